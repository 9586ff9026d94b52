// Diagnostics that the client asks for. A result's id is a hash of what was said, so nothing has to be remembered to
// answer `unchanged`. A request that comes before the folder is read waits for it.

import JSON
import ProjectFiles

/// So many other documents come with the answer to one pull.
private let mostRelatedDocuments = 64

/// A request that waits until a folder has been read.
struct ParkedRequest {
  var id: RequestID
  var kind: Kind

  enum Kind {
    case document(uri: String, previous: String?)
    case workspace(previous: [String: (uri: String, id: String)], token: JSONValue?)
    /// Nothing but to know that all is done.
    case rest
  }
}

/// A `workspace/diagnostic` that is being answered, a file at a time.
struct WorkspacePull {
  var id: RequestID
  var token: JSONValue?
  /// By path, what the client has.
  var previous: [String: (uri: String, id: String)]
  /// Files that are left, the last first.
  var left: [String]
  var items: [JSONValue] = []
}

extension Server {
  func pullDocument(_ parameters: Parameters, _ id: RequestID) throws(ResponseError) -> JSONValue? {
    let uri = try parameters.documentURI()
    let request = ParkedRequest(id: id, kind: .document(uri: uri, previous: try parameters.optional("previousResultId")?.string()))
    guard canAnswer(request) else {
      parked.append(request)
      return nil
    }
    return result(of: request)
  }

  func pullWorkspace(_ parameters: Parameters, _ id: RequestID) throws(ResponseError) -> JSONValue? {
    var previous: [String: (uri: String, id: String)] = [:]
    for item in try parameters.required("previousResultIds").list() {
      let uri = try item.required("uri").string()
      guard let path = path(ofURI: uri) else { continue }
      previous[path] = (uri, try item.required("value").string())
    }
    let token = try parameters.optional("partialResultToken")?.token()
    // Never at once: it takes as many slices as there are files.
    parked.append(ParkedRequest(id: id, kind: .workspace(previous: previous, token: token)))
    return nil
  }

  /// A request that is answered once nothing is left to do, for scripts that compare what was told.
  func rest(_ id: RequestID) -> JSONValue? {
    parked.append(ParkedRequest(id: id, kind: .rest))
    return nil
  }

  /// Whether what a request asks about is known.
  func canAnswer(_ request: ParkedRequest) -> Bool {
    switch request.kind {
    case .document(let uri, _):
      guard let path = path(ofURI: uri), hasReadEnding(path), let folder = folder(of: path) else { return true }
      return folder.workspace != nil || !folder.takes(path, disk) || folder.reading?.isStopped != false
    case .workspace: return folders.allSatisfy { $0.workspace != nil || $0.reading?.isStopped != false }
    case .rest: return !needsRefresh && longRequests.isEmpty && !folders.contains { $0.hasWork }
    }
  }

  /// Answers a request that has waited.
  func answer(_ request: ParkedRequest) {
    switch request.kind {
    case .document: send(ServerMessage.result(request.id, result(of: request)))
    case .rest: send(ServerMessage.result(request.id, .null))
    case .workspace(let previous, let token):
      let paths = Set(folders.flatMap { $0.workspace?.paths ?? [] }).union(previous.keys).subtracting([""])
      longRequests.append(WorkspacePull(id: request.id, token: token, previous: previous, left: paths.sorted(by: >)))
    }
  }

  private func result(of request: ParkedRequest) -> JSONValue {
    guard case .document(let uri, let previous) = request.kind, let path = path(ofURI: uri) else { return ["kind": "full", "items": []] }
    unpulled.remove(path)
    var members = (report(on: path, previous: previous) ?? ["kind": "full", "items": []]).members ?? []
    if client.pullsRelatedDocuments {
      // What is not worked in yet would take long to find out; it is told of with a later answer.
      let others = unpulled.sorted().filter { folder(of: $0)?.workspace?.isSettled != false }.prefix(mostRelatedDocuments)
      unpulled.subtract(others)
      let related = others.compactMap { other -> JSONMember? in
        let known = pulled[other]
        guard let report = report(on: other, previous: known), report["kind"]?.string == "full" else { return nil }
        // What the client never asked for and holds nothing is no news.
        guard known != nil || report["items"]?.elements?.isEmpty == false else { return nil }
        return JSONMember(address(of: other), report)
      }
      if !related.isEmpty { members.append(JSONMember("relatedDocuments", JSONValue(.object(related)))) }
    }
    return JSONValue(.object(members))
  }

  /// A document's report; nil where nothing is known of it.
  private func report(on path: String, previous: String?) -> JSONValue? {
    guard let file = findings(in: path) else { return nil }
    let id = String(file.hash, radix: 16)
    pulled[path] = id
    if id == previous { return ["kind": "unchanged", "resultId": .string(id)] }
    return ["kind": "full", "resultId": .string(id), "items": file.diagnostics]
  }

  /// Goes on with a `workspace/diagnostic`, the first of those that are under way.
  func advance(_ request: WorkspacePull) {
    var request = request
    guard let path = request.left.popLast() else {
      longRequests.removeFirst()
      return send(ServerMessage.result(request.id, ["items": .array(request.items)]))
    }
    unpulled.remove(path)
    let known = request.previous[path]
    if let report = report(on: path, previous: known?.id), known != nil || report["items"]?.elements?.isEmpty == false {
      var members = [
        JSONMember("uri", .string(known?.uri ?? address(of: path))),
        JSONMember("version", documents[path].map { .integer($0.version) } ?? .null),
      ]
      members += report.members ?? []
      let item = JSONValue(.object(members))
      if let token = request.token {
        notify("$/progress", ["token": token, "value": ["items": [item]]])
      } else {
        request.items.append(item)
      }
    }
    longRequests[0] = request
  }
}
