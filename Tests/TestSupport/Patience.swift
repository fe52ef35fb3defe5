package import Dispatch

/// How long what is expected is waited for.
package enum Patience {
  /// Long, for a machine that is busy with something else.
  package static let limit = DispatchTimeInterval.seconds(20)
}
