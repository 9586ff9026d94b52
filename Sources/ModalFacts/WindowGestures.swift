// Recognisers that are added to a window, and whether something takes them off again. A window outlives
// every modal, so the one that is left there keeps its handler firing over screens it knows nothing of.

import SwiftScan

/// A recogniser added to a window.
public struct WindowGesture: Sendable {
  public var site: Site
  /// The recogniser's name, or its class where it has none.
  public var recognizer: String
  /// The window, as it is written.
  public var window: String
  public var removal: Removal
  /// Whoever adds it lives as long as the app: an app or scene delegate.
  public var isAppLifetime: Bool
  /// The function whose removal does not suffice, or that adds without effect.
  public var related: Site?
  /// Where it can be taken off; only where nothing does.
  public var spot: GestureSpot?

  /// How it is taken off.
  public enum Removal: Sendable, Hashable {
    case found(String)
    /// Only in its own handler: a modal that is closed another way leaves it.
    case handlerOnly(String)
    case absent
    case unseen(String)
  }
}

struct WindowGestureReader {
  let project: Project

  init(_ project: Project) { self.project = project }

  func read() -> [WindowGesture] {
    var found: [WindowGesture] = []
    for call in project.calls[Known.addGestureRecognizer.name] {
      guard !project.isInactive(call) else { continue }
      if let gesture = read(call) { found.append(gesture) }
    }
    return found
  }

  private func read(_ call: NodeRef) -> WindowGesture? {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.kind == .member, callee.base != none, let argument = project.arguments(of: node, in: call.file).first else { return nil }
    let context = project.context(of: call)
    guard let window = windowText(callee.base, in: context, 0) ?? outlivingView(callee.base, in: context) else { return nil }
    // Where the view has no window yet, nothing is added.
    let member = project.enclosingMember(of: context.scope).map { project[$0] }
    if let member, isViewsWindow(callee.base, in: call.file), member.name == .viewDidLoad || member.kind == .initializer { return nil }
    guard let type = project.enclosingType(of: context.scope) else { return nil }
    // A window's own recogniser lives as long as the window.
    if project.isKind(type, of: Known.UIWindow.name) { return nil }
    let recognizer = project.node(argument.value, in: call.file)
    let name = recognizer.kind == .name || recognizer.kind == .member ? recognizer.name : none
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let site = Site(
      file: Int(call.file), range: start..<start + "addGestureRecognizer".utf8.count,
      declaration: project.path(of: context.scope))
    let external = project.ancestors(of: type).external
    let isAppLifetime = external.contains {
      $0 == .UIApplicationDelegate || $0 == .UIWindowSceneDelegate || $0 == .UISceneDelegate || $0 == .App || $0 == .Scene
    }
    var gesture = WindowGesture(
      site: site, recognizer: name == none ? "the recogniser" : project.text(name), window: window,
      removal: removal(of: name, argument.value, type, context), isAppLifetime: isAppLifetime)
    switch gesture.removal {
    case .absent, .handlerOnly:
      gesture.spot = spot(for: aliases(of: name, context), of: type, addedIn: project.enclosingMember(of: context.scope))
    case .found, .unseen: break
    }
    return gesture
  }

  // MARK: Windows

  /// The window that an expression is, as it is written; nil where it is not known to be one.
  private func windowText(_ node: NodeID, in context: Context, _ depth: Int) -> String? {
    guard depth < 6, node != none else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      guard let ref = project.meanings(of: expression.name, in: context).first else { return isWindowName(expression.name) ? project.text(expression.name) : nil }
      return isWindow(ref, depth) ? project.text(expression.name) : nil
    case .member:
      let members = expression.base == none ? [] : project.members(named: expression.name, of: project.typesOf(expression.base, in: context))
      if let member = members.first { return isWindow(member, depth) ? project.text(expression.name) : nil }
      // A project's own accessor on something from outside.
      let accessors = project.declarations[expression.name].filter { project[$0].kind == .variable }
      if !accessors.isEmpty, accessors.allSatisfy({ isWindow($0, depth) }) { return project.text(expression.name) }
      guard isWindowName(expression.name) || expression.name == .first || expression.name == .last else { return nil }
      if expression.name == .first || expression.name == .last {
        guard expression.base != none, project.node(expression.base, in: context.file).name == .windows else { return nil }
        return "windows.\(project.text(expression.name))"
      }
      let base = expression.base == none ? "" : project.text(project.node(expression.base, in: context.file).name)
      return base.isEmpty || base == "_" ? project.text(expression.name) : "\(base).\(project.text(expression.name))"
    case .call:
      let callee = project.node(expression.base, in: context.file)
      if callee.kind == .member, callee.name == .first, callee.base != none {
        return project.node(callee.base, in: context.file).name == .windows ? "windows.first" : nil
      }
      return nil
    case .cast: return windowText(expression.base, in: context, depth + 1)
    case .index:
      return expression.base != none && project.node(expression.base, in: context.file).name == .windows ? "windows[…]" : nil
    case .binary where expression.name == Operators.coalescing.name:
      return windowText(expression.base, in: context, depth + 1)
    default: return nil
    }
  }

  /// The view of a navigation or tab controller, or of the presenter: it outlives this screen as well.
  private func outlivingView(_ node: NodeID, in context: Context) -> String? {
    let view = project.node(node, in: context.file)
    guard view.kind == .member, view.name == .view, view.base != none else { return nil }
    let owner = project.node(view.base, in: context.file)
    guard owner.kind == .name || owner.kind == .member && project.isSelf(owner.base, in: context.file) else { return nil }
    let isOutside = owner.name == .navigationController || owner.name == .tabBarController || owner.name == .presentingViewController
    guard isOutside, project.meanings(of: owner.name, in: context).isEmpty else { return nil }
    return "\(project.text(owner.name)).view"
  }

  /// `view.window`, `self.view.window`: nil before the view is shown and after it has gone.
  private func isViewsWindow(_ node: NodeID, in file: Int32) -> Bool {
    let window = project.node(node, in: file)
    guard window.kind == .member, window.name == .window, window.base != none else { return false }
    return project.node(window.base, in: file).name == .view
  }

  private func isWindowName(_ name: NameID) -> Bool { name == .window || name == .keyWindow }

  private func isWindow(_ ref: DeclarationRef, _ depth: Int) -> Bool {
    let declaration = project[ref]
    for type in project.typesOf(declaration: ref) {
      switch type {
      case .external(let name): return name == .UIWindow
      case .project(let id): return project.isKind(id, of: Known.UIWindow.name)
      }
    }
    if declaration.value != none {
      let context = Context(file: ref.file, scope: declaration.kind == .binding ? project.parent(of: ref) : ref, position: declaration.nodeStart, frame: nil)
      return windowText(declaration.value, in: context, depth + 1) != nil
    }
    return false
  }

  // MARK: Removal

  /// Where the recogniser is taken off: by name in the same type, through its own view, or by a helper.
  private func removal(of name: NameID, _ argument: NodeID, _ type: TypeID, _ context: Context) -> WindowGesture.Removal {
    let names = aliases(of: name, context)
    var inHandler: String?
    for call in project.calls[Known.removeGestureRecognizer.name] {
      let node = project[call]
      guard let removed = project.arguments(of: node, in: call.file).first else { continue }
      let expression = project.node(removed.value, in: call.file)
      let scope = project.scope(of: call)
      guard let owner = project.enclosingType(of: scope) else { continue }
      let member = project.enclosingMember(of: scope)
      let place = member.map { project.text(project[$0].name) } ?? ""
      if let member, !isRun(member) { continue }
      // Too late: the view has left its window.
      let base = project.node(node.base, in: call.file).base
      if base != none, isViewsWindow(base, in: call.file), place == "viewDidDisappear" || place == "deinit" { continue }
      if owner == type || project.ancestors(of: type).types.contains(owner) || project.ancestors(of: owner).types.contains(type) {
        // By its name, or every recogniser of the window's.
        let isNamed = names.contains(expression.name) || name == none
        let isEach = project[call].kind == .call && (expression.name == Word.dollarZero.rawValue || isLoopName(expression.name, call))
        guard isNamed || isEach || isParameter(expression.name, call) else { continue }
        if let member, isHandler(member, of: context.scope, type) {
          inHandler = place
          continue
        }
        return .found(place)
      }
      // A helper on the window, or of somebody who is handed the recogniser.
      let isEach = expression.name == Word.dollarZero.rawValue || isLoopName(expression.name, call)
      if isParameter(expression.name, call) || isEach, project.types[Int(owner)].isExternal {
        if let member, isCalled(member, in: type) { return .found(place) }
      }
      // Somebody else names the same property: `controller.tapOutside`.
      if expression.kind == .member, names.contains(expression.name) { return .found(place) }
    }
    if let inHandler { return .handlerOnly(inHandler) }
    if name != none, isHandedOut(name, context, type) { return .unseen("`\(project.text(name))` is handed to somebody else") }
    return .absent
  }

  /// The recogniser's local and the property that it is stored in, either way round.
  func aliases(of name: NameID, _ context: Context) -> Set<NameID> {
    guard name != none else { return [] }
    var names: Set<NameID> = [name]
    guard let type = project.enclosingType(of: context.scope) else { return names }
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .assign else { continue }
        let left = project.node(node.base, in: part.file)
        let right = project.node(node.first, in: part.file)
        guard left.kind == .name || left.kind == .member, right.kind == .name || right.kind == .member else { continue }
        if names.contains(right.name) { names.insert(left.name) }
        if names.contains(left.name) { names.insert(right.name) }
      }
    }
    // `if let tap = tapOutside`, `guard let tap = …`.
    for part in project.types[Int(type)].parts {
      let all = project.files[Int(part.file)].declarations
      for index in part.index..<all[Int(part.index)].end {
        let declaration = all[Int(index)]
        guard declaration.kind == .binding || declaration.kind == .variable, declaration.value != none else { continue }
        let value = project.node(declaration.value, in: part.file)
        if value.kind == .name || value.kind == .member, names.contains(value.name) { names.insert(declaration.name) }
      }
    }
    return names
  }

  /// The method that the recogniser itself calls.
  private func isHandler(_ member: DeclarationRef, of adder: DeclarationRef?, _ type: TypeID) -> Bool {
    let name = project[member].name
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        guard node.kind == .macro, node.name == .selector, let first = project.arguments(of: node, in: part.file).first else { continue }
        var target = project.node(first.value, in: part.file)
        if target.kind == .call { target = project.node(target.base, in: part.file) }
        if target.name == name { return true }
      }
    }
    return false
  }

  /// Whether anybody runs a function: a lifecycle method, an action, or one that is called or named.
  private func isRun(_ member: DeclarationRef) -> Bool {
    let declaration = project[member]
    guard declaration.kind == .function else { return true }
    if declaration.modifiers.contains(.override) || project.hasAttribute(member, Word.objc.rawValue) || project.hasAttribute(member, Known.IBAction.name) {
      return true
    }
    if !project.calls[declaration.name].isEmpty { return true }
    // Required by a protocol, or handed on by name.
    guard let type = project.enclosingType(of: project.parent(of: member)) else { return true }
    let isPrivate = declaration.modifiers.contains(.private)
    return !isPrivate && !project.ancestors(of: type).external.allSatisfy { project.roles.has($0, .plainSuperclass) }
  }

  private func isParameter(_ name: NameID, _ call: NodeRef) -> Bool {
    guard let ref = project.meanings(of: name, in: project.context(of: call)).first else { return false }
    return project[ref].kind == .parameter
  }

  private func isLoopName(_ name: NameID, _ call: NodeRef) -> Bool {
    guard let ref = project.meanings(of: name, in: project.context(of: call)).first else { return false }
    return project[ref].modifiers.contains(.destructured)
  }

  private func isCalled(_ function: DeclarationRef, in type: TypeID) -> Bool {
    project.calls[project[function].name].contains { project.enclosingType(of: project.scope(of: $0)) == type }
  }

  private func isHandedOut(_ name: NameID, _ context: Context, _ type: TypeID) -> Bool {
    guard let scope = context.scope else { return false }
    let member = project.enclosingMember(of: scope) ?? scope
    let declaration = project[member]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: member.file)
      if node.kind == .return, node.base != none, project.node(node.base, in: member.file).name == name { return true }
      guard node.kind == .call else { continue }
      let callee = project.node(node.base, in: member.file)
      guard callee.name != .addGestureRecognizer else { continue }
      if project.arguments(of: node, in: member.file).contains(where: { project.node($0.value, in: member.file).name == name }) {
        return true
      }
    }
    return false
  }
}
