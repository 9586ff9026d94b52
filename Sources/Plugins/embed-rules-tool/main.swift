// Writes rule pages and the vocabulary as raw string literals into one Swift file.
// Usage: embed-rules OUTPUT FILE…
// Raw literals compile fast and need no escapes: only the number of `#` is chosen so that no line
// of the text can end the literal. It runs at build time only, and stops the build when a file cannot be read.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

guard CommandLine.arguments.count > 1 else { fail("usage: embed-rules OUTPUT FILE…") }
let output = CommandLine.arguments[1]
let inputs = CommandLine.arguments.dropFirst(2).map { (name: fileName($0), text: readText($0)) }

var source = "// Made from the files of `rules/` by the plugin `EmbedRules`.\n\nextension RuleBook {\n"
source += "  /// Every page of the folder, in the order of the names.\n"
source += "  public static let pages: [Page] = [\n"
for input in inputs where input.name.hasSuffix(".md") {
  source += "(name: \(literal(String(input.name.dropLast(3)))), text: \(literal(input.text))),\n"
}
source += "  ]\n\n  /// The text of `vocabulary.json`, or an empty object where there is none.\n"
let vocabulary = inputs.first { $0.name == "vocabulary.json" }?.text ?? "{}"
source += "  public static let vocabulary: String = \(literal(vocabulary))\n}\n"
writeText(source, to: output)

func fileName(_ path: String) -> String {
  String(path.split(separator: "/").last ?? "")
}

/// `text` as a multi-line raw string literal. The text's last line break is written as such,
/// before the one that belongs to the closing quotes.
func literal(_ text: String) -> String {
  var longest = 0
  var run = 0
  for byte in text.utf8 {
    run = byte == UInt8(ascii: "#") ? run + 1 : 0
    longest = max(longest, run)
  }
  let pounds = String(repeating: "#", count: longest + 1)
  return "\(pounds)\"\"\"\n\(text)\n\"\"\"\(pounds)"
}

func readText(_ path: String) -> String {
  guard let bytes = readBytes(path) else { fail("`\(path)` cannot be read") }
  let text = String(decoding: bytes, as: UTF8.self)
  guard text.utf8.elementsEqual(bytes) else { fail("`\(path)` is not UTF-8") }
  return text
}

/// The bytes of a file; nil where it cannot be opened.
func readBytes(_ path: String) -> [UInt8]? {
  guard let file = fopen(path, "rb") else { return nil }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { break }
    bytes += buffer[..<count]
  }
  return bytes
}

/// SwiftPM runs this more often than it need be; a file that stays as it is has nothing compiled again.
func writeText(_ text: String, to path: String) {
  let bytes = Array(text.utf8)
  if readBytes(path) == bytes { return }
  guard let file = fopen(path, "wb") else { fail("`\(path)` cannot be written") }
  defer { fclose(file) }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count else { fail("`\(path)` cannot be written") }
}

func fail(_ message: String) -> Never {
  let bytes = Array("error: \(message)\n".utf8)
  _ = write(2, bytes, bytes.count)
  exit(1)
}
