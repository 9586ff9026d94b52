// What a model keeps that may die with its screen: a property by an observer or a setter of its own, or because somebody
// listens to it; a method by what it calls. The screen's own properties are read likewise. What nobody of the project
// answers was not seen, and counts as kept.

import SwiftScan

extension TypedTextReader {
  // MARK: Properties

  /// Follows what a property does as it is set.
  mutating func set(_ place: NodeID, _ function: DeclarationRef, of type: TypeID, _ depth: Int) {
    let last = project.node(place, in: function.file)
    if last.kind == .member, last.name == .value { followSubject(last.base, function, of: type, depth) }
    for property in properties(setBy: place, function, of: type) where !found.isKept {
      guard let owner = project.enclosingType(of: project.parent(of: property)) else { continue }
      held.insert(project[property].name)
      if project.mayBeStored(property) { found.isKept = true }
      for accessor in project.observers(of: property) + project.setters(of: property) { follow(accessor, ofOther: owner, depth + 1, isHanded: true) }
      listen(to: project[property].name, in: owner, depth)
      if owner != screen { listen(to: project[property].name, in: screen, depth) }
      tellSubscribers(to: project[property].name, besides: owner, depth)
    }
  }

  /// The property that a place names at its end, and those of which it is a part by value: `draft.text` sets `draft`, too, and
  /// `values["body"]` sets `values`, unless that is an object.
  private func properties(setBy place: NodeID, _ function: DeclarationRef, of type: TypeID) -> [DeclarationRef] {
    let context = inside(function)
    var found: [DeclarationRef] = []
    var current = place
    var isElement = false
    while current != none {
      let part = project.node(current, in: function.file)
      if part.kind == .index {
        guard isElement || current == place || project.areValues(project.typesOf(current, in: context)) else { return found }
        isElement = true
        current = part.base
        continue
      }
      let isOwn = part.kind == .member && project.isSelf(part.base, in: function.file)
      let meant: DeclarationRef?
      switch part.kind {
      case .name: meant = project.meanings(of: part, in: context).first
      case .member where isOwn: meant = project.members(named: part.name, of: type).first
      case .member: meant = project.members(meantBy: part, in: context).first
      default: return found
      }
      if let meant, project[meant].kind == .variable, current == place || isCopy(meant) || isElement && !isObject(meant) { found.append(meant) }
      isElement = false
      current = part.kind == .name || isOwn ? none : part.base
    }
    return found
  }

  /// Whether a property of an object's holds a value of the project's, which nobody else has.
  func isCopy(_ property: DeclarationRef) -> Bool {
    !project[property].modifiers.contains(.static) && ValueReader(project).getter(of: property) == nil && project.areValues(project.typesOf(declaration: property))
  }

  private func isObject(_ property: DeclarationRef) -> Bool {
    project.typesOf(declaration: property).contains { if case .project(let id) = $0 { project.types[Int(id)].kind == .class } else { false } }
  }

  /// Follows what runs as a property publishes: `$text.debounce(…).sink { save($0) }`.
  mutating func listen(to property: NameID, in type: TypeID, _ depth: Int) {
    for part in project.types[Int(type)].parts where !project.isInactive(part) {
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let call = project.node(index, in: part.file)
        guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
        let callee = project.node(call.base, in: part.file)
        guard callee.kind == .member, callee.base != none, project.isListed(callee.name, in: Self.listening),
          names(property, callee.base, in: part.file)
        else { continue }
        for argument in project.arguments(of: call, in: part.file) {
          let value = project.node(argument.value, in: part.file)
          guard value.kind == .closure else { continue }
          follow(DeclarationRef(file: part.file, index: value.first), ofOther: type, depth + 1, isHanded: true)
        }
      }
    }
  }

  /// Whether a chain begins at a property, or puts it together with others.
  private func names(_ property: NameID, _ chain: NodeID, in file: Int32) -> Bool {
    var isNamed = false
    project.walk(chain, in: file) { _, node in
      isNamed = isNamed || (node.kind == .name || node.kind == .member) && project.unprojected(node.name) == property
      return !isNamed && node.kind != .closure
    }
    return isNamed
  }

  // MARK: Methods

  /// Follows a method of somebody else's, such as `viewModel.update(textView.text)`.
  mutating func followElsewhere(_ callee: Node, _ function: DeclarationRef, of type: TypeID, _ depth: Int, isHanded: Bool) {
    guard depth < 3, !found.isKept, !project.declarations[callee.name].isEmpty else { return }
    for case .project(let owner) in project.typesOf(callee.base, in: inside(function)) where !isOfUIKit(owner) {
      let info = project.types[Int(owner)]
      guard !info.isExternal else { continue }
      let isProtocol = info.kind == .protocol
      let methods = isProtocol
        ? ValueReader(project).implementations(of: callee.name, owners: Types(.project(owner)))
        : project.members(named: callee.name, of: owner)
      // Who conforms is not among the files.
      if isProtocol, methods.isEmpty, isHanded { found.isKept = true }
      for method in methods where project[method].kind == .function {
        let own = isProtocol ? project.enclosingType(of: project.parent(of: method)) : nil
        follow(method, ofOther: own ?? owner, depth + 1, isHanded: isHanded)
      }
    }
  }

  /// Follows code that may be another's: once, since models call each other in circles.
  mutating func follow(_ function: DeclarationRef, ofOther type: TypeID, _ depth: Int, isHanded: Bool) {
    guard followed[isHanded ? 1 : 0].insert(function).inserted else { return }
    follow(function, of: type, depth, isHanded: isHanded)
  }

  private func isOfUIKit(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains { project.begins($0, with: "UI") }
  }

  // MARK: Listeners

  /// The text is handed to a closure that somebody set: the screen itself, another part of its modal, or whoever may keep it.
  mutating func tell(_ closure: NameID, of type: TypeID, _ depth: Int) {
    let parts = project.types[Int(screen)].parts
    let set = type == screen ? [] : project.assignments[closure].filter { !project.isInactive($0) }
    let isOwn = !set.isEmpty && set.allSatisfy { assignment in
      project.node(project[assignment].first, in: assignment.file).kind == .closure
        && parts.contains { $0.file == assignment.file && project[$0].nodeStart <= assignment.index && assignment.index < project[$0].nodeEnd }
    }
    let hearers = isOwn ? set.map { assignment in
      Hearer(function: DeclarationRef(file: assignment.file, index: project.node(project[assignment].first, in: assignment.file).first), type: screen)
    } : closures(handedAs: closure, besides: type)
    if hearers.isEmpty, !project.isHeardByNobody(closure, of: type) { found.isKept = true }
    for hearer in hearers { tell(hearer, depth) }
  }

  /// Where all names of a function's are visible.
  func inside(_ function: DeclarationRef) -> Context {
    Context(file: function.file, scope: function, position: project[function].nodeEnd, frame: nil)
  }
}

extension Project {
  /// Whether types are structs and enums of the project's, which nobody else has.
  func areValues(_ types: Types) -> Bool {
    !types.isEmpty && types.allSatisfy { type in
      guard case .project(let id) = type, !self.types[Int(id)].isExternal else { return false }
      return self.types[Int(id)].kind == .struct || self.types[Int(id)].kind == .enum
    }
  }
}
