// From proposals to edits: finds the statement or the braces that a change speaks of, and writes its lines as the
// file itself is written: its indentation, its line breaks. What cannot be placed without touching other
// code (a statement that shares its line) gives no fix.

import ModalFacts

struct FixWriter {
  /// By file.
  private var sources: [Int: FixSource] = [:]
  private var reader = NotesReader()

  /// Makes the edits of a proposal, or nil where one of its changes cannot be placed.
  mutating func fix(for proposal: Proposal, in files: [Int: LineIndex]) -> Fix? {
    var edits: [Edit] = []
    for change in proposal.changes {
      let file = change.place.file
      guard let index = files[file] else { return nil }
      if sources[file] == nil { sources[file] = FixSource(index, &reader) }
      guard let edit = sources[file]?.edit(for: change) else { return nil }
      if let name = proposal.removedName, sources[file]?.holds(name, around: change, but: proposal.changes) != false { return nil }
      edits.append(edit)
    }
    edits.sort { $0.place < $1.place }
    for (edit, next) in zip(edits, edits.dropFirst()) where edit.place.file == next.place.file {
      guard edit.place.range.upperBound <= next.place.range.lowerBound else { return nil }
    }
    return Fix(title: proposal.title, isSafe: proposal.isSafe, edits: edits)
  }
}

/// A file as fixes see it.
private struct FixSource {
  private let bytes: [UInt8]
  private let index: LineIndex
  private let notes: FileNotes
  /// What ends its lines.
  private let lineBreak: String
  /// One step of its indentation.
  private let step: String

  init(_ index: LineIndex, _ reader: inout NotesReader) {
    self.index = index
    bytes = index.bytes
    notes = FileNotes(index.bytes, &reader)
    lineBreak = index.lineBreak
    step = Self.step(of: index)
  }

  func edit(for change: Change) -> Edit? {
    let place = change.place
    guard place.range.upperBound <= bytes.count else { return nil }
    switch change.spot {
    case .bytes:
      if let original = change.original, !bytes[place.range].elementsEqual(original.utf8) { return nil }
      return Edit(place: place, text: change.lines.joined(separator: lineBreak))
    case .beforeStatement:
      guard let extent = notes.extent(around: place.range.lowerBound), isFirst(extent.lowerBound) else { return nil }
      let text = change.lines.map { indented($0, by: indent(at: extent.lowerBound), isFirst: $0 == change.lines.first) + lineBreak }
      return insertion(at: extent.lowerBound, text.joined() + indent(at: extent.lowerBound), change)
    case .afterStatement:
      guard let extent = notes.extent(around: place.range.lowerBound), let end = lineEnd(after: extent.upperBound) else { return nil }
      return insertion(at: end, after(change.lines, indent(at: extent.lowerBound)), change)
    case .startOfBody:
      guard let braces = notes.body(ofDeclarationAround: place.range.lowerBound) else { return nil }
      let inside = indent(at: braces.lowerBound) + step
      if let end = lineEnd(after: braces.lowerBound + 1), end < braces.upperBound - 1 {
        return insertion(at: end, after(change.lines, inside), change)
      }
      return opened(braces, change.lines, inside, isAtStart: true, change)
    case .braces:
      guard let extent = notes.extent(around: place.range.lowerBound), let end = lineEnd(after: extent.upperBound) else { return nil }
      let text = bytes[extent]
      // Several properties, or observers that stand there already.
      guard !text.contains(UInt8(ascii: "{")), !text.contains(UInt8(ascii: ",")), end >= extent.upperBound else { return nil }
      let outside = indent(at: extent.lowerBound)
      return insertion(at: extent.upperBound, " {" + after(change.lines, outside + step) + lineBreak + outside + "}", change)
    case .endOfBody, .lastMember:
      guard let braces = notes.body(ofDeclarationAround: place.range.lowerBound) else { return nil }
      let close = braces.upperBound - 1
      let inside = indent(at: close) + step
      var lines = change.lines
      if lines[0].hasPrefix("override "), notes.isExported(declarationAround: place.range.lowerBound) { lines[0] = "public " + lines[0] }
      guard isFirst(close), let last = lastCode(before: close) else {
        return opened(braces, lines, inside, isAtStart: false, change)
      }
      let isSeparated = change.spot == .lastMember && last != braces.lowerBound
      guard let end = lineEnd(after: last + 1) else { return nil }
      return insertion(at: end, (isSeparated ? lineBreak : "") + after(lines, inside), change)
    }
  }

  /// Whether a name stands in the declaration around a change and in none of the changes, comments included.
  func holds(_ name: String, around change: Change, but changes: [Change]) -> Bool {
    guard let body = notes.body(ofDeclarationAround: change.place.range.lowerBound) else { return true }
    let name = Array(name.utf8)
    guard let first = name.first else { return false }
    // Byte by byte: the library's search of one collection in another knows neither type, and took a tenth of a run.
    return bytes.withUnsafeBufferPointer { bytes in
      body.contains { start in
        guard bytes[start] == first, !isNameByte(bytes[start - 1]), case let end = start + name.count, end < body.upperBound,
          bytes[start..<end].elementsEqual(name), !isNameByte(bytes[end])
        else { return false }
        return !changes.contains { $0.place.file == change.place.file && $0.place.range.lowerBound <= start && end <= $0.place.range.upperBound }
      }
    }
  }

  /// A byte of an identifier; the braces around a body are none.
  private func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
      UInt8(ascii: "_"), 0x80...0xFF:
      true
    default: false
    }
  }

  // MARK: Text

  /// Lines that follow the line before them.
  private func after(_ lines: [String], _ indent: String) -> String {
    lines.map { lineBreak + indented($0, by: indent) }.joined()
  }

  /// A line of a change as the file writes it; `isFirst` where the indentation stands there already.
  private func indented(_ line: String, by indent: String, isFirst: Bool = false) -> String {
    let steps = line.prefix { $0 == "\t" }.count
    let text = line.dropFirst(steps)
    guard !text.isEmpty else { return "" }
    return (isFirst ? "" : indent) + String(repeating: step, count: steps) + text
  }

  /// `{ code }` on one line becomes three lines or more.
  private func opened(_ braces: Range<Int>, _ lines: [String], _ inside: String, isAtStart: Bool, _ change: Change) -> Edit? {
    let outside = indent(at: braces.lowerBound)
    let content = trimmed(braces.lowerBound + 1..<braces.upperBound - 1)
    guard !bytes[content].contains(where: { $0 == 0x0A || $0 == 0x0D }) || content.isEmpty else { return nil }
    let code = content.isEmpty ? "" : lineBreak + inside + String(decoding: bytes[content], as: UTF8.self)
    let added = after(lines, inside)
    let text = (isAtStart ? added + code : code + added) + lineBreak + outside
    return Edit(place: Place(file: change.place.file, range: braces.lowerBound + 1..<braces.upperBound - 1), text: text)
  }

  private func insertion(at offset: Int, _ text: String, _ change: Change) -> Edit {
    Edit(place: Place(file: change.place.file, range: offset..<offset), text: text)
  }

  // MARK: Places

  /// The white space that begins the line of a byte.
  private func indent(at offset: Int) -> String {
    let line = index.contentRange(ofLine: index.lineNumber(at: offset))
    return String(decoding: bytes[line].prefix { $0 == 0x20 || $0 == 0x09 }, as: UTF8.self)
  }

  /// Nothing but white space stands before a byte on its line.
  private func isFirst(_ offset: Int) -> Bool {
    let line = index.contentRange(ofLine: index.lineNumber(at: offset))
    return bytes[line.lowerBound..<max(offset, line.lowerBound)].allSatisfy { $0 == 0x20 || $0 == 0x09 }
  }

  /// The end of the line, if nothing but white space or a comment stands on it from `offset` on.
  private func lineEnd(after offset: Int) -> Int? {
    let line = index.contentRange(ofLine: index.lineNumber(at: offset))
    guard offset <= line.upperBound else { return line.upperBound }
    let rest = bytes[offset..<line.upperBound].drop { $0 == 0x20 || $0 == 0x09 }
    return rest.isEmpty || rest.starts(with: "//".utf8) ? line.upperBound : nil
  }

  /// The last byte before `offset` that is no white space.
  private func lastCode(before offset: Int) -> Int? {
    bytes[..<offset].lastIndex { $0 != 0x20 && !(0x09...0x0D).contains($0) }
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    let isSpace = { (byte: UInt8) in byte == 0x20 || (0x09...0x0D).contains(byte) }
    guard let first = bytes[range].firstIndex(where: { !isSpace($0) }), let last = bytes[range].lastIndex(where: { !isSpace($0) })
    else { return range.lowerBound..<range.lowerBound }
    return first..<last + 1
  }

  /// How much deeper the first line stands whose forerunner opens a brace; four spaces where there is none.
  private static func step(of index: LineIndex) -> String {
    var before = 0
    var opens = false
    for line in 1...min(index.lineCount, 2000) {
      let content = index.bytes[index.contentRange(ofLine: line)]
      let depth = content.prefix { $0 == 0x20 || $0 == 0x09 }.count
      guard depth < content.count else { continue }
      if opens, depth > before { return String(decoding: content.prefix(depth).dropFirst(before), as: UTF8.self) }
      before = depth
      opens = content.last == UInt8(ascii: "{")
    }
    return "    "
  }
}
