/// What commands are for.
enum CommandArea: CaseIterable, Hashable, Sendable {
  case reading
  case moving
  case changing
  case permission
  case reviewing
  case prompt
}
