// Content that names what makes a view of the presented item: `content: \.destination`, `content: makeScreen`, and `{ $0.destination }` of
// a wrapper for every item that has one: what that is the wrapper's callers say.

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
      return [viewContent(project[getter].body, in: inside, [])]
    }
    return branching.arms.flatMap { leaves(of: [Branch(of: branching, arm: $0)]) }.map { viewContent(project[getter].body, in: inside, $0) }
  }

  private func makerOfItem(_ candidate: Candidate, in context: Context) -> DeclarationRef? {
    guard let item = project.arguments(of: project[candidate.inner], in: candidate.inner.file).first(where: { $0.label == .item }) else { return nil }
    var (named, place) = (candidate.content, context)
    // A wrapper's own caller names it.
    for _ in 0..<8 {
      guard case let name = project.node(named, in: place.file), name.kind == .name, let parameter = project.meanings(of: name, in: place).first,
        project[parameter].kind == .parameter, let handed = ValueReader(project).argument(for: parameter, in: place.frame)
      else { break }
      (named, place) = (handed.node, handed.context)
    }
    if let member = memberOfItem(named, in: place.file), let handed = itemHandedIn(to: candidate, in: context) {
      return maker(member, of: project.typesOf(handed.node, in: handed.context))
    }
    let content = project.node(project.called(named, in: place.file), in: place.file)
    if content.kind == .keyPath {
      guard content.base != none, case let path = project.node(content.base, in: place.file), path.kind == .member || path.kind == .name else { return nil }
      let owners = path.kind == .member && path.base != none ? project.resolve(type: path.base, in: place) : Types()
      return property(path.name, of: owners) ?? property(path.name, of: project.typesOf(item.value, in: context)) ?? property(path.name, of: nil)
    }
    let meanings: Declarations
    switch content.kind {
    case .name: meanings = project.meanings(of: content, in: place)
    case .member where content.base != none: meanings = project.members(meantBy: content, in: place)
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

  // MARK: Wrappers for items of any type

  /// The parameter of a wrapper, `func sheets<R: Route>(_ route: Binding<R?>)`, that is the item of which it shows a member, if no followed call says
  /// what it is.
  func openItem(of candidate: Candidate, in context: Context) -> DeclarationRef? {
    guard memberOfItem(candidate.content, in: context.file) != nil, let parameter = genericItem(of: candidate),
      ValueReader(project).argument(for: parameter, in: context.frame) == nil
    else { return nil }
    return parameter
  }

  /// What a wrapper's caller hands in as the item.
  func itemHandedIn(to candidate: Candidate, in context: Context) -> Bound? {
    genericItem(of: candidate).flatMap { ValueReader(project).argument(for: $0, in: context.frame) }
  }

  private func genericItem(of candidate: Candidate) -> DeclarationRef? {
    guard let item = project.arguments(of: project[candidate.inner], in: candidate.inner.file).first(where: { $0.label == .item }),
      case let name = project.node(item.value, in: candidate.inner.file), name.kind == .name,
      let parameter = project.meanings(of: name, in: project.context(of: candidate.inner)).first, project[parameter].kind == .parameter,
      let function = project.parent(of: parameter), project[function].kind == .function, project[parameter].type != none
    else { return nil }
    var type = project.node(project[parameter].type, in: parameter.file)
    while type.kind == .generic, let inner = project.list(of: type, in: parameter.file).first { type = project.node(inner, in: parameter.file) }
    return type.kind == .name && project.genericParameter(type.name, in: function) != nil ? parameter : nil
  }

  /// `destination` of `{ $0.destination }` and `{ route in route.destination() }`.
  private func memberOfItem(_ content: NodeID, in file: Int32) -> NameID? {
    guard content != none, case let value = project.node(content, in: file), value.kind == .closure else { return nil }
    let closure = DeclarationRef(file: file, index: value.first)
    let items = project.list(of: project.node(project[closure].body, in: file), in: file)
    guard items.count == 1, let only = items.first else { return nil }
    var shown = project.node(only, in: file)
    if shown.kind == .return, shown.base != none { shown = project.node(shown.base, in: file) }
    if shown.kind == .call, shown.count == 0 { shown = project.node(shown.base, in: file) }
    guard shown.kind == .member, shown.base != none, case let item = project.node(shown.base, in: file), item.kind == .name else { return nil }
    return item.name == project.parameters(of: closure).first.map { project[$0].name } ?? Word.dollarZero.rawValue ? shown.name : nil
  }

  private func maker(_ name: NameID, of owners: Types) -> DeclarationRef? {
    let members = project.members(named: name, of: owners).filter { !project.isRequirement($0) && ValueReader(project).getter(of: $0) != nil && project.parameters(of: $0).isEmpty }
    return members.count == 1 ? members.first : nil
  }
}
