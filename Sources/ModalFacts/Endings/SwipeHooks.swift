// What UIKit and SwiftUI run when a swipe has closed a modal, wherever it stands: a presentation delegate, the
// screen's own disappearing, the end of its life, observers of the flag. Asked backwards, from what should run.

import SwiftScan

struct SwipeHooks {
  let project: Project
  private let delegate: [NameID]
  private let leaving: Set<NameID>
  /// What RxSwift and its kin call the end of a screen.
  private let published: Set<NameID>
  /// What puts something into a subject.
  private let sending: [NameID]
  private var answers: [Member: Bool] = [:]
  private var values: ValueUses
  private lazy var watched = findWatched()

  init(_ project: Project) {
    self.project = project
    values = ValueUses(project)
    delegate = Self.methodsOfDelegates(project)
    sending = [Known.send.name, Known.onNext.name] + ["accept"].compactMap { project.names.find($0) }
    leaving = Set(Self.leavingNames.compactMap { project.names.find($0) } + delegate)
    published = Set(["deallocated", "deallocating", "didDismiss", "viewDidDisappear", "viewWillDisappear"].compactMap { project.names.find($0) })
  }

  private static let leavingNames = [
    "viewDidDisappear", "viewWillDisappear", "endAppearanceTransition", "didMove", "willMove", "didMoveToWindow",
    "dismantleUIViewController", "dismantleUIView",
  ]

  /// What UIKit calls on a presentation's delegate for a swipe.
  static func methodsOfDelegates(_ project: Project) -> [NameID] {
    ["presentationControllerDidDismiss", "presentationControllerWillDismiss"].compactMap { project.names.find($0) }
  }

  /// Whether a class is told by UIKit that a swipe closed something.
  func hasHook(_ type: TypeID) -> Bool { delegate.contains { !project.members(named: $0, of: type).isEmpty } }

  /// Whether that class may be told: an object of its kind is made some presentation's delegate, or somebody calls the methods for UIKit.
  /// Without either UIKit never asks what it shows.
  func isTold(_ type: TypeID) -> Bool { hasHook(type) && mayBeDelegate(type) }

  private func mayBeDelegate(_ type: TypeID) -> Bool {
    if delegate.contains(where: { !project.calls[$0].isEmpty }) { return true }
    return project.assignments[Known.delegate.name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none else { return false }
      let context = project.context(of: assignment)
      let holders = project.typesOf(left.base, in: context)
      let isPresentations = holders.isEmpty || holders.contains { if case .external(let name) = $0 { project.ends(name, with: "PresentationController") } else { false } }
      guard isPresentations else { return false }
      let value = project[assignment].first
      if project.isSelf(value, in: assignment.file) {
        return project.enclosingType(of: context.scope).map { project.types[Int($0)].isExternal || project.areRelated($0, type) } ?? true
      }
      let types = project.typesOf(value, in: context)
      return types.isEmpty || types.contains { if case .project(let id) = $0 { project.areRelated(id, type) } else { true } }
    }
  }

  /// What runs in some types' own code as a modal that they are part of goes away: `viewDidDisappear`, `dismantleUIView`, `deinit`, also
  /// that of what they make for themselves, `private let token = Token()`.
  func hooks(of types: Set<TypeID>) -> [DeclarationRef] {
    types.sorted().flatMap { type in
      leaving.sorted().filter { !delegate.contains($0) || isTold(type) }.flatMap { project.members(named: $0, of: type) } + project.deinitializers(of: type)
        + made(by: type).flatMap(project.deinitializers)
    }
  }

  /// The classes of the objects that a type makes as the values of its properties.
  private func made(by type: TypeID) -> [TypeID] {
    project.types[Int(type)].parts.flatMap { project.children(of: $0) }.flatMap { property -> [TypeID] in
      guard project[property].kind == .variable, project[property].value != none, !project[property].modifiers.contains(.static),
        project.isInitializer(project.node(project[property].value, in: property.file), in: property.file)
      else { return [] }
      return project.typesOf(declaration: property).compactMap { if case .project(let id) = $0, project.types[Int(id)].kind == .class { id } else { nil } }
    }
  }

  /// Whether one of the functions that present makes somebody the presentation's delegate, or has a helper do so, or subscribes
  /// to the end of what it presents: `picker.rx.deallocated`.
  func tellsPresenter(in functions: [DeclarationRef], _ depth: Int = 0) -> Bool {
    functions.contains { function in
      let declaration = project[function]
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let node = project.node(index, in: function.file)
        if node.kind == .call { return isTold(by: node, at: NodeRef(file: function.file, index: index), depth) }
        if node.kind == .member, published.contains(node.name), node.base != none { return project.text(project.node(node.base, in: function.file).name) == "rx" }
        return node.kind == .assign && isSetOnPresentation(node, at: NodeRef(file: function.file, index: index))
      }
    }
  }

  /// `picker.presentationController?.delegate = ender`, also where that has a name: `if let sheet = picker.sheetPresentationController { … }`.
  private func isSetOnPresentation(_ assignment: Node, at ref: NodeRef) -> Bool {
    func isNamedSo(_ node: NodeID, in file: Int32) -> Bool {
      let node = project.node(node, in: file)
      if node.kind == .cast { return isNamedSo(node.base, in: file) }
      return (node.kind == .member || node.kind == .name) && project.ends(node.name, with: "resentationController")
    }
    let left = project.node(assignment.base, in: ref.file)
    guard left.kind == .member, left.name == .delegate, left.base != none else { return false }
    if isNamedSo(left.base, in: ref.file) { return true }
    let base = project.node(left.base, in: ref.file)
    guard base.kind == .name, let local = project.meanings(of: base, in: project.context(of: ref)).first, project[local].value != none else { return false }
    return isNamedSo(project[local].value, in: local.file)
  }

  /// Whether somebody else makes an object of a class the delegate of a presentation: `navigation.presentationController?.delegate = page`.
  func isMadeDelegate(_ type: TypeID) -> Bool {
    project.assignments[Known.delegate.name].contains { assignment in
      let value = project[assignment].first
      guard !project.isInactive(assignment), !project.isSelf(value, in: assignment.file), isSetOnPresentation(project[assignment], at: assignment) else { return false }
      return project.typesOf(value, in: project.context(of: assignment)).contains { delegate in
        if case .project(let id) = delegate { project.ancestors(of: id).types.contains(type) } else { false }
      }
    }
  }

  /// `picker.onSwipe { … }`, which sets the delegate; `picker.didClose.sink { … }`, which is sent as the screen goes.
  private func isTold(by call: Node, at ref: NodeRef, _ depth: Int) -> Bool {
    let callee = project.node(call.base, in: ref.file)
    guard callee.kind == .name || callee.kind == .member else { return false }
    if isSentAtTheEnd(ref) { return true }
    guard depth < 2 else { return false }
    let helpers = project.declarations[callee.name].filter { project[$0].kind == .function && project[$0].body != none && project.canName($0, at: ref) }
    return helpers.count <= 4 && tellsPresenter(in: helpers, depth + 1)
  }

  /// `didClose.first().sink { … }`, `didClose.subscribe(onNext: { … })`: whether a call hears of a subject into which something is sent as a screen goes.
  private func isSentAtTheEnd(_ call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.name == .sink || callee.name == .subscribe else { return false }
    var subject = callee.base
    // With `.first()` and its kin between.
    while case let node = project.node(subject, in: call.file), node.kind == .call || project.node(node.base, in: call.file).kind == .call { subject = node.base }
    let name = project.files[Int(call.file)].lastName(subject)
    guard name != none else { return false }
    return sending.contains { project.calls[$0].contains { sending in
      let sender = project.node(project[sending].base, in: sending.file)
      guard sender.kind == .member, sender.base != none, project.files[Int(sending.file)].lastName(sender.base) == name else { return false }
      return project.enclosingMember(of: project.scope(of: sending)).map { leaving.contains(project[$0].name) || project[$0].kind == .deinitializer } ?? false
    } }
  }

  /// Whether somebody watches the flag that presents: `.onChange(of: shows)`, `didSet`.
  mutating func isObserved(_ drivers: Set<NameID>) -> Bool {
    drivers.contains { driver in
      if watched.contains(driver) || project.subscribedNames.contains(driver) { return true }
      if project.isPublisherUsed(of: driver) { return true }
      guard project.observedNames.contains(driver) else { return false }
      return project.declarations[driver].contains { property in
        project.children(of: property).contains { project[$0].kind == .accessor && project[$0].name != Word.get.rawValue }
      }
    }
  }

  /// What modifiers watch.
  private func findWatched() -> NameSet {
    var names = NameSet()
    for name in [Known.onChange.name, Known.onReceive.name, Known.task.name] {
      for call in project.calls[name] {
        guard let watched = project.arguments(of: project[call], in: call.file).first, name != .task || watched.label == .id else { continue }
        project.noteWatched(watched.value, in: project.context(of: call), &names)
      }
    }
    return names
  }

  /// Whether something that a swipe runs calls `name`, by way of whom ever.
  mutating func reaches(_ name: NameID, of owner: TypeID?) -> Bool {
    let question = Member(type: owner ?? -1, name: name)
    if let known = answers[question] { return known }
    let answer = isReached(name, of: owner)
    answers[question] = answer
    return answer
  }

  /// Whether something that a swipe runs calls what a closure is put into.
  mutating func reachesHolders(of closure: DeclarationRef) -> Bool {
    for holder in properties(holding: closure) where reaches(holder.name, of: holder.owner) { return true }
    return false
  }

  private mutating func isReached(_ name: NameID, of owner: TypeID?) -> Bool {
    var queue: [(name: NameID, owner: TypeID?)] = [(name, owner)]
    var seen: Set<DeclarationRef> = []
    var asked: Set<Member> = []
    var next = 0
    while next < queue.count, seen.count < 80 {
      let (name, owner) = queue[next]
      next += 1
      guard asked.insert(Member(type: owner ?? -1, name: name)).inserted else { continue }
      if isHookItself(name, of: owner) { return true }
      let all = project.calls[name]
      let calls = all.filter { !project.isInactive($0) && mayMean($0, owner, isCommon: all.count > 60) }
      let uses = owner.map { usesOfValue(name, heldBy: $0) } ?? []
      for use in uses { queue += values.properties(given: name, by: use) }
      for call in calls + uses {
        if isInHook(call) || project[call].kind == .call && project.runsClosures(call, when: LifecycleWords.going) { return true }
        var scope = project.scope(of: call)
        while let at = scope, !project[at].kind.isType {
          if project[at].kind == .deinitializer || runs(at) && !waitsForParent(call, in: at) && !project.runsOnArrivalAlone(call, in: at) { return true }
          if project[at].kind == .closure, seen.insert(at).inserted {
            if project.isRun(at, when: LifecycleWords.going) || project.call(handing: at).map(isSentAtTheEnd) ?? false { return true }
            queue += properties(holding: at)
          }
          scope = project.parent(of: at)
        }
        guard let member = project.enclosingMember(of: project.scope(of: call)), project[member].kind == .function, seen.insert(member).inserted
        else { continue }
        queue.append((project[member].name, project.enclosingType(of: project.parent(of: member))))
      }
    }
    return false
  }

  /// Where what a property holds gets another name or is handed on, to be called there. A method may be called like another property:
  /// `webView(_:didFinish:)` beside `webView`.
  private mutating func usesOfValue(_ name: NameID, heldBy owner: TypeID) -> [NodeRef] {
    let members = project.members(named: name, of: owner)
    guard !members.isEmpty, members.allSatisfy({ project[$0].kind == .variable }), !project.types[Int(owner)].isExternal else { return [] }
    return values.uses(of: name, in: project.family(of: owner))
  }

  /// Whether a method is one that UIKit calls as a screen goes, or that a base class may which is not read.
  private func runs(_ method: DeclarationRef) -> Bool {
    guard leaving.contains(project[method].name) else {
      return project[method].modifiers.contains(.override)
        && project.enclosingType(of: project.parent(of: method)).map { project.overridesOfUnread(by: $0).contains(method) } ?? false
    }
    return !delegate.contains(project[method].name) || project.enclosingType(of: project.parent(of: method)).map(mayBeDelegate) ?? true
  }

  /// The properties that a closure is put into, whose callers run it: `Watcher(onEnd: { … })`, `watcher.onEnd = { … }`,
  /// `watcher.addHandler { … }`, where that keeps what it takes.
  private mutating func properties(holding closure: DeclarationRef) -> [(name: NameID, owner: TypeID?)] {
    let made = project.call(handing: closure).map { Subjects(project).handedClosures($0).filter { $0.body == closure } } ?? []
    if !made.isEmpty { return made.map { ($0.name, $0.owner) } }
    return ValueReader(project).namesElsewhere(of: closure).flatMap { holder -> [(name: NameID, owner: TypeID?)] in
      guard let around = project.parent(of: holder), let owner = project.enclosingType(of: around) else { return [] }
      if project[holder].kind == .variable { return [(project[holder].name, owner)] }
      // `handlers.append(handler)`, `self.handler = handler`, `keep(Watcher(onEnd: handler))`
      return values.uses(of: project[holder].name, in: [owner]).filter { project.scope(of: $0) == around }.flatMap { use -> [(name: NameID, owner: TypeID?)] in
        let node = project[use]
        guard node.kind == .assign || node.kind == .call else { return [] }
        let callee = project.node(node.base, in: use.file)
        let keeper = project.files[Int(use.file)].lastName(node.kind == .assign ? node.base : callee.kind == .member ? callee.base : none)
        return values.properties(given: project[holder].name, by: use) + (keeper == none ? [] : [(keeper, owner)])
      }
    }
  }

  /// Whether a call runs only when a controller leaves its parent, as one that is popped does. What is presented, and the
  /// root of a presented navigation controller, never do: `if isMovingFromParent { onClose?() }`.
  private func waitsForParent(_ call: NodeRef, in function: DeclarationRef) -> Bool {
    // `guard let end = onClose, isMovingFromParent else { return }`
    let beside = (project[function].nodeStart..<project[function].nodeEnd).lazy.map { project.node($0, in: call.file) }.first { statement in
      (statement.kind == .if || statement.kind == .guard) && project.list(of: statement, in: call.file).contains(call.index)
    }
    let conditions = project.conditions(before: call, in: function) + (beside.map { Array(project.list(of: $0, in: call.file)) } ?? [])
    return conditions.contains { condition in
      let node = project.node(condition, in: call.file)
      guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: call.file) else { return false }
      return project.text(node.name) == "isMovingFromParent"
    }
  }

  /// Whether a call's receiver may be of a type. Of a common name only a type's own calls count.
  private func mayMean(_ call: NodeRef, _ owner: TypeID?, isCommon: Bool) -> Bool {
    guard let owner else { return true }
    let callee = project.node(project[call].base, in: call.file)
    let context = project.context(of: call)
    if callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) {
      guard !isCommon else { return false }
      let types = project.typesOf(callee.base, in: context)
      return types.isEmpty || types.contains { if case .project(let id) = $0 { project.areRelated(id, owner) } else { false } }
    }
    return project.enclosingType(of: context.scope).map { project.areRelated($0, owner) } ?? false
  }

  /// `.onDisappear(perform: cancel)`, in a type's own code; of nobody's method in particular anywhere.
  private func isHookItself(_ name: NameID, of owner: TypeID?) -> Bool {
    func isNamed(_ call: NodeRef) -> Bool {
      project.arguments(of: project[call], in: call.file).contains { argument in
        let value = project.node(argument.value, in: call.file)
        return (value.kind == .name || value.kind == .member) && value.name == name
      }
    }
    return [Known.onDisappear, .onChange, .onReceive].contains { hook in
      let calls = project.calls[hook.name]
      guard let owner else { return calls.contains(where: isNamed) }
      return project.types[Int(owner)].parts.contains { calls[project.places(in: calls, inside: $0)].contains(where: isNamed) }
    }
  }

  /// Whether a call stands in what runs when a view goes away or something changes.
  private func isInHook(_ call: NodeRef) -> Bool {
    project.stands(call, inClosureOf: [.onDisappear, .onChange, .onReceive]) || project.task(whoseEndRuns: call) != nil
  }
}
