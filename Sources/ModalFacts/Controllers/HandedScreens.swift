// Whom a screen hands itself, or a navigation controller's class what it shows: `plugins.forEach { $0.didLoad(self) }`,
// `Chrome.shared.dress(root)`. What such a function makes for the screen is on it; an object may close what it is handed.

import SwiftScan

extension ControllerReader {
  /// `CloseBar(self)`, `bar.attach(to: self)`, `bar.controller = self`: an object whose own handlers close what it is handed, or one of
  /// another module, whose handlers nobody sees. In a navigation controller's class so may one that is handed what that shows.
  /// - Parameter node: An assignment or a call.
  mutating func noteHandedSelf(_ node: Node, _ ref: NodeRef) {
    var types = Types()
    if node.kind == .assign {
      let left = project.node(node.base, in: ref.file)
      guard project.isSelf(node.first, in: ref.file), left.kind == .member, left.base != none, left.name != .delegate else { return }
      types = project.typesOf(left.base, in: project.context(of: ref))
    } else {
      let arguments = project.arguments(of: node, in: ref.file)
      guard let handed = arguments.first(where: { $0.label != .target && project.isSelf($0.value, in: ref.file) }) else {
        return noteTakers(takersOfPage(node, arguments, in: project.context(of: ref)), of: "what it shows")
      }
      let callee = project.node(node.base, in: ref.file)
      if callee.kind == .name || callee.kind == .member, project.declarations[callee.name].isEmpty, project.typesByName[callee.name].isEmpty,
        !isSystems(callee.name, taking: handed.label)
      {
        screen.note(.code, [Unseen("`\(project.text(callee.name))` of another module is handed `self`")])
      }
      let context = project.context(of: ref)
      if callee.kind == .name, project.startsUppercase(callee.name) {
        types = project.types(named: callee.name, in: context)
      } else if callee.kind == .member, callee.base != none {
        types = project.typesOf(callee.base, in: context)
      }
    }
    noteTakers(types, of: "`self`")
  }

  private mutating func noteTakers(_ types: Types, of what: String) {
    for case .project(let type) in types where project.types[Int(type)].kind == .class && !project.isViewController(type) && !isUIKitView(type) {
      let closes = project.types[Int(type)].parts.contains { part in
        project.children(of: part).contains { handler in
          project[handler].kind == .function && project.hasAttribute(handler, Word.objc.rawValue) && project.roles.names(of: .exit).contains { exit in
            !project.places(in: project.calls[exit], inside: handler).isEmpty
          }
        }
      }
      if closes { screen.note("`\(project.text(project.types[Int(type)].name))` is handed \(what), and may close it") }
    }
  }

  /// Whom a navigation controller's class hands what it shows: `Chrome.shared.dress(root)`, `viewControllers.first.map(chrome.dress)`.
  private func takersOfPage(_ call: Node, _ arguments: Arguments, in context: Context) -> Types {
    let callee = project.node(call.base, in: context.file)
    guard callee.kind == .member, callee.base != none, let own = project.enclosingType(of: context.scope), !project.types[Int(own)].isExternal,
      project.isNavigation(own)
    else { return Types() }
    if arguments.contains(where: { project.isPage($0.value, in: context) }) { return project.typesOf(callee.base, in: context) }
    guard project.isPage(callee.base, in: context) || project.isStack(callee.base, in: context) else { return Types() }
    for argument in arguments {
      let method = project.node(argument.value, in: context.file)
      if method.kind == .member, method.base != none, project.declarations[method.name].contains(where: { project[$0].kind == .function }) {
        return project.typesOf(method.base, in: context)
      }
    }
    return Types()
  }

  /// Of several functions that the screen may be handed to, `plugins.forEach { $0.didLoad(self) }`, any may tie what closes it.
  mutating func noteMayDress(_ functions: Declarations, _ ref: NodeRef, caller: Context, _ depth: Int) {
    for function in functions {
      let use = HelperUse(helper: function, use: ref)
      guard !hasButton, isNew(use, depth + 1) else { continue }
      let before = screen
      readBody(of: function, frame: project.frame(of: use, caller: caller), depth + 1)
      let closes = screen.exits.count > before.exits.count
      screen = before
      if closes { screen.note("`\(project.text(project[function].name))` is handed `self`, and may close it") }
    }
  }

  /// Whether a call that is handed `self` is one of the system's, which closes nothing by it.
  private func isSystems(_ callee: NameID, taking label: NameID) -> Bool {
    let text = project.text(callee)
    if Self.selfTakers.contains(text) || Self.selectorTakers.contains(text) || project.isListed(label, in: Self.selfLabels) { return true }
    return project.startsUppercase(callee) && project.isOfSystem(callee)
  }

  static let selfLabels: Spellings = [
    "delegate", "dataSource", "owner", "withOwner", "toParent", "toParentViewController", "describing", "reflecting", "observer",
    "from", "presenting", "presentingViewController",
  ]
  private static let selfTakers: Set<String> = [
    "addTarget", "type", "print", "debugPrint", "append", "insert", "add", "remove", "contains", "firstIndex", "isEqual", "registerForPreviewing", "addInteraction",
    "didMove", "willMove", "addChild", "present", "popToViewController", "pushViewController", "setViewControllers", "show", "showDetailViewController",
    "log", "debug", "info", "track", "passUnretained", "ObjectIdentifier", "encode", "sink", "assign",
  ]
}

extension Project {
  private static let mostHanded = 8

  /// The functions that a call hands the screen to, or a page of it, and whether they are all that it means: those of other types, and
  /// free ones, that show nothing and make no other controller.
  /// - Parameter classes: Those of the screen.
  func functionsHandedScreen(by callee: Node, _ arguments: Arguments, in context: Context, of classes: Set<TypeID>) -> (functions: Declarations, isOnly: Bool) {
    guard callee.kind == .name || callee.kind == .member && callee.base != none, !declarations[callee.name].isEmpty, !startsUppercase(callee.name),
      arguments.contains(where: { !isListed($0.label, in: ControllerReader.selfLabels) && isScreen($0.value, in: context, of: classes) })
    else { return (Declarations(), true) }
    var meant = Declarations()
    var isOnly = true
    if callee.kind == .name || isSelf(callee.base, in: context.file) {
      meant = meanings(of: callee, in: context)
    } else {
      let owners = typesOf(callee.base, in: context)
      meant = members(named: callee.name, of: owners.isEmpty ? typesOfElement(callee.base, in: context) : owners)
      // Whose method it is was not told.
      if owners.isEmpty, meant.isEmpty {
        isOnly = false
        meant = Declarations(declarations[callee.name]) { self[$0].kind == .function }
        if meant.count > Self.mostHanded { return (Declarations(), true) }
      }
    }
    for requirement in meant where isRequirement(requirement) {
      guard let owner = enclosingType(of: parent(of: requirement)) else { continue }
      let bodies = self.bodies(of: callee.name, below: owner)
      if bodies.count > 1 { isOnly = false }
      meant = bodies.count > Self.mostHanded ? Declarations() : bodies
    }
    let functions = meant.filter { function in
      self[function].kind == .function && self[function].body != none && !isInactive(function) && fits(function, arguments)
        && !(enclosingType(of: parent(of: function)).map(classes.contains) ?? false) && !showsAnother(function)
    }
    return (functions, isOnly)
  }

  /// `$0` and `plugin` of `plugins.forEach { $0.didLoad(self) }` and `for plugin in plugins`
  private func typesOfElement(_ node: NodeID, in context: Context) -> Types {
    let expression = self.node(node, in: context.file)
    guard expression.kind == .name, expression.name == Word.dollarZero.rawValue, let closure = context.scope,
      self[closure].kind == .closure, let call = call(handing: closure),
      case let callee = self.node(self[call].base, in: call.file), callee.kind == .member, callee.base != none, isListed(callee.name, in: Self.walks)
    else { return Types() }
    return typesOfElements(of: callee.base, in: self.context(of: call), depth: 0)
  }

  private static let walks: Spellings = ["forEach", "map", "compactMap", "flatMap"]

  /// Whether a function shows a controller, or makes one: its controls may be that one's.
  private func showsAnother(_ function: DeclarationRef) -> Bool {
    if self[function].type != none, typesOf(declaration: function).contains(where: isController) { return true }
    return (self[function].nodeStart..<self[function].nodeEnd).contains { index in
      let node = node(index, in: function.file)
      guard node.kind == .call, case let callee = self.node(node.base, in: function.file) else { return false }
      if roles.has(callee.name, .present) || callee.name == .pushViewController || callee.name == .show || callee.name == .performSegue { return true }
      return callee.kind == .name && startsUppercase(callee.name)
        && types(named: callee.name, in: self.context(of: NodeRef(file: function.file, index: index))).contains(where: isController)
    }
  }

  private func isController(_ type: TypeRef) -> Bool {
    switch type {
    case .project(let id): isViewController(id)
    case .external(let name): traits(name).contains(.controllerLike)
    }
  }
}
