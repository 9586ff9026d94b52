// Content that is no closure but names what makes a view of the presented item: `content: \.destination`, `content: makeScreen`.

import SwiftScan

extension PresentationReader {
  /// What the named property or function shows for the items that there are; nil where the content names neither.
  mutating func contentsMadeOfItem(_ candidate: Candidate, in context: Context) -> [Content]? {
    guard let maker = makerOfItem(candidate, in: context), let getter = ValueReader(project).getter(of: maker), project[getter].body != none else { return nil }
    let isOwn = project.enclosingType(of: project.parent(of: maker)).map { $0 == project.enclosingType(of: context.scope) } ?? false
    let inside = Context(file: getter.file, scope: getter, position: project[getter].body, frame: isOwn ? context.frame : nil)
    contentFunction = maker
    defer { contentFunction = nil }
    guard let branching = branching(project[getter].body, in: inside, ofItem: project[maker].kind == .variable, 0) else {
      return [viewContent(project[getter].body, in: inside, nil)]
    }
    return branching.arms.map { viewContent(project[getter].body, in: inside, (branching, $0)) }
  }

  private func makerOfItem(_ candidate: Candidate, in context: Context) -> DeclarationRef? {
    guard let item = project.arguments(of: project[candidate.inner], in: candidate.inner.file).first(where: { $0.label == .item }) else { return nil }
    var (named, place) = (candidate.content, context)
    // A wrapper's own caller names it.
    for _ in 0..<8 {
      guard case let name = project.node(named, in: place.file), name.kind == .name, let parameter = project.meanings(of: name.name, in: place).first,
        project[parameter].kind == .parameter, let handed = ValueReader(project).argument(for: parameter, in: place.frame)
      else { break }
      (named, place) = (handed.node, handed.context)
    }
    let content = project.node(project.called(named, in: place.file), in: place.file)
    if content.kind == .keyPath {
      guard content.base != none, case let path = project.node(content.base, in: place.file), path.kind == .member || path.kind == .name else { return nil }
      let owners = path.kind == .member && path.base != none ? project.resolve(type: path.base, in: place) : Types()
      return property(path.name, of: owners) ?? property(path.name, of: project.typesOf(item.value, in: context)) ?? property(path.name, of: nil)
    }
    let meanings: Declarations
    switch content.kind {
    case .name: meanings = project.meanings(of: content.name, in: place)
    case .member where content.base != none: meanings = project.members(named: content.name, of: project.typesOf(content.base, in: place))
    default: return nil
    }
    guard meanings.count == 1, let only = meanings.first, project[only].kind == .function, project.parameters(of: only).count == 1 else { return nil }
    return only
  }

  /// The one property of some types, or of the only type that has one of that name.
  private func property(_ name: NameID, of owners: Types?) -> DeclarationRef? {
    let members = owners.map { Array(project.members(named: name, of: $0)) } ?? Array(project.declarations[name])
    let properties = members.filter { project[$0].kind == .variable }
    return properties.count == 1 ? properties[0] : nil
  }
}
