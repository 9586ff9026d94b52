import ModallintCLI

exitWithStatus(of: CommandLine.arguments)
