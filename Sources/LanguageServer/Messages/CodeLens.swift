// Code lenses: above a type that is presented, from where, in which style, and how a person leaves it.

import JSON
import ModalFacts

/// The command of an editor that shows places: it takes an address, a position and locations.
let showPlacesCommand = "modallint.showPlaces"

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
    guard settings.commands.contains(showPlacesCommand) else { return ["title": .string(title), "command": ""] }
    return [
      "title": .string(title), "command": .string(showPlacesCommand),
      "arguments": [.string(uri), position.json, .array(places.compactMap { location(of: $0.range, in: $0.path) })],
    ]
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
