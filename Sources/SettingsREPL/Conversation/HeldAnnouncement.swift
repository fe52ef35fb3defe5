/// An announcement that waits.
struct HeldAnnouncement: Hashable, Sendable {
  let text: String
  let item: String?
}
