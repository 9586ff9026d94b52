// `modallint lsp`: serves an editor over standard input and output until it leaves.

import LanguageServer

func runLSP(_ words: Words, _ surroundings: Surroundings, _ console: Console) throws(CommandError) -> Int32 {
  serveStandardStreams(version: programVersion)
}
