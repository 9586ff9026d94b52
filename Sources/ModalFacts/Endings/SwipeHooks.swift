// What UIKit and SwiftUI run when a swipe has closed a modal, wherever it stands: a presentation delegate, the
// screen's own disappearing, the end of its life, observers of the flag. Asked backwards, from what should run.

import SwiftScan

struct SwipeHooks {
  let project: Project
  private let delegate: [NameID]
  private let leaving: Set<NameID>
  /// What RxSwift and its kin call the end of a screen.
  private let published: Set<NameID>
  private var answers: [Member: Bool] = [:]
  private lazy var watched = findWatched()

  init(_ project: Project) {
    self.project = project
    delegate = Self.methodsOfDelegates(project)
    leaving = Set(Self.leavingNames.compactMap { project.names.find($0) } + delegate)
    published = Set(["deallocated", "deallocating", "didDismiss", "viewDidDisappear", "viewWillDisappear"].compactMap { project.names.find($0) })
  }

  private static let leavingNames = ["viewDidDisappear", "viewWillDisappear", "didMove", "willMove", "dismantleUIViewController", "dismantleUIView"]

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
      let isPresentations = holders.isEmpty || holders.contains { if case .external(let name) = $0 { project.text(name).hasSuffix("PresentationController") } else { false } }
      guard isPresentations else { return false }
      let value = project[assignment].first
      if project.isSelf(value, in: assignment.file) {
        return project.enclosingType(of: context.scope).map { project.types[Int($0)].isExternal || project.areRelated($0, type) } ?? true
      }
      let types = project.typesOf(value, in: context)
      return types.isEmpty || types.contains { if case .project(let id) = $0 { project.areRelated(id, type) } else { true } }
    }
  }

  /// What runs in some types' own code as a modal that they are part of goes away: `viewDidDisappear`, `dismantleUIView`, `deinit`.
  func hooks(of types: Set<TypeID>) -> [DeclarationRef] {
    types.sorted().flatMap { type in
      leaving.sorted().filter { !delegate.contains($0) || isTold(type) }.flatMap { project.members(named: $0, of: type) } + project.deinitializers(of: type)
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
        guard node.kind == .assign else { return false }
        let left = project.node(node.base, in: function.file)
        guard left.kind == .member, left.name == .delegate, left.base != none else { return false }
        let base = project.node(left.base, in: function.file)
        return (base.kind == .member || base.kind == .name) && project.text(base.name).hasSuffix("resentationController")
      }
    }
  }

  /// `picker.onSwipe { … }`, which sets the delegate; `picker.didClose.sink { … }`, which is sent as the screen goes.
  private func isTold(by call: Node, at ref: NodeRef, _ depth: Int) -> Bool {
    let callee = project.node(call.base, in: ref.file)
    guard callee.kind == .name || callee.kind == .member else { return false }
    if callee.name == .sink, let subject = project.watchedName(callee.base, in: ref.file) {
      return project.calls[Known.send.name].contains { sending in
        let sender = project.node(project[sending].base, in: sending.file)
        guard sender.kind == .member, sender.base != none, project.node(sender.base, in: sending.file).name == subject else { return false }
        return project.enclosingMember(of: project.scope(of: sending)).map { leaving.contains(project[$0].name) || project[$0].kind == .deinitializer } ?? false
      }
    }
    guard depth < 2 else { return false }
    let helpers = project.declarations[callee.name].filter { project[$0].kind == .function && project[$0].body != none }
    return helpers.count <= 4 && tellsPresenter(in: helpers, depth + 1)
  }

  /// Whether somebody watches the flag that presents: `.onChange(of: shows)`, `didSet`.
  mutating func isObserved(_ drivers: Set<NameID>) -> Bool {
    drivers.contains { driver in
      if watched.contains(driver) || project.subscribedNames.contains(driver) { return true }
      guard project.observedNames.contains(driver) else { return false }
      return project.declarations[driver].contains { property in
        project.children(of: property).contains { project[$0].kind == .accessor && project[$0].name != Word.get.rawValue }
      }
    }
  }

  /// What modifiers watch.
  private func findWatched() -> NameSet {
    var names = NameSet()
    for name in [Known.onChange.name, Known.onReceive.name] {
      for call in project.calls[name] {
        guard let watched = project.arguments(of: project[call], in: call.file).first else { continue }
        var node = project.node(watched.value, in: call.file)
        if node.kind == .call || node.kind == .binary, node.base != none { node = project.node(node.base, in: call.file) }
        if node.kind == .name || node.kind == .member { names.insert(project.unprojected(node.name)) }
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

  private func isReached(_ name: NameID, of owner: TypeID?) -> Bool {
    var queue: [(name: NameID, owner: TypeID?)] = [(name, owner)]
    var seen: Set<DeclarationRef> = []
    var next = 0
    while next < queue.count, seen.count < 80 {
      let (name, owner) = queue[next]
      next += 1
      if isHookItself(name, of: owner) { return true }
      let calls = project.calls[name]
      for call in calls where !project.isInactive(call) && mayMean(call, owner, isCommon: calls.count > 60) {
        if isInHook(call) { return true }
        var scope = project.scope(of: call)
        while let at = scope, !project[at].kind.isType {
          if project[at].kind == .deinitializer || runs(at) && !waitsForParent(call, in: at) { return true }
          if project[at].kind == .closure, seen.insert(at).inserted { queue += properties(holding: at) }
          scope = project.parent(of: at)
        }
        guard let member = project.enclosingMember(of: project.scope(of: call)), project[member].kind == .function, seen.insert(member).inserted
        else { continue }
        queue.append((project[member].name, project.enclosingType(of: project.parent(of: member))))
      }
    }
    return false
  }

  /// Whether a method is one that UIKit calls as a screen goes.
  private func runs(_ method: DeclarationRef) -> Bool {
    guard leaving.contains(project[method].name) else { return false }
    return !delegate.contains(project[method].name) || project.enclosingType(of: project.parent(of: method)).map(mayBeDelegate) ?? true
  }

  /// The properties that a closure is put into, whose callers run it: `Watcher(onEnd: { … })`, `watcher.onEnd = { … }`.
  private func properties(holding closure: DeclarationRef) -> [(name: NameID, owner: TypeID?)] {
    if let call = project.call(handing: closure) {
      return Subjects(project).handedClosures(call).filter { $0.body == closure }.map { ($0.name, $0.owner) }
    }
    return ValueReader(project).namesElsewhere(of: closure).filter { project[$0].kind == .variable }.compactMap { property in
      project.enclosingType(of: project.parent(of: property)).map { (project[property].name, $0) }
    }
  }

  /// Whether a call runs only when a controller leaves its parent, as one that is popped does. What is presented, and the
  /// root of a presented navigation controller, never do: `if isMovingFromParent { onClose?() }`.
  private func waitsForParent(_ call: NodeRef, in function: DeclarationRef) -> Bool {
    project.conditions(before: call, in: function).contains { condition in
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
  private func isInHook(_ call: NodeRef) -> Bool { project.stands(call, inClosureOf: [.onDisappear, .onChange, .onReceive]) }
}
