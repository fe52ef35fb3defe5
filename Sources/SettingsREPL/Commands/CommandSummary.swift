/// What a command does, in one sentence without a period, in each of the product's languages.
package struct CommandSummary: Hashable, Sendable {
  package let english: String
  package let german: String
}
