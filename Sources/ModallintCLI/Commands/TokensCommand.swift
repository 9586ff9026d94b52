// `modallint tokens FILE…`: the tokens as bytes, to be compared with those of another tokenizer.

import ProjectFiles
import SwiftScan

func runTokens(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  var status = ExitStatus.clean
  for path in words.operands {
    do {
      let bytes = try readFile(path)
      console.output.write("# \(path)\n")
      writeTokens(of: bytes, to: console.output)
    } catch {
      console.report(error)
      status = ExitStatus.failure
    }
  }
  return status
}

/// START, END and KIND of each token, with tabs between; offsets in bytes, half open.
private func writeTokens(of bytes: [UInt8], to output: Output) {
}
