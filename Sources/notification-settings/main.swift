import SettingsProgram

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

let environment = ProgramEnvironment.current
exit(Int32(Program(environment: environment).run(ProgramArguments.current)))
