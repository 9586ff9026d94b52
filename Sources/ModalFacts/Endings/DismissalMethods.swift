// What UIKit's methods about the end of a modal do. `presentationControllerDidDismiss` is called for a swipe and
// not for code that dismisses; `presentationControllerWillDismiss` and `viewWillDisappear` are called as well
// for a swipe that is given up half way, after which the screen is still there.

import SwiftScan

struct DismissalMethods {
  let project: Project
  let words: EndWords
  private let presented: PresentedModals

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    words = EndWords(project.roles.words)
  }

  private func read(_ function: DeclarationRef, for type: TypeID? = nil) -> WorkReader {
    var reader = WorkReader(project, words, for: type)
    reader.read(function)
    return reader
  }

  private func functions(named name: String, of type: TypeID) -> [DeclarationRef] {
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
  private func runners(of method: DeclarationRef, in type: TypeID) -> [TypeID] {
    [type] + project.descendants(of: type).filter { project.members(named: project[method].name, of: $0).contains(method) }
  }

  // MARK: Too early

  func earlyTeardowns() -> [EarlyTeardown] {
    var found: [EarlyTeardown] = []
    for method in project.names.find("presentationControllerWillDismiss").map({ Array(project.declarationsInFocus($0)) }) ?? [] {
      guard project[method].kind == .function, !project.isInactive(method), let type = project.enclosingType(of: project.parent(of: method))
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

  private func teardown(in method: DeclarationRef, of type: TypeID) -> EarlyTeardown? {
    let reader = read(method, for: type)
    // The root of a modal is never moving from a parent; a transition's coordinator tells how it ended.
    let asks = reader.mentioned.contains { name in
      ["isMovingFromParent", "transitionCoordinator", "isCancelled", "notifyWhenInteractionChanges"].contains(project.text(name))
    }
    guard !asks, reader.works.contains(where: { $0.kind != .resets }) else { return nil }
    var built: Set<NameID> = []
    for name in ["viewWillAppear", "viewDidAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews"] {
      for function in functions(named: name, inAncestorsOf: type) {
        let appearing = read(function, for: type)
        built.formUnion(appearing.names)
        built.formUnion(appearing.mentioned)
      }
    }
    // What a closure is handed is another thing in each.
    built.remove(Word.dollarZero.rawValue)
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
      if work.kind == .answers { return !isNeverSet(work.name, of: type) }
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

  /// Whether it stores what is pending, or all that it does is to call what does.
  private func isSaving(_ work: Work, _ depth: Int) -> Bool {
    if isNamedForSaving(work.name) { return true }
    guard work.kind == .calls, depth < 3 else { return false }
    let called = project.declarations[work.name].filter { project[$0].kind == .function && project[$0].body != none && !project.isInactive($0) }
    return !called.isEmpty && called.allSatisfy { function in
      let reader = read(function)
      let works = reader.works.filter { $0.kind != .resets }
      return works.isEmpty ? reader.names.contains(where: isNamedForSaving) : works.allSatisfy { isSaving($0, depth + 1) }
    }
  }

  private func isNamedForSaving(_ name: NameID) -> Bool {
    let words = project.words(of: name)
    return ["save", "persist", "flush", "sync", "update", "change"].contains(where: words.contains)
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

  /// Controllers that are shown in a modal which a swipe can close.
  private func modalTypes() -> [TypeID] {
    project.typesInFocus.filter { type in
      let info = project.types[Int(type)]
      guard info.kind == .class, let part = info.parts.first, let sites = presented.swipeableTypeSites[Int(part.file)] else { return false }
      return sites.contains(project.site(of: part))
    }
  }

  // MARK: By a swipe alone

  func skippedButtons() -> [SkippedButton] {
    var found: [SkippedButton] = []
    guard let told = project.names.find("presentationControllerDidDismiss") else { return [] }
    // A helper that every controller has may close, and tell the delegate itself.
    let isToldByHelper = project.calls[told].contains { call in
      project.enclosingType(of: project.scope(of: call)).map { project.types[Int($0)].isExternal } ?? true
    }
    if isToldByHelper { return [] }
    for method in project.declarationsInFocus(told) {
      guard project[method].kind == .function, !project.isInactive(method), let type = project.enclosingType(of: project.parent(of: method)),
        project.types[Int(type)].kind == .class
      else { continue }
      for runner in runners(of: method, in: type) {
        let works = read(method, for: runner).works.filter { $0.kind != .resets }
        guard !works.isEmpty else { continue }
        if let skipped = ownButton(of: type, for: runner, method, works) ?? presentedButton(of: runner, method, works) { found.append(skipped) }
        break
      }
    }
    return found.sorted { $0.handlerSite < $1.handlerSite }
  }

  /// A screen that is its own presentation's delegate, and whose Close only dismisses.
  private func ownButton(of type: TypeID, for runner: TypeID, _ method: DeclarationRef, _ works: [Work]) -> SkippedButton? {
    guard project.isViewController(type), isOwnDelegate(type) else { return nil }
    for name in ["viewWillDisappear", "viewDidDisappear"] {
      for function in functions(named: name, of: runner) where !read(function, for: runner).names.isDisjoint(with: works.map(\.name)) { return nil }
    }
    for handler in Handlers(of: type, project).controls where project.members(named: project[handler].name, of: runner).contains(handler) {
      let title = project.words(of: project[handler].name)
      guard words.isCancel(title) || words.isDone(title), !words.isCommit(title) else { continue }
      let reader = read(handler, for: runner)
      guard reader.closes, reader.works.isEmpty, reader.names.isDisjoint(with: works.map(\.name)) else { continue }
      return skipped(method, works, handler)
    }
    return nil
  }

  private func skipped(_ method: DeclarationRef, _ works: [Work], _ handler: DeclarationRef, called name: NameID? = nil) -> SkippedButton {
    SkippedButton(
      site: project.site(of: method), method: project.text(project[method].name), works: works.map { project.sentence(for: $0) },
      handler: project.text(name ?? project[handler].name), handlerSite: project.site(of: handler))
  }

  /// `presentationController?.delegate = self`, on itself or its navigation controller.
  private func isOwnDelegate(_ type: TypeID) -> Bool {
    project.types[Int(type)].parts.contains { part in
      let declaration = project[part]
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let node = project.node(index, in: part.file)
        guard node.kind == .assign, project.isSelf(node.first, in: part.file) else { return false }
        let left = project.node(node.base, in: part.file)
        guard left.kind == .member, left.name == .delegate, left.base != none else { return false }
        let controller = project.node(left.base, in: part.file)
        guard controller.name == .presentationController else { return false }
        guard controller.kind == .member, controller.base != none else { return controller.kind == .name }
        let base = project.node(controller.base, in: part.file)
        return base.name == Word.`self`.rawValue || base.name == .navigationController || base.name == .parent
      }
    }
  }

  /// A presenter that is told of swipes, and whose own callback for the button only dismisses.
  private func presentedButton(of type: TypeID, _ method: DeclarationRef, _ works: [Work]) -> SkippedButton? {
    for presentation in presented.all where presentation.isSwipeable && !presentation.isSwiftUI {
      guard let call = presentation.call, let member = project.enclosingMember(of: project.scope(of: call)),
        project.enclosingType(of: project.parent(of: member)) == type, SwipeHooks(project).tellsPresenter(in: [member], 2)
      else { continue }
      var subjects = Subjects(project)
      var context = project.context(of: call)
      context.position = call.index
      guard let shown = project.arguments(of: project[call], in: call.file).first else { continue }
      subjects.collect(shown.value, in: context)
      for callback in subjects.callbacks(in: member, presenter: type) {
        let title = project.words(of: callback.name)
        guard words.isCancel(title), !words.isCommit(title) else { continue }
        let reader = read(callback.body, for: type)
        guard reader.closes, reader.works.isEmpty, reader.names.isDisjoint(with: works.map(\.name)) else { continue }
        return skipped(method, works, callback.body, called: callback.name)
      }
    }
    return nil
  }
}
