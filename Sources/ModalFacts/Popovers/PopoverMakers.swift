// Who makes a screen that presents, and shows it in a popover: what such a maker hands over or sets on it, `list.opensEditor = false`, may
// keep it from ever coming to a place where it presents.

import SwiftScan

struct PopoverMakers {
  private let project: Project
  private let type: TypeID
  private let makers: [NodeRef]

  init(_ project: Project, of type: TypeID) {
    self.project = project
    self.type = type
    makers = project.calls[project.types[Int(type)].name].filter { !project.isInactive($0) }
  }

  /// Whether some makers keep it from a place, and none of the others is seen to show it in a popover.
  func arePassedBy(_ place: NodeRef) -> Bool {
    guard makers.count <= 12, !makers.isEmpty else { return false }
    let properties = askedProperties()
    guard !properties.isEmpty || makers.contains(where: handsLiteral) else { return false }
    let coming = makers.filter { maker in
      var branches = TakenBranches(project)
      branches.given = facts(of: properties, for: maker)
      return !isPassedBy(place, branches, project.frame(function: nil, type: type, call: maker, caller: project.context(of: maker)), 0)
    }
    return coming.count < makers.count && !coming.contains(where: isInPopover)
  }

  /// Whether nobody comes to a place, or to the calls of the method around it in its own class.
  private func isPassedBy(_ place: NodeRef, _ branches: TakenBranches, _ frame: Frame, _ depth: Int) -> Bool {
    if branches.isPassedBy(place, in: frame) { return true }
    guard depth < 2, let method = project.enclosingMember(of: project.scope(of: place)), project[method].kind == .function,
      let callers = project.allCallers(of: method)
    else { return false }
    return callers.allSatisfy { call in
      project.files[Int(call.file)].isOwn(project[call].base) && project.enclosingType(of: project.scope(of: call)) == type
        && isPassedBy(call, branches, frame, depth + 1)
    }
  }

  /// `Tools(isInPopover: true)`, `Tools(in: .popover)`
  private func handsLiteral(_ call: NodeRef) -> Bool {
    project.arguments(of: project[call], in: call.file).contains { argument in
      let value = project.node(argument.value, in: call.file)
      return value.kind == .true || value.kind == .false || value.kind == .nil || value.kind == .member && value.base == none
    }
  }

  /// Whether a maker stands in what a `popover` shows, or where the style of a popover is set.
  private func isInPopover(_ maker: NodeRef) -> Bool {
    var scope = project.scope(of: maker)
    while let at = scope, project[at].kind == .closure {
      if let taker = project.call(handing: at), project.node(project[taker].base, in: at.file).name == .popover { return true }
      scope = project.parent(of: at)
    }
    guard let member = project.enclosingMember(of: scope) else { return false }
    let styles = project.assignments[Known.modalPresentationStyle.name]
    return project.places(in: styles, inside: member).contains { project.node(project[styles[$0]].first, in: maker.file).name == .popover }
  }

  // MARK: What a maker sets

  /// Properties of its own that nobody sets but makers, by the name that these gave to what they made.
  private func askedProperties() -> [DeclarationRef] {
    guard project.isViewController(type) else { return [] }
    return project.types[Int(type)].parts.flatMap { Array(project.children(of: $0)) }.filter { property in
      let declaration = project[property]
      guard declaration.kind == .variable, declaration.body == none, !declaration.modifiers.contains(.static), !declaration.modifiers.contains(.constant),
        project.attributes(of: property).isEmpty, initialFact(of: property) != .unknown
      else { return false }
      let assignments = project.assignments[declaration.name].filter { !project.isInactive($0) }
      return assignments.contains { maker(setting: $0) != nil } && assignments.allSatisfy { maker(setting: $0) != nil || isOfAnother($0) }
    }
  }

  private func facts(of properties: [DeclarationRef], for maker: NodeRef) -> [NameID: PathFact] {
    var facts: [NameID: PathFact] = [:]
    for property in properties {
      let name = project[property].name
      let own = project.assignments[name].filter { self.maker(setting: $0) == maker && !project.isInactive($0) }
      let fact = own.isEmpty ? initialFact(of: property) : own.count == 1 ? PathFact(of: project[own[0]].first, in: maker.file, project) : .unknown
      if fact != .unknown { facts[name] = fact }
    }
    return facts
  }

  /// `var opensEditor = false`, `var onSelect: ((Int) -> Void)?`
  private func initialFact(of property: DeclarationRef) -> PathFact {
    let declaration = project[property]
    guard declaration.value == none else { return PathFact(of: declaration.value, in: property.file, project) }
    return declaration.modifiers.contains(.optional) ? .isNil(true) : .unknown
  }

  /// The maker of the local that an assignment sets a property on, in no branch: `list.opensEditor = true` behind `let list = List()`.
  private func maker(setting assignment: NodeRef) -> NodeRef? {
    let left = project.node(project[assignment].base, in: assignment.file)
    guard left.kind == .member, left.base != none, case let object = project.node(left.base, in: assignment.file), object.kind == .name,
      let local = project.meanings(of: object, in: project.context(of: assignment)).first, project[local].kind == .variable, project[local].value != none,
      project.parent(of: local).map({ !project[$0].kind.isType }) ?? false, project.parent(of: local) == project.scope(of: assignment)
    else { return nil }
    let made = NodeRef(file: local.file, index: project[local].value)
    return makers.contains(made) && PadPaths(project: project).around(assignment).isEmpty ? made : nil
  }

  private func isOfAnother(_ assignment: NodeRef) -> Bool {
    let left = project.node(project[assignment].base, in: assignment.file)
    let types = left.kind == .member && left.base != none && !project.isSelf(left.base, in: assignment.file)
      ? project.typesOf(left.base, in: project.context(of: assignment)) : Types(project.enclosingType(of: project.scope(of: assignment)).map { .project($0) })
    return !types.isEmpty && types.allSatisfy { if case .project(let id) = $0 { !project.areRelated(id, type) } else { true } }
  }
}
