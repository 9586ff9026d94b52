// Which of the controllers that a class makes become part of its own screen, and which are shown by themselves: pushed,
// or presented on top.

import SwiftScan

/// `addChild(_:)`, also by the name that it had before Swift 4.2.
func addsChild(_ name: NameID) -> Bool { name == .addChild || name == .addChildViewController }

extension ControllerReader {
  /// What a navigation controller's class puts into its own stack: `viewControllers = [page]`, `setViewControllers([page], animated: false)`.
  mutating func stack(_ pages: NodeID, of receiver: NodeID, _ ref: NodeRef, frame: Frame?, _ made: inout [(TypeID, NodeRef)]) {
    guard receiver == none || project.isSelf(receiver, in: ref.file), let own = project.enclosingType(of: project.scope(of: ref)),
      !project.types[Int(own)].isExternal, project.isNavigation(own)
    else { return }
    let list = project.node(pages, in: ref.file)
    switch list.kind {
    case .array: for page in project.list(of: list, in: ref.file) { root(page, ref, frame: frame, &made) }
    // `viewControllers + [page]`, `viewControllers.dropLast()`
    case .binary:
      stack(list.base, of: receiver, ref, frame: frame, &made)
      stack(list.first, of: receiver, ref, frame: frame, &made)
    default:
      var first = list
      while first.kind == .call || first.kind == .member || first.kind == .index, first.base != none { first = project.node(first.base, in: ref.file) }
      if first.name != .viewControllers { root(pages, ref, frame: frame, &made) }
    }
  }

  /// The root that a navigation controller's class gives itself.
  mutating func root(_ node: NodeID, _ ref: NodeRef, frame: Frame?, _ made: inout [(TypeID, NodeRef)]) {
    var context = project.context(of: ref)
    // Who hands it in shows it.
    if let meant = project.meanings(of: project.node(node, in: ref.file).name, in: context).first, project[meant].kind == .parameter { return }
    func isSeen(_ id: TypeID) -> Bool { project.types[Int(id)].kind != .protocol && project.isViewController(id) }
    var shown: [(TypeID, NodeRef)] = []
    for case .project(let id) in project.typesOf(node, in: context) where isSeen(id) {
      shown.append((id, NodeRef(file: ref.file, index: project.node(node, in: ref.file).kind == .call ? node : ref.index)))
    }
    // `factory.start()`, of which the type says only that it is a controller.
    if shown.isEmpty {
      context.frame = frame
      var reader = ValueReader(project)
      for value in reader.values(of: node, in: context) {
        if value.containers.isEmpty, case .type(let id) = value.kind, isSeen(id), !project.types[Int(id)].isExternal {
          shown.append((id, value.made?.node ?? ref))
        } else if case .view(let view, let inner) = value.kind {
          root(view: view, in: inner)
        } else if case .parameter = value.kind {
          continue
        } else {
          screen.note("its root is made where it cannot be seen")
        }
      }
    }
    // What it is handed is run where it is read.
    for (_, maker) in shown where project[maker].kind == .call {
      for argument in project.arguments(of: project[maker], in: maker.file) {
        let value = project.node(argument.value, in: maker.file)
        if value.kind == .closure { readActions.append(DeclarationRef(file: maker.file, index: value.first)) }
      }
    }
    roots.formUnion(shown.map(\.0))
    made += shown
  }

  /// A root that hosts a view of SwiftUI's. One that is put there where it is made is read with the call that makes it.
  private mutating func root(view: NodeRef, in context: Context) {
    if project.enclosingType(of: project.scope(of: view)).map(classes.contains) ?? false, isPartOfScreen(view) { return }
    var reader = ViewReader(project, drivers: drivers, words: words)
    project.apart { reader.read(view.index, in: context) }
    screen.add(reader.screen)
  }

  /// A child controller that is made where it cannot be seen may hold the way out.
  mutating func child(_ call: Node, _ ref: NodeRef, frame: Frame?) {
    guard var argument = project.arguments(of: call, in: ref.file).first else { return }
    var context = project.context(of: ref)
    context.frame = frame
    // `page.attach(to: self)`, which says `parent.addChild(self)`.
    if project.isSelf(argument.value, in: ref.file), let frame, frame.function == project.enclosingMember(of: context.scope), let page = ValueReader(project).receiver(of: frame) {
      (argument.value, context) = page
    }
    if takeHanded(argument.value, in: context) { return }
    let isSeen = project.typesOf(argument.value, in: context).contains { type in
      switch type {
      case .project(let id): project.types[Int(id)].kind != .protocol && !project.types[Int(id)].isExternal
      case .external(let name): project.roles.has(name, .hosting) || project.roles.has(name, .container) && isRootSeen(of: argument.value, in: context)
      }
    }
    if !isSeen, !isFilledHere(argument.value, in: context), !isHandedToHelper(argument.value, in: context, 0) { screen.note("a child controller is made where it cannot be seen") }
  }

  /// Whether a container of UIKit's is given pages that this screen makes, `pager.setViewControllers([cover], …)`.
  private mutating func isFilledHere(_ container: NodeID, in context: Context) -> Bool {
    let name = project.node(container, in: context.file).name
    let calls = project.calls[Known.setViewControllers.name].filter { call in
      let callee = project.node(project[call].base, in: call.file)
      return callee.kind == .member && callee.base != none && project.node(callee.base, in: call.file).name == name && !project.isInactive(call)
        && project.enclosingType(of: project.scope(of: call)).map(classes.contains) ?? false
    }
    for call in calls {
      guard let pages = project.arguments(of: project[call], in: call.file).first, case let list = project.node(pages.value, in: call.file), list.kind == .array
      else { return false }
      for page in project.list(of: list, in: call.file) where !isMadeHere(page, in: project.context(of: call)) { return false }
    }
    return !calls.isEmpty
  }

  /// `install(host)`, a helper that adds what it is handed: whether all that this screen hands it is made here, and read.
  private mutating func isHandedToHelper(_ child: NodeID, in context: Context, _ depth: Int) -> Bool {
    let name = project.node(child, in: context.file)
    guard name.kind == .name, let parameter = project.meanings(of: name, in: context).first, project[parameter].kind == .parameter,
      let helper = project.parent(of: parameter), project[helper].kind == .function
    else { return depth > 0 && isMadeHere(child, in: context) }
    if let bound = ValueReader(project).argument(for: parameter, in: context.frame) { return isHandedToHelper(bound.node, in: bound.context, depth + 1) }
    guard depth < 3, let calls = callsOnScreen(of: helper) else { return false }
    for call in calls {
      guard let handed = project.argument(for: parameter, of: helper, call: call), isHandedToHelper(handed, in: project.context(of: call), depth + 1)
      else { return false }
    }
    return true
  }

  /// Whether a child is made by a class of this screen, which is read with it.
  private mutating func isMadeHere(_ child: NodeID, in context: Context) -> Bool {
    var reader = ValueReader(project)
    let values = reader.values(of: child, in: context)
    for value in values {
      switch value.kind {
      case .view(_, let host):
        let isOwn = project.enclosingType(of: host.scope).map(classes.contains) ?? false
        guard isOwn, isPartOfScreen(NodeRef(file: host.file, index: host.position)) else { return false }
      case .type(let id):
        guard project.types[Int(id)].kind == .class, !project.types[Int(id)].isExternal, project.isViewController(id), let made = value.made,
          project.enclosingType(of: project.scope(of: made.node)).map(classes.contains) ?? false
        else { return false }
        roots.insert(id)
      default: return false
      }
    }
    return !values.isEmpty
  }

  /// `Frame(top: Page())`, which says `addChild(top)`, or hands it to a method that does: what the call hands over that made the screen
  /// is read with it.
  /// - Returns: Whether it is seen.
  private mutating func takeHanded(_ child: NodeID, in context: Context) -> Bool {
    guard let places = placesGiving(child, in: context) else { return false }
    var found: [(TypeID, NodeRef)] = []
    for place in places {
      var reader = ValueReader(project)
      let values = reader.values(of: place.node, in: place.context)
      guard values.count == 1, let value = values.first, value.containers.isEmpty, case .type(let id) = value.kind, let maker = value.made?.node,
        project.types[Int(id)].kind == .class, !project.types[Int(id)].isExternal, project.isViewController(id)
      else { return false }
      found.append((id, maker))
    }
    roots.formUnion(found.map(\.0))
    handedChildren += found
    return true
  }

  /// Where it is said what a child is: where the property that holds it was given it, or with what its method is called.
  private func placesGiving(_ child: NodeID, in context: Context, _ depth: Int = 0) -> [(node: NodeID, context: Context)]? {
    let name = project.node(child, in: context.file)
    guard depth < 6, name.kind == .name || name.kind == .member && project.isSelf(name.base, in: context.file),
      let meant = project.meanings(of: name, in: context).first
    else { return nil }
    if project[meant].kind == .parameter {
      if let bound = ValueReader(project).argument(for: meant, in: context.frame) {
        return placesGiving(bound.node, in: bound.context, depth + 1) ?? [(bound.node, bound.context)]
      }
      return framesHanding(meant, frame: context.frame)?.flatMap { frame in
        var context = context
        context.frame = frame
        return placesGiving(child, in: context, depth + 1) ?? [(child, context)]
      }
    }
    guard let given = project.given(to: meant, in: context.frame), given.values.count == 1, let value = given.values.first else { return nil }
    return placesGiving(value.node, in: value.context, depth + 1) ?? [(value.node, value.context)]
  }

  /// Whether a container of UIKit's is filled with something that this screen makes, so that it is read with it.
  private func isRootSeen(of container: NodeID, in context: Context) -> Bool {
    var reader = ValueReader(project)
    return reader.values(of: container, in: context).contains { value in
      guard !value.containers.isEmpty, case .type(let id) = value.kind else { return value.isHosted }
      guard project.types[Int(id)].kind != .protocol, !project.types[Int(id)].isExternal, let made = value.made else { return false }
      return project.enclosingType(of: project.scope(of: made.node)).map(classes.contains) ?? false
    }
  }

  /// Whether a controller that is made here becomes part of this screen.
  func isPartOfScreen(_ ref: NodeRef) -> Bool { isOwnContent(ref) && !isShownOnTop(ref) }

  /// Whether it is made in a function that adds something to this screen, or in none.
  private func isOwnContent(_ ref: NodeRef) -> Bool {
    guard let member = project.enclosingMember(of: project.scope(of: ref)) else { return true }
    let declaration = project[member]
    guard declaration.kind == .function else { return true }
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: member.file)
      if node.kind == .assign { return project.node(node.base, in: member.file).name == .viewControllers }
      guard node.kind == .call else { return false }
      let name = project.node(node.base, in: member.file).name
      return addsChild(name) || isChildHelper(node, in: member.file) || name == .addSubview || name == .setViewControllers && !project.isOfOwnStack(project.node(node.base, in: member.file), in: member.file) || name == .didMove
        || project.text(name).lowercased().hasPrefix("embed")
    }
  }

  /// `install(host)`, which the project adds to all controllers.
  private func isChildHelper(_ call: Node, in file: Int32) -> Bool {
    let callee = project.node(call.base, in: file)
    return added.childNames.contains(callee.name)
      && (callee.kind == .name || project.isSelf(callee.base, in: file) || project.arguments(of: call, in: file).contains { project.isSelf($0.value, in: file) })
  }

  /// Whether a controller that is made here is no child: it is shown by itself, or made in a function that presents and adds nothing.
  func isShownOnTop(_ ref: NodeRef) -> Bool {
    guard let member = project.enclosingMember(of: project.scope(of: ref)), project[member].kind.isFunction else { return false }
    // What is made for a segue is shown by that; a segue that embeds it says so in its storyboard.
    if project.hasAttribute(member, Known.IBSegueAction.name) { return true }
    let isAlone = !isOwnContent(ref)
    let held = assignedName(ref)
    func isIt(_ index: NodeID) -> Bool {
      index == ref.index || held != nil && index != none && project.node(index, in: ref.file).kind == .name && project.node(index, in: ref.file).name == held
    }
    return (project[member].nodeStart..<project[member].nodeEnd).contains { index in
      let node = project.node(index, in: member.file)
      guard node.kind == .call else { return false }
      let callee = project.node(node.base, in: member.file)
      if project.roles.has(callee.name, .present) {
        return isAlone || project.arguments(of: node, in: member.file).contains { isIt($0.value) }
      }
      // `form.show(from: self)`, `navigationController?.pushViewController(form, animated: true)`; what a navigation controller
      // pushes by itself is its root, unless a closure does it later.
      guard callee.kind == .member, callee.base != none else { return false }
      if callee.name == .show, isIt(callee.base) { return true }
      guard callee.name == .show || callee.name == .pushViewController else { return false }
      let isLater = project.node(callee.base, in: member.file).name == .navigationController
        || project.scope(of: NodeRef(file: member.file, index: index)).map { project[$0].kind == .closure } ?? false
      return isLater && project.arguments(of: node, in: member.file).contains { isIt($0.value) }
    }
  }
}
