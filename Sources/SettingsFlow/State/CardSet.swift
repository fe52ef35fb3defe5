/// Some of the cards, without an order.
package struct CardSet: OptionSet, Hashable, Sendable {
  /// One bit a card.
  package let rawValue: Int

  /// The cards whose bits are set.
  package init(rawValue: Int) {
    self.rawValue = rawValue
  }

  /// One card.
  package init(_ card: Card) {
    rawValue = 1 << card.rawValue
  }

  /// Whether `card` is among them.
  package func contains(_ card: Card) -> Bool { isSuperset(of: CardSet(card)) }
}
