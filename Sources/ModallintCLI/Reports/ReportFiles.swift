// `--output FORMAT=FILE`: reports beside the one on standard output.

import ProjectFiles
import RuleEngine

/// A report that goes to a file.
struct ReportFile {
  var format: ReportFormat
  var path: String

  /// - Throws: `CommandError` where it is not `FORMAT=FILE`, or the format is not known.
  init(_ text: String) throws(CommandError) {
    guard let equals = text.firstIndex(of: "="), equals != text.startIndex, text.index(after: equals) != text.endIndex else {
      throw CommandError("`--output` takes FORMAT=FILE, such as sarif=modallint.sarif, not `\(text)`")
    }
    let name = String(text[..<equals])
    guard let format = ReportFormat(named: name) else {
      throw CommandError("`\(name)` is no format of a report\(suggestion(for: name, among: ReportFormat.names))")
    }
    self.format = format
    path = String(text[text.index(after: equals)...])
  }

  /// Writes the report; what stood in the file is replaced at once or not at all.
  /// - Throws: `CommandError` where the file cannot be written.
  func write(_ report: Report) throws(CommandError) {
    var bytes: [UInt8] = []
    let output = Output {
      bytes += $0
      return true
    }
    format.write(report, Style(isColored: false), output)
    output.flush()
    do {
      try replaceFile(path, with: bytes)
    } catch {
      throw CommandError("`\(error.path)`: \(error.message)")
    }
  }
}
