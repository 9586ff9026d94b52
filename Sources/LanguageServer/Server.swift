// The language server as a function from messages to messages: no threads, no clock, no system. `receive` queues a
// message and lets a cancellation win; `idle` does one slice of what is left to do, the oldest message first, then
// what answers wait for, then background work, one file at most. Whoever drives it may stop between any two slices.

import JSON
import ProjectFiles
import RuleEngine

/// A server for one client.
public final class Server {
  enum Phase {
    case fresh
    /// `initialize` is answered; the client has not said `initialized`.
    case answered
    case running
    case shutDown
  }

  /// A message whose turn has not come.
  enum Waiting {
    case request(RequestID, method: String, JSONValue?)
    case notification(method: String, JSONValue?)
    case response(RequestID, Result<JSONValue, ResponseError>)
    /// What was no message, with its answer.
    case refused(JSONValue)
  }

  let disk: Disk
  /// The version of the program.
  let version: String
  var phase = Phase.fresh
  /// How many edits of documents were heard of.
  public internal(set) var editCount = 0
  var client = ClientCapabilities()
  var encoding = PositionEncoding.utf16
  var settings = ClientSettings()
  /// Those that came with `initialize`, and what was wrong with them.
  var initialSettings = ClientSettings()
  var settingsMistake: ResponseError?
  var trace = Trace.off

  /// Messages in the order in which they came, from `nextWaiting` on.
  private var waiting: [Waiting] = []
  private var nextWaiting = 0
  /// Requests that wait for an index, in the order in which they came.
  var parked: [ParkedRequest] = []
  /// Requests that take many slices.
  var longRequests: [WorkspacePull] = []
  /// What to do with answers of the client's.
  var asked: [RequestID: (Result<JSONValue, ResponseError>) -> Void] = [:]
  private var lastAsked = 0
  /// The number of the last progress that the client was to show.
  var lastProgress = 0

  /// Open documents by path, or by address where they are no files.
  var documents: [String: Document] = [:]
  /// Folders that the client has open, and those around single files.
  var folders: [Folder] = []
  /// What was published for each path, as a fingerprint of it.
  var published: [String: UInt64] = [:]
  /// Files whose findings an edit elsewhere changed since the client last pulled them.
  var unpulled: Set<String> = []
  /// The id of the last result that the client pulled for each path.
  var pulled: [String: String] = [:]
  /// The client is to pull again once the background work is done.
  var needsRefresh = false
  /// Names of files that the client was asked to watch since configurations name them.
  var watchedNames: Set<String> = []
  var lineIndexes: [String: LineIndex] = [:]

  /// Messages for the client, each without its header.
  private var output: [[UInt8]] = []
  /// The status with which the process is to end; nil while it is to go on.
  public private(set) var exitStatus: Int32?
  /// The process without which there is nobody to serve.
  public internal(set) var parentProcess: Int?

  /// - Parameters:
  ///   - version: Of the program, for the client.
  ///   - disk: Where files are read.
  public init(version: String, disk: Disk = .real) {
    self.version = version
    self.disk = disk
  }

  // MARK: Messages in

  /// Takes what came over the wire. Answers at once only what needs no work.
  public func receive(_ transmission: Transmission) {
    guard exitStatus == nil else { return }
    switch transmission {
    case .message(let bytes): receive(bytes)
    case .tooLong(let length):
      let message = "a message of \(length) bytes is longer than \(MessageSplitter.limit)"
      refuse(ResponseError(ResponseError.invalidRequest, message))
    case .broken(let message): refuse(ResponseError(ResponseError.parseError, message))
    }
  }

  private func receive(_ bytes: [UInt8]) {
    let value: JSONValue
    do {
      value = try JSONValue.read(bytes, isStrict: true)
    } catch {
      return refuse(ResponseError(ResponseError.parseError, "\(error.message), at byte \(error.offset)"))
    }
    do throws(InvalidMessage) {
      switch try ClientMessage(value) {
      case .request(let id, let method, let parameters): waiting.append(.request(id, method: method, parameters))
      case .notification("$/cancelRequest", let parameters):
        if let id = parameters?["id"].flatMap({ RequestID($0) }) { cancel(id) }
      case .notification(let method, let parameters): waiting.append(.notification(method: method, parameters))
      case .response(let id, let result): waiting.append(.response(id, result))
      }
    } catch {
      guard error.isAnswered else { return }
      refuse(ResponseError(ResponseError.invalidRequest, error.message), error.id)
    }
  }

  /// In its turn: nothing may come before the answer to `initialize`.
  private func refuse(_ error: ResponseError, _ id: RequestID? = nil) { waiting.append(.refused(ServerMessage.error(id, error))) }

  private func cancel(_ id: RequestID) {
    let error = ResponseError(ResponseError.requestCancelled, "the request was cancelled")
    if let place = waiting[nextWaiting...].firstIndex(where: { if case .request(id, _, _) = $0 { true } else { false } }) {
      waiting.remove(at: place)
    } else if let place = parked.firstIndex(where: { $0.id == id }) {
      parked.remove(at: place)
    } else if let place = longRequests.firstIndex(where: { $0.id == id }) {
      longRequests.remove(at: place)
    } else {
      // It is answered already, or there never was one.
      return
    }
    send(ServerMessage.error(id, error))
  }

  /// The stream of messages has ended.
  public func inputEnded() {
    while idleMessage() {}
    if exitStatus == nil { exitStatus = phase == .shutDown ? 0 : 1 }
  }

  /// The process that was to be watched is gone.
  public func parentEnded() { if exitStatus == nil { exitStatus = phase == .shutDown ? 0 : 1 } }

  // MARK: Work

  /// Whether `idle` has something to do.
  public var hasWork: Bool {
    guard exitStatus == nil else { return false }
    return nextWaiting < waiting.count || phase == .running && hasBackgroundWork
  }

  /// Whether all that is left is to look whether edits have changed other files' findings, and nobody asked for that.
  public var isOnlySettling: Bool { !hasMessages && phase == .running && isOnlySettlingFolders }

  /// Does one slice of work.
  public func idle() {
    guard exitStatus == nil else { return }
    if idleMessage() { return }
    guard phase == .running else { return }
    workInBackground()
  }

  private func idleMessage() -> Bool {
    guard exitStatus == nil, nextWaiting < waiting.count else { return false }
    let next = waiting[nextWaiting]
    nextWaiting += 1
    if nextWaiting == waiting.count {
      waiting.removeAll(keepingCapacity: true)
      nextWaiting = 0
    } else if nextWaiting > 4096 {
      waiting.removeFirst(nextWaiting)
      nextWaiting = 0
    }
    switch next {
    case .request(let id, let method, let parameters): answer(id, method, parameters)
    case .notification(let method, let parameters): take(method, parameters)
    case .response(let id, let result): asked.removeValue(forKey: id)?(result)
    case .refused(let answer): send(answer)
    }
    return true
  }

  /// Whether messages wait that were not looked at yet.
  var hasMessages: Bool { waitingCount > 0 }

  /// How many messages wait.
  var waitingCount: Int { waiting.count - nextWaiting }

  /// Whether a newer change of this document waits already.
  func hasNewerChange(of uri: String) -> Bool {
    waiting[nextWaiting...].contains {
      if case .notification("textDocument/didChange", let parameters) = $0 { parameters?["textDocument"]?["uri"]?.string == uri } else { false }
    }
  }

  private func answer(_ id: RequestID, _ method: String, _ parameters: JSONValue?) {
    do throws(ResponseError) {
      if let result = try respond(to: method, Parameters(parameters), id) {
        logTrace("answered `\(method)`", verbose: { "id \(id.json.text())" })
        send(ServerMessage.result(id, result))
      } else {
        logTrace("`\(method)` waits", verbose: { "id \(id.json.text())" })
      }
    } catch {
      logTrace("refused `\(method)`: \(error.message)", verbose: { "id \(id.json.text())" })
      send(ServerMessage.error(id, error))
    }
  }

  private func take(_ method: String, _ parameters: JSONValue?) {
    do throws(ResponseError) {
      try note(method, Parameters(parameters))
      logTrace("took `\(method)`", verbose: { parameters.map { String($0.text().prefix(2000)) } ?? "" })
    } catch {
      log(.error, "`\(method)` is ignored: \(error.message)")
    }
  }

  // MARK: Messages out

  /// The messages for the client that were not taken yet, with their headers.
  public func takeOutput() -> [UInt8] {
    guard !output.isEmpty else { return [] }
    var bytes: [UInt8] = []
    for message in output {
      bytes += "Content-Length: \(message.count)\r\n\r\n".utf8
      bytes += message
    }
    output.removeAll(keepingCapacity: true)
    return bytes
  }

  /// The messages for the client that were not taken yet, as JSON.
  public func takeMessages() -> [[UInt8]] {
    defer { output = [] }
    return output
  }

  func send(_ message: JSONValue) {
    var bytes: [UInt8] = []
    message.write(into: &bytes)
    output.append(bytes)
  }

  func notify(_ method: String, _ parameters: JSONValue) { send(ServerMessage.notification(method, parameters)) }

  /// Asks the client something.
  func ask(_ method: String, _ parameters: JSONValue?, then take: @escaping (Result<JSONValue, ResponseError>) -> Void = { _ in }) {
    lastAsked += 1
    let id = RequestID.string("modallint-\(lastAsked)")
    asked[id] = take
    send(ServerMessage.request(id, method, parameters))
  }

  func end(_ status: Int32) { exitStatus = status }
}
