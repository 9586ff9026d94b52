// Which modal a call of `dismiss` closes: the one that is read, another that this presents, or none, where a banner or a
// progress indicator only has a method of that name. UIKit closes what stands on top of whoever is asked, and only where
// nothing does, the one that is asked.

import SwiftScan

/// What a call of `dismiss` closes.
enum ClosedModal { case own, other, popover, unseen }

extension ActionReader {
  /// A call that closes by its name, and is not followed.
  /// - Parameter receiver: What it is called on; `none` for a bare name.
  mutating func close(_ call: NodeRef, on receiver: NodeID, in context: Context) {
    let callee = project.node(project[call].base, in: call.file)
    var said: String { calleeText(callee.name, of: receiver == none ? nil : project.node(receiver, in: call.file)) }
    switch closed(by: call, on: receiver, in: context) {
    case .own: found("`\(said)`")
    case .other: goOn(callee.name)
    case .unseen: outcome.note("`\(said)` is another module's")
    case .popover: outcome.note(Self.closesPopover.reason)
    }
  }

  /// What is said of `popoverPresentationController?.presentedViewController.dismiss(…)`, which does nothing in any other modal.
  static let closesPopover = Unseen("a popover is closed by its presentation controller")

  private func closed(by call: NodeRef, on receiver: NodeID, in context: Context) -> ClosedModal {
    if receiver != none, project.isOfPopover(receiver, in: context) { return .popover }
    if !classes.isEmpty, OnTop(project, of: classes).isClosed(by: call, on: receiver, in: context) { return .other }
    return receiver == none ? .own : project.closed(by: call, on: receiver, in: context)
  }
}

extension Project {
  /// What a call closes that is made on something of which no method is followed.
  func closed(by call: NodeRef, on receiver: NodeID, in context: Context) -> ClosedModal {
    if isSystemController(receiver, in: context) { return .other }
    let expression = node(receiver, in: context.file)
    guard node(self[call].base, in: call.file).name == Known.dismiss, expression.kind == .name || expression.kind == .member,
      expression.name != Word.`self`.rawValue, expression.name != Word.super.rawValue
    else { return .own }
    let types = typesOf(receiver, in: context)
    guard !types.isEmpty, types.allSatisfy({ isOfPackage($0, in: context.scope) }) else { return .own }
    if arguments(of: self[call], in: call.file).contains(where: { isSelf($0.value, in: call.file) }) { return .unseen }
    // `ProgressHUD.dismiss()`
    return startsUppercase(expression.name) || isMadeHere(receiver, in: context, 0) ? .other : .unseen
  }

  /// `popoverPresentationController?.presentedViewController`, or a local that stands for a part of it.
  fileprivate func isOfPopover(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool {
    let expression = self.node(node, in: context.file)
    guard depth < 4, expression.kind == .name || expression.kind == .member else { return false }
    if expression.name == .popoverPresentationController { return depth > 0 }
    if expression.kind == .member { return expression.name == .presentedViewController && expression.base != none && isOfPopover(expression.base, in: context, depth + 1) }
    guard let local = meanings(of: expression, in: context).first, self[local].kind == .binding || self[local].modifiers.contains(.constant),
      self[local].value != none
    else { return false }
    return isOfPopover(self[local].value, in: valueContext(of: local, frame: nil), depth + 1)
  }

  /// Whether methods are the project's own, of what is no controller: what they close their bodies say.
  func areOfNoController(_ methods: Declarations) -> Bool {
    methods.allSatisfy { method in
      guard self[method].body != none, let owner = enclosingType(of: parent(of: method)) else { return false }
      let type = types[Int(owner)]
      return type.kind != .protocol && !type.isExternal && !isViewController(owner)
    }
  }

  /// A type from outside of which nothing says that it leads from screen to screen.
  private func isOfPackage(_ type: TypeRef, in scope: DeclarationRef?) -> Bool {
    guard case .external(let name) = type, genericParameter(name, in: scope) == nil, !roles.has(name, .systemController), !traits(name).contains(.controllerLike)
    else { return false }
    let text = text(name)
    return !Self.systemPrefixes.contains { text.hasPrefix($0) } && !words(of: name).contains { Self.leading.contains($0) }
  }

  private static let systemPrefixes = ["UI", "NS", "Dismiss", "Presentation", "Environment", "Any"]
  private static let leading: Set<String> = [
    "router", "route", "routing", "navigator", "navigation", "navigating", "coordinator", "coordinating", "wireframe", "flow", "presenter", "presenting",
    "presentable", "presentation", "dismisser", "dismissable", "dismissing", "modal", "sheet", "screen", "window", "scene", "page", "controller", "delegate",
    "manager", "app", "context", "vc",
  ]

  /// Whether a local or property of the class around holds nothing but what is made there: `let hud = ProgressHUD()`.
  private func isMadeHere(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = self.node(node, in: context.file)
    guard depth < 3, expression.kind == .name || expression.kind == .member && isSelf(expression.base, in: context.file),
      let holder = meanings(of: expression, in: context).first, self[holder].kind == .variable || self[holder].kind == .binding
    else { return false }
    var values = ValueReader(self).assignments(to: holder).map { ($0.file, self[$0].first, self.context(of: $0)) }
    if self[holder].value != none { values.append((holder.file, self[holder].value, valueContext(of: holder, frame: nil))) }
    values.removeAll { self.node($0.1, in: $0.0).kind == .nil }
    return !values.isEmpty && values.allSatisfy { file, value, context in
      var made = self.node(value, in: file)
      // `if let hud = self.hud`
      if made.kind == .name || made.kind == .member { return isMadeHere(value, in: context, depth + 1) }
      guard made.kind == .call else { return false }
      while made.kind == .call || made.kind == .member || made.kind == .generic, made.base != none { made = self.node(made.base, in: file) }
      return made.kind == .closure || made.kind == .name && startsUppercase(made.name)
    }
  }
}

/// Whether a call closes only what a screen itself presents.
private struct OnTop {
  let project: Project
  /// Those of the screen.
  let classes: Set<TypeID>

  init(_ project: Project, of classes: Set<TypeID>) {
    self.project = project
    self.classes = classes
  }

  func isClosed(by call: NodeRef, on receiver: NodeID, in context: Context) -> Bool {
    guard project.node(project[call].base, in: call.file).name == Known.dismiss, let path = path(receiver, in: call.file) else { return false }
    if isOwn(none, in: context), isPresented(receiver, in: context) || path.isEmpty && (isReachedWhilePresenting(call) || isToldByComposer(call)) { return true }
    return isPresentedHere(receiver, in: context) || (isOwn(receiver, in: context) || isHandedIn(receiver, in: context)) && isHandedToPresented(call, by: path)
  }

  /// Whether something is the screen's own controller, and never who presents the screen.
  private func isOwn(_ receiver: NodeID, in context: Context) -> Bool {
    let types = receiver == none ? Types(project.enclosingType(of: context.scope).map { .project($0) }) : project.typesOf(receiver, in: context)
    return !types.isEmpty && types.allSatisfy { type in
      guard case .project(let id) = type, classes.contains(id), project.isViewController(id) else { return false }
      return project.descendants(of: id).allSatisfy(classes.contains)
    }
  }

  /// Whether something is a parameter, whose controller presents by that very name: `static func show(in host: UIViewController)`.
  private func isHandedIn(_ receiver: NodeID, in context: Context) -> Bool {
    guard receiver != none, case let name = project.node(receiver, in: context.file), name.kind == .name,
      let parameter = project.meanings(of: name, in: context).first, project[parameter].kind == .parameter
    else { return false }
    return project.parent(of: parameter).map { project[$0].kind == .function } ?? false
  }

  /// The names from `self` to what a call is made on: none for `self`.
  private func path(_ node: NodeID, in file: Int32) -> [NameID]? {
    var names: [NameID] = []
    var next = node
    while next != none {
      let part = project.node(next, in: file)
      guard part.kind == .name || part.kind == .member else { return nil }
      if part.name != Word.`self`.rawValue, part.name != Known.strongSelf.name { names.append(part.name) }
      next = part.kind == .member ? part.base : none
    }
    return names
  }

  // MARK: What is presented

  /// `presentedViewController`, also by a local's name.
  private func isPresented(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let expression = project.node(node, in: context.file)
    if expression.kind == .cast { return isPresented(expression.base, in: context) }
    if path(node, in: context.file) == [Known.presentedViewController.name] { return true }
    guard expression.kind == .name, let local = project.meanings(of: expression, in: context).first, project[local].value != none,
      project[local].kind == .binding || project[local].modifiers.contains(.constant), project.parent(of: local).map({ !project[$0].kind.isType }) ?? false
    else { return false }
    let value = project.node(project[local].value, in: local.file)
    return path(value.kind == .cast ? value.base : project[local].value, in: local.file) == [Known.presentedViewController.name]
  }

  /// `if presentedViewController != nil { dismiss(animated: true) }`, with no second call there, which would close more.
  private func isReachedWhilePresenting(_ call: NodeRef) -> Bool {
    let paths = PadPaths(project: project)
    for around in paths.around(call) {
      let node = project.node(around.node, in: call.file)
      switch (node.kind, around.part) {
      case (.closure, _): return false
      case (.if, .then), (.if, .otherwise), (.guard, .otherwise):
        var conditions = Array(project.list(of: node, in: call.file))
        if node.kind == .if, node.flags.contains(.hasElse) { conditions.removeLast() }
        let said = conditions.map { saysPresented($0, in: project.context(of: NodeRef(file: call.file, index: around.node))) }
        guard around.part == .then ? said.contains(true) : said == [false] else { continue }
        return !dismissals(inside: project.scope(of: call)).contains { other in
          other != call && paths.around(other).contains { $0.node == around.node && $0.part == around.part }
        }
      default: continue
      }
    }
    return false
  }

  /// `mailComposeController(_:didFinishWith:error:)`: what a composer or picker tells its delegate, who presents it, stands on top, and
  /// does not close itself. A second call would close more.
  private func isToldByComposer(_ call: NodeRef) -> Bool {
    guard let member = project.enclosingMember(of: project.scope(of: call)), project[member].kind == .function,
      let teller = project.parameters(of: member).first, let owner = project.enclosingType(of: project.parent(of: member)),
      case .external(let name)? = project.typesOf(declaration: teller).first, project.isListed(name, in: Self.composers),
      dismissals(inside: member).count == 1
    else { return false }
    func calls(_ name: NameID) -> Bool {
      project.types[Int(owner)].parts.contains { !project.places(in: project.calls[name], inside: $0).isEmpty }
    }
    return project.roles.names(of: .present).contains(where: calls) && !calls(Known.addChild.name) && !calls(Known.addChildViewController.name)
  }

  /// Those of the system's that leave it to their delegate to close them.
  private static let composers: Spellings = [
    "MFMailComposeViewController", "MFMessageComposeViewController", "UIImagePickerController", "PHPickerViewController",
    "VNDocumentCameraViewController", "EKEventEditViewController", "SKStoreProductViewController", "GKGameCenterViewController",
  ]

  /// Whether a condition holds only while something is presented, or only while nothing is.
  private func saysPresented(_ condition: NodeID, in context: Context) -> Bool? {
    let node = project.node(condition, in: context.file)
    switch node.kind {
    case .declaration:
      let binding = DeclarationRef(file: context.file, index: node.first)
      let value = project[binding].value
      return value == none ? project[binding].name == Known.presentedViewController ? true : nil : isPresented(value, in: context) ? true : nil
    case .typeTest: return isPresented(node.base, in: context) ? true : nil
    case .binary where node.name == Operators.and.name:
      return [node.base, node.first].contains { saysPresented($0, in: context) == true } ? true : nil
    case .binary where node.name == Operators.equal.name || node.name == Operators.unequal.name:
      let sides = [node.base, node.first]
      guard sides.contains(where: { isPresented($0, in: context) }), sides.contains(where: { project.node($0, in: context.file).kind == .nil }) else { return nil }
      return node.name == Operators.unequal.name
    default: return nil
    }
  }

  private func dismissals(inside scope: DeclarationRef?) -> [NodeRef] {
    let all = project.calls[Known.dismiss.name]
    return scope.map { scope in project.places(in: all, inside: scope).map { all[$0] } } ?? []
  }

  // MARK: What a modal on top is handed

  /// `present(Help(close: { self.dismiss(animated: true) }), animated: true)`: a closure that runs while what it is handed to stands
  /// on top of who is asked to dismiss; or a method that only such closures call.
  private func isHandedToPresented(_ call: NodeRef, by path: [NameID], _ depth: Int = 0) -> Bool {
    var scope = project.scope(of: call)
    while let at = scope, !project[at].kind.isType {
      guard !project[at].kind.isFunction else { return path.isEmpty && depth < 3 && isRunByPresented(at, besides: call, depth) }
      defer { scope = project.parent(of: at) }
      guard project[at].kind == .closure else { continue }
      guard let taker = project.call(handing: at) else {
        if let local = assignee(of: at) { return isPresented(local, path, by: at, besides: call) }
        continue
      }
      let name = project.node(project[taker].base, in: at.file).name
      // Behind another dismissal what stood on top has gone.
      if project.roles.has(name, .exit) { return false }
      if project.startsUppercase(name), name != Extra("Task").name { return isPresented(taker.index, path, by: at, besides: call) }
    }
    return false
  }

  /// Whether a method of the screen's own, which dismisses once, is called by nothing but closures that are handed to what it presents.
  private func isRunByPresented(_ function: DeclarationRef, besides call: NodeRef, _ depth: Int) -> Bool {
    guard project.isOnlyCalled(function), !project.handedNames.contains(project[function].name), dismissals(inside: function).allSatisfy({ $0 == call })
    else { return false }
    let callers = project.callers(of: function)
    return !callers.isEmpty && callers.allSatisfy { caller in
      let callee = project.node(project[caller].base, in: caller.file)
      return path(callee.kind == .member ? callee.base : none, in: caller.file) == [] && isHandedToPresented(caller, by: [], depth + 1)
    }
  }

  /// `help` in `help.onClose = { … }`.
  private func assignee(of closure: DeclarationRef) -> NodeID? {
    let start = project[closure].nodeEnd
    for index in start..<min(start + 4, NodeID(project.files[Int(closure.file)].nodes.count)) {
      let node = project.node(index, in: closure.file)
      guard node.kind == .assign, project.node(node.first, in: closure.file).kind == .closure, project.node(node.first, in: closure.file).first == closure.index
      else { continue }
      let left = project.node(node.base, in: closure.file)
      return left.kind == .member && left.base != none && project.node(left.base, in: closure.file).kind == .name ? left.base : nil
    }
    return nil
  }

  /// Whether what takes a closure is presented by the one that a path leads to, and goes by nothing but that closure.
  private func isPresented(_ taker: NodeID, _ path: [NameID], by closure: DeclarationRef, besides call: NodeRef) -> Bool {
    guard dismissals(inside: closure).allSatisfy({ $0 == call }), let member = project.enclosingMember(of: closure) else { return false }
    // Not where the name's leaf stands, which all its places in the file share.
    let context = Context(file: closure.file, scope: project.parent(of: closure), position: project[closure].nodeEnd, frame: nil)
    let local = project.node(taker, in: closure.file).kind == .name ? project.meanings(of: project.node(taker, in: closure.file).name, in: context).first : nil
    return presentations(in: member).contains { presenter, shown, context in
      var types: [TypeRef] = []
      return self.path(presenter, in: context.file) == path && holds(shown, taker, local, in: context, &types, 0) && types.allSatisfy(staysOpen)
    }
  }

  /// `let help = Help()`, which the screen presents in the same function, or which presents itself there: `help.show()`; or `help`, in
  /// which its class keeps what it presents.
  private func isPresentedHere(_ node: NodeID, in context: Context) -> Bool {
    guard node != none, case let expression = project.node(node, in: context.file),
      expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let member = project.enclosingMember(of: context.scope), let held = project.meanings(of: expression, in: context).first
    else { return false }
    switch project[held].kind {
    case .binding:
      // `if let help = self.help`
      return project[held].value != none && project[held].value != node && isKept(project[held].value, in: project.valueContext(of: held, frame: nil))
    case .variable where project.parent(of: held).map({ project[$0].kind.isType }) ?? true: return isKept(node, in: context)
    case .variable: return expression.kind == .name && (isPresentedInside(member, held) || presentsItself(held, in: member))
    default: return false
    }
  }

  /// Whether the screen presents in a member what a local holds.
  private func isPresentedInside(_ member: DeclarationRef, _ local: DeclarationRef) -> Bool {
    presentations(in: member).contains { presenter, shown, context in
      var types: [TypeRef] = []
      return isOwn(presenter, in: context) && holds(shown, none, local, in: context, &types, 0)
        && types.allSatisfy { if case .project(let id) = $0 { !classes.contains(id) } else { true } }
    }
  }

  /// Whether a property of the screen's class holds nothing but what the screen presents where it is set: `self.help = help`.
  private func isKept(_ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let property = project.meanings(of: expression, in: context).first, project[property].kind == .variable, project[property].value == none,
      project[property].body == none, let owner = project.enclosingType(of: project.parent(of: property)), classes.contains(owner)
    else { return false }
    let settings = ValueReader(project).assignments(to: property).filter { project.node(project[$0].first, in: $0.file).kind != .nil }
    return !settings.isEmpty && settings.allSatisfy { setting in
      let value = project.node(project[setting].first, in: setting.file)
      guard value.kind == .name, let member = project.enclosingMember(of: project.scope(of: setting)),
        let local = project.meanings(of: value, in: project.context(of: setting)).first, project[local].kind == .variable
      else { return false }
      return isPresentedInside(member, local)
    }
  }

  /// Whether a local holds a controller that is made there, goes to nobody else, and has a method called that presents it.
  private func presentsItself(_ local: DeclarationRef, in member: DeclarationRef) -> Bool {
    guard project[local].modifiers.contains(.constant), project[local].value != none, project.node(project[local].value, in: local.file).kind == .call,
      case let types = project.typesOf(declaration: local), types.count == 1, case .project(let type)? = types.first, !classes.contains(type),
      project.isViewController(type)
    else { return false }
    let name = project[local].name
    var isPresented = false
    for index in project[member].nodeStart..<project[member].nodeEnd {
      let node = project.node(index, in: member.file)
      guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
      let arguments = project.arguments(of: node, in: member.file)
      if arguments.contains(where: { project.node($0.value, in: member.file).name == name && project.node($0.value, in: member.file).kind == .name }) { return false }
      let callee = project.node(node.base, in: member.file)
      guard callee.kind == .member, callee.base != none, case let base = project.node(callee.base, in: member.file), base.kind == .name, base.name == name
      else { continue }
      isPresented = isPresented || project.matching(project.members(named: callee.name, of: type), arguments).contains { method in
        presentations(in: method).contains { _, shown, context in project.isSelf(shown, in: context.file) }
      }
    }
    return isPresented
  }

  /// Who presents in a member, and what.
  private func presentations(in member: DeclarationRef) -> [(presenter: NodeID, shown: NodeID, context: Context)] {
    project.roles.names(of: .present).flatMap { name -> [(presenter: NodeID, shown: NodeID, context: Context)] in
      let calls = project.calls[name]
      return project.places(in: calls, inside: member).compactMap { place in
        let present = calls[place]
        let callee = project.node(project[present].base, in: present.file)
        guard !project.isInactive(present), let shown = project.arguments(of: project[present], in: present.file).first else { return nil }
        return (callee.kind == .member ? callee.base : none, shown.value, project.context(of: present))
      }
    }
  }

  /// Whether a value is what was made, or a container around it.
  private func holds(
    _ node: NodeID, _ taker: NodeID, _ local: DeclarationRef?, in context: Context, _ types: inout [TypeRef], _ depth: Int
  ) -> Bool {
    guard depth < 6 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      guard let meant = project.meanings(of: expression, in: context).first, project[meant].value != none,
        project.parent(of: meant).map({ !project[$0].kind.isType }) ?? false
      else { return false }
      if meant == local {
        types += project.typesOf(declaration: meant)
        return !types.isEmpty
      }
      return holds(project[meant].value, taker, local, in: project.valueContext(of: meant, frame: nil), &types, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      guard callee.kind == .name, project.startsUppercase(callee.name) else { return false }
      let made = project.types(named: callee.name, in: context)
      guard node == taker || project.arguments(of: expression, in: context.file).contains(where: { holds($0.value, taker, local, in: context, &types, depth + 1) })
      else { return false }
      types += made
      return !made.isEmpty
    default: return false
    }
  }

  /// Whether a screen never closes itself, nor tells of its end when it has gone.
  private func staysOpen(_ type: TypeRef) -> Bool {
    guard case .project(let first) = type, !project.types[Int(first)].isExternal else {
      if case .external(let name) = type { return project.roles.has(name, .container) || project.roles.has(name, .hosting) }
      return false
    }
    guard !classes.contains(first), project.isViewController(first) || project.isView(first) else { return false }
    var all = [first]
    var next = 0
    while next < all.count {
      guard all.count < 40 else { return false }
      let ancestry = project.ancestors(of: all[next])
      next += 1
      guard ancestry.external.allSatisfy({ isPlain($0) }) else { return false }
      for part in ancestry.types.filter({ !project.types[Int($0)].isExternal }).flatMap({ project.types[Int($0)].parts }) {
        if project.children(of: part).contains(where: { project.isListed(project[$0].name, in: Self.ends) || project[$0].kind == .deinitializer }) { return false }
        for index in project[part].nodeStart..<project[part].nodeEnd {
          let call = project.node(index, in: part.file)
          guard call.kind == .call else { continue }
          let name = project.node(call.base, in: part.file).name
          if project.roles.has(name, .exit) || name == .performSegue || name == .onDisappear || isAddedDismissal(name) { return false }
          guard project.startsUppercase(name) else { continue }
          for made in project.typesByName[name] where !project.types[Int(made)].isExternal && !all.contains(made) { all.append(made) }
        }
      }
    }
    return true
  }

  /// A superclass of another module may close the screen.
  private func isPlain(_ name: NameID) -> Bool {
    !project.traits(name).contains(.controllerLike) || project.roles.has(name, .plainSuperclass) || project.roles.has(name, .container)
      || project.roles.has(name, .hosting)
  }

  /// A function of the project's that closes and that it adds to UIKit's classes.
  private func isAddedDismissal(_ name: NameID) -> Bool {
    project.declarations[name].contains { function in
      project[function].kind == .function && !dismissals(inside: function).isEmpty
        && (project.enclosingType(of: project.parent(of: function)).map { project.types[Int($0)].isExternal } ?? true)
    }
  }

  /// Methods that run when a screen has gone, or goes.
  private static let ends: Spellings = [
    "viewWillDisappear", "viewDidDisappear", "presentationControllerWillDismiss", "presentationControllerDidDismiss", "didMove", "willMove",
  ]
}
