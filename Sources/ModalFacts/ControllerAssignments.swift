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
