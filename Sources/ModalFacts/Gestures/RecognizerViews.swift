// To which view is a recogniser added? A window is told by its type and by where it comes from; the views of
// containers and presenters outlive a screen as well.

import SwiftScan

struct RecognizerViews {
  let project: Project

  /// The view that a receiver is; nil is `self`.
  func view(_ receiver: NodeID?, in context: Context) -> RecognizerView {
    guard let receiver else { return ownView(in: context) }
    if let window = windowText(receiver, in: context, 0) { return .window(window) }
    if let view = outlivingView(receiver, in: context) {
      let container = project.node(project.node(receiver, in: context.file).base, in: context.file).name
      let screen = project.enclosingType(of: context.scope)
      let goesAlong = container != .presentingViewController
        && screen.map { project.goesWithContainer($0, tabs: container == .tabBarController) } ?? false
      return goesAlong ? .own : .outliving(view)
    }
    let node = project.node(receiver, in: context.file)
    switch node.kind {
    case .name where node.name == Word.`self`.rawValue: return ownView(in: context)
    case .name, .member:
      if node.name == .view, node.kind == .name || project.isSelf(node.base, in: context.file),
        project.meanings(of: node, in: context).allSatisfy({ project[$0].kind == .variable && isMember($0) })
      {
        return .own
      }
      if isMadeOfOwnClass(node, in: context) { return .own }
      return .part(project.text(node.name))
    default: return .unseen
    }
  }

  private func ownView(in context: Context) -> RecognizerView {
    guard let type = project.enclosingType(of: context.scope), !project.types[Int(type)].isExternal else { return .unseen }
    return project.isKind(type, of: Known.UIWindow.name) ? .window("self") : .own
  }

  /// `static func show(in view: UIView) { let list = ServerList(); list.addGestureRecognizer(tap) }`: the view that a class's own static function makes.
  func isMadeOfOwnClass(_ receiver: Node, in context: Context) -> Bool {
    guard receiver.kind == .name, let function = project.enclosingMember(of: context.scope), project[function].modifiers.contains(.static),
      let local = project.meanings(of: receiver, in: context).first, !isMember(local), project[local].kind == .variable || project[local].kind == .binding,
      let owner = project.enclosingType(of: context.scope), project.isKind(owner, of: Known.UIView.name)
    else { return false }
    return project.typesOf(declaration: local).contains(.project(owner))
  }

  private func isMember(_ ref: DeclarationRef) -> Bool { project.parent(of: ref).map { project[$0].kind.isType } ?? false }


  /// The window that an expression is, as it is written; nil where it is not known to be one.
  func windowText(_ node: NodeID, in context: Context, _ depth: Int = 0) -> String? {
    guard depth < 6, node != none else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      guard let ref = project.meanings(of: expression, in: context).first else { return isWindowName(expression.name) ? project.text(expression.name) : nil }
      return isWindow(ref, depth) ? project.text(expression.name) : nil
    case .member:
      let members = expression.base == none ? Declarations() : project.members(meantBy: expression, in: context)
      if let member = members.first { return isWindow(member, depth) ? project.text(expression.name) : nil }
      // A project's own accessor on something from outside.
      let accessors = project.declarations[expression.name].filter { project[$0].kind == .variable }
      if !accessors.isEmpty, accessors.allSatisfy({ isWindow($0, depth) }) { return project.text(expression.name) }
      guard isWindowName(expression.name) || expression.name == .first || expression.name == .last else { return nil }
      if expression.name == .first || expression.name == .last {
        guard isWindows(expression.base, in: context.file) else { return nil }
        return "windows.\(project.text(expression.name))"
      }
      let base = expression.base == none ? "" : project.text(project.node(expression.base, in: context.file).name)
      return base.isEmpty || base == "_" ? project.text(expression.name) : "\(base).\(project.text(expression.name))"
    case .call:
      let callee = project.node(expression.base, in: context.file)
      return callee.kind == .member && callee.name == .first && isWindows(callee.base, in: context.file) ? "windows.first" : nil
    case .cast: return windowText(expression.base, in: context, depth + 1)
    case .index:
      return expression.base != none && project.node(expression.base, in: context.file).name == .windows ? "windows[…]" : nil
    case .binary where expression.name == Operators.coalescing.name:
      return windowText(expression.base, in: context, depth + 1)
    default: return nil
    }
  }

  /// `scene.windows`, `scenes.flatMap(\.windows)`, `scenes.compactMap { ($0 as? UIWindowScene)?.keyWindow }`, and those that a filter leaves.
  private func isWindows(_ node: NodeID, in file: Int32) -> Bool {
    guard node != none else { return false }
    let list = project.node(node, in: file)
    guard list.kind == .call else { return list.name == .windows }
    let callee = project.node(list.base, in: file)
    guard callee.kind == .member else { return false }
    if callee.name == .filter { return isWindows(callee.base, in: file) }
    guard project.isListed(callee.name, in: Self.mapping), let mapped = project.arguments(of: list, in: file).first?.value else { return false }
    var isWindow = false
    project.walk(mapped, in: file) { _, node in
      if node.kind == .member, node.name == .windows || node.name == .keyWindow { isWindow = true }
      return !isWindow
    }
    return isWindow
  }

  private static let mapping: Spellings = ["map", "compactMap", "flatMap"]

  /// The view of a navigation or tab controller, or of the presenter: it outlives this screen as well. So does the bar of such a
  /// controller where somebody is seen to push the screen.
  private func outlivingView(_ node: NodeID, in context: Context) -> String? {
    let view = project.node(node, in: context.file)
    if isContainersBar(node, in: context) {
      guard let screen = project.enclosingType(of: context.scope), project.isPushed(screen) else { return nil }
    } else {
      guard view.kind == .member, view.name == .view, view.base != none, isContainer(view.base, in: context) else { return nil }
    }
    return "\(project.text(project.node(view.base, in: context.file).name)).\(project.text(view.name))"
  }

  /// `navigationController?.navigationBar`, `tabBarController?.tabBar`
  func isContainersBar(_ node: NodeID, in context: Context) -> Bool {
    let bar = project.node(node, in: context.file)
    guard bar.kind == .member, project.isListed(bar.name, in: Self.bars), bar.base != none else { return false }
    return isContainer(bar.base, in: context) && project.node(bar.base, in: context.file).name != .presentingViewController
  }

  private static let bars: Spellings = ["navigationBar", "toolbar", "tabBar"]

  private func isContainer(_ node: NodeID, in context: Context) -> Bool {
    let container = project.node(node, in: context.file)
    guard container.kind == .name || container.kind == .member && project.isSelf(container.base, in: context.file) else { return false }
    let isOutside = container.name == .navigationController || container.name == .tabBarController || container.name == .presentingViewController
    return isOutside && project.meanings(of: container, in: context).isEmpty
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
}

extension Project {
  /// `view.window`, `self.view.window`: nil before the view is shown and after it has gone.
  func isViewsWindow(_ node: NodeID, in file: Int32) -> Bool {
    let window = self.node(node, in: file)
    guard window.kind == .member, window.name == .window, window.base != none else { return false }
    return self.node(window.base, in: file).name == .view
  }
}
