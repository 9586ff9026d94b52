// What refuses the swipe from afar: `isModalInPresentation` set on a container by any expression, in an extension, by a
// helper object, or such an object that is a delegate; and what a `present` of the project's own does to all that it presents.
// Who it is set on is often not told, so it counts as a guard that may hold.

import SwiftScan

extension PresentationReader {
  /// Whether a class's code, or code that it uses, may refuse the swipe of what it is presented in.
  mutating func mayLock(_ type: TypeID) -> Bool {
    if let known = lockingTypes[type] { return known }
    let found = findsLock(in: type)
    lockingTypes[type] = found
    return found
  }

  private func findsLock(in type: TypeID) -> Bool {
    let name = Known.isModalInPresentation.name
    let classes = project.ancestors(of: type).types
    for assignment in project.assignments[name] where !project.isInactive(assignment) {
      let node = project[assignment]
      guard project.node(node.first, in: assignment.file).kind != .false, !isBusy(node.first, in: assignment.file),
        !project.isNeverTold(assignment, of: type), !project.refusesWhileItRuns(assignment), let scope = project.scope(of: assignment),
        let owner = project.enclosingType(of: scope)
      else { continue }
      if classes.contains(owner) {
        if mayBeOwn(assignment), !project.isNeverTrue(assignment, of: type) { return true }
      } else if isSetOnTeller(assignment, type, classes) {
        return true
      } else if project.types[Int(owner)].isExternal {
        if let member = project.enclosingMember(of: scope), uses(project[member].name, in: classes) || project[member].kind == .variable && mentions(project[member].name, in: classes) {
          return true
        }
      } else if !project.isViewController(owner), uses(project.types[Int(owner)].name, in: classes), mayBeOwn(assignment) {
        return true
      }
    }
    // `swipes = SwipeGuard(for: self)`, which makes itself the delegate.
    return project.declarations[Known.presentationControllerShouldDismiss.name].contains { method in
      guard !project.isInactive(method), let owner = project.enclosingType(of: project.parent(of: method)), !project.isViewController(owner) else { return false }
      return makesItselfDelegate(owner) && uses(project.types[Int(owner)].name, in: classes)
    }
  }

  /// `form.navigationController?.presentationController?.delegate = self`
  private func makesItselfDelegate(_ type: TypeID) -> Bool {
    project.nodes(project.assignments[Known.delegate.name], of: [type]).contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none, project.isSelf(project[assignment].first, in: assignment.file) else { return false }
      return project.isPresentation(project.files[Int(assignment.file)].lastName(left.base))
    }
  }

  /// `editor.navigationController?.isModalInPresentation = editor.isDirty`, in what a class hands itself to: a delegate's method or a closure.
  private func isSetOnTeller(_ assignment: NodeRef, _ type: TypeID, _ classes: UnsafeBufferPointer<TypeID>) -> Bool {
    var root = project.node(project[assignment].base, in: assignment.file)
    while root.kind == .member, root.base != none { root = project.node(root.base, in: assignment.file) }
    let context = project.context(of: assignment)
    guard root.kind == .name, let parameter = project.meanings(of: root, in: context).first, project[parameter].kind == .parameter,
      project.typesOf(declaration: parameter).contains(.project(type)), let taker = project.parent(of: parameter)
    else { return false }
    return project[taker].kind == .closure || uses(project[taker].name, in: classes)
  }

  /// Whether what it is set on may be the modal, and not a controller that is made right there.
  private func mayBeOwn(_ assignment: NodeRef) -> Bool {
    let left = project.node(project[assignment].base, in: assignment.file)
    guard left.kind == .member, left.base != none else { return true }
    let base = project.node(left.base, in: assignment.file)
    guard base.kind == .name || base.kind == .member && project.isSelf(base.base, in: assignment.file),
      let meant = project.meanings(of: base, in: project.context(of: assignment)).first, project[meant].value != none
    else { return true }
    var value = project.node(project[meant].value, in: meant.file)
    if value.kind == .cast { value = project.node(value.base, in: meant.file) }
    return value.kind != .call
  }

  /// Whether the code of some classes calls, sets or makes what has a name.
  private func uses(_ name: NameID, in classes: UnsafeBufferPointer<TypeID>) -> Bool {
    func isInside(_ node: NodeRef) -> Bool {
      project.enclosingType(of: project.scope(of: node)).map { classes.contains($0) } ?? false
    }
    return project.nodes(project.calls[name], inside: classes).contains(where: isInside)
      || project.nodes(project.assignments[name], inside: classes).contains(where: isInside)
  }

  /// `bind(to: rx.swipeLocked)`: whether the code of some classes names a member that was added to what is from outside.
  private func mentions(_ member: NameID, in classes: UnsafeBufferPointer<TypeID>) -> Bool {
    classes.contains { type in
      project.types[Int(type)].parts.contains { part in
        (project[part].nodeStart..<project[part].nodeEnd).contains { index in
          let node = project.node(index, in: part.file)
          return node.kind == .member && node.name == member && !node.flags.contains(.inactive)
        }
      }
    }
  }

  // MARK: The presenter's own `present`

  /// `override func present(…)`, by which a class changes all that it presents.
  private func presentOverrides(_ candidate: Candidate) -> Declarations {
    let call = project[candidate.inner]
    let callee = project.node(call.base, in: candidate.inner.file)
    guard project.overriddenNames.contains(callee.name) else { return Declarations() }
    let context = project.context(of: candidate.inner)
    let isOwn = callee.kind == .name || project.isSelf(callee.base, in: candidate.inner.file)
    let types = isOwn ? Types(project.enclosingType(of: context.scope).map { .project($0) }) : project.typesOf(callee.base, in: context)
    return project.members(named: callee.name, of: types).filter { project[$0].modifiers.contains(.override) }
  }

  /// The style of what is presented, as the presenter's own `present` may change it.
  func overridden(_ style: Style, by candidate: Candidate) -> Style {
    if style == .dialog { return style }
    for function in presentOverrides(candidate) {
      for assignment in settings(of: Known.modalPresentationStyle.name, in: function) {
        let set = StyleReader(project: project).style(named: project[assignment].first, in: assignment.file)
        if set != style { return .oneOf([style, set], "its presenter's own `present` may set a style") }
      }
    }
    return style
  }

  func presenterGuards(_ candidate: Candidate) -> [Guard] {
    presentOverrides(candidate).contains { !settings(of: Known.isModalInPresentation.name, in: $0).isEmpty } || locksWhatItPresents(candidate)
      ? [Guard(name: "isModalInPresentation", isUnconditional: false)] : []
  }

  /// `presentedViewController?.isModalInPresentation = isDirty` of the presenter, who hears of changes.
  private func locksWhatItPresents(_ candidate: Candidate) -> Bool {
    guard let presenter = project.enclosingType(of: project.scope(of: candidate.inner)), !project.types[Int(presenter)].isExternal else { return false }
    return project.nodes(project.assignments[Known.isModalInPresentation.name], of: [presenter]).contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return !project.isInactive(assignment) && left.kind == .member && left.base != none
        && project.files[Int(assignment.file)].lastName(left.base) == Known.presentedViewController.name
        && project.node(project[assignment].first, in: assignment.file).kind != .false && !isBusy(project[assignment].first, in: assignment.file)
    }
  }

  /// Said once where the presenter's own `present` puts a way out into a bar, of which nobody can tell for whom.
  func presenterBarItems(_ candidate: Candidate) -> [Unseen] {
    let isEquipping = presentOverrides(candidate).contains { function in
      var reader = ControllerReader(project, drivers: drivers, words: words)
      reader.setUp(by: function, at: nil, frame: nil)
      return !reader.screen.exits.isEmpty
    }
    return isEquipping ? [Unseen("its presenter's own `present` sets a bar item")] : []
  }

  private func settings(of name: NameID, in function: DeclarationRef) -> [NodeRef] {
    (project[function].nodeStart..<project[function].nodeEnd).compactMap { index in
      let node = project.node(index, in: function.file)
      guard node.kind == .assign, project.node(node.base, in: function.file).name == name, !node.flags.contains(.inactive) else { return nil }
      return NodeRef(file: function.file, index: index)
    }
  }
}

extension ControllerReader {
  /// Whether `presentationControllerShouldDismiss` is ever asked, and does not always say yes.
  func mayRefuse(_ method: DeclarationRef) -> Bool {
    guard let shown else { return true }
    return project.mayBePresentationDelegate(shown) && !project.alwaysAgrees(method, of: shown)
  }
}

extension Project {
  /// Whether anybody may make a controller the delegate of a presentation, which is then asked whether a swipe closes it. Without that
  /// `presentationControllerShouldDismiss` is never called.
  func mayBePresentationDelegate(_ type: TypeID) -> Bool {
    let ancestors = ancestors(of: type).types
    return hasPresentationDelegatesOfOtherNames || presentationDelegates.contains { assignment in
      let value = self[assignment].first
      if isSelf(value, in: assignment.file) {
        guard let owner = enclosingType(of: scope(of: assignment)) else { return true }
        return types[Int(owner)].isExternal || types[Int(owner)].kind == .protocol || ancestors.contains(owner) || conforms(owner, to: type)
      }
      let assigned = typesOf(value, in: context(of: assignment))
      return assigned.isEmpty || assigned.contains { each in
        guard case .project(let id) = each else { return true }
        return types[Int(id)].kind == .protocol || ancestors.contains(id) || conforms(id, to: type)
      }
    }
  }

  /// `sheet.presentationController?.delegate = self`
  func findPresentationDelegates() -> [NodeRef] {
    assignments[Known.delegate.name].filter { assignment in
      let left = node(self[assignment].base, in: assignment.file)
      guard left.kind == .member, left.base != none, !isInactive(assignment) else { return false }
      return words(of: files[Int(assignment.file)].lastName(left.base)).contains("presentation") && !isOfWrapped(left.base, assignment)
    }
  }

  /// `form.presentationController?.delegate = form` beside `UINavigationController(rootViewController: form)`: until that is presented, the
  /// form has a presentation controller of its own that presents nothing, and nobody asks its delegate.
  private func isOfWrapped(_ presentation: NodeID, _ assignment: NodeRef) -> Bool {
    let file = assignment.file
    let member = node(presentation, in: file)
    guard member.kind == .member, member.base != none, case let controller = node(member.base, in: file), controller.kind == .name, let scope = scope(of: assignment),
      self[scope].kind == .function, let local = meanings(of: controller, in: context(of: assignment)).first, parent(of: local) == scope
    else { return false }
    var isWrapped = false
    for index in self[scope].nodeStart..<self[scope].nodeEnd {
      let call = node(index, in: file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
      let callee = files[Int(file)].lastName(call.base)
      // Once it is presented, its own is that of what it is in.
      if index < assignment.index, roles.has(callee, .present) || !declarations[callee].isEmpty && !startsUppercase(callee) { return false }
      isWrapped = isWrapped || (roles.has(callee, .container) || typesByName[callee].contains { isNavigation($0) }) && arguments(of: call, in: file).contains {
        let root = node($0.value, in: file)
        return $0.label == .rootViewController && root.kind == .name && root.name == controller.name
      }
    }
    return isWrapped
  }

  /// Whether something of the project's is called `presentationDelegate`, which whoever is handed it may pass on.
  func findPresentationDelegatesOfOtherNames() -> Bool {
    declarations.names.contains { name in
      let isLongEnough = names.withBytes(of: name) { $0.count >= "presentationDelegate".utf8.count }
      return isLongEnough && holds(name, "resentation") && holds(name, "elegate") && !startsUppercase(name)
    }
  }
}
