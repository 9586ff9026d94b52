// The `@State` that drives a presentation of SwiftUI's: whether anybody sets it, to what, and who resets it. A
// state belongs to one view, so unless a binding to it is handed on, all that sets it stands in that view.

import SwiftScan

extension Project {
  /// Whether a call of the project's own is handed a binding of this name. Where files change, all calls are kept.
  func isHandedBinding(_ name: NameID) -> Bool {
    handedBindings.contains { $0.name == name && !(typesByName[$0.callee].isEmpty && declarations[$0.callee].allSatisfy(isPlainValue)) }
  }

  /// A property `sheet` is not what `.sheet(item: $draft)` calls.
  private func isPlainValue(_ declaration: DeclarationRef) -> Bool {
    switch self[declaration].kind {
    case .variable, .parameter, .binding: !mayHoldClosure(declaration)
    case .enumCase: parameters(of: declaration).isEmpty
    default: false
    }
  }

  /// What sets a property of an object; nil where it is not known whose property is set, or a binding to one is handed on.
  func settings(ofPart property: DeclarationRef) -> [NodeRef]? {
    guard let owner = enclosingType(of: parent(of: property)), !isHandedBinding(self[property].name)
    else { return nil }
    var found: [NodeRef] = []
    for assignment in assignments[self[property].name] where !isInactive(assignment) {
      let left = self.node(self[assignment].base, in: assignment.file)
      let context = context(of: assignment)
      guard left.kind == .member, !isSelf(left.base, in: assignment.file) else {
        if meanings(of: left, in: context).contains(property) { found.append(assignment) }
        continue
      }
      let types = typesOf(left.base, in: context)
      guard !types.isEmpty else { return nil }
      if types.contains(.project(owner)) { found.append(assignment) }
    }
    return found
  }
}

extension PresentationReader {
  /// Whether anybody may reset what drives this presentation. Only a plain flag that is set to `true` and
  /// never to anything else is known not to be reset.
  func resetsFlag(_ candidate: Candidate) -> Bool {
    guard let argument = project.arguments(of: project[candidate.inner], in: candidate.inner.file).first(where: { drives($0.label) }),
      let (driver, call) = driver(argument.value, of: candidate)
    else { return true }
    let isItem = argument.label != .isPresented
    let expression = project.node(driver, in: call.file)
    let name = project.unprojected(expression.name)
    if expression.kind == .member, let root = project.projectedRoot(of: driver, in: call.file) {
      let context = project.context(of: call)
      return isReset(name, of: root, property: project.property(boundBy: driver, in: context), instance: project.instance(boundBy: driver, in: context), isItem: isItem)
    }
    if expression.kind == .call {
      guard !isConstant(driver, in: call.file) else { return false }
      return stateOfBinding(made: driver, in: call.file).map { isReset($0.name, isItem: $0.isItem, by: call, besides: driver, of: candidate) } ?? true
    }
    guard expression.kind == .name, name != expression.name else { return true }
    return isReset(name, isItem: isItem, by: call, besides: none, of: candidate)
  }

  /// What drives a presentation as the outermost of its wrappers is handed it that only hands it on, and the call that does; nil where
  /// one does something else with it.
  private func driver(_ innermost: NodeID, of candidate: Candidate) -> (node: NodeID, call: NodeRef)? {
    var (driver, call) = (innermost, candidate.inner)
    for link in candidate.links {
      let node = project.node(driver, in: call.file)
      guard node.kind == .name, let holder = project.meanings(of: project.unprojected(node.name), in: project.context(of: call)).first,
        let owner = project.parent(of: holder)
      else { break }
      if let function = link.function, owner == function, project[holder].kind == .parameter {
        guard handsOnly(project[holder].name, in: function, to: call), let handed = project.argument(for: holder, of: function, call: link.call) else { return nil }
        (driver, call) = (handed, link.call)
      } else if let type = link.type, project.type(of: owner) == type, project.hasAttribute(holder, Known.Binding.name) {
        let property = Holder(type: type, name: project[holder].name)
        let frame = project.frame(function: nil, type: type, call: link.call, caller: project.context(of: link.call))
        guard ownUses(of: property, among: project.assignments[property.name]).isEmpty, !isToggled(property), !isHandedOn(property.name, beyond: call),
          let handed = project.bound(property: property.name, of: type, by: frame), handed.context.file == link.call.file
        else { return nil }
        (driver, call) = (handed.node, link.call)
      } else {
        break
      }
    }
    return (driver, call)
  }

  /// Whether a function only hands a parameter to one call. A name's leaf is shared by all its places, so what holds it is asked.
  private func handsOnly(_ name: NameID, in function: DeclarationRef, to call: NodeRef) -> Bool {
    var places = 0
    for index in project[function].nodeStart..<project[function].nodeEnd {
      project.forEachChild(of: index, in: function.file) { child in
        let node = project.node(child, in: function.file)
        if node.kind == .name, node.name == name || project.unprojected(node.name) == name { places += index == call.index ? 1 : 2 }
      }
    }
    return places == 1
  }

  /// The state that `Binding(get: { item != nil }, set: { … })`, `$item.isPresent()` or `Binding($item)` hangs on, and whether it is an
  /// item.
  private func stateOfBinding(made node: NodeID, in file: Int32) -> (name: NameID, isItem: Bool)? {
    let call = project.node(node, in: file)
    if let state = wrappedState(call, in: file) { return (state, true) }
    guard project.node(call.base, in: file).name == .Binding,
      let get = project.arguments(of: call, in: file).first(where: { $0.label == Word.get.rawValue }),
      project.node(get.value, in: file).kind == .closure
    else { return nil }
    let body = project[DeclarationRef(file: file, index: project.node(get.value, in: file).first)].body
    let items = project.list(of: project.node(body, in: file), in: file)
    guard items.count == 1 else { return nil }
    let answer = project.node(items[0], in: file)
    if answer.kind == .name { return (answer.name, false) }
    guard answer.kind == .binary, answer.name == Operators.unequal.name, project.node(answer.first, in: file).kind == .nil,
      project.node(answer.base, in: file).kind == .name
    else { return nil }
    return (project.node(answer.base, in: file).name, true)
  }

  /// `item` of `$item.isPresent()`, a method that the project gives to bindings of optionals, and of `Binding($item)`.
  private func wrappedState(_ call: Node, in file: Int32) -> NameID? {
    let callee = project.node(call.base, in: file)
    let arguments = project.arguments(of: call, in: file)
    var bound = Node(.skipped)
    if callee.kind == .member, callee.base != none, arguments.isEmpty, project.isMemberOfBindings(callee.name) {
      bound = project.node(callee.base, in: file)
    } else if callee.name == .Binding, arguments.count == 1, arguments[0].label == none {
      bound = project.node(arguments[0].value, in: file)
    }
    guard bound.kind == .name else { return nil }
    let name = project.unprojected(bound.name)
    let isOptional = project.declarations[name].contains { $0.file == file && project[$0].modifiers.contains(.optional) }
    return name != bound.name && isOptional ? name : nil
  }

  /// Whether anybody may reset a state of the presenting view's own.
  /// - Parameter binding: What drives the presentation by setting it: only the swipe that is refused or not there does. What stands in
  ///   the content is read with it, and what SwiftUI runs at the end closes nothing.
  private func isReset(_ name: NameID, isItem: Bool, by call: NodeRef, besides binding: NodeID, of candidate: Candidate) -> Bool {
    guard let ref = project.meanings(of: name, in: project.context(of: call)).first, project.hasAttribute(ref, Known.State.name),
      let owner = project.enclosingType(of: project.parent(of: ref))
    else { return true }
    let state = Holder(type: owner, name: name)
    return ownUses(of: state, among: project.assignments[name]).contains { assignment in
      if assignment.file == call.file, [binding, call == candidate.inner ? call.index : none].contains(where: { isInside(assignment.index, $0, in: call.file) }) { return false }
      let kind = project.node(project[assignment].first, in: assignment.file).kind
      return isItem ? kind == .nil : kind != .true
    } || isToggled(state, where: { !isUnderWhatItShows($0) }) || isHandedOn(name, beyond: call, besides: binding) && isResetElsewhere(ref, isItem: isItem, beyond: call)
  }

  /// Whether somebody who is handed a binding to a state may reset it: unless all are known, and only ever set it to what is shown.
  private func isResetElsewhere(_ state: DeclarationRef, isItem: Bool, beyond call: NodeRef) -> Bool {
    guard let holders = holders(of: state, beyond: call) else { return true }
    return holders.contains { holder in
      // `parent.shows = false` of a coordinator stands in another type.
      func isOf(_ left: NodeID, in use: NodeRef) -> Bool {
        let member = project.node(left, in: use.file)
        guard member.kind == .member, member.base != none, !project.isSelf(member.base, in: use.file), !project.isInactive(use) else { return false }
        let types = project.typesOf(member.base, in: project.context(of: use))
        return types.isEmpty || types.contains(.project(holder.type))
      }
      let fromAfar = project.assignments[holder.name].filter { isOf(project[$0].base, in: $0) }
      let toggles = project.calls[Known.toggle.name].contains { toggle in
        let callee = project.node(project[toggle].base, in: toggle.file)
        return callee.base != none && project.node(callee.base, in: toggle.file).name == holder.name && isOf(callee.base, in: toggle)
      }
      return toggles || isToggled(holder)
        || (fromAfar + ownUses(of: holder, among: project.assignments[holder.name])).contains { !showsMore($0, isItem: isItem) }
    }
  }

  /// Whether what is set shows something: `true`, an item that is made right there, or one that is handed in and is no optional.
  private func showsMore(_ assignment: NodeRef, isItem: Bool) -> Bool {
    let value = project.node(project[assignment].first, in: assignment.file)
    guard isItem else { return value.kind == .true }
    switch value.kind {
    case .call: return true
    case .member: return value.name != Word.none.rawValue
    case .name:
      guard let parameter = project.meanings(of: value, in: project.context(of: assignment)).first, project[parameter].kind == .parameter,
        project[parameter].type != none, !project[parameter].modifiers.contains(.optional)
      else { return false }
      // `Maybe` of `typealias Maybe = Note?` and a generic parameter may be anything.
      return project.typesOf(declaration: parameter).contains { type in
        if case .project(let id) = type { !project.types[Int(id)].isExternal && project.typeAliases[project.node(project[parameter].type, in: parameter.file).name].isEmpty } else { false }
      }
    default: return false
    }
  }

  /// Whether a statement stands in a closure that a call is handed.
  func isInside(_ statement: NodeID, _ call: NodeID, in file: Int32) -> Bool {
    guard call != none else { return false }
    return project.arguments(of: project.node(call, in: file), in: file).contains { argument in
      let value = project.node(argument.value, in: file)
      guard value.kind == .closure else { return false }
      let closure = project[DeclarationRef(file: file, index: value.first)]
      return closure.nodeStart <= statement && statement < closure.nodeEnd
    }
  }

  /// Whether anybody may reset a flag of a model's or of a struct's. A model is known in many places: all that is set under the
  /// flag's name counts, unless it is known to be another's, and whatever is set under the model's.
  private func isReset(_ flag: NameID, of root: NameID, property: DeclarationRef?, instance: DeclarationRef?, isItem: Bool) -> Bool {
    guard !project.declarations[flag].isEmpty, project.declarations[flag].allSatisfy({ project[$0].kind == .variable && ValueReader(project).getter(of: $0) == nil })
    else { return true }
    func keeps(_ assignment: NodeRef) -> Bool {
      if showsMore(assignment, isItem: isItem) || instance.map({ project.isSetOnOther(assignment, than: $0) }) ?? false { return true }
      let left = project.node(project[assignment].base, in: assignment.file)
      return property.map { project.isAnother(left, flag, than: $0, in: project.context(of: assignment)) } ?? false
    }
    let changes = [Known.toggle] + Known.takingOut
    return !project.assignments[flag].allSatisfy(keeps) || !project.assignments[root].isEmpty
      || project.isHandedBinding(flag) || project.isHandedBinding(root)
      || project.calls[Listed.handedInOut.name].contains { call in
        var isHanded = false
        project.files[Int(call.file)].forEachHandedInOut(by: project[call]) { place in
          let name = project.node(place, in: call.file).name
          if name == flag || name == root { isHanded = true }
        }
        return isHanded
      }
      || changes.contains { change in
        project.calls[change.name].contains { call in
          let callee = project.node(project[call].base, in: call.file)
          return callee.base != none && project.node(callee.base, in: call.file).name == flag && !isUnderWhatItShows(call)
        }
      }
  }

  /// A state of the presenting view's own, and whether it is a flag or an item.
  /// - Parameter given: The binding that a wrapper is handed, whatever its label.
  private func drivingState(of call: NodeRef, given: NodeID? = nil) -> (ref: DeclarationRef, isItem: Bool)? {
    guard let driver = project.arguments(of: project[call], in: call.file).first(where: { given == nil ? drives($0.label) : $0.value == given })
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
    guard let holders = holders(of: state, beyond: call), !holders.contains(where: { isToggled($0) }) else { return nil }
    return holders.flatMap { ownUses(of: $0, among: project.assignments[$0.name]) }
  }

  /// A view's own state, and the bindings to it that others are handed, at any depth; nil where one of these is not seen, or somebody
  /// else gives the state its first value.
  private func holders(of state: DeclarationRef, beyond call: NodeRef) -> [Holder]? {
    guard let owner = project.enclosingType(of: project.parent(of: state)), !isInitialized(state, of: owner) else { return nil }
    var holders = [Holder(type: owner, name: project[state].name)]
    var next = 0
    while next < holders.count {
      guard next < 12, let receivers = receivers(of: holders[next], beyond: call) else { return nil }
      next += 1
      for receiver in receivers where !holders.contains(receiver) { holders.append(receiver) }
    }
    return holders
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

  /// The calls or assignments that stand in a holder's type, or in what a protocol adds to it.
  private func ownUses(of holder: Holder, among uses: UnsafeBufferPointer<NodeRef>) -> [NodeRef] {
    var found: [NodeRef] = []
    for part in project.ancestors(of: holder.type).types.flatMap({ project.types[Int($0)].parts }) {
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
    for part in project.types[Int(holder.type)].parts {
      let declaration = project[part]
      func isBinding(_ node: Node) -> Bool { project.isProjection(node, of: holder.name, in: part.file) }
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard !node.flags.contains(.inactive) else { continue }
        guard node.kind == .call else {
          // `return $shows`, `wide ? $shows : .constant(false)`, `$shows.wrappedValue`
          var isElsewhere = false
          project.forEachChild(of: index, in: part.file) { if isBinding(project.node($0, in: part.file)) { isElsewhere = true } }
          if isElsewhere { return nil }
          continue
        }
        let ref = NodeRef(file: part.file, index: index)
        let callee = project.node(node.base, in: part.file)
        for argument in project.arguments(of: node, in: part.file) {
          let value = project.node(argument.value, in: part.file)
          // The wrapper of a binding itself, `_shows`; `hide(&shows)`.
          if value.kind == .name, project.isStorage(value.name, of: holder.name) { return nil }
          if value.name == holder.name, project.declarations[callee.name].contains(where: { project[$0].kind == .function }) { return nil }
          guard isBinding(value) else { continue }
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
    if project.isMemberwise(owner), !project[state].modifiers.contains(.private) {
      let isHanded = [project.types[Int(owner)].name, Word.`init`.rawValue].contains { maker in
        project.calls[maker].contains { call in project.arguments(of: project[call], in: call.file).contains { $0.label == name } }
      }
      if isHanded { return true }
    }
    return project.initializers(of: owner).contains { initializer in
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
  /// - Parameter given: The item that a wrapper is handed, whatever its label.
  func casesShown(by call: NodeRef, given: NodeID? = nil) -> Set<NameID>? {
    if let (state, isItem) = drivingState(of: call, given: given) {
      return isItem ? settings(of: state, beyond: call).flatMap { cases(of: state, setBy: $0) } : nil
    }
    guard let state = drivingPart(of: call, given: given), let settings = project.settings(ofPart: state) else { return nil }
    return cases(of: state, setBy: settings)
  }

  /// `sheet` of `item: $router.sheet`, a property of an object.
  private func drivingPart(of call: NodeRef, given: NodeID?) -> DeclarationRef? {
    guard let driver = project.arguments(of: project[call], in: call.file).first(where: { given == nil ? $0.label == .item : $0.value == given }), project.projectedRoot(of: driver.value, in: call.file) != nil
    else { return nil }
    let member = project.node(driver.value, in: call.file)
    let types = project.typesOf(member.base, in: project.context(of: call))
    guard types.count == 1, case .project(let type)? = types.first, project.types[Int(type)].kind == .class,
      let property = project.members(named: member.name, of: type).first, project[property].kind == .variable, ValueReader(project).getter(of: property) == nil
    else { return nil }
    return property
  }

  /// The cases that a state is set to, also by callers of the function that sets it: `func present(_ route: Route) { sheet = route }`.
  private func cases(of state: DeclarationRef, setBy settings: [NodeRef]) -> Set<NameID>? {
    var cases: Set<NameID> = []
    let action = ActionReader(project, drivers: [])
    let branches = TakenBranches(project)
    var values = settings.map { (node: project[$0].first, context: project.context(of: $0), place: Optional($0)) }
    values.append((node: project[state].value, context: project.valueContext(of: state, frame: nil), place: nil))
    for value in values where value.node != none {
      let expression = project.node(value.node, in: value.context.file)
      if expression.kind == .nil { continue }
      if let name = action.caseName(value.node, in: value.context.file) {
        cases.insert(name)
        continue
      }
      guard expression.kind == .name, let parameter = project.meanings(of: expression, in: value.context).first, project[parameter].kind == .parameter,
        let function = project.parent(of: parameter), project[function].kind == .function, let callers = project.allCallers(of: function)
      else { return nil }
      for caller in callers {
        guard let argument = project.argument(for: parameter, of: function, call: caller), let name = action.caseName(argument, in: caller.file) else { return nil }
        // `switch route { case .page: path.append(route); case .about: sheet = route }`
        let frame = project.frame(function: function, type: nil, call: caller, caller: project.context(of: caller))
        if let place = value.place, branches.isPassedBy(place, in: frame) { continue }
        cases.insert(name)
      }
    }
    return cases
  }

  /// Whether a binding to this name goes anywhere but to the presentation.
  /// - Parameter binding: What is made of it to drive the presentation.
  func isHandedOn(_ name: NameID, beyond call: NodeRef, besides binding: NodeID = none) -> Bool {
    guard let scope = project.scope(of: call), let type = project.enclosingType(of: scope) else { return true }
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .call, !node.flags.contains(.inactive), NodeRef(file: part.file, index: index) != call, part.file != call.file || index != binding
        else { continue }
        for argument in project.arguments(of: node, in: part.file) {
          let value = project.node(argument.value, in: part.file)
          if project.isProjection(value, of: name, in: part.file) { return true }
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
