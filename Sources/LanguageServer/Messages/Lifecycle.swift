// `initialize`, `initialized`, `shutdown`: what the client can do, what the server offers it.

import JSON
import ProjectFiles

/// The code actions that the server has.
enum ActionKind {
  static let quickFix = "quickfix"
  static let fixAll = "source.fixAll.modallint"
}

extension Server {
  func initialize(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard phase == .fresh else { throw ResponseError(ResponseError.invalidRequest, "the server is initialized already") }
    let capabilities = try parameters.required("capabilities").object()
    let process = try parameters.optional("processId")?.integer()
    var roots: [String] = []
    if let given = try parameters.optional("workspaceFolders") {
      for folder in try given.list() { roots.append(try folder.required("uri").string()) }
    } else if let uri = try parameters.optional("rootUri") {
      roots = [try uri.string()]
    } else if let path = try parameters.optional("rootPath") {
      roots = [uri(ofPath: try path.string())]
    }
    let options = try parameters.optional("initializationOptions")
    // Some clients write an empty table as an empty array. A mistake is no reason not to begin.
    if let options, options.value.elements?.isEmpty != true {
      do throws(ResponseError) {
        if let names = try options.optional("commands") { initialSettings.commands = names.value.elements?.compactMap(\.string) ?? [] }
        try initialSettings.read(options.object())
      } catch {
        settingsMistake = error
      }
    }
    if let value = try parameters.optional("trace") { trace = try Trace(value) }

    client = ClientCapabilities(capabilities.value)
    // The client's order is its preference.
    encoding = client.encodings.first ?? .utf16
    settings = initialSettings
    parentProcess = process ?? parentProcess
    for root in roots { open(folder: root) }
    phase = .answered
    return [
      "capabilities": serverCapabilities,
      "serverInfo": ["name": "modallint", "version": .string(version)],
    ]
  }

  private var serverCapabilities: JSONValue {
    let files: JSONValue = [
      "filters": [
        ["scheme": "file", "pattern": ["glob": "**/*.{swift,storyboard,xib}", "matches": "file"]],
        ["scheme": "file", "pattern": ["glob": "**", "matches": "folder"]],
      ]
    ]
    return .members(
      ("positionEncoding", .string(encoding.rawValue)),
      ("textDocumentSync", ["openClose": true, "change": 2, "save": ["includeText": false]]),
      (
        "diagnosticProvider",
        client.canPull ? ["identifier": "modallint", "interFileDependencies": true, "workspaceDiagnostics": true] : nil
      ),
      (
        "codeActionProvider",
        client.takesActionLiterals
          ? ["codeActionKinds": [.string(ActionKind.quickFix), .string(ActionKind.fixAll)], "resolveProvider": .boolean(client.resolvesActionEdits)] : nil
      ),
      ("hoverProvider", true),
      ("completionProvider", ["triggerCharacters": [":", " ", ","], "resolveProvider": false]),
      ("codeLensProvider", ["resolveProvider": false]),
      ("callHierarchyProvider", true),
      ("executeCommandProvider", client.showsDocuments ? ["commands": [.string(goToPlacesCommand)]] : nil),
      (
        "workspace",
        [
          "workspaceFolders": ["supported": true, "changeNotifications": true],
          "fileOperations": ["didCreate": files, "didRename": files, "didDelete": files],
        ]
      ))
  }

  func initialized() {
    guard phase == .answered else { return }
    phase = .running
    if let settingsMistake { log(.warning, "setting ignored: \(settingsMistake.message)") }
    var registrations: [JSONValue] = []
    if client.registersWatchedFiles {
      registrations.append(watcherRegistration("modallint-files", of: watchedPatterns))
    }
    if client.registersConfiguration {
      registrations.append([
        "id": "modallint-configuration", "method": "workspace/didChangeConfiguration", "registerOptions": ["section": "modallint"],
      ])
    }
    if !registrations.isEmpty { ask("client/registerCapability", ["registrations": .array(registrations)]) }
    askForSettings()
  }

  func shutDown() {
    phase = .shutDown
    // Whoever still waits is told; nothing is sent after the answer to `shutdown`.
    for id in parked.map(\.id) + longRequests.map(\.id) {
      send(ServerMessage.error(id, ResponseError(ResponseError.requestCancelled, "the server is shut down")))
    }
    parked = []
    longRequests = []
    asked = [:]
  }
}

// MARK: Words for people

/// How much the client wants to hear of what the server does.
enum Trace: String {
  case off, messages, verbose

  init(_ value: Parameters) throws(ResponseError) {
    let word = try value.string()
    guard let trace = Trace(rawValue: word == "message" || word == "compact" ? "messages" : word) else {
      throw .invalid("`\(value.path)` must be one of `off`, `messages`, `verbose`, not `\(word)`")
    }
    self = trace
  }
}

/// How bad a message is, in the protocol's numbers.
enum LogLevel: Int {
  case error = 1, warning, info, log
}

extension Server {
  /// Writes to the client's log.
  func log(_ level: LogLevel, _ message: String) {
    guard phase == .answered || phase == .running else { return }
    notify("window/logMessage", ["type": .integer(level.rawValue), "message": .string(message)])
  }

  func setTrace(_ parameters: Parameters) throws(ResponseError) { trace = try Trace(try parameters.required("value")) }

  func logTrace(_ message: String, verbose: () -> String) {
    guard trace != .off, phase == .running else { return }
    notify(
      "$/logTrace",
      trace == .verbose ? ["message": .string(message), "verbose": .string(verbose())] : ["message": .string(message)])
  }
}
