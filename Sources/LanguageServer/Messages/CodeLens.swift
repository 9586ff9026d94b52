// Code lenses: above a type that is presented, from where, in which style, and how a person leaves it. Each leads there: by a
// command of the editor's where it named one, else by one of the server's that has the editor show a document.

import JSON
import ModalFacts
import ProjectFiles

/// The command of an editor that shows places: it takes an address, a position and locations.
let showPlacesCommand = "modallint.showPlaces"

/// The server's own: it takes what the lens says and locations.
let goToPlacesCommand = "modallint.goToPlaces"

extension Server {
  func codeLenses(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let uri = try parameters.documentURI()
    guard settings.showsCodeLenses, let (folder, path, _) = readyFolder(of: uri), let map = modals(of: folder), let lines = lines(of: path)
    else { return [] }
    var lenses: [JSONValue] = []
    for type in map.types(in: path) where !type.presentations.isEmpty {
      let range = range(type.place.range, in: path, lines)
      let places = type.presentations.map(\.place).uniqued()
      func add(_ title: String, _ places: [FilePlace]) {
        lenses.append(["range": range.json, "command": command(title, uri, range.start, places)])
      }
      add(title(of: type, places.count), places)
      let exits = type.exits.filter { !$0.exit.isHidden && $0.exit.kind != .code }
      let ways = exits.compactMap(\.place).uniqued()
      add(
        exits.isEmpty ? "no way out seen" : exits.count == 1 ? "1 way out: \(words(for: exits[0].exit))" : "\(exits.count) ways out",
        ways.isEmpty ? [type.place] : ways)
      if let first = type.guards.first {
        let guards = type.guards.compactMap(\.place).uniqued()
        add("guarded by `\(first.name)`", guards.isEmpty ? [type.place] : guards)
      }
    }
    return .array(lenses)
  }

  /// `presented as sheet from 3 places`.
  private func title(of type: ModalMap.ModalType, _ count: Int) -> String {
    var names: [String] = []
    for use in type.presentations {
      let name =
        switch use.style {
        case .unseen: "modal"
        case .sheetOrFullScreen: "sheet or full screen"
        default: use.style.name
        }
      if !names.contains(name) { names.append(name) }
    }
    return "presented as \(names.joined(separator: " and ")) from \(count == 1 ? "1 place" : "\(count) places")"
  }

  private func words(for exit: Exit) -> String { exit.title.isEmpty ? exit.kind.rawValue : exit.title }

  /// A command that an editor can run, or a title alone.
  private func command(_ title: String, _ uri: String, _ position: ClientPosition, _ places: [FilePlace]) -> JSONValue {
    let locations = JSONValue.array(places.compactMap { location(of: $0.range, in: $0.path) })
    if settings.commands.contains(showPlacesCommand) {
      return ["title": .string(title), "command": .string(showPlacesCommand), "arguments": [.string(uri), position.json, locations]]
    }
    guard client.showsDocuments else { return ["title": .string(title), "command": ""] }
    return ["title": .string(title), "command": .string(goToPlacesCommand), "arguments": [.string(title), locations]]
  }

  /// Runs the command of a lens: the editor shows the place, and where there are several, asks which.
  func executeCommand(_ parameters: Parameters) throws(ResponseError) -> JSONValue {
    let command = try parameters.required("command").string()
    guard command == goToPlacesCommand else { throw .invalid("there is no command `\(command)`") }
    let arguments = try parameters.required("arguments").list()
    guard arguments.count == 2 else { throw .invalid("`\(command)` takes a title and locations") }
    let title = try arguments[0].string()
    var places: [(name: String, location: JSONValue)] = []
    for location in try arguments[1].list() {
      let uri = try location.required("uri").string()
      let line = try location.required("range").range().start.line
      let path = path(ofURI: uri) ?? uri
      let name = "\(folder(of: path).flatMap { ProjectFiles.path(path, below: $0.path) } ?? path):\(line + 1)"
      // Two places on one line are one to choose.
      if !places.contains(where: { $0.name == name }) { places.append((name, location.value)) }
    }
    func show(_ location: JSONValue) {
      ask(
        "window/showDocument",
        .members(("uri", location["uri"]), ("takeFocus", true), ("selection", location["range"])))
    }
    if places.count == 1 {
      show(places[0].location)
    } else if !places.isEmpty {
      let actions = JSONValue.array(places.map { ["title": .string($0.name)] })
      ask("window/showMessageRequest", ["type": .integer(LogLevel.info.rawValue), "message": .string(title), "actions": actions]) { result in
        guard case .success(let chosen) = result, let place = places.first(where: { $0.name == chosen["title"]?.string }) else { return }
        show(place.location)
      }
    }
    return .null
  }

  func refreshCodeLenses() {
    if client.refreshesCodeLenses, phase == .running { ask("workspace/codeLens/refresh", nil) }
  }
}

extension Array where Element: Hashable {
  /// Each element once, in order.
  fileprivate func uniqued() -> [Element] {
    var seen = Set<Element>()
    return filter { seen.insert($0).inserted }
  }
}
