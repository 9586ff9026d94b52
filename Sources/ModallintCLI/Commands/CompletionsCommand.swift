// `modallint completions SHELL`: what a shell may complete, written from the command table, so that it knows what the
// program knows.

import RuleEngine

func runCompletions(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let shells = ["bash", "zsh", "fish"]
  let rules = try embeddedRules(surroundings).map(\.id)
  switch words.operands[0] {
  case "bash": console.output.write(bashCompletions(rules))
  case "zsh": console.output.write(zshCompletions(rules))
  case "fish": console.output.write(fishCompletions(rules))
  case let other:
    throw CommandError("`completions` takes \(shells.map { "`\($0)`" }.joined(separator: ", ")), not `\(other)`\(suggestion(for: other, among: shells))")
  }
  return ExitStatus.clean
}

/// What may stand for an option's value: its choices, rules, or nothing that is known.
private func values(_ option: OptionDescription, _ rules: [String]) -> [String] {
  option.name == "--rule" ? rules : option.choices
}

private func shownOptions(_ command: CommandDescription) -> [OptionDescription] {
  (command.options + commonOptions).filter { !$0.isHidden }
}

/// What a command's operands may be, where they are no paths.
private func operands(_ command: CommandDescription, _ rules: [String]) -> [String] {
  switch command.name {
  case "explain": rules
  case "baseline": ["write", "prune"]
  case "completions": ["bash", "zsh", "fish"]
  case "help": commands.map(\.name)
  default: []
  }
}

private func bashCompletions(_ rules: [String]) -> String {
  let cases = commands.map { command in
    let valued = shownOptions(command).filter { $0.value != nil }
    let choices = valued.filter { !values($0, rules).isEmpty }.map { option in
      "        \(option.name)) COMPREPLY=($(compgen -W '\(values(option, rules).joined(separator: " "))' -- \"$word\")); return ;;"
    }
    let files = valued.filter { values($0, rules).isEmpty }.map(\.name).joined(separator: "|")
    let words = (shownOptions(command).map(\.name) + operands(command, rules)).joined(separator: " ")
    return """
          \(command.name))
            case "$before" in
      \(choices.joined(separator: "\n"))
              \(files.isEmpty ? "''" : files)) COMPREPLY=($(compgen -f -- "$word")); return ;;
            esac
            COMPREPLY=($(compgen -W '\(words)' -- "$word") $(compgen -f -- "$word")) ;;
      """
  }
  return """
    # modallint completions bash
    _modallint() {
      local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" command="${COMP_WORDS[1]}"
      case "$command" in
        \(commands.map(\.name).joined(separator: "|"))) ;;
        *) command=\(commands[0].name) ;;
      esac
      if [ "$COMP_CWORD" = 1 ]; then
        COMPREPLY=($(compgen -W '\(commands.map(\.name).joined(separator: " "))' -- "$word"))
      fi
      [ "${#COMPREPLY[@]}" -gt 0 ] && return
      case "$command" in
    \(cases.joined(separator: "\n"))
      esac
    }
    complete -o filenames -F _modallint modallint

    """
}

private func zshCompletions(_ rules: [String]) -> String {
  func escaped(_ text: String) -> String {
    text.replacing("'", with: "'\\''").replacing("[", with: "\\[").replacing("]", with: "\\]").replacing(":", with: "\\:").replacing("`", with: "")
  }
  let cases = commands.map { command in
    let options = shownOptions(command).map { option in
      let repeated = option.isRepeatable ? "*" : ""
      let value = option.value.map { placeholder in
        let known = values(option, rules)
        return ":\(placeholder):" + (known.isEmpty ? "_files" : "(\(known.joined(separator: " ")))")
      }
      return "        '\(repeated)\(option.name)[\(escaped(option.summary))]\(value ?? "")'"
    }
    let known = operands(command, rules)
    let rest = known.isEmpty ? "'*:path:_files'" : "'1:\(command.name):(\(known.joined(separator: " ")))' '*:path:_files'"
    return "      \(command.name))\n      _arguments \\\n\(options.joined(separator: " \\\n")) \\\n        \(rest) ;;"
  }
  return """
    #compdef modallint
    _modallint() {
      local -a names
      names=(
    \(commands.map { "    '\($0.name):\(escaped($0.summary))'" }.joined(separator: "\n"))
      )
      if (( CURRENT == 2 )); then
        _describe command names
        _files
        return
      fi
      local command=$words[2]
      (( ${names[(I)$command:*]} )) && { shift words; (( CURRENT-- )) } || command=\(commands[0].name)
      case $command in
    \(cases.joined(separator: "\n"))
      esac
    }
    compdef _modallint modallint

    """
}

private func fishCompletions(_ rules: [String]) -> String {
  func quoted(_ text: String) -> String { "'" + text.replacing("\\", with: "\\\\").replacing("'", with: "\\'") + "'" }
  var lines = ["# modallint completions fish"]
  for command in commands {
    lines.append("complete -c modallint -n __fish_use_subcommand -a \(command.name) -d \(quoted(command.summary))")
    let isSeen = command.name == commands[0].name
      ? quoted("not __fish_seen_subcommand_from \(commands.dropFirst().map(\.name).joined(separator: " "))")
      : quoted("__fish_seen_subcommand_from \(command.name)")
    for option in shownOptions(command) {
      let known = values(option, rules)
      let value = option.value == nil ? "" : known.isEmpty ? " -r" : " -x -a \(quoted(known.joined(separator: " ")))"
      lines.append("complete -c modallint -n \(isSeen) -l \(option.name.dropFirst(2))\(value) -d \(quoted(option.summary))")
    }
    let known = operands(command, rules)
    if !known.isEmpty { lines.append("complete -c modallint -n \(isSeen) -a \(quoted(known.joined(separator: " ")))") }
  }
  return lines.joined(separator: "\n") + "\n"
}
