import SettingsFlow

/// The place on the screen that moving words move.
struct Cursor: Hashable, Sendable {
  /// The elements up to and with the current one, as they were when it was moved to.
  private(set) var path: [ElementID] = []

  /// Where the cursor stands on `screen`, from 0: the nearest before it when its element vanished.
  func index(on screen: Screen) -> Int {
    for id in path.reversed() {
      if let index = screen.index(of: id) { return index }
    }
    return 0
  }

  /// Whether it was never moved, and so is on the first element.
  var isAtStart: Bool { path.isEmpty }

  /// Stays where it went when its element had gone, also once that is there again.
  mutating func settle(on id: ElementID) {
    guard let index = path.lastIndex(of: id) else { return }
    path.removeSubrange((index + 1)...)
  }

  mutating func move(to index: Int, on screen: Screen) {
    path = (0...index).map(screen.id(at:))
  }
}
