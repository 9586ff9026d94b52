// What a client can do, as far as the server asks. A capability that is missing or of another kind is one that the
// client does not have.

import JSON

/// The capabilities of a client.
struct ClientCapabilities {
  var encodings: [PositionEncoding] = []
  var canPull = false
  var pullsRelatedDocuments = false
  var refreshesDiagnostics = false
  var refreshesCodeLenses = false
  var takesRelatedInformation = false
  var takesTags = false
  var takesCodeDescriptions = false
  var takesDiagnosticData = false
  var takesDiagnosticVersions = false
  var takesDocumentChanges = false
  var takesActionLiterals = false
  var takesPreferred = false
  var takesDisabled = false
  var takesActionData = false
  var resolvesActionEdits = false
  var hoversMarkdown = false
  var takesProgress = false
  var showsDocuments = false
  var takesConfiguration = false
  var registersConfiguration = false
  var registersWatchedFiles = false

  init() {}

  init(_ value: JSONValue) {
    func at(_ path: String...) -> JSONValue? { path.reduce(value as JSONValue?) { $0?[$1] } }
    func has(_ path: String...) -> Bool { path.reduce(value as JSONValue?) { $0?[$1] }?.bool == true }
    func isObject(_ path: String...) -> Bool { path.reduce(value as JSONValue?) { $0?[$1] }?.members != nil }
    func list(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.string) ?? [] }

    encodings = list(at("general", "positionEncodings")).compactMap { PositionEncoding(rawValue: $0) }
    canPull = isObject("textDocument", "diagnostic")
    pullsRelatedDocuments = has("textDocument", "diagnostic", "relatedDocumentSupport")
    refreshesDiagnostics = has("workspace", "diagnostics", "refreshSupport")
    refreshesCodeLenses = has("workspace", "codeLens", "refreshSupport")
    let published = at("textDocument", "publishDiagnostics")
    let pulled = at("textDocument", "diagnostic")
    // What a client says of pushed diagnostics holds for those that it pulls; newer ones say it there.
    func takes(_ key: String) -> Bool { published?[key]?.bool == true || pulled?[key]?.bool == true }
    takesRelatedInformation = takes("relatedInformation")
    takesCodeDescriptions = takes("codeDescriptionSupport")
    takesDiagnosticData = takes("dataSupport")
    takesDiagnosticVersions = published?["versionSupport"]?.bool == true
    takesTags = [published, pulled].contains { $0?["tagSupport"]?["valueSet"]?.elements != nil || $0?["tagSupport"]?.bool == true }
    takesDocumentChanges = has("workspace", "workspaceEdit", "documentChanges")
    takesActionLiterals = isObject("textDocument", "codeAction", "codeActionLiteralSupport")
    takesPreferred = has("textDocument", "codeAction", "isPreferredSupport")
    takesDisabled = has("textDocument", "codeAction", "disabledSupport")
    takesActionData = has("textDocument", "codeAction", "dataSupport")
    resolvesActionEdits = takesActionData && list(at("textDocument", "codeAction", "resolveSupport", "properties")).contains("edit")
    // The order is the client's preference.
    hoversMarkdown = list(at("textDocument", "hover", "contentFormat")).first == "markdown"
    takesProgress = has("window", "workDoneProgress")
    showsDocuments = has("window", "showDocument", "support")
    takesConfiguration = has("workspace", "configuration")
    registersConfiguration = has("workspace", "didChangeConfiguration", "dynamicRegistration")
    registersWatchedFiles = has("workspace", "didChangeWatchedFiles", "dynamicRegistration")
  }
}
