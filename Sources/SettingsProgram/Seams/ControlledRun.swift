/// One run of the prompt as ``ControlServer`` drives it.
struct ControlledRun: Sendable {
  let client: SessionClient
  /// Does something on the prompt's thread once nothing else is to be done there.
  let whenIdle: @Sendable (@escaping @Sendable () -> Void) -> Void
  /// Acts as the end of input does.
  let endInput: @Sendable () -> Void
}
