// From arguments to an exit status. Everything a run takes from outside comes in as a value, so that
// tests run the whole program in their own process and read what it printed.

import ProjectFiles
import RuleEngine

/// The version of the program, not of its output formats.
let programVersion = "0.1.0"

enum ExitStatus {
  static let clean: Int32 = 0
  /// Findings of warning or error.
  static let findings: Int32 = 1
  /// It could not do its work, or not all of it.
  static let failure: Int32 = 2
}

/// What a run takes from outside but its arguments.
public struct Surroundings: Sendable {
  public var environment: @Sendable (String) -> String?
  /// Whether standard output is a terminal.
  public var isTerminal: Bool
  /// The columns of that terminal; nil where there is none.
  public var terminalWidth: Int?
  /// Whether standard error is a terminal, on which a line may move.
  public var showsProgress = false
  /// How far the run is.
  var progress = ReadProgress()
  /// All of standard input, the same each time.
  public var standardInput: @Sendable () -> [UInt8]
  public var pages: [PageSource]
  /// The checks that pages may name.
  public var checks: [String]
  /// Whether the process ends with the run, so that nothing need be taken apart.
  var endsProcess = false

  public init(
    environment: @escaping @Sendable (String) -> String? = { _ in nil }, isTerminal: Bool = false,
    standardInput: @escaping @Sendable () -> [UInt8] = { [] }, pages: [PageSource] = embeddedPages, checks: [String] = checkNames
  ) {
    self.environment = environment
    self.isTerminal = isTerminal
    self.standardInput = standardInput
    self.pages = pages
    self.checks = checks
  }
}

/// Runs the program in this process and ends it.
/// - Parameter arguments: The program's name first.
public func exitWithStatus(of arguments: [String]) -> Never {
  useLargePages()
  ignoreWriteSignals()
  let input = StandardInput()
  var surroundings = Surroundings(
    environment: environmentValue, isTerminal: isTerminal(1), standardInput: { input.bytes })
  surroundings.terminalWidth = terminalWidth(1)
  surroundings.showsProgress = isTerminal(2) && environmentValue("TERM") != "dumb"
  surroundings.endsProcess = true
  let console = Console(
    output: Output(outcome: { writeOut($0, to: 1) }), errors: Output { writeAll($0, to: 2) })
  let status = run(Array(arguments.dropFirst()), surroundings, console)
  exitProcess(status)
}

/// Standard input, which can be read once and is asked for by every round of fixes. One thread asks.
private final class StandardInput: @unchecked Sendable {
  private(set) lazy var bytes = readAll(from: 0)
}

/// Runs the program.
/// - Parameter arguments: Without the program's name.
/// - Returns: The exit status: 0 clean, 1 findings of warning or error, 2 it could not do its work.
public func run(_ arguments: [String], _ surroundings: Surroundings, _ console: Console) -> Int32 {
  console.finish(status(of: arguments, surroundings, console))
}

private func status(of arguments: [String], _ surroundings: Surroundings, _ console: Console) -> Int32 {
  do {
    let words = try readArguments(arguments)
    if words.asksForHelp {
      console.output.write(helpText(for: words.asksForProgramHelp ? nil : words.command))
      return ExitStatus.clean
    }
    if words.asksForVersion {
      console.output.write("modallint \(programVersion)\n")
      return ExitStatus.clean
    }
    return try words.command.run(words, surroundings, console)
  } catch {
    console.report(error)
    return ExitStatus.failure
  }
}

/// Ends a run that has printed all it had to say, in the real program at once.
func ended(_ status: Int32, _ surroundings: Surroundings, _ console: Console) -> Int32 {
  guard surroundings.endsProcess else { return status }
  exitProcess(console.finish(status))
}

/// Why a command could not do its work; the message is one line.
struct CommandError: Error {
  var message: String
  /// Where in a file, as `path:line:column`; nil where it is about the arguments.
  var place: String?
  /// What else is wrong.
  var others: [CommandError] = []

  init(_ message: String, place: String? = nil) {
    self.message = message
    self.place = place
  }

  init(_ error: PageError) {
    self.init(error.message, place: "\(error.path):\(error.line):\(error.column)")
    others = error.others.map { CommandError($0) }
  }
}
