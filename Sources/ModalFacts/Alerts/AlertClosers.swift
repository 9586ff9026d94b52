// Does code close an alert that has no action, as it does with a spinner? Asked are the type around and its heirs, who calls what
// makes the alert, and what is told once the alert is there: other objects, callbacks and observers of notifications.

import SwiftScan

struct AlertClosers {
  let project: Project

  /// Whether the type around closes what it presents, or an heir of it; of what is no controller itself, such as a factory or an
  /// extension of UIKit's, whether those who call it do: a spinner is shown by one function and closed by another.
  func close(_ call: NodeRef) -> Bool {
    guard let type = project.enclosingType(of: project.scope(of: call)) else { return true }
    if ([type] + project.descendants(of: type)).contains(where: { isClosing($0) { !waitsForTouch($0, below: call, in: $1) } }) { return true }
    if closesItself(call) { return true }
    guard let maker = project.enclosingMember(of: project.scope(of: call)) else { return false }
    if isClosedByOthers(behind: call, in: maker) { return true }
    let isPresenter = !project.types[Int(type)].isExternal && project.isViewController(type)
    guard isPresenter else { return isClosed(byCallersOf: maker, 0) }
    return project.callers(of: maker).prefix(40).contains(where: isClosedByCaller)
  }

  /// `Toast(…)`, an alert of a class of the project's that goes by itself.
  private func closesItself(_ call: NodeRef) -> Bool {
    project.types(named: project.files[Int(call.file)].lastName(project[call].base), in: project.context(of: call)).contains { type in
      if case .project(let id) = type { !project.types[Int(id)].isExternal && isClosing(id) { _, _ in true } } else { false }
    }
  }

  // MARK: Who calls what makes it

  /// `page.showLoading()`, and then in the same function `page.dismiss(animated: true)`, or `router.hideLoading()`.
  private func isClosedByCaller(_ call: NodeRef) -> Bool {
    guard let asked = receiver(of: call), let caller = project.enclosingMember(of: project.scope(of: call)) else { return false }
    return exits(in: caller, behind: call.index) { receiver(of: $0) == asked || isOfWhoeverIsOnTop($0) } || isClosedByOthers(behind: call, in: caller)
  }

  /// `page` of `page.showLoading()`; nil for what is asked of the caller itself.
  private func receiver(of call: NodeRef) -> NameID? {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) else { return nil }
    let name = project.node(callee.base, in: call.file).name
    return name == none ? nil : name
  }

  private func isClosed(byCallersOf maker: DeclarationRef, _ depth: Int) -> Bool {
    guard depth < 3, project[maker].kind.isFunction else { return false }
    return project.callers(of: maker).prefix(40).contains { call in
      let scope = project.scope(of: call)
      guard let type = project.enclosingType(of: scope) else { return false }
      if isClosing(type, by: { exit, _ in isOfWhatIsPresented(exit) }) || isClosedByCaller(call) { return true }
      guard !project.isViewController(type), let caller = project.enclosingMember(of: scope), caller != maker else { return false }
      return isClosed(byCallersOf: caller, depth + 1)
    }
  }

  // MARK: Who is told once it is there

  /// Whether what is told of it once the alert is there closes something: `router.hideLoading()`, `onDone?()`.
  private func isClosedByOthers(behind alert: NodeRef, in maker: DeclarationRef) -> Bool {
    let tables = project.files[Int(maker.file)]
    return (alert.index + 1..<max(alert.index + 1, project[maker].nodeEnd)).contains { index in
      let call = tables.nodes[Int(index)]
      guard call.kind == .call, !call.flags.contains(.inactive) else { return false }
      let use = NodeRef(file: maker.file, index: index)
      return isToldToExit(use, call) || runsExit(use, 0)
    }
  }

  /// Whether another object's method of that name closes something.
  private func isToldToExit(_ use: NodeRef, _ call: Node) -> Bool {
    let callee = project.node(call.base, in: use.file)
    guard callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: use.file) else { return false }
    return project.declarations[callee.name].prefix(6).contains {
      project[$0].kind == .function && project.canName($0, at: use) && exits(in: $0, behind: project[$0].nodeStart)
    }
  }

  /// Whether what a call runs dismisses a controller: functions, a callback's closures, those that observe what it posts.
  private func runsExit(_ call: NodeRef, _ depth: Int) -> Bool {
    guard depth < 3 else { return false }
    let callee = project.node(project[call].base, in: call.file)
    if callee.name == Known.post.name { return isObservedByExit(call, depth) }
    guard callee.kind == .name && !project.startsUppercase(callee.name) || callee.kind == .member else { return false }
    return TransitionCalls(project: project).functions(calledBy: call, in: project.context(of: call)).contains { dismisses(in: $0, depth) }
  }

  /// Whether a function, a closure or what they call dismisses a controller.
  private func dismisses(in body: DeclarationRef, _ depth: Int) -> Bool {
    if exits(in: body, behind: project[body].nodeStart, where: isOfController) { return true }
    let tables = project.files[Int(body.file)]
    return (project[body].nodeStart..<project[body].nodeEnd).contains { index in
      let node = tables.nodes[Int(index)]
      return node.kind == .call && !node.flags.contains(.inactive) && runsExit(NodeRef(file: body.file, index: index), depth + 1)
    }
  }

  /// Whether who observes a notification that is posted dismisses a controller.
  private func isObservedByExit(_ post: NodeRef, _ depth: Int) -> Bool {
    guard let name = project.notification(in: project.arguments(of: project[post], in: post.file), of: post.file) else { return false }
    return project.observers(of: name).contains { observer in
      let arguments = project.arguments(of: project[observer], in: observer.file)
      if let selector = project.selectorName(in: arguments, of: observer.file) {
        return project.declarations[selector].contains { project[$0].kind == .function && dismisses(in: $0, depth) }
      }
      let closures = arguments.map { project.node($0.value, in: observer.file) }.filter { $0.kind == .closure }
      if closures.isEmpty { return project.enclosingMember(of: project.scope(of: observer)).map { dismisses(in: $0, depth) } ?? false }
      return closures.contains { dismisses(in: DeclarationRef(file: observer.file, index: $0.first), depth) }
    }
  }

  // MARK: Calls that close

  /// Whether a function calls what closes, behind one of its nodes.
  private func exits(in function: DeclarationRef, behind node: NodeID, where counts: (NodeRef) -> Bool = { _ in true }) -> Bool {
    project.roles.names(of: .exit).contains { name in
      project.calls.list(of: name, in: function.file).contains { exit in
        exit.index > node && exit.index < project[function].nodeEnd && !project.isInactive(exit) && counts(exit)
      }
    }
  }

  /// `dismiss(animated: …)`
  private func isOfController(_ exit: NodeRef) -> Bool {
    project.node(project[exit].base, in: exit.file).name == .dismiss
      && project.arguments(of: project[exit], in: exit.file).contains { $0.label == .animated }
  }

  /// `dismiss(…)`, `self?.dismiss(…)`, `presentedViewController?.dismiss(…)`; but not that of another controller.
  private func isOfWhatIsPresented(_ exit: NodeRef) -> Bool {
    let callee = project.node(project[exit].base, in: exit.file)
    guard callee.kind == .member, callee.base != none else { return callee.kind == .name }
    return project.isSelf(callee.base, in: exit.file) || project.node(callee.base, in: exit.file).name == .presentedViewController
      || isOfWhoeverIsOnTop(exit)
  }

  /// `window?.rootViewController?.dismiss(…)`, or that of a controller which a type or nobody has for all: `Screens.top?.dismiss(…)`.
  private func isOfWhoeverIsOnTop(_ exit: NodeRef) -> Bool {
    let callee = project.node(project[exit].base, in: exit.file)
    guard callee.kind == .member, callee.base != none, isOfController(exit) else { return false }
    let asked = project.node(callee.base, in: exit.file)
    if asked.name == Known.rootViewController.name || asked.name == .presentedViewController { return true }
    let context = project.context(of: exit)
    guard case .external(Known.UIViewController.name)? = project.typesOf(callee.base, in: context).first else { return false }
    let called = asked.kind == .call ? project.node(asked.base, in: exit.file) : asked
    guard let holder = project.meanings(of: called, in: context).first, project[holder].kind == .variable || project[holder].kind == .function else { return false }
    return project[holder].modifiers.contains(.static) || project.enclosingType(of: project.parent(of: holder)) == nil
  }

  // MARK: Types that close

  /// Whether a type closes something itself, by a function that it inherits, or by one that the project adds to UIKit's classes or to
  /// nobody.
  /// - Parameter counts: Whether a call that closes does, in a type that has it.
  private func isClosing(_ type: TypeID, by counts: (NodeRef, TypeID) -> Bool) -> Bool {
    project.roles.names(of: .exit).contains { name in
      if project.nodes(project.calls[name], of: [type]).contains(where: { counts($0, type) }) { return true }
      let inherited = Set(project.ancestors(of: type).types)
      return project.calls[name].contains { exit in
        guard let function = project.enclosingMember(of: project.scope(of: exit)), project[function].kind == .function else { return false }
        let owner = project.enclosingType(of: project.parent(of: function))
        guard owner.map({ inherited.contains($0) || project.types[Int($0)].isExternal || project[function].modifiers.contains(.static) }) ?? true
        else { return false }
        if !project.nodes(project.calls[project[function].name], of: [type]).isEmpty { return true }
        guard let owner, inherited.contains(owner), !project.types[Int(owner)].isExternal, counts(exit, owner) else { return false }
        return isRunByOthers(function, of: owner, for: type)
      }
    }
  }

  /// Whether a method that a type inherits is run by a notification or a timer of its owner's, or called on an object that may be of the type.
  private func isRunByOthers(_ method: DeclarationRef, of owner: TypeID, for type: TypeID) -> Bool {
    if Handlers(of: owner, project).others.contains(method) { return true }
    return project.calls(of: project[method].name, on: type).contains { call in
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) else { return false }
      return project.typesOf(callee.base, in: project.context(of: call)).contains { receiver in
        if case .project(let id) = receiver { project.areRelated(id, type) } else { false }
      }
    }
  }

  /// Whether only a tap brings a dismissal about, in a method that a control of the screen's runs and nobody else: below an alert nothing can be
  /// tapped. What such a method only begins may end later, and what makes the alert itself may close it.
  private func waitsForTouch(_ exit: NodeRef, below alert: NodeRef, in type: TypeID) -> Bool {
    guard let scope = project.scope(of: exit), project[scope].kind == .function, project.callers(of: scope).isEmpty,
      scope != project.enclosingMember(of: project.scope(of: alert))
    else { return false }
    let handlers = Handlers(of: type, project)
    return (handlers.controls.contains(scope) || handlers.gestures.contains(scope)) && !handlers.others.contains(scope)
  }
}
