// The `@State` that drives a presentation of SwiftUI's: whether anybody sets it, to what, and who resets it. A
// state belongs to one view, so unless a binding to it is handed on, all that sets it stands in that view.

import SwiftScan

extension PresentationReader {
  /// Whether anybody may reset what drives this presentation. Only a plain flag that is set to `true` and
  /// never to anything else is known not to be reset.
  func resetsFlag(_ call: NodeRef) -> Bool {
    let arguments = project.arguments(of: project[call], in: call.file)
    guard let driver = arguments.first(where: { drives($0.label) }) else { return true }
    let expression = project.node(driver.value, in: call.file)
    let name = project.unprojected(expression.name)
    if expression.kind == .member, let root = projectedRoot(driver.value, in: call.file) {
      return isReset(name, of: root, isItem: driver.label != .isPresented)
    }
    guard expression.kind == .name, name != expression.name else { return expression.kind != .call || !isConstant(driver.value, in: call.file) }
    guard let ref = project.meanings(of: name, in: project.context(of: call)).first, project.hasAttribute(ref, Known.State.name),
      let owner = project.enclosingType(of: project.parent(of: ref))
    else { return true }
    let isItem = driver.label != .isPresented
    let state = Holder(type: owner, name: name)
    return ownUses(of: state, among: project.assignments[name]).contains { assignment in
      let kind = project.node(project[assignment].first, in: assignment.file).kind
      return isItem ? kind == .nil : kind != .true
    } || isToggled(state, where: { !isUnderWhatItShows($0) }) || isHandedOn(name, beyond: call)  // As a binding, it may be reset anywhere.
  }

  /// `model` of `$model.shows`.
  private func projectedRoot(_ node: NodeID, in file: Int32) -> NameID? {
    let base = project.node(project.node(node, in: file).base, in: file)
    guard base.kind == .name else { return nil }
    let name = project.unprojected(base.name)
    return name == base.name ? nil : name
  }

  /// Whether anybody may reset a flag of a model's or of a struct's. A model is known in many places: all that is set under the
  /// flag's name counts, and whatever is set under the model's.
  private func isReset(_ flag: NameID, of root: NameID, isItem: Bool) -> Bool {
    guard !project.declarations[flag].isEmpty, project.declarations[flag].allSatisfy({ project[$0].kind == .variable && ValueReader(project).getter(of: $0) == nil })
    else { return true }
    func keeps(_ assignment: NodeRef) -> Bool {
      let value = project.node(project[assignment].first, in: assignment.file)
      let isNone = value.kind == .member && value.name == Word.none.rawValue
      return isItem ? value.kind == .call || value.kind == .member && !isNone : value.kind == .true
    }
    let changes = [Known.toggle] + Known.takingOut
    return !project.assignments[flag].allSatisfy(keeps) || !project.assignments[root].isEmpty
      || project.handedBindings.contains { $0.name == flag || $0.name == root }
      || changes.contains { change in
        project.calls[change.name].contains { call in
          let callee = project.node(project[call].base, in: call.file)
          return callee.base != none && project.node(callee.base, in: call.file).name == flag && !isUnderWhatItShows(call)
        }
      }
  }

  /// A state of the presenting view's own, and whether it is a flag or an item.
  private func drivingState(of call: NodeRef) -> (ref: DeclarationRef, isItem: Bool)? {
    guard let driver = project.arguments(of: project[call], in: call.file).first(where: { drives($0.label) })
    else { return nil }
    let expression = project.node(driver.value, in: call.file)
    let name = project.unprojected(expression.name)
    guard expression.kind == .name, name != expression.name,
      let ref = project.meanings(of: name, in: project.context(of: call)).first, project.hasAttribute(ref, Known.State.name)
    else { return nil }
    return (ref, driver.label != .isPresented)
  }

  /// What a view's own state is set to, by the view itself and by those that are handed a binding to it; nil where
  /// somebody else may set it.
  private func settings(of state: DeclarationRef, beyond call: NodeRef) -> [NodeRef]? {
    guard let owner = project.enclosingType(of: project.parent(of: state)), !isInitialized(state, of: owner) else { return nil }
    var holders = [Holder(type: owner, name: project[state].name)]
    var found: [NodeRef] = []
    var next = 0
    while next < holders.count {
      let holder = holders[next]
      next += 1
      guard next < 12, let receivers = receivers(of: holder, beyond: call) else { return nil }
      for receiver in receivers where !holders.contains(receiver) { holders.append(receiver) }
      if isToggled(holder) { return nil }
      found += ownUses(of: holder, among: project.assignments[holder.name])
    }
    return found
  }

  private func isToggled(_ holder: Holder, where counts: (NodeRef) -> Bool = { _ in true }) -> Bool {
    ownUses(of: holder, among: project.calls[Known.toggle.name]).contains { toggle in
      let callee = project.node(project[toggle].base, in: toggle.file)
      return counts(toggle) && callee.base != none && project.node(callee.base, in: toggle.file).name == holder.name
    }
  }

  /// Whether a button or a tap of the presenter's runs a statement: nobody reaches it below the modal, and one inside of it is read
  /// with the content.
  private func isUnderWhatItShows(_ statement: NodeRef) -> Bool { project.stands(statement, inClosureOf: [.Button, .onTapGesture]) }

  /// The calls or assignments that stand in a holder's type.
  private func ownUses(of holder: Holder, among uses: UnsafeBufferPointer<NodeRef>) -> [NodeRef] {
    var found: [NodeRef] = []
    for part in project.types[Int(holder.type)].parts {
      for place in project.places(in: uses, inside: part) where !project.isInactive(uses[place]) { found.append(uses[place]) }
    }
    return found
  }

  /// A property that holds a state, or a binding to it.
  private struct Holder: Equatable {
    var type: TypeID
    var name: NameID
  }

  /// The properties to which a binding is handed, the presentations that it drives excepted; nil where one is not seen.
  private func receivers(of holder: Holder, beyond call: NodeRef) -> [Holder]? {
    var found: [Holder] = []
    func isBinding(_ node: Node) -> Bool {
      node.kind == .name && node.name != holder.name && project.unprojected(node.name) == holder.name
    }
    for part in project.types[Int(holder.type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call else { continue }
        let ref = NodeRef(file: part.file, index: index)
        let callee = project.node(node.base, in: part.file)
        // `$shows.animation()`
        if callee.kind == .member, callee.base != none, isBinding(project.node(callee.base, in: part.file)) { return nil }
        for argument in project.arguments(of: node, in: part.file) where isBinding(project.node(argument.value, in: part.file)) {
          // What drives a presentation is only ever emptied by it.
          if ref == call || callee.kind == .member && isPresenting(callee.name) { continue }
          let types = callee.kind == .name ? project.madeTypes(named: callee.name, in: project.context(of: ref)) : Types()
          guard !types.isEmpty else { return nil }
          for type in types {
            guard case .project(let type) = type, project.initializers(of: type).isEmpty,
              let property = project.members(named: argument.label, of: type).first, project.hasAttribute(property, Known.Binding.name)
            else { return nil }
            found.append(Holder(type: type, name: argument.label))
          }
        }
      }
    }
    return found
  }

  private func isPresenting(_ name: NameID) -> Bool {
    [Role.sheet, .cover, .popover, .dialog, .inspector, .systemSheet].contains { project.roles.has(name, $0) }
  }

  /// Whether an initialiser may give a state its first value.
  private func isInitialized(_ state: DeclarationRef, of owner: TypeID) -> Bool {
    let name = project[state].name
    let initializers = project.initializers(of: owner)
    if initializers.isEmpty {
      return !project[state].modifiers.contains(.private)
        && project.calls[project.types[Int(owner)].name].contains { call in
          project.arguments(of: project[call], in: call.file).contains { $0.label == name }
        }
    }
    return initializers.contains { initializer in
      let declaration = project[initializer]
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let node = project.node(index, in: initializer.file)
        guard node.kind == .assign else { return false }
        let left = project.node(node.base, in: initializer.file)
        return left.name == name || project.isStorage(left.name, of: name)
      }
    }
  }

  /// A flag or item that nobody ever sets, or only in code that nobody runs, shows nothing.
  mutating func isNeverShown(_ call: NodeRef) -> Bool {
    guard let (state, isItem) = drivingState(of: call) else { return false }
    let first = project[state].value
    let isUnset = first == none ? isItem : project.node(first, in: state.file).kind == (isItem ? .nil : .false)
    func shows(_ setting: NodeRef) -> Bool {
      project.node(project[setting].first, in: setting.file).kind != (isItem ? .nil : .false) && !isNeverReached(setting)
        && isRun(project.scope(of: setting), 0)
    }
    // Most are set right in their view, and then nobody need look for whom they are handed to.
    guard isUnset, let owner = project.enclosingType(of: project.parent(of: state)),
      !ownUses(of: Holder(type: owner, name: project[state].name), among: project.assignments[project[state].name]).contains(where: shows),
      let settings = settings(of: state, beyond: call)
    else { return false }
    return !settings.contains(where: shows)
  }

  /// The enum cases that an item is ever set to; nil where that cannot be told.
  func casesShown(by call: NodeRef) -> Set<NameID>? {
    guard let (state, isItem) = drivingState(of: call), isItem, let settings = settings(of: state, beyond: call) else { return nil }
    var cases: Set<NameID> = []
    let action = ActionReader(project, drivers: [])
    let values = settings.map { (node: project[$0].first, file: $0.file) } + [(node: project[state].value, file: state.file)]
    for value in values where value.node != none {
      if project.node(value.node, in: value.file).kind == .nil { continue }
      guard let name = action.caseName(value.node, in: value.file) else { return nil }
      cases.insert(name)
    }
    return cases
  }

  /// Whether a binding to this name goes anywhere but to the presentation.
  func isHandedOn(_ name: NameID, beyond call: NodeRef) -> Bool {
    guard let scope = project.scope(of: call), let type = project.enclosingType(of: scope) else { return true }
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call, !node.flags.contains(.inactive), NodeRef(file: part.file, index: index) != call else { continue }
        for argument in project.arguments(of: node, in: part.file) {
          let value = project.node(argument.value, in: part.file)
          if value.kind == .name, value.name != name, project.unprojected(value.name) == name { return true }
        }
        // `$shows.animation()`
        let callee = project.node(node.base, in: part.file)
        if callee.kind == .member, callee.base != none {
          let base = project.node(callee.base, in: part.file)
          if base.kind == .name, base.name != name, project.unprojected(base.name) == name { return true }
        }
      }
    }
    return false
  }

  /// `.constant(true)`.
  func isConstant(_ node: NodeID, in file: Int32) -> Bool {
    let callee = project.node(project.node(node, in: file).base, in: file)
    return callee.kind == .member && callee.name == .constant
  }
}
