// A transcript is a document: prose, files of a folder in memory, what the client says and what the server answers.
//
//   file /App/A.swift        the fenced block below it is the file's text from here on; in one that is `escaped`, \r and
//                            \xHH stand for bytes that no text editor shows, and the last line break is left out
//   delete /App/A.swift      the file is gone; `forbid` lets nobody read it
//   start {…}                `initialize` with these capabilities for the folder /App, its answer, and `initialized`
//   -> {…}                   a message of the client's; `"jsonrpc": "2.0"` is added
//   -> open PATH VERSION     `didOpen` with the text that the disk has
//   => text                  a message's bytes as they are
//   <- {…}                   the next message of the server's
//   hold, go                 between the two nothing is worked on, as if all came at once
//   slices N                 meanwhile, that many slices of work are done
//   ends N                   the server wants the process to end with this status
//
// JSON may go on in lines that are indented. `"…"` stands for any value; in what the client says, for the last `resultId`
// that it was given. Whatever the server says is expected, or
// the test fails; messages for the log are left out unless they warn. With MODALLINT_REWRITE_GOLDEN set the answers are
// written down as they are.

import Foundation
import JSON
import ProjectFiles

@testable import LanguageServer

struct Transcript {
  /// A line, or several that are one.
  private enum Part {
    case prose([String])
    case file(String, [UInt8], fence: String, source: [String])
    case delete(String)
    case forbid(String)
    case start(JSONValue, source: [String])
    case send(JSONValue, source: [String])
    case open(String, Int)
    case raw(String)
    case expect(JSONValue)
    case hold, go
    case slices(Int)
    case ends(Int32)
  }

  private var parts: [Part] = []

  /// - Throws: A message with the line of what is no transcript.
  init(_ text: String) throws {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)[...]
    while let line = lines.popFirst() {
      let words = line.split(separator: " ", maxSplits: 1).map(String.init)
      let rest = words.count > 1 ? words[1] : ""
      func json() throws -> (JSONValue, [String]) {
        var source = [line]
        while lines.first?.hasPrefix("  ") == true { source.append(lines.removeFirst()) }
        let text = ([rest] + source.dropFirst()).joined(separator: "\n")
        do { return (try JSONValue.read(text), source) } catch { throw TranscriptError("\(error.message) in: \(text)") }
      }
      switch words.first {
      case "file":
        guard let fence = lines.popFirst(), fence.hasPrefix("```") else { throw TranscriptError("a fenced block must follow: \(line)") }
        var content: [String] = []
        while let next = lines.popFirst(), next != "```" { content.append(next) }
        let text = content.joined(separator: "\n")
        parts.append(.file(rest, fence.hasSuffix(" escaped") ? unescaped(text) : Array((text + "\n").utf8), fence: fence, source: content))
      case "delete": parts.append(.delete(rest))
      case "forbid": parts.append(.forbid(rest))
      case "start":
        let (value, source) = try json()
        parts.append(.start(value, source: source))
      case "->" where rest.hasPrefix("open "):
        let words = rest.split(separator: " ")
        parts.append(.open(String(words[1]), Int(words[2]) ?? 1))
      case "->":
        let (value, source) = try json()
        parts.append(.send(value, source: source))
      case "=>": parts.append(.raw(rest))
      case "<-": parts.append(.expect(try json().0))
      case "hold" where rest.isEmpty: parts.append(.hold)
      case "go" where rest.isEmpty: parts.append(.go)
      case "slices": parts.append(.slices(Int(rest) ?? 0))
      case "ends": parts.append(.ends(Int32(rest) ?? -1))
      default:
        if case .prose(let before)? = parts.last { parts[parts.count - 1] = .prose(before + [line]) } else { parts.append(.prose([line])) }
      }
    }
  }

  /// What a run came to.
  struct Outcome {
    var missed: [String] = []
    var unexpected: [String] = []
    /// The transcript with what was really said.
    var text = ""
  }

  func run() -> Outcome {
    var outcome = Outcome()
    var lines: [String] = []
    let memory = MemoryDisk()
    let server = Server(version: "1.0", disk: memory.disk)
    var said: [JSONValue] = []
    var isHeld = false
    var lastResult = JSONValue.null

    func work(slices: Int? = nil) {
      if isHeld, slices == nil { return }
      var fuel = slices ?? 100_000
      while server.hasWork, fuel > 0 {
        server.idle()
        fuel -= 1
      }
      if fuel == 0, slices == nil { outcome.unexpected.append("the server never rests") }
      for bytes in server.takeMessages() {
        guard let message = try? JSONValue.read(bytes, isStrict: true) else {
          outcome.unexpected.append(String(decoding: bytes, as: UTF8.self))
          continue
        }
        if message["method"]?.string == "window/logMessage", (message["params"]?["type"]?.integer ?? 0) > 2 { continue }
        said.append(message)
        lastResult = resultID(in: message) ?? lastResult
      }
    }
    func send(_ message: JSONValue) {
      let message = replacingEllipses(in: message, by: lastResult)
      var members = message.members ?? []
      if message["jsonrpc"] == nil { members.insert(JSONMember("jsonrpc", "2.0"), at: 0) }
      server.receive(.message(Array((message.members == nil ? message : JSONValue(.object(members))).text().utf8)))
      work()
    }
    /// What was said and not expected.
    func settle() {
      for message in said { outcome.unexpected.append(bare(message).text()) }
      lines += said.flatMap { shown($0) }
      said = []
    }

    for part in parts {
      if case .expect(let wanted) = part {
        if let first = said.first, matches(bare(first), wanted) {
          said.removeFirst()
          lines += shownJSON(wanted)
        } else {
          outcome.missed.append(wanted.text())
        }
        continue
      }
      if case .prose(let prose) = part, !prose.contains(where: { !$0.isEmpty }) {
        settleIfUpdating()
        lines += prose
        continue
      }
      settle()
      switch part {
      case .prose(let prose): lines += prose
      case .file(let path, let bytes, let fence, let source):
        memory.files[path] = bytes
        memory.forbidden.remove(path)
        lines += ["file \(path)", fence] + source + ["```"]
      case .delete(let path):
        memory.files[path] = nil
        lines.append("delete \(path)")
      case .forbid(let path):
        memory.forbidden.insert(path)
        lines.append("forbid \(path)")
      case .start(let capabilities, let source):
        // Answered at once, also where all else is held.
        let wasHeld = isHeld
        isHeld = false
        send([
          "id": 0, "method": "initialize",
          "params": [
            "processId": .null, "rootUri": "file:///App", "capabilities": capabilities,
            "workspaceFolders": [["uri": "file:///App", "name": "App"]],
          ],
        ])
        said.removeAll { $0["id"]?.integer == 0 }
        isHeld = wasHeld
        send(["method": "initialized", "params": [:]])
        lines += source
      case .send(let message, let source):
        lines += source
        send(message)
      case .open(let path, let version):
        lines.append("-> open \(path) \(version)")
        send([
          "method": "textDocument/didOpen",
          "params": [
            "textDocument": [
              "uri": .string(uri(ofPath: path)), "languageId": "swift", "version": .integer(version),
              "text": .string(String(decoding: memory.files[path] ?? [], as: UTF8.self)),
            ]
          ],
        ])
      case .raw(let text):
        lines.append("=> \(text)")
        server.receive(.message(Array(text.utf8)))
        work()
      case .hold:
        lines.append("hold")
        isHeld = true
      case .go:
        lines.append("go")
        isHeld = false
        work()
      case .slices(let count):
        lines.append("slices \(count)")
        work(slices: count)
      case .ends(let status):
        lines.append("ends \(status)")
        if server.exitStatus != status { outcome.missed.append("ends \(status)") }
      case .expect: break
      }
    }
    settle()
    outcome.text = lines.joined(separator: "\n")
    return outcome

    /// Answers stand before the blank line that follows their question.
    func settleIfUpdating() { if ProcessInfo.processInfo.environment["MODALLINT_REWRITE_GOLDEN"] != nil { settle() } }
  }

  private func shown(_ message: JSONValue) -> [String] { shownJSON(bare(message)) }

  private func shownJSON(_ message: JSONValue) -> [String] {
    let lines = laidOut(message, indentation: 4, first: 3).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return ["<- " + lines[0]] + lines.dropFirst()
  }
}

struct TranscriptError: Error, CustomStringConvertible {
  var description: String
  init(_ description: String) { self.description = description }
}

/// `\r` and `\xHH` as bytes.
private func unescaped(_ text: String) -> [UInt8] {
  var bytes: [UInt8] = []
  var rest = Array(text.utf8)[...]
  while let byte = rest.popFirst() {
    if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "r") {
      rest.removeFirst()
      bytes.append(0x0D)
    } else if byte == UInt8(ascii: "\\"), rest.first == UInt8(ascii: "x"), let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16) {
      rest.removeFirst(3)
      bytes.append(value)
    } else {
      bytes.append(byte)
    }
  }
  return bytes
}

/// The last `resultId` anywhere in a message.
private func resultID(in value: JSONValue) -> JSONValue? {
  if let members = value.members { return members.compactMap { $0.key == "resultId" ? $0.value : resultID(in: $0.value) }.last }
  return value.elements?.compactMap { resultID(in: $0) }.last
}

private func replacingEllipses(in value: JSONValue, by other: JSONValue) -> JSONValue {
  if value.string == "…" { return other }
  if let members = value.members { return JSONValue(.object(members.map { JSONMember($0.key, replacingEllipses(in: $0.value, by: other)) })) }
  return value.elements.map { .array($0.map { replacingEllipses(in: $0, by: other) }) } ?? value
}

/// A message without what every message has.
private func bare(_ message: JSONValue) -> JSONValue {
  JSONValue(.object((message.members ?? []).filter { $0.key != "jsonrpc" }))
}

/// Whether a value is what was expected; the order of keys does not count.
private func matches(_ value: JSONValue, _ wanted: JSONValue) -> Bool {
  if wanted.string == "…" { return true }
  if let wanted = wanted.members {
    guard let members = value.members, members.count == wanted.count else { return false }
    return wanted.allSatisfy { member in value[member.key].map { matches($0, member.value) } == true }
  }
  if let wanted = wanted.elements {
    guard let elements = value.elements, elements.count == wanted.count else { return false }
    return zip(elements, wanted).allSatisfy { matches($0, $1) }
  }
  return value == wanted
}

/// JSON as people would write it: on one line what fits there.
private func laidOut(_ value: JSONValue, indentation: Int, first: Int) -> String {
  let line = spaced(value)
  if line.count + first <= 118 { return line }
  let space = String(repeating: " ", count: indentation)
  if let members = value.members {
    return "{\n"
      + members.map { "\(space)\(JSONValue.string($0.key).text()): \(laidOut($0.value, indentation: indentation + 2, first: indentation + $0.key.count + 4))" }
      .joined(separator: ",\n") + "\n\(space.dropLast(2))}"
  }
  if let elements = value.elements {
    return "[\n" + elements.map { space + laidOut($0, indentation: indentation + 2, first: indentation) }.joined(separator: ",\n")
      + "\n\(space.dropLast(2))]"
  }
  return line
}

private func spaced(_ value: JSONValue) -> String {
  if let members = value.members { return "{" + members.map { "\(JSONValue.string($0.key).text()): \(spaced($0.value))" }.joined(separator: ", ") + "}" }
  if let elements = value.elements { return "[" + elements.map(spaced).joined(separator: ", ") + "]" }
  return value.text()
}
