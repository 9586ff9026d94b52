// What a client may do to a server: broken parameters for every method, floods, folders that vanish, files that
// cannot be read. Whatever it is, the next request is answered.

import JSON
import ProjectFiles
import Testing

@testable import LanguageServer

/// Every method that the server knows.
private let methods = [
  "initialize", "initialized", "shutdown", "textDocument/didOpen", "textDocument/didChange", "textDocument/didSave", "textDocument/didClose",
  "textDocument/diagnostic", "workspace/diagnostic", "textDocument/codeAction", "codeAction/resolve", "textDocument/hover",
  "textDocument/completion", "workspace/executeCommand", "textDocument/codeLens", "textDocument/prepareCallHierarchy", "callHierarchy/incomingCalls",
  "callHierarchy/outgoingCalls", "workspace/didChangeWorkspaceFolders", "workspace/didChangeWatchedFiles", "workspace/didCreateFiles",
  "workspace/didDeleteFiles", "workspace/didRenameFiles", "workspace/didChangeConfiguration", "window/workDoneProgress/cancel", "$/setTrace",
  "$/cancelRequest", "what/ever",
]

@Suite struct SurvivalTests {
  /// A client without a word of sense.
  private struct Fuzz {
    var random: SeededRandom

    mutating func value(depth: Int = 0) -> JSONValue {
      switch Int.random(in: 0..<(depth > 4 ? 8 : 13), using: &random) {
      case 0: return .null
      case 1: return .boolean(Bool.random(using: &random))
      case 2: return .integer([-1, 0, 1, 7, 99, Int.max, Int.min].randomElement(using: &random) ?? 0)
      case 3: return JSONValue(.number([0.5, -1e300, 3].randomElement(using: &random) ?? 0))
      case 4: return .string(["file:///App/Home.swift", "file:///App", "untitled:1", "", "😀", "off", "quickfix"].randomElement(using: &random) ?? "")
      case 5...8: return [:]
      case 9: return .array((0..<Int.random(in: 0...3, using: &random)).map { _ in value(depth: depth + 1) })
      default:
        let keys = [
          "textDocument", "uri", "version", "text", "contentChanges", "range", "start", "end", "line", "character", "position", "context",
          "diagnostics", "only", "data", "key", "item", "type", "folder", "previousResultIds", "value", "event", "added", "removed", "changes",
          "files", "oldUri", "newUri", "settings", "modallint", "token", "id", "capabilities", "processId", "workspaceFolders",
        ]
        return JSONValue(
          .object((0..<Int.random(in: 0...5, using: &random)).map { _ in JSONMember(keys.randomElement(using: &random) ?? "", value(depth: depth + 1)) }))
      }
    }

    /// Parameters that are right but for some of their values.
    mutating func parameters() -> JSONValue {
      let document: JSONValue = ["uri": "file:///App/Home.swift", "version": 1, "text": "import SwiftUI\n", "languageId": "swift"]
      let position: JSONValue = ["line": 0, "character": 3]
      let range: JSONValue = ["start": position, "end": position]
      let right: JSONValue = [
        "textDocument": document, "position": position, "range": range, "context": ["diagnostics": []],
        "contentChanges": [["range": range, "text": "x"]], "previousResultIds": [["uri": "file:///App/Home.swift", "value": "1"]],
        "item": ["uri": "file:///App/Home.swift", "data": ["type": "Home", "folder": "/App"]],
        "data": ["uri": "file:///App/Home.swift", "version": 1, "key": ["a", "fix", "0"]],
        "changes": [["uri": "file:///App/Home.swift", "type": 2]], "event": ["added": [["uri": "file:///App", "name": "App"]], "removed": []],
        "files": [["uri": "file:///App/Home.swift", "oldUri": "file:///App/A.swift", "newUri": "file:///App/B.swift"]],
        "settings": ["modallint": ["codeLens": true]], "token": 1, "value": "off", "id": 3,
      ]
      return mutated(right)
    }

    private mutating func mutated(_ value: JSONValue) -> JSONValue {
      if Int.random(in: 0..<25, using: &random) == 0 { return self.value(depth: 3) }
      switch value.content {
      case .array(let elements): return .array(elements.map { mutated($0) })
      case .object(let members): return JSONValue(.object(members.map { JSONMember($0.key, mutated($0.value)) }))
      default: return value
      }
    }
  }

  private func work(_ server: Server) {
    var fuel = 10_000
    while server.hasWork, fuel > 0 {
      server.idle()
      fuel -= 1
    }
    #expect(fuel > 0, "the server never rests")
  }

  private func send(_ message: JSONValue, to server: Server) { server.receive(.message(Array(message.text().utf8))) }

  private func startedServer(_ memory: MemoryDisk, _ capabilities: JSONValue = [:]) -> Server {
    let server = Server(version: "1.0", disk: memory.disk)
    send(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": capabilities, "rootUri": "file:///App"]], to: server)
    send(["jsonrpc": "2.0", "method": "initialized", "params": [:]], to: server)
    work(server)
    _ = server.takeMessages()
    return server
  }

  private var app: MemoryDisk {
    let memory = MemoryDisk()
    memory.files["/App/Home.swift"] = Array("import SwiftUI\nstruct Home: View { var body: some View { Text(\"\") } }\n".utf8)
    return memory
  }

  @Test(arguments: 0..<8) func everyMethodSurvivesBrokenParameters(_ seed: Int) throws {
    var fuzz = Fuzz(random: SeededRandom(state: UInt64(seed)))
    let server = startedServer(app, seed % 2 == 0 ? [:] : ["textDocument": ["diagnostic": ["relatedDocumentSupport": true], "codeAction": ["codeActionLiteralSupport": [:]]]])
    var expected: [Int] = []
    for number in 1...400 {
      var method = methods.randomElement(using: &fuzz.random) ?? ""
      // Two end the game.
      if method == "shutdown" { method = "initialize" }
      let parameters = Bool.random(using: &fuzz.random) ? fuzz.parameters() : fuzz.value()
      var message: JSONValue = ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
      if Bool.random(using: &fuzz.random) {
        message = ["jsonrpc": "2.0", "id": .integer(number), "method": .string(method), "params": parameters]
        expected.append(number)
      }
      send(message, to: server)
      if number % 7 == 0 { work(server) }
    }
    work(server)
    #expect(server.exitStatus == nil)
    let answered = server.takeMessages().compactMap { try? JSONValue.read($0) }.filter { $0["method"] == nil }.compactMap { $0["id"]?.integer }
    // Each once, in whatever order.
    #expect(Set(expected).subtracting(answered).isEmpty)
    #expect(Set(answered).count == answered.count)
  }

  @Test func everyByteMaySurprise() {
    var random = SeededRandom(state: 11)
    let server = startedServer(app)
    let message = Array(#"{"jsonrpc":"2.0","id":1,"method":"textDocument/hover","params":{"textDocument":{"uri":"file:///App/Home.swift"},"position":{"line":0,"character":0}}}"#.utf8)
    for _ in 0..<3000 {
      var bytes = message
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.remove(at: place)
        default: bytes.removeSubrange(place...)
        }
        if bytes.isEmpty { bytes = [0] }
      }
      server.receive(.message(bytes))
      work(server)
      // `exit` cannot come out of it.
      #expect(server.exitStatus == nil)
    }
  }

  @Test func deepNestingIsRefused() {
    let server = startedServer(app)
    server.receive(.message(Array(String(repeating: "[", count: 100_000).utf8)))
    work(server)
    #expect(server.takeMessages().count == 1)
  }

  @Test func everyChangeOfAFloodIsAnswered() throws {
    let server = startedServer(app, ["textDocument": ["publishDiagnostics": ["versionSupport": true]]])
    send(["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": ["textDocument": ["uri": "file:///App/Home.swift", "version": 0, "languageId": "swift", "text": ""]]], to: server)
    for version in 1...5000 {
      send(["jsonrpc": "2.0", "method": "textDocument/didChange", "params": ["textDocument": ["uri": "file:///App/Home.swift", "version": .integer(version)], "contentChanges": [["text": .string("let a = \(version)\n")]]]], to: server)
    }
    work(server)
    let versions = server.takeMessages().compactMap { try? JSONValue.read($0) }.compactMap { $0["params"]?["version"]?.integer }
    #expect(versions == Array(0...5000))
    #expect(String(decoding: server.documents["/App/Home.swift"]?.text.bytes ?? [], as: UTF8.self) == "let a = 5000\n")
  }

  /// A branch switch: the project is read again once, not once for each file.
  @Test func hundredsOfFilesAreWorkedInAtOnce() throws {
    let memory = app
    let server = startedServer(memory, ["textDocument": ["publishDiagnostics": [:]]])
    let count = 300
    for number in 0..<count {
      memory.files["/App/New\(number).swift"] = Array(
        """
        import SwiftUI
        struct New\(number): View {
          @State private var shows = false
          var body: some View { Button("Help") { shows = true }.fullScreenCover(isPresented: $shows) { Help\(number)() } }
        }
        struct Help\(number): View { var body: some View { Text("Help") } }
        """.utf8)
    }
    let changes = (0..<count).map { ["uri": .string("file:///App/New\($0).swift"), "type": 1] as JSONValue }
    send(["jsonrpc": "2.0", "method": "workspace/didChangeWatchedFiles", "params": ["changes": .array(changes)]], to: server)
    var slices = 0
    while server.hasWork {
      server.idle()
      slices += 1
    }
    // Each is read, begins what it begins, is told of, and is looked at once more.
    #expect(slices < 8 * count, "\(slices) slices")
    let told = server.takeMessages().compactMap { try? JSONValue.read($0) }.filter { $0["method"]?.string == "textDocument/publishDiagnostics" }
    #expect(told.count == count)
    #expect(told.allSatisfy { $0["params"]?["diagnostics"]?.elements?.count == 1 })
  }

  @Test func filesThatCannotBeReadAreNamed() throws {
    let memory = app
    memory.files["/App/Secret.swift"] = []
    memory.forbidden = ["/App/Secret.swift"]
    memory.files["/App/Binary.swift"] = [0x61, 0x00, 0x00, 0x62]
    let server = Server(version: "1.0", disk: memory.disk)
    send(["jsonrpc": "2.0", "id": 0, "method": "initialize", "params": ["capabilities": [:], "rootUri": "file:///App"]], to: server)
    send(["jsonrpc": "2.0", "method": "initialized", "params": [:]], to: server)
    work(server)
    let log = server.takeMessages().map { String(decoding: $0, as: UTF8.self) }.joined()
    #expect(log.contains("`/App/Secret.swift`: permission denied"))
    #expect(log.contains("`/App/Binary.swift`: skipped: not text"))
  }

  @Test func aFolderThatIsNotThereIsEmpty() {
    let server = startedServer(MemoryDisk(), ["textDocument": ["diagnostic": [:]]])
    send(["jsonrpc": "2.0", "id": 1, "method": "workspace/diagnostic", "params": ["previousResultIds": []]], to: server)
    work(server)
    #expect(server.takeMessages().map { String(decoding: $0, as: UTF8.self) } == [#"{"jsonrpc":"2.0","id":1,"result":{"items":[]}}"#])
  }

  @Test func theEndOfInputEndsTheServer() {
    let server = startedServer(app)
    server.inputEnded()
    #expect(server.exitStatus == 1)
    let polite = startedServer(app)
    send(["jsonrpc": "2.0", "id": 1, "method": "shutdown"], to: polite)
    polite.inputEnded()
    #expect(polite.exitStatus == 0)
  }
}
