// Who says of a SwiftUI view that it is a modal, or answers the scrub for it, or hides what it lies over: it itself, what it shows, who
// shows it, and what these are handed, also by modifiers of the project's own.

import SwiftScan

struct ViewMarks {
  let project: Project
  private let type: TypeID
  private let stacks: StackedViews
  /// What the view shows as the modal, and all that this shows.
  private let shown: Set<TypeID>
  /// The calls by which it is shown through a function that all views have: `.popup(isPresented: $asks) { Card() }`.
  private let callers: [NodeRef]
  /// Of a layer that its own page shows: the names that decide whether it is there.
  private let flags: Set<NameID>

  /// - Parameter layer: Where the view, which goes on beside it, lays the modal over itself; nil where it is the modal.
  init(_ project: Project, of type: TypeID, layer: NodeRef? = nil) {
    self.project = project
    self.type = type
    stacks = StackedViews(project)
    let finder = ShownTypes(project)
    callers = finder.callers(showing: type)
    // What such a function is called on lies behind.
    var roots = callers.flatMap { call in project.arguments(of: project[call], in: call.file).flatMap { finder.made(below: $0.value, in: call.file) } }
    if let layer {
      flags = stacks.flags(around: layer).union(stacks.flags(fading: layer))
      if let block = stacks.block(around: layer) { roots += finder.made(below: block, in: layer.file) }
    } else {
      flags = []
      roots += finder.made(by: type)
    }
    shown = finder.all(from: roots)
  }

  // MARK: Questions

  /// `.isModal` in the view, in what it shows or in what shows it; or what is behind is hidden from VoiceOver.
  func modality() -> Overlay.Answer {
    // As iOS 13 had it, `accessibility(addTraits: .isModal)`, `accessibility(hidden: isOpen)`.
    let old = Array(project.calls[Known.accessibility.name])
    for call in project.calls[Known.accessibilityAddTraits.name] + old where !project.isInactive(call) && concerns(call) {
      if project.arguments(of: project[call], in: call.file).contains(where: { namesModal($0.value, in: call.file) }) { return .found("`.isModal`") }
    }
    for name in [Known.accessibilityHidden, .accessibilityElementsHidden, .accessibility] {
      for call in project.calls[name.name] where !project.isInactive(call) {
        let arguments = project.arguments(of: project[call], in: call.file)
        if name == .accessibility, !arguments.contains(where: { project.text($0.label) == "hidden" }) { continue }
        // Of a decoration it is said once and for all.
        let isDecoration = arguments.first.map { project.node($0.value, in: call.file).kind == .true } ?? false
        if !isDecoration, hides(call) { return .found("`\(name)`") }
      }
    }
    return .absent
  }

  func answersEscape() -> Bool {
    project.calls[Known.accessibilityAction.name].contains { call in
      !project.isInactive(call) && project.arguments(of: project[call], in: call.file).contains { project.node($0.value, in: call.file).name == .escape }
        && concerns(call)
    }
  }

  /// `.isModal`, also by a constant of the project's that holds it.
  private func namesModal(_ traits: NodeID, in file: Int32, _ depth: Int = 0) -> Bool {
    guard depth < 4 else { return false }
    var found = false
    project.walk(traits, in: file) { _, node in
      if node.kind == .member || node.kind == .name {
        found = found || node.name == .isModal || project.declarations[node.name].contains { constant in
          project[constant].modifiers.contains(.constant) && namesModal(project[constant].value, in: constant.file, depth + 1)
        }
      }
      return !found
    }
    return found
  }

  // MARK: Places

  /// Whether what code says, it says of the view, of what it shows or of what shows it, also as a modifier of the project's own.
  private func concerns(_ place: NodeRef, _ depth: Int = 0) -> Bool {
    guard depth < 4, let owner = project.enclosingType(of: project.scope(of: place)) else { return false }
    if project.types[Int(owner)].isExternal { return isSaid(place) { concerns($0, depth + 1) } }
    // What a protocol of the project's gives all views that conform to it, or a wrapper of views.
    if project.types[Int(owner)].kind == .protocol, shown.union([type]).contains(where: { project.ancestors(of: $0).types.contains(owner) }) { return true }
    if project.isWrapper(owner), !project.isView(owner), let function = project.member(around: place),
      project.callers(of: function).contains(where: { concerns($0, depth + 1) })
    {
      return true
    }
    return owner == type || shown.contains(owner) || makes(type, owner) || makes(owner, type) && !isOfAnother(place, in: owner)
      || callers.contains { holds($0, place) } || project.calls[project.types[Int(owner)].name].contains { isOfAllViews($0) && concerns($0, depth + 1) }
  }

  /// Whether code hides what is behind: where the view is, or where it is shown.
  private func hides(_ place: NodeRef, _ depth: Int = 0) -> Bool {
    guard depth < 4, let owner = project.enclosingType(of: project.scope(of: place)) else { return false }
    if project.types[Int(owner)].isExternal { return isSaid(place) { hides($0, depth + 1) } }
    return owner == type || makes(owner, type) && !isByAnotherFlag(place, in: owner) || callers.contains { holds($0, place) } || hidesByFlag(place, owner)
  }

  /// Whether a mark in a view that shows this one is hung on something else: on a sibling, or on a layer of the page's own.
  private func isOfAnother(_ place: NodeRef, in owner: TypeID) -> Bool {
    let makers = project.nodes(project.calls[project.types[Int(type)].name], of: [owner])
    guard let member = project.member(around: place) else { return false }
    let isInside = makers.contains { maker in
      holds(maker, place) || project.arguments(of: project[maker], in: maker.file).contains { stacks.names(in: $0.value, of: maker.file).contains(project[member].name) }
    }
    return !isInside && !mayCover(project[place].base, in: place.file, of: owner, 0)
  }

  /// Whether this view stands somewhere below a node, or in a member that is named there; or something that is handed in and may be it.
  private func mayCover(_ node: NodeID, in file: Int32, of owner: TypeID, _ depth: Int) -> Bool {
    guard depth < 4, node != none else { return true }
    let finder = ShownTypes(project)
    if finder.all(from: finder.made(below: node, in: file)).contains(type) { return true }
    var mayBe = false
    project.walk(node, in: file) { index, part in
      guard part.kind == .name || part.kind == .member && part.base != none && project.isSelf(part.base, in: file), !project.startsUppercase(part.name)
      else { return !mayBe }
      for meant in project.meanings(of: part, in: project.context(of: NodeRef(file: file, index: index))) where !mayBe {
        let declaration = project[meant]
        if declaration.kind == .parameter || declaration.kind == .binding || project.takesClosure(meant) {
          mayBe = true
        } else if let getter = ValueReader(project).getter(of: meant) {
          mayBe = mayCover(project[getter].body, in: getter.file, of: owner, depth + 1)
        } else if declaration.body != none {
          mayBe = mayCover(declaration.body, in: meant.file, of: owner, depth + 1)
        } else if declaration.kind == .variable, declaration.value != none, project.parent(of: meant).map({ !project[$0].kind.isType }) ?? false {
          mayBe = mayCover(declaration.value, in: meant.file, of: owner, depth + 1)
        }
      }
      return !mayBe
    }
    return mayBe
  }

  /// `.accessibilityHidden(showsMenu)`, by a state that has no part in whether this view is there.
  private func isByAnotherFlag(_ place: NodeRef, in owner: TypeID) -> Bool {
    guard let argument = project.arguments(of: project[place], in: place.file).first, case let flag = project.node(argument.value, in: place.file),
      flag.kind == .name, let state = project.meanings(of: flag, in: project.context(of: place)).first, project[state].kind == .variable,
      ValueReader(project).getter(of: state) == nil, project.parent(of: state).map({ project[$0].kind.isType }) ?? false
    else { return false }
    return project.nodes(project.calls[project.types[Int(type)].name], of: [owner]).allSatisfy { maker in
      var names = stacks.flags(around: maker)
      for argument in project.arguments(of: project[maker], in: maker.file) { names.formUnion(stacks.names(in: argument.value, of: maker.file)) }
      return !names.isEmpty && !names.contains(flag.name)
    }
  }

  /// Whether a function that all views have says something of the view that it shows, or where it is called.
  private func isSaid(_ place: NodeRef, _ concerns: (NodeRef) -> Bool) -> Bool {
    guard let function = project.member(around: place), project[function].kind == .function else { return false }
    let made = project.places(in: project.calls[project.types[Int(type)].name], inside: function)
    return !made.isEmpty || project.callers(of: function).contains(where: concerns)
  }

  /// What lies behind hides itself, or a modifier hides it, by the flag that shows the layer.
  private func hidesByFlag(_ place: NodeRef, _ owner: TypeID) -> Bool {
    guard !flags.isEmpty, let argument = project.arguments(of: project[place], in: place.file).first else { return false }
    let properties = stacks.names(in: argument.value, of: place.file)
    return project.nodes(project.calls[project.types[Int(owner)].name], of: [type]).contains { call in
      project.arguments(of: project[call], in: call.file).contains {
        properties.contains($0.label) && !stacks.names(in: $0.value, of: call.file).isDisjoint(with: flags)
      }
    }
  }

  private func holds(_ call: NodeRef, _ place: NodeRef) -> Bool {
    guard call.file == place.file else { return false }
    var found = false
    project.walk(call.index, in: call.file) { index, _ in
      found = found || index == place.index
      return !found
    }
    return found
  }

  private func isOfAllViews(_ place: NodeRef) -> Bool {
    project.enclosingType(of: project.scope(of: place)).map { project.types[Int($0)].isExternal } ?? false
  }

  /// Whether one type's code makes a value of another.
  private func makes(_ owner: TypeID, _ made: TypeID) -> Bool {
    !project.nodes(project.calls[project.types[Int(made)].name], of: [owner]).isEmpty
  }
}

/// Which views and modifiers of the project's own code makes, and all that these make; and by which calls one is shown.
private struct ShownTypes {
  let project: Project

  init(_ project: Project) { self.project = project }

  func made(below node: NodeID, in file: Int32) -> [TypeID] {
    var found: [TypeID] = []
    project.walk(node, in: file) { _, node in
      if node.kind == .call { found += self.made(node, in: file) }
      return true
    }
    return found
  }

  func made(by type: TypeID) -> [TypeID] {
    project.types[Int(type)].parts.flatMap { part in
      (project[part].nodeStart..<project[part].nodeEnd).flatMap { index -> [TypeID] in
        let node = project.node(index, in: part.file)
        return node.kind == .call && !node.flags.contains(.inactive) ? made(node, in: part.file) : []
      }
    }
  }

  private func made(_ call: Node, in file: Int32) -> [TypeID] {
    let callee = project.node(call.base, in: file)
    guard callee.kind == .name, project.startsUppercase(callee.name) else { return [] }
    return project.typesByName[callee.name].filter { !project.types[Int($0)].isExternal && isShown($0) }
  }

  /// What these show, and what that shows.
  func all(from roots: [TypeID]) -> Set<TypeID> {
    var found = Set(roots)
    var next = found
    for _ in 0..<3 where !next.isEmpty {
      next = Set(next.flatMap { made(by: $0) }).subtracting(found)
      found.formUnion(next)
    }
    return found
  }

  /// The calls of the functions of all views that show a type, or put a modifier around that shows it.
  func callers(showing type: TypeID, _ depth: Int = 0) -> [NodeRef] {
    project.calls[project.types[Int(type)].name].flatMap { call -> [NodeRef] in
      guard depth < 3, !project.isInactive(call), let owner = project.enclosingType(of: project.scope(of: call)), owner != type else { return [] }
      if !project.types[Int(owner)].isExternal { return isModifier(owner) ? callers(showing: owner, depth + 1) : [] }
      return project.member(around: call).map { callers(of: $0, depth) } ?? []
    }
  }

  private func callers(of function: DeclarationRef, _ depth: Int) -> [NodeRef] {
    guard depth < 3, project[function].kind == .function else { return [] }
    return project.callers(of: function).flatMap { call -> [NodeRef] in
      guard let owner = project.enclosingType(of: project.scope(of: call)), project.types[Int(owner)].isExternal, let around = project.member(around: call)
      else { return [call] }
      return callers(of: around, depth + 1)
    }
  }

  private func isShown(_ type: TypeID) -> Bool { project.isView(type) || isModifier(type) }
  private func isModifier(_ type: TypeID) -> Bool { project.ancestors(of: type).external.contains(Known.ViewModifier.name) }
}
