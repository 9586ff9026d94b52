// JSON-RPC 2.0: what a message is, and how answers are written.

import JSON

/// The number or string by which an answer finds its request.
enum RequestID: Hashable, Sendable {
  case integer(Int)
  case string(String)

  var json: JSONValue {
    switch self {
    case .integer(let integer): .integer(integer)
    case .string(let string): .string(string)
    }
  }

  init?(_ value: JSONValue) {
    switch value.content {
    case .integer(let integer): self = .integer(integer)
    case .string(let string): self = .string(string)
    default: return nil
    }
  }
}

/// Why a request gets no result.
struct ResponseError: Error {
  var code: Int
  var message: String
  var data: JSONValue?

  init(_ code: Int, _ message: String, data: JSONValue? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  static let parseError = -32700
  static let invalidRequest = -32600
  static let methodNotFound = -32601
  static let invalidParams = -32602
  static let serverNotInitialized = -32002
  static let contentModified = -32801
  static let requestCancelled = -32800

  static func invalid(_ message: String) -> ResponseError { ResponseError(invalidParams, message) }
  static let modified = ResponseError(contentModified, "the document has changed since")
}

/// A message of the client's.
enum ClientMessage {
  case request(RequestID, method: String, JSONValue?)
  case notification(method: String, JSONValue?)
  case response(RequestID, Result<JSONValue, ResponseError>)

  /// Reads a message.
  /// - Throws: The id to answer to, where there is one, and why it is no message.
  init(_ value: JSONValue) throws(InvalidMessage) {
    guard value.members != nil else {
      let isBatch = value.elements != nil
      throw InvalidMessage(id: nil, message: isBatch ? "batches are not supported" : "a message must be an object, not \(value.kindName)")
    }
    let given = value["id"]
    let id = given.flatMap { RequestID($0) }
    guard value["jsonrpc"]?.string == "2.0" else { throw InvalidMessage(id: id, message: "`jsonrpc` must be \"2.0\"") }
    if let method = value["method"] {
      guard let method = method.string else { throw InvalidMessage(id: id, message: "`method` must be a string, not \(method.kindName)") }
      let parameters = value["params"]
      if let parameters, parameters.members == nil, parameters.elements == nil, !parameters.isNull {
        throw InvalidMessage(id: id, message: "`params` must be an object or an array, not \(parameters.kindName)")
      }
      guard let given else {
        self = .notification(method: method, parameters)
        return
      }
      guard let id else { throw InvalidMessage(id: nil, message: "`id` must be an integer or a string, not \(given.kindName)") }
      self = .request(id, method: method, parameters)
      return
    }
    guard value["result"] != nil || value["error"] != nil else {
      throw InvalidMessage(id: id, message: "the message has no `method`, no `result` and no `error`")
    }
    guard let id else {
      // An answer to what nobody asked; an error that the client could give no id.
      throw InvalidMessage(id: nil, message: "the response has no `id`", isAnswered: false)
    }
    if let error = value["error"], !error.isNull {
      self = .response(id, .failure(ResponseError(error["code"]?.integer ?? 0, error["message"]?.string ?? "")))
    } else {
      self = .response(id, .success(value["result"] ?? .null))
    }
  }
}

struct InvalidMessage: Error {
  var id: RequestID?
  var message: String
  /// Answering a response would begin a quarrel.
  var isAnswered = true
}

/// Messages of the server's, as JSON.
enum ServerMessage {
  static func result(_ id: RequestID, _ result: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "id": id.json, "result": result]
  }

  static func error(_ id: RequestID?, _ error: ResponseError) -> JSONValue {
    var body: [JSONMember] = [JSONMember("code", .integer(error.code)), JSONMember("message", .string(error.message))]
    if let data = error.data { body.append(JSONMember("data", data)) }
    return ["jsonrpc": "2.0", "id": id?.json ?? .null, "error": JSONValue(.object(body))]
  }

  static func notification(_ method: String, _ parameters: JSONValue) -> JSONValue {
    ["jsonrpc": "2.0", "method": .string(method), "params": parameters]
  }

  static func request(_ id: RequestID, _ method: String, _ parameters: JSONValue?) -> JSONValue {
    var members = [JSONMember("jsonrpc", "2.0"), JSONMember("id", id.json), JSONMember("method", .string(method))]
    if let parameters { members.append(JSONMember("params", parameters)) }
    return JSONValue(.object(members))
  }
}
