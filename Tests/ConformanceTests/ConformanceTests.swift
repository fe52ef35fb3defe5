import Testing

/// The built executable as a person meets it: at terminals and between pipes.
///
/// One after another: what waits for a program keeps a thread from the other tests.
@Suite("The built executable", .serialized)
struct ConformanceTests {}
