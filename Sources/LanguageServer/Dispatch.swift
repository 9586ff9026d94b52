// Which method does what, and when: by the specification nothing but an error is answered before `initialize` and
// after `shutdown`.

import JSON

extension Server {
  /// - Returns: The result; nil where it will be sent later.
  func respond(to method: String, _ parameters: Parameters, _ id: RequestID) throws(ResponseError) -> JSONValue? {
    switch phase {
    case .fresh where method != "initialize":
      throw ResponseError(ResponseError.serverNotInitialized, "the server is not initialized")
    case .shutDown:
      throw ResponseError(ResponseError.invalidRequest, "the server is shut down")
    default: break
    }
    switch method {
    case "initialize": return try initialize(parameters)
    case "shutdown":
      shutDown()
      return .null
    case "textDocument/diagnostic": return try pullDocument(parameters, id)
    case "workspace/diagnostic": return try pullWorkspace(parameters, id)
    case "textDocument/codeAction": return try codeActions(parameters)
    case "codeAction/resolve": return try resolveCodeAction(parameters)
    case "textDocument/hover": return try hover(parameters)
    case "textDocument/completion": return try completions(parameters)
    case "textDocument/codeLens": return try codeLenses(parameters)
    case "textDocument/prepareCallHierarchy": return try prepareCallHierarchy(parameters)
    case "callHierarchy/incomingCalls": return try incomingCalls(parameters)
    case "callHierarchy/outgoingCalls": return try outgoingCalls(parameters)
    case "workspace/executeCommand": return try executeCommand(parameters)
    case "modallint/text": return try text(parameters)
    case "modallint/rest": return rest(id)
    default: throw ResponseError(ResponseError.methodNotFound, "there is no method `\(method)`")
    }
  }

  func note(_ method: String, _ parameters: Parameters) throws(ResponseError) {
    if method == "exit" { return end(phase == .shutDown ? 0 : 1) }
    guard phase == .answered || phase == .running else { return }
    switch method {
    case "initialized": initialized()
    case "textDocument/didOpen": try didOpen(parameters)
    case "textDocument/didChange": try didChange(parameters)
    case "textDocument/didSave": try didSave(parameters)
    case "textDocument/didClose": try didClose(parameters)
    case "workspace/didChangeWorkspaceFolders": try didChangeFolders(parameters)
    case "workspace/didChangeWatchedFiles": try didChangeWatchedFiles(parameters)
    case "workspace/didCreateFiles": try didChangeFiles(parameters, ["uri"])
    case "workspace/didDeleteFiles": try didChangeFiles(parameters, ["uri"])
    case "workspace/didRenameFiles": try didChangeFiles(parameters, ["oldUri", "newUri"])
    case "workspace/didChangeConfiguration": try didChangeConfiguration(parameters)
    case "window/workDoneProgress/cancel": cancelProgress(try parameters.required("token").token())
    case "$/setTrace": try setTrace(parameters)
    default: break
    }
  }
}
