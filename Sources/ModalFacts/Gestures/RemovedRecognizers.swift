// Does a removal take off the recogniser that was added, and from the view that it is on? One that is made where it is taken off was
// never added, and another view than its own lets go of nothing.

import SwiftScan

extension GestureRemovals {
  /// Whether what is taken off has just been made, and is none of those that were added.
  func isAnother(_ node: NodeID, than added: Set<DeclarationRef>, in context: Context) -> Bool {
    if isMadeAnew(NodeRef(file: context.file, index: node)) { return true }
    guard let source = source(of: node, in: context) else { return false }
    return isProperty(source) ? makesAnew(source) : !added.contains(source) && isMadeAnew(local: source)
  }

  /// The local or property that first held what an expression is.
  func source(of node: NodeID, in context: Context, _ depth: Int = 0) -> DeclarationRef? {
    guard depth < 6, node != none else { return nil }
    let expression = project.node(node, in: context.file)
    if expression.kind == .cast { return source(of: expression.base, in: context, depth + 1) }
    guard let ref = project.declaration(node, in: context) else { return nil }
    return source(of: ref, depth)
  }

  func source(named name: NameID, in context: Context) -> DeclarationRef? {
    project.meanings(of: name, in: context).first.flatMap { source(of: $0, 0) }
  }

  private func source(of ref: DeclarationRef, _ depth: Int) -> DeclarationRef? {
    let declaration = project[ref]
    guard declaration.kind == .binding || declaration.kind == .variable, !isProperty(ref), declaration.value != none else { return ref }
    guard let inner = source(of: declaration.value, in: project.valueContext(of: ref, frame: nil), depth + 1), !makesAnew(inner) else { return ref }
    return inner
  }

  private func isProperty(_ ref: DeclarationRef) -> Bool {
    project[ref].kind == .variable && (project.parent(of: ref).map { project[$0].kind.isType } ?? true)
  }

  /// Whether a local is a recogniser that is made where it is declared.
  private func isMadeAnew(local: DeclarationRef) -> Bool {
    let declaration = project[local]
    guard declaration.kind == .variable, declaration.modifiers.contains(.constant), declaration.value != none else { return false }
    if isMadeAnew(NodeRef(file: local.file, index: declaration.value)) { return true }
    return project.declaration(declaration.value, in: project.valueContext(of: local, frame: nil)).map { isProperty($0) && makesAnew($0) } ?? false
  }

  /// Whether a call makes a recogniser, itself or by a function that does nothing else.
  private func isMadeAnew(_ call: NodeRef) -> Bool {
    guard project[call].kind == .call else { return false }
    if makes(call) { return true }
    let functions = ValueReader(project).functions(meantBy: call)
    return functions.count == 1 && functions.allSatisfy(givesBackNew)
  }

  /// Whether a property makes another recogniser each time that it is asked.
  private func makesAnew(_ property: DeclarationRef) -> Bool {
    guard project[property].kind == .variable, project[property].value == none, let getter = ValueReader(project).getter(of: property) else { return false }
    return givesBackNew(getter)
  }

  /// Whether all that a function does is to make a recogniser and say what it is like.
  private func givesBackNew(_ function: DeclarationRef) -> Bool {
    if let only = ValueReader(project).onlyExpression(of: function) { return makes(NodeRef(file: function.file, index: only)) }
    let declaration = project[function]
    guard declaration.body != none, let last = project.list(of: project.node(declaration.body, in: function.file), in: function.file).last,
      case let result = project.node(last, in: function.file), result.kind == .return, result.base != none,
      case let name = project.node(result.base, in: function.file), name.kind == .name
    else { return false }
    // It is kept, handed to somebody, or one that was kept is given back.
    func isIt(_ node: NodeID) -> Bool { node != none && project.node(node, in: function.file) == name }
    let isKept = (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: function.file)
      switch node.kind {
      case .return: return index != last
      case .assign: return isIt(node.first)
      case .call: return project.arguments(of: node, in: function.file).contains { isIt($0.value) }
      default: return false
      }
    }
    return !isKept && project.children(of: function).contains {
      project[$0].kind == .variable && project[$0].name == name.name && project[$0].modifiers.contains(.constant) && project[$0].value != none
        && makes(NodeRef(file: function.file, index: project[$0].value))
    }
  }

  /// `UITapGestureRecognizer(…)`, or of a class below one of UIKit's.
  private func makes(_ call: NodeRef) -> Bool {
    guard call.index != none, project[call].kind == .call else { return false }
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .name, project.startsUppercase(callee.name) else { return false }
    return project.types(named: callee.name, in: project.context(of: call)).contains { type in
      switch type {
      case .external(let name): project.isRecognizer(name)
      case .project(let id): project.ancestors(of: id).external.contains { project.isRecognizer($0) }
      }
    }
  }

  // MARK: Views

  /// Whether a removal is one from the view of the screen, or from the view that adds it.
  /// - Parameter isOnWindow: The recogniser is on a window, which no controller has for its view.
  func isOnOwnView(_ place: RemovalPlace, _ type: TypeID, isOnWindow: Bool = false) -> Bool {
    func isSelf(_ type: TypeID) -> Bool {
      !project.isKind(type, of: Known.UIWindow.name)
        && project.ancestors(of: type).external.contains { name in
          project.begins(name, with: "UI") && Self.views.contains { project.ends(name, with: $0) }
        }
    }
    switch place.receiver {
    case .itself: return isSelf(type)
    case .helpersOwn: return false
    case .view(let view):
      if project.isSelf(view, in: place.call.file) { return isSelf(type) }
      if isOnWindow, isViewOfController(view, at: place.call) { return true }
      return project.isViewController(type) && project.isOwnView(view, at: place.call)
        && project.meanings(of: Known.view.name, in: project.context(of: place.call)).isEmpty
    }
  }

  /// `controller?.view`
  private func isViewOfController(_ view: NodeID, at use: NodeRef) -> Bool {
    let member = project.node(view, in: use.file)
    guard member.kind == .member, member.name == .view, member.base != none else { return false }
    let types = project.typesOf(member.base, in: project.context(of: use))
    return !types.isEmpty && types.allSatisfy { type in
      switch type {
      case .project(let id): project.isViewController(id) && project.members(named: Known.view.name, of: id).isEmpty
      case .external(let name): name == .UIViewController
      }
    }
  }

  private static let views: [StaticString] = ["View", "Control", "Button", "Cell", "Label"]
}
