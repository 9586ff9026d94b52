// What leads out of a modal by itself: calls, assignments and stored closures that may close something.

import SwiftScan

extension LeadingMembers {
  /// What closes by itself.
  func addSeeds(of project: Project) {
    for name in project.roles.names(of: .exit) {
      for call in project.callsInFocus(name) where mayClose(call, project) { add(call, project) }
    }
    for name in project.roles.names(of: .carrier) {
      for call in project.callsInFocus(name) where maySend(call, name, project) { add(call, project) }
    }
    for name in [Known.performSegue, .scheduledTimer] {
      for call in project.callsInFocus(name.name) { add(call, project) }
    }
    for clock in [Known.CADisplayLink, .Timer] {
      for call in project.callsInFocus(clock.name) where project.selectorName(in: project.arguments(of: project[call], in: call.file), of: call.file) != nil { add(call, project) }
    }
    for name in project.observedKeys { for assignment in project.assignmentsInFocus(name) { add(assignment, project) } }
    for call in project.callsInFocus(Known.post.name) where project.notification(in: project.arguments(of: project[call], in: call.file), of: call.file) != nil {
      add(call, project)
    }
    // A closure out of a list, or whatever else holds one or gives one back.
    for name in [Word.dollarZero.rawValue, Listed.index.name] {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    for name in [Known.first, .last] {
      for call in project.callsInFocus(name.name) where project[call].count > 0 && project.arguments(of: project[call], in: call.file).allSatisfy({ $0.label == none }) {
        add(call, project)
      }
    }
    // `self()` in what the project adds to `DismissAction`
    for name in [Word.`self`.rawValue, Known.callAsFunction.name] {
      for call in project.callsInFocus(name) where project.runsDismissal(name, in: project.scope(of: call)) { add(call, project) }
    }
    for assignment in project.assignmentsInFocus(Known.rootViewController.name) { add(assignment, project) }
    // `self[keyPath: path] = false`
    for assignment in project.assignmentsInFocus(Listed.keyPath.name) { add(assignment, project) }
    for handing in project.handedDismissals where project.isInFocus(handing.file) { add(handing, project) }
    // `binding.wrappedValue = false`, `flag.toggle()`, `items.removeAll()`.
    for assignment in project.assignmentsInFocus(Known.wrappedValue.name) { add(assignment, project) }
    // `shown.value = false` of a subject
    for assignment in project.assignmentsInFocus(Known.value.name) where project.isPartOfSubject(project.node(project[assignment].base, in: assignment.file), in: assignment.file) {
      add(assignment, project)
    }
    for change in [Known.toggle] + Known.takingOut {
      for call in project.callsInFocus(change.name) {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .member, callee.base != none else { continue }
        var place = project.node(callee.base, in: call.file)
        // `shown[row].toggle()`
        while place.kind == .index, place.base != none { place = project.node(place.base, in: call.file) }
        let base = project.unprojected(place.name)
        let isSet = known.flags.contains(base) || known.bindings.contains(base) || known.watched.contains(base) || known.subscribed.contains(base)
        if base == .wrappedValue || isSet { add(call, project) }
      }
    }
  }

  /// Whether a call of what closes by its name is no call of a function of the project's, which is followed.
  private func mayClose(_ call: NodeRef, _ project: Project) -> Bool {
    guard case .members(let meant) = project.meaning(of: call), meant.allSatisfy({ project[$0].kind == .function }) else { return true }
    let isUIKit = project.arguments(of: project[call], in: call.file).contains { $0.label == .animated }
    return isUIKit && !project.areOfNoController(meant)
  }

  /// Whether a call may send something to somebody unseen.
  private func maySend(_ call: NodeRef, _ carrier: NameID, _ project: Project) -> Bool {
    guard ActionReader.carries(project.arguments(of: project[call], in: call.file), by: carrier, in: call.file, project) else { return false }
    guard case .members(let meant) = project.meaning(of: call) else { return true }
    return !meant.contains { project[$0].kind == .function }
  }

  /// What closes, or whose end was not seen, by what its name stands for.
  /// - Parameters:
  ///   - before: Names that were looked at already.
  ///   - used: The only names that are used in focus; nil: any may be.
  func addMarked(_ project: Project, besides before: Names = Names(), among used: [NameID]? = nil) {
    func rest(_ set: (Names) -> NameSet) -> [NameID] {
      let names = set(known)
      if names == set(before) { return [] }
      return used?.filter { names.contains($0) } ?? Array(names.subtracting(set(before)))
    }
    for name in rest(\.flags) + rest(\.bindings) {
      for assignment in project.assignmentsInFocus(name) where project.node(project[assignment].first, in: assignment.file).kind != .true {
        addSetting(assignment, project)
      }
    }
    for name in rest(\.computed) {
      for assignment in project.assignmentsInFocus(name) { addSetting(assignment, project) }
    }
    // `state = State()`, `self = State()`, `self = .idle` in a method of an enum's
    for name in rest(\.roots) {
      for assignment in project.assignmentsInFocus(name)
      where name == Word.`self`.rawValue || [.call, .tuple].contains(project.node(project[assignment].first, in: assignment.file).kind) {
        addSetting(assignment, project)
      }
    }
    for name in rest(\.watched) + rest(\.subscribed) {
      for assignment in project.assignmentsInFocus(name) { addSetting(assignment, project) }
    }
    let marked = NameSet(rest(\.flags) + rest(\.bindings) + rest(\.watched) + rest(\.subscribed))
    for call in project.callsInFocus(Listed.handedInOut.name) {
      project.files[Int(call.file)].forEachHandedInOut(by: project[call]) { place in
        if marked.contains(project.unprojected(project.node(place, in: call.file).name)) { add(call, project) }
      }
    }
    // `shown[row] = false`
    for assignment in project.assignmentsInFocus(Listed.index.name) {
      project.files[Int(assignment.file)].forEachWhole(of: project[assignment].base) { place in
        if marked.contains(project.unprojected(project.node(place, in: assignment.file).name)) { add(assignment, project) }
      }
    }
    for name in rest(\.properties) + rest(\.locals) {
      for call in project.callsInFocus(name) { addStored(call, name, project) }
    }
    // `func save(then done: @escaping () -> Void) { queue.async(execute: done) }`
    let closures = NameSet(rest(\.locals))
    for call in project.callsInFocus(Listed.handedClosure.name) {
      guard !project.declaredNames.contains(project.files[Int(call.file)].lastName(project[call].base)) else { continue }
      for argument in project.arguments(of: project[call], in: call.file) {
        let value = project.node(argument.value, in: call.file)
        if value.kind == .name, closures.contains(value.name), project.holder(of: value.name, at: call) == .parameterOfMember { add(call, project, .runsArguments) }
      }
    }
    for member in rest(\.keeping).flatMap(project.members(takingFrom:)) { add(member, project) }
    for name in rest(\.leaving) where project.declarations[name].isEmpty {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    // What is declared here and has its body elsewhere.
    for name in rest(\.bodiless) {
      for call in project.callsInFocus(name) { add(call, project) }
    }
    for name in rest(\.observed) {
      for member in project.declarationsInFocus(name) { followAgain(member, project) }
    }
  }

  /// What is set may be state that drives a modal. A local variable is none, and what an initialiser makes of `self` was none before.
  private func addSetting(_ assignment: NodeRef, _ project: Project) {
    let left = project.node(project[assignment].base, in: assignment.file)
    guard left.kind == .name else {
      if !project.isOfSystem(left, in: project.context(of: assignment)) { add(assignment, project) }
      return
    }
    if left.name == Word.`self`.rawValue {
      let member = project.enclosingMember(of: project.scope(of: assignment))
      if member.map({ project[$0].kind != .initializer }) ?? true { add(assignment, project) }
    } else if !project.localNames.contains(left.name) || !project.isPlainLocal(left.name, in: project.context(of: assignment)) {
      add(assignment, project)
    }
  }

  /// A call of what may be a stored closure. Closures are called without labels.
  private func addStored(_ call: NodeRef, _ name: NameID, _ project: Project) {
    let node = project[call]
    guard project.arguments(of: node, in: call.file).allSatisfy({ $0.label >= Argument.trailing }) else { return }
    let callee = project.node(node.base, in: call.file)
    let isProperty = project.callable.properties.contains(name)
    guard callee.kind == .name else {
      // `.failure(error)` makes a value.
      guard isProperty, callee.kind != .member || callee.base != none else { return }
      switch project.meaning(of: call) {
      case .members(let meant): if meant.contains(where: { !project[$0].kind.isFunction }) { add(call, project) }
      case .outside: break
      case .unknown: if !project.isListed(name, in: ActionReader.ofCollections) { add(call, project) }
      }
      return
    }
    switch project.holder(of: name, at: call) {
    case .parameterOfMember: add(call, project, .runsArguments)
    case .local: add(call, project)
    case .elsewhere:
      guard isProperty, case .members(let meant) = project.meaning(of: call) else { return }
      if meant.contains(where: { !project[$0].kind.isFunction }) { add(call, project) }
    }
  }
}
