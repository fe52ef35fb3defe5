import Testing

/// Everything that runs a prompt at a terminal, one after another: libedit's start is not for threads.
@Suite("The prompt", .serialized)
struct PromptTests {}
