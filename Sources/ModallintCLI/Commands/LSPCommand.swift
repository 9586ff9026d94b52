// `modallint lsp`: serves an editor over standard input and output until it leaves.

import LanguageServer

func runLSP(_ words: Words, _ surroundings: Surroundings, _ console: Console) throws(CommandError) -> Int32 {
  var client: Int?
  if let text = words.value(OptionDescription.clientProcess.name) {
    guard let number = Int(text), number > 0 else { throw CommandError("`\(OptionDescription.clientProcess.name)` takes the number of a process, not `\(text)`") }
    client = number
  }
  return serveStandardStreams(version: programVersion, client: client)
}
