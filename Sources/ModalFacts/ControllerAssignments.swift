// What a UIKit screen's code assigns to its controls, closures and selectors, and which classes are views of its own.

import SwiftScan

extension ControllerReader {
  /// `closeButton.onTap = { … }`: a closure that a control, or somebody else, runs later.
  mutating func assigned(_ node: Node, _ ref: NodeRef, frame: Frame?) {
    if project.node(node.base, in: ref.file).name == .action, let handler = project.selectorName(node.first, in: ref.file) {
      return wired(handler, to: node.base, ref, frame: frame)
    }
    guard project.node(node.first, in: ref.file).kind == .closure else { return }
    var reader = ActionReader(project, drivers: drivers)
    var context = project.context(of: ref)
    context.frame = frame
    let outcome = reader.run(node.first, in: context)
    var title: [String] = []
    words(of: node.base, in: ref.file, &title)
    let name = ControlNameReader.name(project, of: node.base, at: ref)
    let isControl = title.contains { ["button", "tap", "tapped", "pressed", "close", "cancel", "done"].contains($0) }
    if isControl { return record(outcome, of: .expression(node.first, context), title, name, ref) }
    guard outcome.exit != nil else { return }
    add(.code, title, name, outcome, ref)
    screen.note("\(name.phrase("property")) is handed a closure that closes")
  }

  /// `navigationController?.presentationController?.delegate = guardian`: somebody else is asked about the swipe.
  mutating func presentationDelegate(_ assignment: Node, _ ref: NodeRef) {
    let left = project.node(assignment.base, in: ref.file)
    guard left.name == .delegate, left.base != none, project.node(assignment.first, in: ref.file).kind != .nil,
      // What the class answers itself is among its functions.
      !project.isSelf(assignment.first, in: ref.file), isOwnPresentation(left.base, in: project.context(of: ref), 0)
    else { return }
    if project.mayRefuse(assignment.first, at: ref) {
      screen.guards.append(Guard(name: "presentationController.delegate", isUnconditional: false))
    }
    if project.mayImplement(Known.presentationControllerDidAttemptToDismiss.name, assignment.first, at: ref) { screen.explainsRefusal = true }
  }

  /// Whether an expression is what presents this controller, or a container that it is in.
  private func isOwnPresentation(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard depth < 5 else { return false }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .cast: return isOwnPresentation(expression.base, in: context, depth + 1)
    case .member:
      return project.isPresentation(expression.name) && (project.isSelf(expression.base, in: context.file) || isOwnContainer(expression.base, in: context, 0))
    case .name:
      guard let ref = project.meanings(of: expression.name, in: context).first else { return project.isPresentation(expression.name) }
      guard project[ref].kind == .binding || project[ref].kind == .variable, project[ref].value != none else { return false }
      return isOwnPresentation(project[ref].value, in: project.valueContext(of: ref, frame: nil), depth + 1)
    default: return false
    }
  }

  private func isOwnContainer(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard node != none, depth < 5 else { return false }
    let expression = project.node(node, in: context.file)
    guard expression.name == .navigationController || expression.name == .parent || expression.name == .tabBarController else { return false }
    switch expression.kind {
    case .name: return true
    case .member: return project.isSelf(expression.base, in: context.file) || isOwnContainer(expression.base, in: context, depth + 1)
    default: return false
    }
  }

  /// `saveButton.action = #selector(save)`: a bar item that is made elsewhere.
  private mutating func wired(_ handler: NameID, to property: NodeID, _ ref: NodeRef, frame: Frame?) {
    var title = project.words(of: handler)
    let item = project.node(property, in: ref.file)
    if item.kind == .member, item.base != none { words(of: item.base, in: ref.file, &title) }
    let named = item.kind == .member ? ControlNameReader.name(project, of: item.base, at: ref) : .unknown
    let name = named == .unknown ? .code(project.text(handler)) : named
    for method in methods(named: handler, near: ref) {
      handlers.insert(method)
      var reader = ActionReader(project, drivers: drivers)
      let action = Action.body(method, frame)
      record(reader.run(action), of: action, title, name, ref)
    }
  }

  /// A class of views: it inherits from one of UIKit's, or first of all from a class from outside that is called so.
  func isUIKitView(_ type: TypeID) -> Bool {
    let external = project.ancestors(of: type).external
    if external.contains(where: { project.text($0).hasPrefix("UI") && isCalledView($0) }) { return true }
    return project.types[Int(type)].kind == .class && external.first.map { isCalledView($0) && $0 != .View } ?? false
  }

  private func isCalledView(_ name: NameID) -> Bool {
    let text = project.text(name)
    return ["View", "Control", "Button", "Bar", "Field"].contains { text.hasSuffix($0) }
  }
}

extension Project {
  /// What a controller is presented by, whose delegate is asked about the swipe.
  func isPresentation(_ name: NameID) -> Bool { name == .presentationController || name == .sheetPresentationController }

  /// Whether a presentation delegate implements the question that can refuse.
  func mayRefuse(_ delegate: NodeID, at node: NodeRef) -> Bool {
    mayImplement(Known.presentationControllerShouldDismiss.name, delegate, at: node)
  }

  /// Whether an object, as far as its type is known, implements a method; or what inherits from that type does.
  func mayImplement(_ method: NameID, _ object: NodeID, at node: NodeRef) -> Bool {
    let types = typesOf(object, in: context(of: node))
    guard !types.isEmpty else { return true }
    return types.contains { type in
      guard case .project(let id) = type else { return true }
      return ([id] + descendants(of: id)).contains { !members(named: method, of: $0).isEmpty }
    }
  }

  /// What runs as an object of a type is let go.
  func deinitializers(of type: TypeID) -> [DeclarationRef] {
    types[Int(type)].parts.flatMap { children(of: $0).filter { self[$0].kind == .deinitializer && !isInactive($0) } }
  }
}
