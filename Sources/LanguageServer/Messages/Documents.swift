// `didOpen`, `didChange`, `didSave`, `didClose`: the text that the editor holds, which wins over the disk's.

import JSON
import ProjectFiles

/// A document that the client has open.
struct Document {
  /// As the client spells it.
  var uri: String
  /// Nil where it is no file.
  var path: String?
  var version: Int
  var text: DocumentText
  /// The text that was checked last, where it is not this one: the settings say to wait for a save.
  var checked: [UInt8]?
  /// Versions of which the client waits to be told what is found, in order: changes came faster than they were checked,
  /// or the folder is not read yet.
  var untold: [Int] = []
  /// The client was told what is found in it.
  var isTold = false
}

extension Server {
  /// By what `documents` knows a document.
  func key(_ uri: String) -> String { path(ofURI: uri) ?? uri }

  func document(_ uri: String) -> Document? { documents[key(uri)] }

  /// The address of a file: as the client spells it where it is open.
  func address(of path: String) -> String { documents[path]?.uri ?? uri(ofPath: path) }

  // MARK: Messages

  func didOpen(_ parameters: Parameters) throws(ResponseError) {
    let item = try parameters.required("textDocument")
    let uri = try item.required("uri").string()
    let document = Document(
      uri: uri, path: path(ofURI: uri), version: try item.required("version").integer(),
      text: DocumentText(Array(try item.required("text").string().utf8)))
    documents[key(uri)] = document
    guard let path = document.path, hasReadEnding(path) else { return }
    withdraw(LanguageServer.uri(ofPath: path), of: path, unless: uri)
    let folder = folder(of: path) ?? openFolder(around: path)
    // What the user opens is wanted, even where indexing was stopped.
    folder.resume()
    guard folder.takes(path, disk) else { return tell(path) }
    set(document.text.bytes, at: path, in: folder)
    tell(path)
  }

  func didChange(_ parameters: Parameters) throws(ResponseError) {
    editCount += 1
    let uri = try parameters.documentURI()
    let key = key(uri)
    guard documents[key] != nil else { throw .invalid("`\(uri)` is not open") }
    let version = try parameters.required("textDocument").required("version").integer()
    var changes: [(range: ClientRange?, text: [UInt8])] = []
    for change in try parameters.required("contentChanges").list() {
      changes.append((try change.optional("range")?.range(), Array(try change.required("text").string().utf8)))
    }
    let isCheckedOnSave = settings.run == .onSave
    // Or with a later change, where changes come faster than they are checked.
    let isCheckedLater = isCheckedOnSave || waitingCount > 64 && hasNewerChange(of: uri)
    // Only now, since half of a notification is worse than none. Taken out, since a shared text would be copied.
    guard var document = documents.removeValue(forKey: key) else { return }
    if document.checked == nil, isCheckedLater { document.checked = document.text.bytes }
    for (range, text) in changes {
      if let range {
        document.text.replace(document.text.range(of: range, encoding), with: text)
      } else {
        document.text = DocumentText(text)
      }
    }
    document.version = version
    if !isCheckedOnSave, !client.canPull, document.path.map(hasReadEnding) == true { document.untold.append(version) }
    documents[key] = document
    if !isCheckedLater { check(document) }
  }

  /// Hands a document's text to its folder, and tells what is found in it.
  private func check(_ document: Document) {
    guard let path = document.path, hasReadEnding(path) else { return }
    documents[path]?.checked = nil
    if let folder = folder(of: path), folder.takes(path, disk) { set(document.text.bytes, at: path, in: folder) }
    tell(path)
  }

  func didSave(_ parameters: Parameters) throws(ResponseError) {
    let uri = try parameters.documentURI()
    guard let document = document(uri), let path = document.path else { return }
    guard let folder = folder(of: path), folder.takes(path, disk) else { return wasChanged(path) }
    folder.resume()
    guard document.checked != nil else { return }
    check(document)
    if client.canPull { needsRefresh = true }
  }

  func didClose(_ parameters: Parameters) throws(ResponseError) {
    let uri = try parameters.documentURI()
    guard let document = documents.removeValue(forKey: key(uri)), let path = document.path, let folder = folder(of: path) else { return }
    if folder.takes(path, disk) || !disk.exists(path) { readAgain(path, in: folder) }
    close(folderAround: folder)
    withdraw(document.uri, of: path, unless: LanguageServer.uri(ofPath: path))
    tell(path)
  }

  /// Takes away what was told of a file under an address, unless it goes on to be told of under that one.
  private func withdraw(_ uri: String, of path: String, unless next: String) {
    guard uri != next, published.removeValue(forKey: path) != nil else { return }
    notify("textDocument/publishDiagnostics", ["uri": .string(uri), "diagnostics": []])
  }

  /// A document's text as the server has it, for those who look for a server that has drifted.
  func text(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    guard let document = document(try parameters.documentURI()) else { return .null }
    return .string(String(decoding: document.text.bytes, as: UTF8.self))
  }

  // MARK: Texts

  /// Gives a file's text to its folder.
  func set(_ bytes: [UInt8], at path: String, in folder: Folder) {
    lineIndexes[path] = nil
    folder.set(bytes, at: path)
    // A folder around this one has the file as well.
    for other in folders where other !== folder && other.members.contains(path) { other.set(bytes, at: path) }
  }

  /// Reads a file that is not open; without one the folder loses it.
  func readAgain(_ path: String, in folder: Folder) {
    lineIndexes[path] = nil
    let bytes = try? disk.read(path)
    for each in folders where each === folder || each.members.contains(path) {
      if let bytes, isText(bytes) { _ = each.setFromDisk(bytes, at: path) } else { each.remove(path) }
    }
  }

  /// The bytes of a file as its folder has them.
  func bytes(of path: String) -> [UInt8]? {
    if let document = documents[path] { return document.checked ?? document.text.bytes }
    return try? disk.read(path)
  }
}
