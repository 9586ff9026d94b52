// What UIKit's methods about the end of a modal do too early: `presentationControllerWillDismiss` and `viewWillDisappear` are called as
// well for a swipe that is given up half way, after which the screen is still there. What they do for a swipe alone is in `SkippedButtons`.

import SwiftScan

struct DismissalMethods {
  let project: Project
  let words: EndWords
  let presented: PresentedModals

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    words = EndWords(project.roles.words)
  }

  func read(_ function: DeclarationRef, for type: TypeID? = nil, emptied: Set<NameID> = []) -> WorkReader {
    var reader = WorkReader(project, words, emptied: emptied, for: type)
    reader.read(function)
    return reader
  }

  func functions(named name: String, of type: TypeID) -> [DeclarationRef] {
    guard let name = project.names.find(name) else { return [] }
    return project.members(named: name, of: type).filter { project[$0].kind == .function && project[$0].body != none }
  }

  /// A class's own and all that it overrides, which it calls as UIKit asks.
  private func functions(named name: String, inAncestorsOf type: TypeID) -> [DeclarationRef] {
    guard let name = project.names.find(name) else { return [] }
    return project.declarations[name].filter { ref in
      project[ref].kind == .function && project[ref].body != none
        && project.enclosingType(of: project.parent(of: ref)).map(project.ancestors(of: type).types.contains) ?? false
    }
  }

  /// A class and those that inherit a method of it: they may do the work, where it has an empty method to be overridden.
  func runners(of method: DeclarationRef, in type: TypeID) -> [TypeID] {
    [type] + project.descendants(of: type).filter { project.members(named: project[method].name, of: $0).contains(method) }
  }

  func earlyTeardowns() -> [EarlyTeardown] {
    var found: [EarlyTeardown] = []
    for method in project.names.find("presentationControllerWillDismiss").map({ Array(project.declarationsInFocus($0)) }) ?? [] {
      guard project[method].kind == .function, !project.isInactive(method), let type = project.enclosingType(of: project.parent(of: method)),
        SwipeHooks(project).isTold(type), !presentsWithoutSwipe(type)
      else { continue }
      if let teardown = runners(of: method, in: type).lazy.compactMap({ teardown(in: method, of: $0) }).first { found.append(teardown) }
    }
    for type in modalTypes() {
      for method in functions(named: "viewWillDisappear", of: type) {
        if let teardown = teardown(in: method, of: type) { found.append(teardown) }
      }
    }
    return found
  }

  /// Whether a class presents, and nothing that a swipe can close.
  private func presentsWithoutSwipe(_ type: TypeID) -> Bool {
    guard !isOwnDelegate(type) else { return false }
    let own = presented.all.filter { !$0.isSwiftUI && $0.presentingType == type }
    return !own.isEmpty && !own.contains(where: \.isSwipeable)
  }

  private func teardown(in method: DeclarationRef, of type: TypeID) -> EarlyTeardown? {
    // Most do nothing that counts.
    guard read(method, for: type).works.contains(where: { $0.kind != .resets }) else { return nil }
    // Nothing is presented on top of what a swipe takes away.
    var reader = WorkReader(project, words, emptied: setByClosingButtons(of: type).union([Known.presentedViewController.name]), for: type)
    reader.isSwiped = true
    reader.read(method)
    // The root of a modal is never moving from a parent; a transition tells how it ended.
    let asks = reader.mentioned.union(reader.names).contains { name in
      project.words(of: name).contains("transition") || ["isMovingFromParent", "isCancelled", "notifyWhenInteractionChanges"].contains(project.text(name))
    }
    guard !asks, reader.works.contains(where: { $0.kind != .resets }) else { return nil }
    let built = builtOnAppearing(type)
    let nouns = Set(built.flatMap { project.words(of: $0) })
    let works = reader.works.filter { work in
      // Who observes anew has lost nothing, and who never observes by itself has nothing to take off.
      if project.text(work.name) == "removeObserver" { return !built.contains(Known.addObserver.name) && observes(type) }
      if built.contains(work.name) || work.receiver != none && built.contains(work.receiver) { return false }
      if work.kind == .resets { return false }
      // `tasks.forEach { $0.cancel() }`, `for task in tasks { task.cancel() }`: what stands for a property's parts goes by its name.
      let isPart = work.receiver != none && project.members(named: work.receiver, of: type).isEmpty
      if isPart, reader.mentioned.contains(where: { built.contains($0) && !project.members(named: $0, of: type).isEmpty }) { return false }
      // What is kept on disk is put right, not torn down.
      if project.text(work.name) == "removeObject" || isSaving(work, 0) { return false }
      if words.isPassing(project.words(of: work.name) + project.words(of: work.receiver)) { return false }
      if work.kind == .answers { return !isNeverSet(work.name, of: type) && !handsBack(work.name, in: method) && !onlyRenews(work.name) }
      // A list that was handed on before it is emptied is one that waits to be sent.
      if project.text(work.name) == "removeAll", isHandedOver(work.receiver, in: method) { return false }
      let name = project.words(of: work.name)
      return !name.contains { !words.isCleanup([$0]) && $0.count > 2 && nouns.contains($0) }
    }
    guard !works.isEmpty else { return nil }
    return EarlyTeardown(
      site: project.site(of: method), method: project.text(project[method].name), type: project.text(project.types[Int(type)].name),
      works: works.map { project.sentence(for: $0) })
  }

  /// All that a screen calls, sets or names as it appears.
  private func builtOnAppearing(_ type: TypeID) -> Set<NameID> {
    let names = ["viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "beginAppearanceTransition"]
    let appearing = names.flatMap { functions(named: $0, inAncestorsOf: type) } + project.overridesOfUnread(by: type)
      + project.closures(of: type, runWhen: LifecycleWords.coming)
    var built: Set<NameID> = []
    @discardableResult
    func add(_ body: DeclarationRef) -> WorkReader {
      let reader = read(body, for: type)
      built.formUnion(reader.names)
      built.formUnion(reader.mentioned)
      return reader
    }
    for function in appearing {
      let reader = add(function)
      // `perform(#selector(begin), with: nil, afterDelay: 0.2)`
      for index in project[function].nodeStart..<project[function].nodeEnd where project.node(index, in: function.file).kind == .macro {
        for begun in project.selectorName(index, in: function.file).map({ project.members(named: $0, of: type) }) ?? Declarations() { add(begun) }
      }
      // `isActive = true`, and what observes that.
      for property in reader.names.sorted().flatMap({ project.members(named: $0, of: type) }) where project[property].kind == .variable {
        for observer in project.children(of: property) where project[observer].kind == .accessor && project[observer].name != Word.get.rawValue {
          add(observer)
        }
      }
    }
    // What a closure is handed is another thing in each.
    built.remove(Word.dollarZero.rawValue)
    return built
  }

  /// Properties that hold nothing until a button sets them which closes, `if isConfirmed`, `if let result`: a swipe finds them so.
  private func setByClosingButtons(of type: TypeID) -> Set<NameID> {
    let buttons = Handlers(of: type, project).controls.filter { read($0, for: type).dismisses }
    guard !buttons.isEmpty else { return [] }
    let properties = project.types[Int(type)].parts.flatMap { project.children(of: $0) }.filter { property in
      guard project[property].kind == .variable else { return false }
      let value = project[property].value
      guard value == none || [.false, .nil].contains(project.node(value, in: property.file).kind) else { return false }
      let setters = project.assignments[project[property].name].filter { ![.false, .nil].contains(project.node(project[$0].first, in: $0.file).kind) }
      return !setters.isEmpty && setters.allSatisfy { project.enclosingMember(of: project.scope(of: $0)).map(buttons.contains) ?? false }
    }
    return Set(properties.map { project[$0].name })
  }

  /// Whether it stores what is pending or renews something, or all that it does is to call what does.
  private func isSaving(_ work: Work, _ depth: Int) -> Bool {
    if words.renews(project.words(of: work.name)) { return true }
    guard work.kind == .calls, depth < 3 else { return false }
    let called = project.declarations[work.name].filter { project[$0].kind == .function && project[$0].body != none && !project.isInactive($0) }
    return !called.isEmpty && called.allSatisfy { function in
      let reader = read(function)
      let works = reader.works.filter { $0.kind != .resets }
      return works.isEmpty ? reader.names.contains { words.renews(project.words(of: $0)) } : works.allSatisfy { isSaving($0, depth + 1) }
    }
  }

  /// Whether a name stands in an argument of some call of a method.
  private func isHandedOver(_ name: NameID, in method: DeclarationRef) -> Bool {
    let declaration = project[method]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: method.file)
      return node.kind == .call && project.arguments(of: node, in: method.file).contains { project.node($0.value, in: method.file).name == name }
    }
  }

  /// Whether a closure of a class's is never assigned, nor handed to an initialiser that takes one.
  private func isNeverSet(_ name: NameID, of type: TypeID) -> Bool {
    guard let closure = project.members(named: name, of: type).first, project[closure].kind == .variable, project[closure].value == none,
      let owner = project.enclosingType(of: project.parent(of: closure)), !project[closure].modifiers.contains(.exported)
    else { return false }
    var isSetOnMaking = false
    let isAssigned = project.assignments[name].contains { assignment in
      let scope = project.scope(of: assignment)
      if let scope, project[scope].kind == .initializer, project.enclosingType(of: scope) == owner {
        isSetOnMaking = true
        return false
      }
      guard project.node(project[assignment].first, in: assignment.file).kind != .nil else { return false }
      if isPushed(assignment) { return false }
      // Another class's property of that name.
      let left = project.node(project[assignment].base, in: assignment.file)
      let holders = left.kind == .member ? project.typesOf(left.base, in: project.context(of: assignment)) : Types()
      return holders.isEmpty || holders.contains { if case .project(let id) = $0 { project.ancestors(of: id).types.contains(owner) } else { true } }
    }
    guard !isAssigned, project.types[Int(owner)].kind == .class, project.descendants(of: owner).isEmpty else { return false }
    guard isSetOnMaking else { return true }
    let makers = project.calls[project.types[Int(owner)].name]
    return !makers.isEmpty && makers.allSatisfy { call in
      let frame = project.frame(function: nil, type: owner, call: call, caller: project.context(of: call))
      guard let bound = project.bound(property: name, of: owner, by: frame) else { return true }
      return project.node(bound.node, in: bound.context.file).kind == .nil
    }
  }

  /// Whether the function in which a property of a local is set pushes that local: what is presented is another one.
  private func isPushed(_ assignment: NodeRef) -> Bool {
    let left = project.node(project[assignment].base, in: assignment.file)
    guard left.kind == .member, left.base != none, project.node(left.base, in: assignment.file).kind == .name,
      let scope = project.scope(of: assignment), project[scope].kind.isFunction
    else { return false }
    let local = project.node(left.base, in: assignment.file).name
    func isHanded(to name: NameID) -> Bool {
      project.calls.list(of: name, in: assignment.file).contains { call in
        project[scope].nodeStart <= call.index && call.index < project[scope].nodeEnd
          && project.arguments(of: project[call], in: call.file).contains { project.node($0.value, in: call.file).name == local }
      }
    }
    return isHanded(to: Known.pushViewController.name)
      && !project.roles.names(of: .present).contains(where: isHanded)
  }

  private func observes(_ type: TypeID) -> Bool {
    guard let name = project.names.find("addObserver") else { return false }
    return project.ancestors(of: type).types.flatMap { project.types[Int($0)].parts }.contains { part in
      let declaration = project[part]
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let node = project.node(index, in: part.file)
        return node.kind == .call && project.node(node.base, in: part.file).name == name
      }
    }
  }

  /// Controllers that are shown in a modal which a swipe can close, and those around them.
  private func modalTypes() -> [TypeID] {
    project.typesInFocus.filter { type in
      let info = project.types[Int(type)]
      guard info.kind == .class, let part = info.parts.first else { return false }
      return presented.swipeableTypeSites[Int(part.file)]?.contains(project.site(of: part)) ?? false
        || !info.isExternal && presented.swipeableContainers.contains(project.text(info.name))
    }
  }
}
