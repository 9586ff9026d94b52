// What else does the work of a callback, so that a swipe skips nothing: whatever opens the modal, another closure that a swipe runs, the
// content as it goes away, and what the presenter hands to code that nobody sees.

import SwiftScan

extension EndingReader {
  /// Whether whatever opens the modal does it as well, so that nobody finds it undone.
  func isMadeGoodOnOpening(_ works: [Work], at place: Place, _ drivers: Set<NameID>) -> Bool {
    var isOpened = false
    func leavesUndone(_ opening: NodeRef, of driver: NameID, _ left: Node) -> Bool {
      guard left.name == driver, !project.isInactive(opening), let scope = project.scope(of: opening) else { return false }
      // Another type's own state.
      if left.kind == .name, project.enclosingType(of: scope) != place.presenter { return false }
      isOpened = true
      var reader = WorkReader(project, words)
      reader.read(scope)
      return works.contains { !reader.names.contains($0.name) }
    }
    for driver in drivers {
      for assignment in project.assignments[driver] where ![.false, .nil].contains(project.node(project[assignment].first, in: assignment.file).kind) {
        if leavesUndone(assignment, of: driver, project.node(project[assignment].base, in: assignment.file)) { return false }
      }
      for call in project.calls[Known.toggle.name] {
        let callee = project.node(project[call].base, in: call.file)
        guard callee.kind == .member, callee.base != none else { continue }
        if leavesUndone(call, of: driver, project.node(callee.base, in: call.file)) { return false }
      }
    }
    return isOpened
  }

  /// Whether another closure that the modal is handed does any of it, and a swipe runs that.
  mutating func runs(_ works: [Work], bySwipe others: [Callback]) -> Bool {
    for other in others {
      var reader = WorkReader(project, words)
      reader.read(other.body)
      if works.contains(where: { reader.names.contains($0.name) }), swipe.reaches(other.name, of: other.owner) { return true }
    }
    return false
  }

  /// Whether what the content runs as it goes away does any of it, said at the site or in the content's own code.
  func runsOnDisappearing(_ works: [Work], at place: Place) -> Bool {
    let handed = place.call.map { call in project.arguments(of: project[call], in: call.file).map { project.node($0.value, in: call.file) } } ?? []
    let closures = handed.filter { $0.kind == .closure }.map { DeclarationRef(file: place.member.file, index: $0.first) }
    let types = Set(place.presentation.contents.compactMap(\.type) + place.presentation.contents.flatMap(\.parts))
    let added = project.modifiers(in: closures, of: types)
    // What UIKit presents may stand in a local before.
    let bodies = closures + added.functions + (place.presentation.isSwiftUI ? [] : [place.member])
    let all = project.calls[Known.onDisappear.name]
    let inside = bodies.flatMap { all[project.places(in: all, inside: $0)] } + project.nodes(all, of: types.union(added.types))
    let runsInView = inside.contains { call in
      project.arguments(of: project[call], in: call.file).contains { runs(works, $0.value, in: call.file, of: place.presenter) }
    }
    let tasks = project.calls[Known.task.name]
    let ending = Set(bodies.flatMap { tasks[project.places(in: tasks, inside: $0)] } + project.nodes(tasks, of: types.union(added.types)))
    let runsInTask = !ending.isEmpty && works.contains { work in
      (Array(project.calls[work.name]) + project.assignments[work.name]).contains { project.task(whoseEndRuns: $0).map(ending.contains) ?? false }
    }
    return runsInView || runsInTask || swipe.hooks(of: types).contains { hook in
      var reader = WorkReader(project, words)
      reader.read(hook)
      return works.contains { work in
        guard reader.names.contains(work.name) else { return false }
        let here = project.calls[work.name][project.places(in: project.calls[work.name], inside: hook)]
        return here.isEmpty || !here.allSatisfy { project.runsOnArrivalAlone($0, in: hook) }
      }
    }
  }

  /// Whether a closure, or a method of the presenter's, does any of it; what was not seen may.
  func runs(_ works: [Work], _ dismissal: NodeID?, in file: Int32, of presenter: TypeID) -> Bool {
    guard let dismissal else { return false }
    var reader = WorkReader(project, words)
    let value = project.node(dismissal, in: file)
    switch value.kind {
    case .closure: reader.read(DeclarationRef(file: file, index: value.first))
    // `Session.shared.stop`
    case .member where works.contains { $0.name == value.name }: return true
    case .name, .member:
      guard let function = project.members(named: value.name, of: presenter).first, project[function].kind == .function else { return true }
      reader.read(function)
      if reader.names.isEmpty { return true }
    default: return true
    }
    return works.contains { reader.names.contains($0.name) }
  }

  /// Whether a closure that the presenter hands over does any of it and may run at the end: to code which is not read about what is presented,
  /// `picker.onSwipe { … }`, `Watcher.install(on: picker) { … }`, to a modifier that promises it, `.onDismissed($edits) { … }`, or to an object
  /// that runs it as it goes, `watcher.onEnd = { … }`.
  mutating func isDoneByOthers(_ works: [Work], at place: Place) -> Bool {
    let file = place.member.file
    for index in project[place.member].nodeStart..<project[place.member].nodeEnd {
      let call = NodeRef(file: file, index: index)
      if isRunAsItGoes(call, at: place, works) { return true }
      guard project[call].kind == .call, !project.isInactive(call), case let name = project.files[Int(file)].lastName(project[call].base), name != none,
        !project.roles.has(name, .exit), !project.roles.has(name, .present), name != .onDisappear
      else { continue }
      let closures = project.arguments(of: project[call], in: file).filter { project.node($0.value, in: file).kind == .closure }
      guard !closures.isEmpty, isAbout(place.names, call, in: place.member),
        !place.presentation.isSwiftUI || project.runsClosures(call, when: LifecycleWords.going)
      else { continue }
      let isOutside = project.declarations[name].isEmpty && project.typesByName[name].isEmpty
      for closure in closures where runs(works, closure.value, in: file, of: place.presenter) {
        if isOutside || swipe.reachesHolders(of: DeclarationRef(file: file, index: project.node(closure.value, in: file).first)) { return true }
      }
    }
    return false
  }

  /// Whether an assignment gives another object than what is presented a closure that does it, which a swipe runs.
  private mutating func isRunAsItGoes(_ assignment: NodeRef, at place: Place, _ works: [Work]) -> Bool {
    let node = project[assignment]
    guard node.kind == .assign, !project.isInactive(assignment), case let value = project.node(node.first, in: assignment.file), value.kind == .closure,
      case let left = project.node(node.base, in: assignment.file), left.kind == .member, left.base != none,
      case let holder = project.files[Int(assignment.file)].lastName(left.base), holder != none, !place.names.contains(holder),
      runs(works, node.first, in: assignment.file, of: place.presenter)
    else { return false }
    return swipe.reachesHolders(of: DeclarationRef(file: assignment.file, index: value.first))
  }

  /// Whether the function that presents does it by itself, so that nobody finds it undone.
  func isDoneOnPresenting(_ work: Work, at place: Place) -> Bool {
    work.kind == .calls && project.calls.list(of: work.name, in: place.member.file).contains { call in
      project.scope(of: call) == place.member && !project.isInactive(call) && !project.isConditional(call, in: place.member)
    }
  }

  /// `let box = Box(continuation)`, which answers in its `deinit` if nobody has: whether an object that only closures hold does it as they go.
  func isDoneAsItGoes(_ work: Work, in body: DeclarationRef) -> Bool {
    let calls = project.calls.list(of: work.name, in: body.file)
    let receiver = calls[project.places(in: calls, inside: body)].lazy.compactMap { call -> DeclarationRef? in
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .member, callee.base != none, case let name = project.node(callee.base, in: call.file), name.kind == .name else { return nil }
      return project.meanings(of: name, in: project.context(of: call)).first
    }.first
    guard let local = receiver, project[local].kind == .variable, !(project.parent(of: local).map { project[$0].kind.isType } ?? true) else { return false }
    return project.typesOf(declaration: local).contains { type in
      guard case .project(let id) = type else { return false }
      return project.deinitializers(of: id).contains { end in
        var goes = WorkReader(project, words)
        goes.read(end)
        return project.members(named: work.name, of: id).contains { method in
          var does = WorkReader(project, words)
          does.read(method)
          return goes.names.contains(work.name) || !goes.names.isDisjoint(with: does.names)
        }
      }
    }
  }

  /// Whether a call is one of something that has one of these names, is handed it, or makes what is put into it.
  private func isAbout(_ names: Set<NameID>, _ call: NodeRef, in member: DeclarationRef) -> Bool {
    var isMentioned = false
    func look(_ node: NodeID) {
      project.walk(node, in: call.file) { _, node in
        isMentioned = isMentioned || (node.kind == .name || node.kind == .member) && names.contains(project.unprojected(node.name))
        return !isMentioned && node.kind != .closure
      }
    }
    look(call.index)
    for index in call.index..<min(call.index + 4, project[member].nodeEnd) where project.node(index, in: call.file).kind == .assign {
      let assignment = project.node(index, in: call.file)
      if assignment.first == call.index { look(assignment.base) }
    }
    return isMentioned
  }
}
