/// The lines of the answer that is being put together.
struct AnswerLines: Hashable, Sendable {
  var lines: [String] = []
  /// The highest announcement number that the lines hold; 0 for none.
  var coversAnnouncementsThrough = 0
  /// Whether it is laid out in pages already.
  var isPage = false
}
