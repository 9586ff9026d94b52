// Which alerts does a project make, and what can a person choose in each? It starts from every call that makes a
// `UIAlertController` or a subclass, and follows that value to whatever is done with it: in the function
// itself, in helpers that it is handed to, in extensions that are called on it, and with the callers of a
// factory. What adds an action is looked for; what cannot be followed is unseen.

import SwiftScan

struct AlertReader {
  let project: Project
  private let words: ControllerReader

  init(_ project: Project) {
    self.project = project
    words = ControllerReader(project, drivers: [], words: project.roles.words)
  }

  func read() -> [Alert] {
    var found: [Alert] = []
    for type in alertTypes() {
      for call in project.callsInFocus(type.name) where !project.isInactive(call) {
        if let alert = read(call, type.id) { found.append(alert) }
      }
    }
    found += initializers()
    found += SwiftUIAlertReader(project).read()
    return found.sorted { $0.site < $1.site }
  }

  /// `UIAlertController` and the classes that inherit from it.
  private func alertTypes() -> [(name: NameID, id: TypeID?)] {
    var types: [(name: NameID, id: TypeID?)] = [(Known.UIAlertController.name, nil)]
    for id in project.subtypes[Known.UIAlertController.name] where !project.types[Int(id)].isExternal {
      types.append((project.types[Int(id)].name, id))
      types += project.descendants(of: id).map { (project.types[Int($0)].name, $0) }
    }
    return types
  }

  /// An alert that is made by UIKit's own initialisers.
  private func read(_ call: NodeRef, _ type: TypeID?) -> Alert? {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.kind == .name, isSystemMade(node, call.file) else { return nil }
    // A function of the project's that is called so gives what it likes.
    if project.declarations[callee.name].contains(where: { project[$0].kind == .function && !project.isInactive($0) }) { return nil }
    var uses = AlertUses(project, words: words, type: type)
    uses.follow(valueOf: call)
    return alert(call, node, uses, name: callee.name)
  }

  /// `UIAlertController()` or `UIAlertController(title:message:preferredStyle:)`; others are the project's, or a package's.
  private func isSystemMade(_ call: Node, _ file: Int32) -> Bool {
    let arguments = project.arguments(of: call, in: file)
    return arguments.isEmpty
      || arguments.count == 3 && arguments.allSatisfy { $0.label == .title || $0.label == .message || $0.label == .preferredStyle }
  }

  /// `self.init(title:message:preferredStyle:)` in an initialiser that a project adds.
  private func initializers() -> [Alert] {
    var found: [Alert] = []
    let owners = (project.typesByName[Known.UIAlertController.name]) + alertTypes().compactMap(\.id)
    for owner in owners {
      for initializer in project.initializers(of: owner) where project.isInFocus(initializer.file) {
        let declaration = project[initializer]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let node = project.node(index, in: initializer.file)
          guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
          let callee = project.node(node.base, in: initializer.file)
          guard callee.kind == .member, callee.name == Word.`init`.rawValue, callee.base != none, isSystemMade(node, initializer.file) else { continue }
          let base = project.node(callee.base, in: initializer.file)
          guard base.name == Word.`self`.rawValue || base.name == Word.super.rawValue else { continue }
          let call = NodeRef(file: initializer.file, index: index)
          // One of a type inside.
          guard project.enclosingType(of: project.scope(of: call)) == owner else { continue }
          var uses = AlertUses(project, words: words, type: project.types[Int(owner)].isExternal ? nil : owner)
          uses.follow(initializer: initializer)
          found.append(alert(call, node, uses, name: Word.`init`.rawValue))
        }
      }
    }
    return found
  }

  private func alert(_ call: NodeRef, _ node: Node, _ uses: AlertUses, name: NameID) -> Alert {
    let style = style(node, in: project.context(of: call))
    let isClosed = uses.isClosedByCode || uses.actions.isEmpty && isClosedNearby(call)
    return Alert(
      site: project.site(of: call, length: project.text(name).utf8.count), style: style,
      kind: style == .actionSheet ? "action sheet" : "alert", name: uses.name == none ? "" : project.text(uses.name), actions: uses.actions,
      textFields: uses.textFields, isPresented: uses.isPresented, isClosedByCode: isClosed,
      hasOwnViews: uses.hasOwnViews, unseen: uses.unseen)
  }

  /// Whether the type around closes what it presents, or an heir of it; of what is no controller itself, such as a factory or an
  /// extension of UIKit's, whether those who call it do: a spinner is shown by one function and closed by another.
  private func isClosedNearby(_ call: NodeRef) -> Bool {
    guard let type = project.enclosingType(of: project.scope(of: call)) else { return true }
    if ([type] + project.descendants(of: type)).contains(where: { type in isClosing(type) { !waitsForTouch($0, below: call, in: type) } }) { return true }
    if closesItself(call) { return true }
    guard let maker = project.enclosingMember(of: project.scope(of: call)) else { return false }
    if isClosedByOthers(behind: call, in: maker) { return true }
    let isPresenter = !project.types[Int(type)].isExternal && project.isViewController(type)
    guard isPresenter else { return isClosed(byCallersOf: maker, 0) }
    return project.callers(of: maker).prefix(40).contains(where: isClosedByCaller)
  }

  /// `page.showLoading()`, and then `page.dismiss(animated: true)` in the same function.
  private func isClosedByCaller(_ call: NodeRef) -> Bool {
    guard let asked = receiver(of: call), let caller = project.enclosingMember(of: project.scope(of: call)) else { return false }
    return exits(in: caller, behind: call.index) { receiver(of: $0) == asked }
  }

  /// `page` of `page.showLoading()`; nil for what is asked of the caller itself.
  private func receiver(of call: NodeRef) -> NameID? {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: call.file) else { return nil }
    let name = project.node(callee.base, in: call.file).name
    return name == none ? nil : name
  }

  /// `Toast(…)`, an alert of a class of the project's that goes by itself.
  private func closesItself(_ call: NodeRef) -> Bool {
    project.types(named: project.files[Int(call.file)].lastName(project[call].base), in: project.context(of: call)).contains { type in
      if case .project(let id) = type { !project.types[Int(id)].isExternal && isClosing(id) { _ in true } } else { false }
    }
  }

  /// Whether what an object of another type is told once the alert is there closes something: `router.hideLoading()`.
  private func isClosedByOthers(behind alert: NodeRef, in maker: DeclarationRef) -> Bool {
    let tables = project.files[Int(maker.file)]
    return (alert.index + 1..<max(alert.index + 1, project[maker].nodeEnd)).contains { index in
      let call = tables.nodes[Int(index)]
      guard call.kind == .call, case let callee = project.node(call.base, in: maker.file), callee.kind == .member, callee.base != none,
        !project.isSelf(callee.base, in: maker.file)
      else { return false }
      let use = NodeRef(file: maker.file, index: index)
      return project.declarations[callee.name].prefix(6).contains {
        project[$0].kind == .function && project.canName($0, at: use) && exits(in: $0, behind: project[$0].nodeStart)
      }
    }
  }

  /// Whether a function calls what closes, behind one of its nodes.
  private func exits(in function: DeclarationRef, behind node: NodeID, where counts: (NodeRef) -> Bool = { _ in true }) -> Bool {
    project.roles.names(of: .exit).contains { name in
      project.calls.list(of: name, in: function.file).contains { exit in
        exit.index > node && exit.index < project[function].nodeEnd && !project.isInactive(exit) && counts(exit)
      }
    }
  }

  private func isClosed(byCallersOf maker: DeclarationRef, _ depth: Int) -> Bool {
    guard depth < 3, project[maker].kind.isFunction else { return false }
    return project.callers(of: maker).prefix(40).contains { call in
      let scope = project.scope(of: call)
      guard let type = project.enclosingType(of: scope) else { return false }
      if isClosing(type, by: isOfWhatIsPresented) { return true }
      guard !project.isViewController(type), let caller = project.enclosingMember(of: scope), caller != maker else { return false }
      return isClosed(byCallersOf: caller, depth + 1)
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

  /// `dismiss(…)`, `self?.dismiss(…)`, `presentedViewController?.dismiss(…)`; but not that of another controller.
  private func isOfWhatIsPresented(_ exit: NodeRef) -> Bool {
    let callee = project.node(project[exit].base, in: exit.file)
    guard callee.kind == .member, callee.base != none else { return callee.kind == .name }
    return project.isSelf(callee.base, in: exit.file) || project.node(callee.base, in: exit.file).name == .presentedViewController
  }

  /// Whether a type closes something itself, by a function that it inherits, or by one that the project adds to UIKit's classes or to
  /// nobody.
  private func isClosing(_ type: TypeID, by counts: (NodeRef) -> Bool) -> Bool {
    project.roles.names(of: .exit).contains { name in
      if project.nodes(project.calls[name], of: [type]).contains(where: counts) { return true }
      let inherited = Set(project.ancestors(of: type).types)
      return project.calls[name].contains { exit in
        guard let function = project.enclosingMember(of: project.scope(of: exit)), project[function].kind == .function else { return false }
        let owner = project.enclosingType(of: project.parent(of: function))
        guard owner.map({ inherited.contains($0) || project.types[Int($0)].isExternal || project[function].modifiers.contains(.static) }) ?? true
        else { return false }
        return !project.nodes(project.calls[project[function].name], of: [type]).isEmpty
      }
    }
  }

  private func style(_ call: Node, in context: Context) -> Alert.Style {
    guard let argument = project.arguments(of: call, in: context.file).first(where: { $0.label == .preferredStyle }) else { return .actionSheet }
    let node = project.node(argument.value, in: context.file)
    guard node.kind == .member else { return .unseen }
    return node.name == .alert ? .alert : node.name == .actionSheet ? .actionSheet : .unseen
  }
}
