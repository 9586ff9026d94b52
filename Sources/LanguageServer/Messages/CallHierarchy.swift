// Call hierarchy as a walk through the modals of an app: who presents this, and what does this present?

import JSON
import ModalFacts

extension Server {
  func prepareCallHierarchy(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let uri = try parameters.documentURI()
    let position = try parameters.required("position").position()
    guard let (folder, path, _) = readyFolder(of: uri), let map = modals(of: folder), let lines = lines(of: path) else { return .null }
    func isHere(_ range: Range<Int>) -> Bool {
      let range = self.range(range, in: path, lines)
      return range.start <= position && position <= range.end
    }
    var found = map.types(in: path).filter { isHere($0.place.range) }
    // On a call that presents: what it shows.
    if found.isEmpty {
      found = map.types.values.filter { $0.presentations.contains { $0.place.path == path && isHere($0.place.range) } }
        .sorted { $0.declaration < $1.declaration }
    }
    return found.isEmpty ? .null : .array(found.compactMap { item(for: $0, in: folder) })
  }

  func incomingCalls(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let (folder, map, type) = try modalType(of: parameters)
    var calls: [(from: JSONValue, key: String, ranges: [JSONValue])] = []
    for use in type.presentations {
      guard let lines = lines(of: use.place.path) else { continue }
      let range = range(use.place.range, in: use.place.path, lines).json
      let presenter = use.presenter.flatMap { map.types[$0] }
      // A presenter whose type stands elsewhere could not be given ranges of this file.
      let key = presenter?.place.path == use.place.path ? use.presenter ?? "" : "\(use.place.path) \(use.declaration)"
      if let known = calls.firstIndex(where: { $0.key == key }) {
        calls[known].ranges.append(range)
      } else if let presenter, presenter.place.path == use.place.path, let from = item(for: presenter, in: folder) {
        calls.append((from, key, [range]))
      } else {
        let from: JSONValue = [
          "name": .string(use.declaration.isEmpty ? "top level" : use.declaration), "kind": 6, "uri": .string(address(of: use.place.path)),
          "range": range, "selectionRange": range, "data": ["type": .string(use.presenter ?? use.declaration), "folder": .string(folder.path)],
        ]
        calls.append((from, key, [range]))
      }
    }
    return .array(calls.map { ["from": $0.from, "fromRanges": .array($0.ranges)] as JSONValue })
  }

  func outgoingCalls(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let (folder, map, type) = try modalType(of: parameters)
    let uri = try parameters.required("item").required("uri").string()
    var calls: [(key: String, to: JSONValue, ranges: [JSONValue])] = []
    for (presented, use) in map.presented(by: type.declaration) {
      guard let lines = lines(of: use.place.path), let to = item(for: presented, in: folder) else { continue }
      let ranges = address(of: use.place.path) == uri ? [range(use.place.range, in: use.place.path, lines).json] : []
      if let known = calls.firstIndex(where: { $0.key == presented.declaration }) {
        calls[known].ranges += ranges
      } else {
        calls.append((presented.declaration, to, ranges))
      }
    }
    return .array(calls.map { ["to": $0.to, "fromRanges": .array($0.ranges)] as JSONValue })
  }

  /// The type that an item stands for.
  /// - Throws: `ContentModified` where it is not there any more.
  private func modalType(of parameters: Parameters) throws(ResponseError) -> (Folder, ModalMap, ModalMap.ModalType) {
    let item = try parameters.required("item")
    let data = try item.required("data")
    let name = try data.required("type").string()
    let path = try data.required("folder").string()
    guard let folder = folders.first(where: { $0.path == path }), let map = modals(of: folder) else { throw .modified }
    if let type = map.types[name] { return (folder, map, type) }
    // A function that presents, and that nothing presents.
    guard let place = LanguageServer.path(ofURI: try item.required("uri").string()) else { throw .modified }
    return (folder, map, ModalMap.ModalType(declaration: name, place: FilePlace(path: place, range: 0..<0)))
  }

  private func item(for type: ModalMap.ModalType, in folder: Folder) -> JSONValue? {
    guard let lines = lines(of: type.place.path) else { return nil }
    let range = range(type.place.range, in: type.place.path, lines).json
    return [
      "name": .string(type.declaration), "kind": 5, "uri": .string(address(of: type.place.path)), "range": range, "selectionRange": range,
      "data": ["type": .string(type.declaration), "folder": .string(folder.path)],
    ]
  }
}
