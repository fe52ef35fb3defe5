import Testing

/// The built executable as a person meets it: at terminals and between pipes.
@Suite("The built executable")
struct ConformanceTests {}
