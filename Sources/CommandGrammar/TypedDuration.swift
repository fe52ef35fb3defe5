/// What typed words say about a length of time.
package enum TypedDuration: Hashable, Sendable {
  /// A number and a unit as typed, and how long that is.
  case duration(Amount)
  /// Something else, a negative or an endless one among it; `text` as typed.
  case notADuration(text: String)
  /// No word at all.
  case nothing

  /// A length of time as it was typed: `90 minutes` is not `1.5 hours`.
  package struct Amount: Hashable, Sendable {
    /// The typed number, in `unit`; at least 0.
    package let value: Double
    /// The unit that was typed, in whichever of its forms.
    package let unit: DurationUnit
    /// The same, exactly: at least 0, at most 365,000 days.
    package let duration: Duration
  }
}
