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
    var content = project.node(candidate.content, in: context.file)
    if content.kind == .keyPath {
      guard content.base != none, case let path = project.node(content.base, in: context.file), path.kind == .member || path.kind == .name else { return nil }
      return property(path, ofItem: item.value, in: context)
    }
    // `makeScreen(_:)`
    if content.kind == .call, content.count > 0,
      project.arguments(of: content, in: context.file).allSatisfy({ project.node($0.value, in: context.file).kind == .wildcard })
    {
      content = project.node(content.base, in: context.file)
    }
    let meanings: Declarations
    switch content.kind {
    case .name: meanings = project.meanings(of: content.name, in: context)
    case .member where content.base != none: meanings = project.members(named: content.name, of: project.typesOf(content.base, in: context))
    default: return nil
    }
    guard meanings.count == 1, let only = meanings.first, project[only].kind == .function, project.parameters(of: only).count == 1 else { return nil }
    return only
  }

  /// The one property of the item's type, or of the only type that has one of that name.
  private func property(_ path: Node, ofItem item: NodeID, in context: Context) -> DeclarationRef? {
    var owners = path.kind == .member && path.base != none ? project.resolve(type: path.base, in: context) : Types()
    if owners.isEmpty { owners = project.typesOf(item, in: context) }
    let members = owners.isEmpty ? project.declarations[path.name].filter { project[$0].kind == .variable } : Array(project.members(named: path.name, of: owners))
    guard members.count == 1, let only = members.first, project[only].kind == .variable else { return nil }
    return only
  }
}
