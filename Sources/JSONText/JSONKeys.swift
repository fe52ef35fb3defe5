/// The keys of one object, told apart by their bytes: canonically equivalent ones are different.
struct JSONKeys {
  /// The most keys that are compared one by one.
  private static let few = 8

  private var keys: [String] = []
  private var many: Set<[UInt8]> = []

  /// Adds a key; false when it is there already.
  mutating func insert(_ key: String) -> Bool {
    if keys.count < Self.few {
      guard !keys.contains(where: { $0 == key && $0.utf8.elementsEqual(key.utf8) }) else {
        return false
      }
      keys.append(key)
      return true
    }
    if many.isEmpty { many = Set(keys.map { Array($0.utf8) }) }
    return many.insert(Array(key.utf8)).inserted
  }
}
