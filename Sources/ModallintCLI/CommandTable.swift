// Every command and option, once: arguments are read by this table and help is printed from it,
// so that neither can promise what the other does not know.

import ProjectSettings

/// A command of the program.
struct CommandDescription: Sendable {
  var name: String
  /// What stands after the name, as in `[PATH…]`.
  var operands: String
  /// How many operands there may be.
  var operandCount: ClosedRange<Int>
  var summary: String
  var options: [OptionDescription]
  var run: @Sendable (Words, Surroundings, Console) throws(CommandError) -> Int32
}

/// An option of a command.
struct OptionDescription: Sendable {
  /// With its dashes.
  var name: String
  /// What stands for the value in help; nil for an option that takes none.
  var value: String?
  /// The values it takes; empty where it takes any.
  var choices: [String] = []
  var summary: String
  var isRepeatable = false
  /// Left out of help: for those who work on the program.
  var isHidden = false
}

extension OptionDescription {
  static func format(_ choices: [String]) -> OptionDescription {
    OptionDescription(
      name: "--format", value: "FORMAT", choices: choices,
      summary: "\(choices.joined(separator: ", ")); the first unless given")
  }

  static let clientProcess = OptionDescription(
    name: "--clientProcessId", value: "ID", summary: "end when this process is gone; its number, unless `initialize` says it")
  static let output = OptionDescription(
    name: "--output", value: "FORMAT=FILE", summary: "write a report to a file as well; may be repeated", isRepeatable: true)
  static let failOn = OptionDescription(
    name: "--fail-on", value: "SEVERITY", choices: ["error", "warning", "info", "never"],
    summary: "end with 1 for findings from this severity on; warning unless given")
  static let statistics = OptionDescription(name: "--statistics", summary: "print how many findings each rule has instead of the findings")
  static let quiet = OptionDescription(name: "--quiet", summary: "print findings only: no sums, no warnings, no progress")
  static let config = OptionDescription(
    name: "--config", value: "KEY=VALUE", summary: "set a key of the configuration, as in rules.trapped-modal=off; may be repeated", isRepeatable: true)
  static let isolated = OptionDescription(name: "--isolated", summary: "look at no configuration file")
  static let noIgnore = OptionDescription(name: "--no-ignore", summary: "also look at what `.gitignore` and `.ignore` leave out")
  static let baseline = OptionDescription(
    name: "--baseline", value: "FILE", summary: "do not report the findings that this file knows")
  static let fix = OptionDescription(name: "--fix", summary: "mend what can be mended safely, then report the rest")
  static let unsafeFixes = OptionDescription(name: "--unsafe-fixes", summary: "with `--fix` or `--diff`: also fixes that may change more than the mistake")
  static let diff = OptionDescription(name: "--diff", summary: "print fixes as a patch and change nothing")
  static let addSuppressions = OptionDescription(
    name: "--add-suppressions", value: "REASON", summary: "write a comment for each finding that allows it, and why; with `--diff` as a patch")
  static let schema = OptionDescription(name: "--schema", summary: "print the JSON Schema of configurations instead")
  static let gitHook = OptionDescription(name: "--git-hook", summary: "write a git hook that lints each commit, where none is yet")
  static let staged = OptionDescription(
    name: "--staged", summary: "lint what git is about to commit, not the working tree, and report on its changed lines")
  static let since = OptionDescription(
    name: "--since", value: "REF", summary: "report on lines that are changed since the branch left this commit")
  static let patch = OptionDescription(name: "--patch", value: "FILE", summary: "report on lines that a patch changes; `-` reads it from standard input")
  static let wholeFiles = OptionDescription(name: "--whole-files", summary: "with these, report on changed files as a whole")
  static let stdinFilename = OptionDescription(
    name: "--stdin-filename", value: "PATH", summary: "lint standard input, named by the path `-`, as if it were this file")
  static let alone = OptionDescription(name: "--alone", summary: "lint a file that is named without the project around it")
  static let threads = OptionDescription(
    name: "--threads", value: "N", summary: "how many threads work; one a processor unless given")
  static let deploymentTarget = OptionDescription(
    name: "--deployment-target", value: "VERSION",
    summary: "the oldest iOS that the app runs on, such as 16.4; unless given, as the project says")
  static let deviceFamily = OptionDescription(
    name: "--device-family", value: "FAMILY", choices: ["phone", "pad", "universal"],
    summary: "phone, pad, universal; unless given, as the project says")
  static let platform = OptionDescription(
    name: "--platform", value: "NAME", choices: Platforms.named.map(\.name),
    summary: "a platform that the app is built for, such as iOS or macCatalyst; may be repeated", isRepeatable: true)
  static let timings = OptionDescription(
    name: "--timings", summary: "print on standard error where the time went, by stage and by rule")
  static let color = OptionDescription(
    name: "--color", value: "WHEN", choices: ["auto", "always", "never"],
    summary: "auto, always, never; auto colours a terminal, unless `NO_COLOR` is set, and all output if `CLICOLOR_FORCE` is")
  static let help = OptionDescription(name: "--help", summary: "print this and end")
  static let version = OptionDescription(name: "--version", summary: "print the version and end")
}

let maximum = Int.max

/// The first is the one that runs where no command is named.
let commands: [CommandDescription] = [
  CommandDescription(
    name: "lint", operands: "[PATH…]", operandCount: 0...maximum,
    summary: "find modal mistakes in the Swift files below the paths, or below the current folder",
    options: [
      .format(ReportFormat.names),
      OptionDescription(
        name: "--rule", value: "ID", summary: "run only this rule, also if it is off; may be repeated",
        isRepeatable: true),
      .output, .failOn, .statistics, .quiet, .fix, .unsafeFixes, .diff, .addSuppressions, .baseline, .staged, .since, .patch, .wholeFiles, .stdinFilename, .alone, .noIgnore, .config, .isolated, .deploymentTarget, .deviceFamily, .platform, .threads, .color, .timings,
    ],
    run: runLint),
  CommandDescription(
    name: "baseline", operands: "write|prune [PATH…]", operandCount: 1...maximum,
    summary: "write down the findings that there are, or drop those that are gone",
    options: [
      OptionDescription(name: "--baseline", value: "FILE", summary: "the file; as configured, or \(usualBaseline), unless given"),
      .noIgnore, .config, .isolated, .deploymentTarget, .deviceFamily, .platform, .threads,
    ], run: runBaseline),
  CommandDescription(
    name: "rules", operands: "", operandCount: 0...0, summary: "list the rules",
    options: [.format(["text", "json"])], run: runRules),
  CommandDescription(
    name: "explain", operands: "RULE|MESSAGE", operandCount: 1...maximum,
    summary: "print what a rule finds, why, and how to fix it; a message of the console leads to the rules",
    options: [.color], run: runExplain),
  CommandDescription(
    name: "why", operands: "PATH:LINE", operandCount: 1...1,
    summary: "say what was seen at a line, and why it was or was not reported",
    options: [.noIgnore, .config, .isolated, .deploymentTarget, .deviceFamily, .platform, .threads, .color], run: runWhy),
  CommandDescription(
    name: "config", operands: "[PATH]", operandCount: 0...1,
    summary: "print the configuration that holds for a path, and where each value comes from",
    options: [.format(["text", "json"]), .schema, .config, .isolated], run: runConfig),
  CommandDescription(
    name: "test", operands: "PATH…", operandCount: 1...maximum, summary: "run the examples of rule pages: files, or folders with pages",
    options: [], run: runTest),
  CommandDescription(
    name: "init", operands: "[FOLDER]", operandCount: 0...1, summary: "write a configuration to begin with, every key explained",
    options: [.gitHook], run: runInit),
  CommandDescription(
    name: "lsp", operands: "", operandCount: 0...0, summary: "serve an editor: diagnostics, fixes and more by the Language Server Protocol",
    options: [OptionDescription(name: "--stdio", summary: "over standard input and output, as it does anyway"), .clientProcess], run: runLSP),
  CommandDescription(
    name: "completions", operands: "bash|zsh|fish", operandCount: 1...1, summary: "print what a shell may complete",
    options: [], run: runCompletions),
  CommandDescription(
    name: "manual", operands: "", operandCount: 0...0, summary: "print the man page", options: [], run: runManual),
  CommandDescription(
    name: "facts", operands: "[PATH…]", operandCount: 0...maximum,
    summary: "print what is known of each presentation",
    options: [
      .format(["text", "json"]), .alone, .noIgnore, .config, .isolated, .deploymentTarget, .deviceFamily, .platform, .threads,
    ], run: runFacts),
  CommandDescription(
    name: "tokens", operands: "FILE…", operandCount: 1...maximum,
    summary: "print the tokens of files: start, end, kind", options: [], run: runTokens),
  CommandDescription(
    name: "help", operands: "[COMMAND]", operandCount: 0...1, summary: "print this, or what a command does and takes", options: [], run: runHelp),
  CommandDescription(
    name: "version", operands: "", operandCount: 0...0, summary: "print the version", options: [], run: runVersion),
]

/// The options that every command takes.
let commonOptions: [OptionDescription] = [.help, .version]

// MARK: Help

/// The help of a command, or of the program where none is given.
func helpText(for command: CommandDescription?) -> String {
  guard let command else { return programHelp() }
  let usage = "modallint \(command.name)" + (command.operands.isEmpty ? "" : " \(command.operands)")
  return """
    \(sentence(command.summary))

    usage: \(usage) [OPTION…]

    options:
    \(optionRows(command.options + [.help]))

    """
}

private func programHelp() -> String {
  """
  modallint \(programVersion): finds modal mistakes in UIKit and SwiftUI code.

  usage: modallint [COMMAND] [OPTION…] [PATH…]

  commands:
  \(rows(commands.map { ($0.name + ($0.operands.isEmpty ? "" : " " + $0.operands), $0.summary) }))

  options of `\(commands[0].name)`, which runs where no command is named:
  \(optionRows(commands[0].options + commonOptions))

  exit status: 0 clean, 1 findings of warning or error, 2 it could not do its work.
  `modallint COMMAND --help` says more about a command.

  """
}

private func optionRows(_ options: [OptionDescription]) -> String {
  rows(
    options.filter { !$0.isHidden }.map { option in
      (option.name + (option.value.map { " \($0)" } ?? ""), option.summary)
    })
}

private func rows(_ rows: [(String, String)]) -> String {
  let width = rows.map(\.0.count).max() ?? 0
  return rows.map { left, right in
    "  \(left)\(String(repeating: " ", count: width - left.count))  \(right)"
  }.joined(separator: "\n")
}

private func sentence(_ text: String) -> String {
  (text.first.map { String($0).uppercased() } ?? "") + text.dropFirst() + "."
}
