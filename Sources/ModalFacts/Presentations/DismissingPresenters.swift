// Whether who presents a controller also closes it: by a call of its own, or by one of a function that does.

import SwiftScan

extension PresentationReader {
  /// Whether the presenting class closes what it presents, somewhere.
  func dismisses(_ call: NodeRef, _ contents: [Content]) -> Bool {
    project.enclosingType(of: project.scope(of: call)).map { dismisses(inside: $0, contents) } ?? true
  }

  /// - Parameter contents: What it presents: only of what nobody else can close is asked what the class calls.
  func dismisses(inside type: TypeID, _ contents: [Content]) -> Bool {
    let parts = project.types[Int(type)].parts
    func isTrap(_ content: Content) -> Bool {
      switch content.what {
      case .type, .inline: content.exits.isEmpty && content.unseen.isEmpty
      case .system, .unseen: false
      }
    }
    return parts.contains(where: dismisses(in:)) || contents.contains(where: isTrap) && parts.contains(where: callsDismissal)
  }

  /// A state that the presenting class watches to close what it presents, and of which parts are set: `model.$state.sink { … }`
  /// beside `state.isOver = true`. Which parts those are that it closes for was not worked out.
  func watchedState(around call: NodeRef) -> NameID? {
    guard let presenter = project.enclosingType(of: project.scope(of: call)) else { return nil }
    let closing = project.roles.names(of: .exit).flatMap { project.nodes(project.calls[$0], of: [presenter]) }
    guard !closing.isEmpty else { return nil }
    for observing in project.nodes(project.calls[Known.sink.name], of: [presenter]) where !project.isInactive(observing) {
      guard let observed = project.files[Int(observing.file)].observed(by: project[observing]), let property = project.names.property(observed),
        project.arguments(of: project[observing], in: observing.file).contains(where: { argument in
          let value = project.node(argument.value, in: observing.file)
          guard value.kind == .closure else { return false }
          let closure = project[DeclarationRef(file: observing.file, index: value.first)]
          return closing.contains { $0.file == observing.file && closure.nodeStart <= $0.index && $0.index < closure.nodeEnd }
        }), project.declarations[property].contains(where: isSetInPart)
      else { continue }
      return property
    }
    return nil
  }

  /// Whether the code of its class sets a part of a property.
  private func isSetInPart(_ property: DeclarationRef) -> Bool {
    guard project[property].kind == .variable, let owner = project.enclosingType(of: project.parent(of: property)) else { return false }
    return project.types[Int(owner)].parts.contains { part in
      (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let node = project.node(index, in: part.file)
        guard node.kind == .assign else { return false }
        let left = project.node(node.base, in: part.file)
        guard left.kind == .member, left.base != none else { return false }
        return project.node(left.base, in: part.file).name == project[property].name
      }
    }
  }

  /// Whether a call that closes stands in a declaration.
  private func dismisses(in declaration: DeclarationRef) -> Bool {
    project.roles.names(of: .exit).contains { name in
      // What it pops lies below.
      if Project.isPop(name), !project.overriddenNames.contains(name) { return false }
      let calls = project.calls[name]
      return calls[project.places(in: calls, inside: declaration)].contains { call in
        let callee = project.node(project[call].base, in: call.file)
        return callee.kind != .generic && !(callee.kind == .member && closesAnother(call, callee))
      }
    }
  }

  /// `picker.dismiss(animated: true)`, `ProgressHUD.dismiss()`, `banner.dismiss()` of the project's own.
  private func closesAnother(_ call: NodeRef, _ callee: Node) -> Bool {
    let context = project.context(of: call)
    if project.closed(by: call, on: callee.base, in: context) == .other { return true }
    let methods = project.members(meantBy: callee, in: context)
    return !methods.isEmpty && project.areOfNoController(methods) && !methods.contains { project.leading.contains($0, calledBy: call, project) }
  }

  /// Whether a part of a class calls what closes: `hideModal()` of a superclass, `banner.close()` of an extension of
  /// `UIViewController`, `toasts.hide(in: window)`.
  private func callsDismissal(in part: DeclarationRef) -> Bool {
    (project[part].nodeStart..<project[part].nodeEnd).contains { index in
      let call = project.node(index, in: part.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { return false }
      let callee = project.node(call.base, in: part.file)
      guard callee.kind == .name || callee.kind == .member && callee.base != none,
        project.declarations[callee.name].contains(where: { project[$0].kind == .function && leadsToDismissal($0, 0) })
      else { return false }
      let context = project.context(of: NodeRef(file: part.file, index: index))
      let meanings = callee.kind == .name ? project.meanings(of: callee, in: context)
        : project.members(meantBy: callee, in: context)
      return meanings.contains { project[$0].kind == .function && leadsToDismissal($0, 0) }
    }
  }

  private func takesController(_ parameter: DeclarationRef) -> Bool {
    project.typesOf(declaration: parameter).contains { type in
      switch type {
      case .project(let id): project.isViewController(id)
      case .external(let name): project.traits(name).contains(.controllerLike)
      }
    }
  }

  /// Whether a function closes, or calls another of its own that does. Asked of all that a presenter calls, mostly of the same.
  private func leadsToDismissal(_ function: DeclarationRef, _ depth: Int) -> Bool {
    if let known = project.leadsToDismissal[depth][function] { return known }
    let leads = findDismissal(behind: function, depth)
    project.leadsToDismissal[depth][function] = leads
    return leads
  }

  private func findDismissal(behind function: DeclarationRef, _ depth: Int) -> Bool {
    // `view.hideModals()` of a protocol: whoever conforms. What is handed a controller may give that a way out, and closes nothing yet.
    if project.isRequirement(function), let owner = project.enclosingType(of: project.parent(of: function)) {
      return depth < 2 && !project.parameters(of: function).contains(where: takesController) && project.descendants(of: owner).contains { type in
        project.members(named: project[function].name, of: type).contains { $0 != function && project[$0].kind == .function && leadsToDismissal($0, depth + 1) }
      }
    }
    // What gives something back, as `detail.withCloseButton()`, sets it up.
    guard project[function].body != none, project[function].type == none, project.leading.contains(function, calledBy: nil, project) else { return false }
    if dismisses(in: function) { return true }
    guard depth < 2 else { return false }
    return (project[function].nodeStart..<project[function].nodeEnd).contains { index in
      let call = project.node(index, in: function.file)
      guard call.kind == .call else { return false }
      let callee = project.node(call.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: function.file) else { return false }
      return project.meanings(of: callee, in: project.context(of: NodeRef(file: function.file, index: index)))
        .contains { $0 != function && project[$0].kind == .function && leadsToDismissal($0, depth + 1) }
    }
  }
}

extension Project {
  /// Whether an expression is a controller of the system's that stands on top, as a picker's delegate is handed it, or an alert. To
  /// dismiss that closes it, and nothing below; a child takes along what it is in.
  func isSystemController(_ node: NodeID, in context: Context) -> Bool {
    guard node != none else { return false }
    let expression = self.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member, expression.name != Word.`self`.rawValue else { return false }
    let types = typesOf(node, in: context)
    guard !types.isEmpty, types.allSatisfy({ if case .external(let name) = $0 { roles.has(name, .systemController) } else { false } }) else { return false }
    if types.allSatisfy({ $0 == .external(Known.UIAlertController.name) }) { return true }
    guard expression.kind == .name, let holder = meanings(of: expression, in: context).first,
      let owner = parent(of: holder), !self[owner].kind.isType, let type = enclosingType(of: context.scope)
    else { return false }
    let parts = self.types[Int(type)].parts
    return ![Known.addChild, .addChildViewController].contains { added in
      parts.contains { !places(in: calls[added.name], inside: $0).isEmpty }
    }
  }
}
