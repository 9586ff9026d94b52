// Reads the arguments by the command table. A word that is not known is answered with the nearest one
// that is, and nothing is done: a misspelt `--rule` must not pass as a clean run.

import RuleEngine

/// The arguments of one run, as the table understands them.
struct Words: Sendable {
  var command: CommandDescription
  var operands: [String] = []
  /// The values of each option that was given, in order; an option without value has an empty one.
  var values: [String: [String]] = [:]
  var asksForHelp = false
  /// `--help` without a command.
  var asksForProgramHelp = false
  var asksForVersion = false

  func has(_ option: OptionDescription) -> Bool { values[option.name] != nil }

  /// The last value of an option.
  func value(_ name: String) -> String? { values[name]?.last }
}

/// - Throws: `CommandError` for a word that the table does not know.
func readArguments(_ arguments: [String]) throws(CommandError) -> Words {
  var rest = arguments[...]
  var words = Words(command: commands[0])
  words.asksForProgramHelp = true
  if let named = commands.first(where: { $0.name == rest.first }) {
    words.command = named
    words.asksForProgramHelp = false
    rest.removeFirst()
  }
  while let word = rest.popFirst() {
    if word == "--" {
      words.operands += rest
      break
    }
    // A lone dash is a path like any other.
    guard word.hasPrefix("-"), word != "-" else {
      words.operands.append(word)
      continue
    }
    try readOption(word, &rest, &words)
  }
  if words.asksForHelp || words.asksForVersion { return words }
  try checkOperands(words)
  return words
}

private func readOption(
  _ word: String, _ rest: inout ArraySlice<String>, _ words: inout Words
) throws(CommandError) {
  let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
  let name = String(parts[0])
  switch name {
  case "-h", OptionDescription.help.name:
    words.asksForHelp = true
    return
  case OptionDescription.version.name:
    words.asksForVersion = true
    return
  default: break
  }
  guard let option = words.command.options.first(where: { $0.name == name }) else {
    throw unknownOption(name, of: words.command)
  }
  guard let placeholder = option.value else {
    guard parts.count == 1 else { throw CommandError("`\(name)` takes no value") }
    words.values[name] = [""]
    return
  }
  guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
    throw CommandError("`\(name)` needs a value: `\(name) \(placeholder)`")
  }
  guard option.choices.isEmpty || option.choices.contains(value) else {
    let choices = option.choices.map { "`\($0)`" }.joined(separator: ", ")
    throw CommandError(
      "`\(value)` is no value of `\(name)`, which takes \(choices)\(suggestion(for: value, among: option.choices))"
    )
  }
  words.values[name, default: []].append(value)
}

private func unknownOption(_ name: String, of command: CommandDescription) -> CommandError {
  let known = (command.options + commonOptions).filter { !$0.isHidden }.map(\.name)
  return CommandError(
    "`\(command.name)` has no option `\(name)`\(suggestion(for: name, among: known))")
}

private func checkOperands(_ words: Words) throws(CommandError) {
  let command = words.command
  if words.operands.count < command.operandCount.lowerBound {
    throw CommandError("`\(command.name)` needs \(command.operands)")
  }
  if words.operands.count > command.operandCount.upperBound {
    let surplus = words.operands[command.operandCount.upperBound]
    throw CommandError("`\(command.name)` does not take `\(surplus)`")
  }
}

extension Words {
  /// The number of threads to use.
  func threadCount(unlessGiven count: Int) throws(CommandError) -> Int {
    guard let text = value(OptionDescription.threads.name) else { return count }
    guard let threads = Int(text), threads > 0 else {
      throw CommandError("`--threads` takes a number from 1, not `\(text)`")
    }
    return threads
  }
}
