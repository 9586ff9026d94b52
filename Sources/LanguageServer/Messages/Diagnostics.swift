// Findings as diagnostics, pushed to clients that do not pull. A file's findings are written down as JSON the moment
// they are handed out, since places count files as they stand just then.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

/// One finding as a client was, or would be, told of it.
struct ShownFinding {
  var finding: Finding
  var fingerprint: String
  var fixes: [Fix]
  var range: ClientRange
  var diagnostic: JSONValue
}

/// What is found in one file, ready to be sent.
struct ShownFile {
  var findings: [ShownFinding] = []
  /// At what findings point at.
  var hints: [JSONValue] = []
  /// Paths of the files by their numbers at this moment.
  var paths: [String] = []

  var diagnostics: JSONValue { .array(findings.map(\.diagnostic) + hints) }
  var isEmpty: Bool { findings.isEmpty && hints.isEmpty }

  /// The same for the same diagnostics.
  var hash: UInt64 {
    var bytes: [UInt8] = []
    diagnostics.write(into: &bytes)
    return contentHash(bytes)
  }
}

extension Server {
  /// What is found in a file now: nothing in one that no project has, nil where that is not known yet.
  func findings(in path: String) -> ShownFile? {
    guard let folder = folder(of: path), hasReadEnding(path) else { return ShownFile() }
    guard let workspace = folder.workspace else { return folder.takes(path, disk) ? nil : ShownFile() }
    if !workspace.isSettled { folder.provisional.insert(path) }
    guard let report = workspace.report(on: path) else { return ShownFile() }
    return shown(report, in: path, folder, workspace.paths)
  }

  private func shown(_ report: FileReport, in path: String, _ folder: Folder, _ paths: [String]) -> ShownFile {
    var file = ShownFile(paths: paths)
    let known = folder.rules?.known(report.fingerprints, of: path) ?? []
    for number in report.findings.indices where !known.contains(number) {
      let finding = report.findings[number]
      let range = range(finding.place.range, in: path, report.source)
      file.findings.append(
        ShownFinding(
          finding: finding, fingerprint: report.fingerprints[number], fixes: report.fixes[number], range: range,
          diagnostic: diagnostic(finding, report.fingerprints[number], report.fixes[number].count, range, folder, paths)))
    }
    noteLinks(of: file.findings.map(\.finding), in: path, folder, paths)
    file.hints = hints(in: path, folder, report.source)
    return file
  }

  private func diagnostic(
    _ finding: Finding, _ fingerprint: String, _ fixCount: Int, _ range: ClientRange, _ folder: Folder, _ paths: [String]
  ) -> JSONValue {
    let rule = folder.rules?.rules.first { $0.id == finding.rule }
    var related: [JSONValue] = []
    if client.takesRelatedInformation {
      for other in finding.related {
        guard let location = location(of: other.place.range, in: paths[other.place.file]) else { continue }
        related.append(["location": location, "message": .string(other.message)])
      }
    }
    let tag: Int? =
      switch rule?.check {
      case "unused-suppression": 1
      case "deprecated-modal-api": 2
      default: nil
      }
    let address = folder.rules?.root.configuration.rulesAddress
    return .members(
      ("range", range.json), ("severity", .integer(severity(of: finding, folder))), ("code", .string(finding.rule)),
      ("codeDescription", client.takesCodeDescriptions ? address.map { ["href": .string($0 + finding.rule)] } : nil),
      ("source", "modallint"), ("message", .string(finding.message)),
      ("tags", client.takesTags ? tag.map { [.integer($0)] } : nil),
      ("relatedInformation", related.isEmpty ? nil : .array(related)),
      ("data", client.takesDiagnosticData ? ["fingerprint": .string(fingerprint), "fixes": .integer(fixCount)] : nil))
  }

  /// In the protocol's numbers: 1 error, 2 warning, 3 information, 4 hint.
  private func severity(of finding: Finding, _ folder: Folder) -> Int {
    switch finding.severity {
    case .error: 1
    case .warning: 2
    case .info: settings.severities[finding.rule] == "hint" && folder.rules?.isConfigured(finding.rule) == false ? 4 : 3
    }
  }

  // MARK: Places

  /// A byte range of a file as the client counts.
  func range(_ range: Range<Int>, in path: String, _ source: LineIndex) -> ClientRange {
    ClientRange(start: position(at: range.lowerBound, in: path, source), end: position(at: range.upperBound, in: path, source))
  }

  private func position(at offset: Int, in path: String, _ source: LineIndex) -> ClientPosition {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = source.lineNumber(at: offset)
    let content = source.contentRange(ofLine: line)
    let end = min(max(offset, content.lowerBound), content.upperBound)
    // A byte-order mark that the client sent is a character of its text; that of a file on the disk is none.
    let mark = line == 1 && content.lowerBound == 3 && documents[path] != nil ? (encoding == .utf8 ? 3 : 1) : 0
    return ClientPosition(line: line - 1, character: mark + length(of: source.bytes[content.lowerBound..<end], in: encoding))
  }

  /// The lines of a file as its folder has it.
  func lines(of path: String) -> LineIndex? {
    if let known = lineIndexes[path] { return known }
    guard let bytes = bytes(of: path) else { return nil }
    if lineIndexes.count > 256 { lineIndexes = [:] }
    let index = LineIndex(bytes)
    lineIndexes[path] = index
    return index
  }

  /// A place as the protocol's `Location`.
  func location(of range: Range<Int>, in path: String) -> JSONValue? {
    guard let lines = lines(of: path) else { return nil }
    return ["uri": .string(address(of: path)), "range": self.range(range, in: path, lines).json]
  }

  // MARK: Pushing

  /// Tells a client that does not pull what is found in a file: each time for an open one, else where it is another.
  func tell(_ path: String, onlyIfChanged: Bool = false) {
    guard !client.canPull, phase == .running || phase == .answered, let file = findings(in: path) else { return }
    let document = documents[path]
    let hash = file.isEmpty ? nil : file.hash
    // That nothing is found is told of an open document, too.
    guard published[path] != hash || document != nil && !(onlyIfChanged && document?.isTold == true) else { return }
    published[path] = hash
    documents[path]?.isTold = true
    // Each version gets its answer: that of the text which is there now.
    var versions: [Int?] = document?.untold ?? []
    if versions.isEmpty { versions = [document?.version] }
    documents[path]?.untold = []
    for version in versions {
      notify(
        "textDocument/publishDiagnostics",
        .members(
          ("uri", .string(address(of: path))), ("version", client.takesDiagnosticVersions ? version.map { .integer($0) } : nil),
          ("diagnostics", file.diagnostics)))
    }
  }

  /// Tells again of a file that was told of while an edit was not worked in everywhere, where it is another now.
  func confirm(_ path: String) {
    guard client.canPull else { return tell(path, onlyIfChanged: true) }
    guard let known = pulled[path], let file = findings(in: path), String(file.hash, radix: 16) != known else { return }
    refresh(path)
  }

  /// Tells of a file whose findings something elsewhere may have changed, where it did.
  func refresh(_ path: String) {
    guard client.canPull else { return tell(path, onlyIfChanged: true) }
    unpulled.insert(path)
    if client.takesRelatedInformation, let folder = folder(of: path), folder.unlinked.last != path { folder.unlinked.append(path) }
    needsRefresh = true
  }

  // MARK: Configurations with a mistake

  /// Shows the mistakes of a folder's configurations at their places, or takes them away. They are pushed to every client:
  /// nobody pulls diagnostics of a configuration.
  func note(mistake: PageError?, of folder: Folder) {
    let before = folder.mistake?.all ?? []
    let now = mistake?.all ?? []
    folder.mistake = mistake
    guard now != before else { return }
    var paths: [String] = []
    for mistake in now + before where !paths.contains(mistake.path) { paths.append(mistake.path) }
    for shown in paths {
      let path = absolutePath(shown, in: folder.path)
      let mistakes = now.filter { $0.path == shown }
      notify(
        "textDocument/publishDiagnostics",
        ["uri": .string(address(of: path)), "diagnostics": .array(mistakes.isEmpty ? [] : diagnostics(of: mistakes, in: path))])
    }
    guard !now.isEmpty else { return }
    let text = now.map(\.description).joined(separator: "\n")
    log(.error, "\(text)\(folder.workspace == nil ? "" : "; the configuration that held before stays in force")")
  }

  /// Each reaches from its place to the end of the line.
  private func diagnostics(of mistakes: [PageError], in path: String) -> [JSONValue] {
    let bytes = try? disk.read(path)
    return mistakes.map { mistake in
      let first = ClientPosition(line: mistake.line - 1, character: 0)
      var range = ClientRange(start: first, end: first)
      if let bytes {
        let lines = LineIndex(bytes)
        let content = lines.contentRange(ofLine: min(mistake.line, lines.lineCount))
        let read = DocumentText(bytes, isFromDisk: true)
        // Its column counts UTF-16 units from 1.
        let start = read.offset(of: ClientPosition(line: mistake.line - 1, character: mistake.column - 1), .utf16)
        range = (documents[path]?.text ?? read).range(start..<max(start, content.upperBound), encoding)
      }
      return ["range": range.json, "severity": 1, "source": "modallint", "message": .string(mistake.message)]
    }
  }
}

/// The length of a text in the units of an encoding.
func length(of bytes: ArraySlice<UInt8>, in encoding: PositionEncoding) -> Int {
  switch encoding {
  case .utf8: return bytes.count
  case .utf16: return utf16Length(of: bytes)
  case .utf32:
    var count = 0
    var offset = bytes.startIndex
    while offset < bytes.endIndex {
      offset += scalarLength(in: bytes, at: offset)
      count += 1
    }
    return count
  }
}
