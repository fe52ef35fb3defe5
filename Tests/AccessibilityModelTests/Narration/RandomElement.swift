import AccessibilityModel
import TestSupport

/// Elements of every kind, the unlikely ones too.
enum RandomElement {
  static func make(using generator: inout SeededGenerator) -> AccessibilityElement {
    let texts = ["Push", "Saved.", "Back", "Quiet hours", "Weekly: A", "Hm?"]
    let values = ["1", "0", "2", "75%", "10:00 PM", "Off."]
    func one<Item>(_ items: [Item]) -> Item? {
      let index = Int.random(in: 0...items.count, using: &generator)
      return index < items.count ? items[index] : nil
    }
    let allTraits = AccessibilityTraits.named.values.sorted { $0.rawValue < $1.rawValue }
    let count = Int.random(in: 0...4, using: &generator)
    let cell = TableCell(
      row: one([1, 7]),
      column: one([1, 7]),
      rowSpan: one([1, 2]) ?? 1,
      columnSpan: one([1, 3]) ?? 1,
      isFirstInRow: Bool.random(using: &generator)
    )
    let positions: [AccessibilityPosition] = [
      .series(index: 1, count: 3), .tab(index: 2, count: 5), .row(index: 2, count: 3), .listStart,
      .listEnd, .landmarkStart, .landmarkEnd, .cell(cell),
    ]
    return AccessibilityElement(
      label: one(texts),
      value: one(values),
      traits: AccessibilityTraits((0..<count).compactMap { _ in one(allTraits) }),
      hint: one(["Opens it", "Opens it."]),
      position: one(positions),
      groupLabel: one(["Group"]),
      entersGroup: Bool.random(using: &generator),
      customContent: [one([CustomContent("Window seat"), .fact("default")])].compactMap(\.self),
      customActions: [one(["Delete"])].compactMap(\.self),
      isExpanded: one([true, false])
    )
  }
}
