// Code actions: a quick fix for each way to mend a finding, all safe ones at once, and comments that allow a finding.
// Edits name the version of the document that they were made for.

import JSON
import ModalFacts
import RuleEngine

/// An action before it is written as JSON.
private struct Action {
  var title: String
  var kind: String
  var diagnostics: [JSONValue] = []
  var isPreferred = false
  /// Why the edit cannot be made.
  var disabled: String?
  /// By path.
  var edits: [(path: String, edits: [Edit])] = []
  /// By what it is found again for its edit: fingerprint, and what it does with the finding.
  var key: [String]
}

extension Server {
  func codeActions(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let uri = try parameters.documentURI()
    let range = try parameters.required("range").range()
    let context = try parameters.required("context")
    let diagnostics = try context.required("diagnostics").list().map(\.value)
    let only = try context.optional("only")?.list().map { kind throws(ResponseError) in try kind.string() }
    guard client.takesActionLiterals, let path = path(ofURI: uri) else { return [] }
    func isWanted(_ kind: String) -> Bool { only?.contains { kind == $0 || kind.hasPrefix($0 + ".") || $0.isEmpty } ?? true }

    var actions: [Action] = []
    guard let file = findings(in: path) else { return [] }
    let namesOurs = diagnostics.contains { $0["source"]?.string == "modallint" }
    if isWanted(ActionKind.quickFix) {
      for shown in file.findings {
        let given = diagnostics.first { isOf($0, shown) }
        // What the client names is meant; where it names nothing of ours, what the range touches.
        guard given != nil || !namesOurs && shown.range.touches(range) else { continue }
        actions += mendings(of: shown, given ?? shown.diagnostic, file.paths)
        actions += allowances(of: shown, given ?? shown.diagnostic, path)
      }
    }
    if isWanted(ActionKind.fixAll), let all = fixAll(file, path) { actions.append(all) }
    let version = documents[path]?.version
    for number in actions.indices where actions[number].disabled == nil && !isChecked(actions[number]) {
      actions[number].disabled = "the text has changed since it was checked: save it first"
    }
    return .array(actions.filter { $0.disabled == nil || client.takesDisabled }.map { json($0, uri, version) })
  }

  func resolveCodeAction(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let data = try parameters.object().optional("data") else { return parameters.value }
    let uri = try data.required("uri").string()
    let key = try data.required("key").list().map { part throws(ResponseError) in try part.string() }
    let version = try data.optional("version")?.integer()
    guard let path = path(ofURI: uri), let file = findings(in: path) else { throw .modified }
    guard documents[path]?.version == version else { throw .modified }
    var actions: [Action] = fixAll(file, path).map { [$0] } ?? []
    for shown in file.findings where shown.fingerprint == key.first {
      actions += mendings(of: shown, shown.diagnostic, file.paths) + allowances(of: shown, shown.diagnostic, path)
    }
    guard let action = actions.first(where: { $0.key == key }), isChecked(action) else { throw .modified }
    // What the client keeps in the action stays; only the edit is added.
    var members = parameters.value.members ?? []
    members.removeAll { $0.key == "edit" }
    members.append(JSONMember("edit", edit(action)))
    return JSONValue(.object(members))
  }

  /// Whether its edits are meant for the texts that the client has.
  private func isChecked(_ action: Action) -> Bool { action.edits.allSatisfy { documents[$0.path]?.checked == nil } }

  /// Whether a diagnostic of the client's is this one.
  private func isOf(_ diagnostic: JSONValue, _ shown: ShownFinding) -> Bool {
    guard diagnostic["source"]?.string == "modallint", diagnostic["code"]?.string == shown.finding.rule else { return false }
    if let fingerprint = diagnostic["data"]?["fingerprint"]?.string { return fingerprint == shown.fingerprint }
    return (try? Parameters(diagnostic).required("range").range()) == shown.range
  }

  // MARK: What can be done

  private func mendings(of shown: ShownFinding, _ diagnostic: JSONValue, _ paths: [String]) -> [Action] {
    var actions: [Action] = []
    for (number, fix) in shown.fixes.enumerated() {
      actions.append(
        Action(
          title: fix.title, kind: ActionKind.quickFix, diagnostics: [diagnostic], isPreferred: number == 0,
          edits: byPath(fix.edits, paths), key: [shown.fingerprint, "fix", String(number)]))
    }
    for proposal in shown.finding.proposals where !shown.fixes.contains(where: { $0.title == proposal.title }) {
      actions.append(
        Action(
          title: proposal.title, kind: ActionKind.quickFix, diagnostics: [diagnostic],
          disabled: "the code here leaves no room for this edit: other code would be touched", key: [shown.fingerprint, "none", proposal.title]))
    }
    return actions
  }

  private func allowances(of shown: ShownFinding, _ diagnostic: JSONValue, _ path: String) -> [Action] {
    guard let lines = lines(of: path) else { return [] }
    let finding = shown.finding
    return [AllowedSpot.line, .file].map { spot in
      var action = Action(
        title: spot == .line ? "Allow `\(finding.rule)` here, with a reason" : "Allow `\(finding.rule)` in this file, with a reason",
        kind: ActionKind.quickFix, diagnostics: [diagnostic], key: [shown.fingerprint, "allow", spot.rawValue])
      if let edit = allowing(finding, spot, in: lines) {
        action.edits = [(path, [edit])]
      } else {
        action.disabled = "no comment can stand here that covers the finding"
      }
      return action
    }
  }

  /// All safe fixes that do not overlap.
  private func fixAll(_ file: ShownFile, _ path: String) -> Action? {
    let round = FixRound(file.findings.map(\.fixes), takesUnsafe: false)
    guard round.count > 0 else { return nil }
    return Action(
      title: "Fix all that modallint can fix safely", kind: ActionKind.fixAll,
      edits: byPath(round.edits.sorted { $0.key < $1.key }.flatMap(\.value), file.paths), key: ["", "fixAll"])
  }

  private func byPath(_ edits: [Edit], _ paths: [String]) -> [(path: String, edits: [Edit])] {
    var parts: [(path: String, edits: [Edit])] = []
    for edit in edits {
      let path = paths[edit.place.file]
      if parts.last?.path == path { parts[parts.count - 1].edits.append(edit) } else { parts.append((path, [edit])) }
    }
    return parts
  }

  // MARK: JSON

  private func json(_ action: Action, _ uri: String, _ version: Int?) -> JSONValue {
    let isLater = client.resolvesActionEdits && action.disabled == nil
    return .members(
      ("title", .string(action.title)), ("kind", .string(action.kind)),
      ("diagnostics", action.diagnostics.isEmpty ? nil : .array(action.diagnostics)),
      ("isPreferred", client.takesPreferred && action.isPreferred ? true : nil),
      ("disabled", action.disabled.map { ["reason": .string($0)] }),
      ("edit", isLater || action.disabled != nil ? nil : edit(action)),
      (
        "data",
        isLater
          ? .members(("uri", .string(uri)), ("version", version.map { .integer($0) }), ("key", .array(action.key.map { .string($0) }))) : nil
      ))
  }

  private func edit(_ action: Action) -> JSONValue {
    var changes: [JSONMember] = []
    var documentChanges: [JSONValue] = []
    for (path, edits) in action.edits {
      guard let lines = lines(of: path) else { continue }
      let texts = JSONValue.array(
        edits.map { ["range": range($0.place.range, in: path, lines).json, "newText": .string($0.text)] as JSONValue })
      changes.append(JSONMember(address(of: path), texts))
      documentChanges.append([
        "textDocument": ["uri": .string(address(of: path)), "version": documents[path].map { .integer($0.version) } ?? .null], "edits": texts,
      ])
    }
    return client.takesDocumentChanges ? ["documentChanges": .array(documentChanges)] : ["changes": JSONValue(.object(changes))]
  }
}
