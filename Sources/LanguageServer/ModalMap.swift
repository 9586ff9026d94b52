// What presents what in one project, by files and bytes, for code lenses and call hierarchies.

import ModalFacts
import ProjectFiles

/// A stretch of one file.
struct FilePlace: Hashable {
  var path: String
  var range: Range<Int>
}

/// The modals of a project.
struct ModalMap {
  /// A type that is presented, or that presents.
  struct ModalType {
    /// Its declaration with those around it, as in `Weather.RadarView`.
    var declaration: String
    var place: FilePlace
    /// Where it is presented, in order.
    var presentations: [Use] = []
    /// The ways out of its fullest presentation, and what guards it, with their places where they have one.
    var exits: [(exit: Exit, place: FilePlace?)] = []
    var guards: [(name: String, place: FilePlace?)] = []
  }

  /// One place that presents a type.
  struct Use {
    var place: FilePlace
    var style: Style
    /// The declarations around the place.
    var declaration: String
    /// By what the presenting type is found in `types`.
    var presenter: String?
  }

  /// By declaration.
  private(set) var types: [String: ModalType] = [:]

  init(_ presentations: [Presentation], _ paths: [String]) {
    func place(_ site: Site) -> FilePlace { FilePlace(path: paths[site.file], range: site.range) }
    func place(_ spot: CodeSpot?) -> FilePlace? { spot.map { FilePlace(path: paths[$0.file], range: $0.offset..<$0.offset) } }
    // A file that was taken out keeps its number and loses its path.
    for presentation in presentations where !paths[presentation.site.file].isEmpty {
      if let presenter = presentation.presenter, types[presenter.declaration] == nil {
        types[presenter.declaration] = ModalType(declaration: presenter.declaration, place: place(presenter))
      }
      for content in presentation.contents {
        guard let site = content.typeSite else { continue }
        var type = types[site.declaration] ?? ModalType(declaration: site.declaration, place: place(site))
        type.presentations.append(
          Use(
            place: place(presentation.site), style: presentation.style, declaration: presentation.site.declaration,
            presenter: presentation.presenter?.declaration))
        if type.exits.count < content.exits.count { type.exits = content.exits.map { ($0, place($0.spot)) } }
        if type.guards.count < content.guards.count { type.guards = content.guards.map { ($0.name, place($0.spot)) } }
        types[site.declaration] = type
      }
    }
    // Who presents from a helper of its own is found by the declarations around the place.
    let known = Set(types.keys)
    types = types.mapValues { type in
      var type = type
      for number in type.presentations.indices where type.presentations[number].presenter == nil {
        type.presentations[number].presenter = type.presentations[number].declaration.enclosing.first { known.contains($0) }
      }
      return type
    }
  }

  /// The types of one file, in order.
  func types(in path: String) -> [ModalType] {
    types.values.filter { $0.place.path == path }.sorted { $0.place.range.lowerBound < $1.place.range.lowerBound }
  }

  /// What is presented from within a type, in order.
  func presented(by declaration: String) -> [(type: ModalType, use: Use)] {
    var found: [(type: ModalType, use: Use)] = []
    for type in types.values {
      for use in type.presentations where use.presenter == declaration || use.declaration.enclosing.contains(declaration) { found.append((type, use)) }
    }
    return found.sorted { ($0.use.place.path, $0.use.place.range.lowerBound, $0.type.declaration) < ($1.use.place.path, $1.use.place.range.lowerBound, $1.type.declaration) }
  }
}

extension String {
  /// The declaration itself and those around it, innermost first: `A.B.body`, `A.B`, `A`.
  fileprivate var enclosing: [String] {
    var names: [String] = []
    var rest = self[...]
    while !rest.isEmpty {
      names.append(String(rest))
      guard let dot = rest.lastIndex(of: ".") else { break }
      rest = rest[..<dot]
    }
    return names
  }
}

extension Server {
  /// The modals of a folder as they are now.
  func modals(of folder: Folder) -> ModalMap? {
    if let known = folder.modals { return known }
    guard let workspace = folder.workspace else { return nil }
    let map = ModalMap(workspace.presentations, workspace.paths)
    folder.modals = map
    return map
  }
}
