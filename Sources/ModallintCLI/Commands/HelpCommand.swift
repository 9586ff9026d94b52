// `modallint help` and `modallint version`: what `--help` and `--version` print, for those who try a word first.

import RuleEngine

func runHelp(_ words: Words, _ surroundings: Surroundings, _ console: Console) throws(CommandError) -> Int32 {
  var command: CommandDescription?
  if let name = words.operands.first {
    command = commands.first { $0.name == name }
    if command == nil { throw CommandError("there is no command `\(name)`\(suggestion(for: name, among: commands.map(\.name)))") }
  }
  console.output.write(helpText(for: command))
  return ExitStatus.clean
}

func runVersion(_ words: Words, _ surroundings: Surroundings, _ console: Console) throws(CommandError) -> Int32 {
  console.output.write("modallint \(programVersion)\n")
  return ExitStatus.clean
}
