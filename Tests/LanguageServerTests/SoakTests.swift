// A short soak: random edits of the sample app, in several files, with several changes a message. After every edit
// the text is the client's; after every few, what was published is what a fresh server publishes for the same texts. The same
// holds for files that come, go and change on the disk.
// `Tests/Editors/soak.py` does the same with the real program, real apps and the command line.

import Foundation
import JSON
import Testing

@testable import LanguageServer

private let sample = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Samples/Weather")

@Suite struct SoakTests {
  /// A server, and what it told its client.
  private final class Client {
    let memory: MemoryDisk
    let server: Server
    var told: [String: JSONValue] = [:]

    init(_ memory: MemoryDisk) {
      self.memory = memory
      server = Server(version: "1.0", disk: memory.disk)
      send([
        "id": 0, "method": "initialize",
        "params": ["rootUri": "file:///App", "capabilities": ["textDocument": ["publishDiagnostics": ["relatedInformation": true]]]],
      ])
      send(["method": "initialized", "params": [:]])
      rest()
    }

    func send(_ message: JSONValue) {
      server.receive(.message(Array(JSONValue(.object([JSONMember("jsonrpc", "2.0")] + (message.members ?? []))).text().utf8)))
    }

    func rest() {
      while server.hasWork { server.idle() }
      for bytes in server.takeMessages() {
        guard let message = try? JSONValue.read(bytes), message["method"]?.string == "textDocument/publishDiagnostics",
          let uri = message["params"]?["uri"]?.string
        else { continue }
        told[uri] = message["params"]?["diagnostics"]
      }
      told = told.filter { $0.value.elements?.isEmpty == false }
    }
  }

  @Test func editsNeverDrift() throws {
    var random = SeededRandom(state: 5)
    let memory = try sampleApp()
    let paths = memory.files.keys.sorted()
    #expect(paths.count > 5)
    let client = Client(memory)
    #expect(!client.told.isEmpty)
    for path in paths {
      client.send([
        "method": "textDocument/didOpen",
        "params": ["textDocument": ["uri": .string(uri(ofPath: path)), "languageId": "swift", "version": 0, "text": .string(String(decoding: memory.files[path] ?? [], as: UTF8.self))]],
      ])
    }
    client.rest()
    var units = memory.files.mapValues { Array(String(decoding: $0, as: UTF8.self).utf16) }
    let pieces = ["\n", "}", "{", "😀", "é", "dismiss()", "Button(\"Close\") { dismiss() }\n", "\"", "// modallint:allow trapped-modal\n", "\r\n"]
    for version in 1...150 {
      guard let path = paths.randomElement(using: &random) else { return }
      var changes: [JSONValue] = []
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        var text = units[path] ?? []
        // Most edits are taken back by a full replacement at some time, so that not all code is broken.
        if Int.random(in: 0..<8, using: &random) == 0 {
          text = Array(String(decoding: memory.files[path] ?? [], as: UTF8.self).utf16)
          units[path] = text
          changes.append(["text": .string(String(decoding: text, as: UTF16.self))])
          continue
        }
        var start = Int.random(in: 0...text.count, using: &random)
        if start > 0, start < text.count, UTF16.isTrailSurrogate(text[start]) { start -= 1 }
        var end = min(text.count, start + Int.random(in: 0...6, using: &random))
        if end > 0, end < text.count, UTF16.isTrailSurrogate(text[end]) { end += 1 }
        // A position after a CR and before its LF is the end of the line.
        if start > 0, start < text.count, text[start - 1] == 0x0D, text[start] == 0x0A { start -= 1 }
        if end > 0, end < text.count, text[end - 1] == 0x0D, text[end] == 0x0A { end -= 1 }
        let new = Array((pieces.randomElement(using: &random) ?? "").utf16)
        changes.append(["range": ["start": position(start, in: text), "end": position(max(start, end), in: text)], "text": .string(String(decoding: new, as: UTF16.self))])
        text.replaceSubrange(start..<max(start, end), with: new)
        units[path] = text
      }
      client.send([
        "method": "textDocument/didChange",
        "params": ["textDocument": ["uri": .string(uri(ofPath: path)), "version": .integer(version)], "contentChanges": .array(changes)],
      ])
      client.rest()
      #expect(client.server.documents[path]?.text.bytes == Array(String(decoding: units[path] ?? [], as: UTF16.self).utf8))
      guard version % 25 == 0 else { continue }
      let fresh = MemoryDisk()
      fresh.files = units.mapValues { Array(String(decoding: $0, as: UTF16.self).utf8) }
      let other = Client(fresh)
      #expect(client.told.keys.sorted() == other.told.keys.sorted(), "after edit \(version)")
      for (uri, diagnostics) in other.told { #expect(client.told[uri] == diagnostics, "after edit \(version)") }
    }
  }

  /// Files come, go and change on the disk, singly and by the dozen, while others are being read and one is edited.
  @Test(arguments: [3, 4]) func theDiskNeverDrifts(_ seed: UInt64) throws {
    var random = SeededRandom(state: seed)
    let memory = try sampleApp()
    let texts = memory.files
    let paths = texts.keys.sorted()
    let client = Client(memory)
    let edited = paths[Int.random(in: paths.indices, using: &random)]
    func text(_ bytes: [UInt8]?) -> JSONValue { .string(String(decoding: bytes ?? [], as: UTF8.self)) }
    client.send(["method": "textDocument/didOpen", "params": ["textDocument": ["uri": .string(uri(ofPath: edited)), "languageId": "swift", "version": 0, "text": text(texts[edited])]]])
    var unsaved = texts[edited] ?? []
    for version in 1...40 {
      var events: [JSONValue] = []
      func event(_ path: String, _ kind: Int) { events.append(["uri": .string(uri(ofPath: path)), "type": .integer(kind)]) }
      for _ in 0..<(Int.random(in: 0..<6, using: &random) == 0 ? 30 : Int.random(in: 1...3, using: &random)) {
        let known = memory.files.keys.sorted()
        guard let path = known.randomElement(using: &random), let original = paths.randomElement(using: &random) else { return }
        switch Int.random(in: 0..<5, using: &random) {
        case 0 where known.count > 3:
          memory.files[path] = nil
          event(path, 3)
        case 1:
          // Renamed, and maybe told in two.
          let new = "/App/Moved\(version)-\(events.count)/\(path.split(separator: "/").last ?? "")"
          memory.files[new] = memory.files.removeValue(forKey: path)
          event(path, 3)
          event(new, 1)
        case 2:
          // What a branch has instead: buttons that close nothing.
          memory.files[path] = Array(String(decoding: memory.files[path] ?? [], as: UTF8.self).replacingOccurrences(of: "dismiss()", with: "refuse()").utf8)
          event(path, 2)
        default:
          // Not beside itself: which of two declarations counts is decided by who came first.
          guard !known.contains(where: { $0 != original && $0.split(separator: "/").last == original.split(separator: "/").last }) else { continue }
          event(original, memory.files[original] == nil ? 1 : 2)
          memory.files[original] = texts[original]
        }
      }
      let half = events.count / 2
      for part in [events[..<half], events[half...]] where !part.isEmpty {
        client.send(["method": "workspace/didChangeWatchedFiles", "params": ["changes": .array(Array(part))]])
        for _ in 0..<Int.random(in: 0..<40, using: &random) where client.server.hasWork { client.server.idle() }
      }
      if Bool.random(using: &random) {
        unsaved = Array("// \(version)\n".utf8) + unsaved
        client.send([
          "method": "textDocument/didChange",
          "params": ["textDocument": ["uri": .string(uri(ofPath: edited)), "version": .integer(version)], "contentChanges": [["text": text(unsaved)]]],
        ])
      }
      client.rest()
      let fresh = MemoryDisk()
      fresh.files = memory.files
      fresh.files[edited] = unsaved
      let other = Client(fresh)
      #expect(client.told.keys.sorted() == other.told.keys.sorted(), "after round \(version)")
      for (uri, diagnostics) in other.told { #expect(client.told[uri] == diagnostics, "after round \(version)") }
    }
  }

  private func sampleApp() throws -> MemoryDisk {
    let memory = MemoryDisk()
    let enumerator = try #require(FileManager.default.enumerator(at: sample, includingPropertiesForKeys: nil))
    for case let url as URL in enumerator where url.pathExtension == "swift" {
      memory.files["/App" + url.path.dropFirst(sample.path.count)] = Array(try Data(contentsOf: url))
    }
    return memory
  }

  private func position(_ offset: Int, in units: [UInt16]) -> JSONValue {
    var line = 0
    var start = 0
    var index = 0
    while index < offset {
      if units[index] == 0x0D, index + 1 < units.count, units[index + 1] == 0x0A {
        index += 2
        guard index <= offset else { break }
        (line, start) = (line + 1, index)
        continue
      }
      if units[index] == 0x0A || units[index] == 0x0D { (line, start) = (line + 1, index + 1) }
      index += 1
    }
    return ["line": .integer(line), "character": .integer(offset - start)]
  }
}
