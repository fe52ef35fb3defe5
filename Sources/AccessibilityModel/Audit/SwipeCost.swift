/// How many swipes lead from the top of a screen to one of its elements.
package struct SwipeCost: Hashable, Sendable {
  /// From element to element.
  package let byElement: Int
  /// With the rotor on headings first, where that is shorter.
  package let withHeadings: Int

  /// The cost of reaching `elements[index]` with the first element in focus.
  package init(to index: Int, in elements: [AccessibilityElement]) {
    byElement = index
    let headings = elements.indices.filter { elements[$0].traits.contains(.header) && $0 > 0 }
    let ways = headings.enumerated().compactMap { number, heading in
      heading <= index ? number + 1 + index - heading : nil
    }
    withHeadings = min(index, ways.min() ?? index)
  }
}
