// `modallint tokens FILE…`: the tokens as bytes, to be compared with those of another tokenizer.

import ProjectFiles
import SwiftScan

func runTokens(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  var status = ExitStatus.clean
  var list = TokenList()
  for path in words.operands {
    do {
      let bytes = try readFile(path)
      bytes.withUnsafeBufferPointer { scan($0, into: &list) }
      list.names.reset()
      console.output.write("# \(path)\n")
      writeTokens(list.tokens, to: console.output)
    } catch {
      console.report(error)
      status = ExitStatus.failure
    }
  }
  return status
}

/// START, END and KIND of each token, with tabs between; offsets in bytes, half open.
private func writeTokens(_ tokens: Table<Token>, to output: Output) {
  // A line is made of bytes: an interpolated string a token would take longer than the scan.
  var line: [UInt8] = []
  for token in tokens {
    line.removeAll(keepingCapacity: true)
    appendDecimal(token.start, to: &line)
    line.append(UInt8(ascii: "\t"))
    appendDecimal(token.end, to: &line)
    line.append(UInt8(ascii: "\t"))
    line += kindNames[Int(token.kind.rawValue)]
    line.append(UInt8(ascii: "\n"))
    output.write(line)
  }
}

/// By raw value.
private let kindNames: [[UInt8]] = TokenKind.allCases.map { Array("\($0)".utf8) }

private func appendDecimal(_ number: UInt32, to bytes: inout [UInt8]) {
  let start = bytes.count
  var rest = number
  repeat {
    bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
  bytes[start...].reverse()
}
