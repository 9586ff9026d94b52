// SwiftUI's old `Alert` and `ActionSheet` values, which take their buttons as they are. The modifiers of iOS 15 and
// later add an OK to an alert without buttons, a Cancel beside a destructive one, and show one of two Cancels;
// a `confirmationDialog` always has its Cancel. There is nothing to be found in them.

import SwiftScan

struct SwiftUIAlertReader {
  let project: Project
  private let words: ControllerReader

  init(_ project: Project) {
    self.project = project
    words = ControllerReader(project, drivers: [], words: project.roles.words)
  }

  func read() -> [Alert] {
    var found: [Alert] = []
    for name in [Known.Alert.name, Known.ActionSheet.name] {
      for call in project.callsInFocus(name) where !project.isInactive(call) {
        if let alert = read(call, name) { found.append(alert) }
      }
    }
    return found
  }

  private func read(_ call: NodeRef, _ name: NameID) -> Alert? {
    let node = project[call]
    let context = project.context(of: call)
    guard project.node(node.base, in: call.file).kind == .name, project.types(named: name, in: context) == [.external(name)] else { return nil }
    let isSheet = name == .ActionSheet
    var alert = Alert(
      site: project.site(of: call, length: project.text(name).utf8.count), style: isSheet ? .actionSheet : .alert,
      kind: isSheet ? "action sheet" : "alert", name: "", isPresented: true, isSwiftUI: true)
    for argument in project.arguments(of: node, in: call.file) {
      if argument.label == .primaryButton || argument.label == .secondaryButton || argument.label == .dismissButton {
        alert.actions.append(button(argument.value, in: context))
      } else if argument.label == .buttons {
        add(buttons: argument.value, in: context, to: &alert, 0)
      }
    }
    // Both have a button by themselves where none is given: an alert OK, an action sheet Cancel.
    if alert.actions.isEmpty { alert.unseen.append(Unseen("the system adds a button")) }
    return alert
  }

  /// A list that is written out, there or in what a constant, property or function gives, or several in a row.
  private func add(buttons: NodeID, in context: Context, to alert: inout Alert, _ depth: Int) {
    let list = project.node(buttons, in: context.file)
    if list.kind == .array {
      alert.actions += project.list(of: list, in: context.file).map { button($0, in: context) }
    } else if depth < 6, list.kind == .binary, list.name == Operators.plus.name {
      add(buttons: list.base, in: context, to: &alert, depth + 1)
      add(buttons: list.first, in: context, to: &alert, depth + 1)
    } else if depth < 6, let (inner, there) = meant(by: list, in: context) {
      add(buttons: inner, in: there, to: &alert, depth + 1)
    } else {
      alert.unseen.append(Unseen("its buttons are put together elsewhere"))
    }
  }

  /// What a name, `self.name` or `name()` stands for, if that is one expression.
  private func meant(by expression: Node, in context: Context) -> (NodeID, Context)? {
    let named = expression.kind == .call ? project.node(expression.base, in: context.file) : expression
    guard named.kind == .name || named.kind == .member && named.base != none && project.isSelf(named.base, in: context.file),
      let declaration = project.meanings(of: named, in: context).first
    else { return nil }
    let reader = ValueReader(project)
    if let getter = reader.getter(of: declaration), (expression.kind == .call) == (project[declaration].kind == .function) {
      return reader.onlyExpression(of: getter).map { ($0, Context(file: getter.file, scope: getter, position: $0, frame: nil)) }
    }
    guard project[declaration].kind == .variable, project[declaration].modifiers.contains(.constant), project[declaration].value != none else { return nil }
    return (project[declaration].value, project.valueContext(of: declaration, frame: nil))
  }

  /// `.cancel()`, `.destructive(Text("Delete")) { … }`, `Alert.Button.default(Text("Keep"))`.
  private func button(_ index: NodeID, in context: Context) -> AlertAction {
    let node = project.node(index, in: context.file)
    var action = AlertAction(style: .unseen, title: "", mayBeWayOut: true)
    guard node.kind == .call else { return action }
    let callee = project.node(node.base, in: context.file)
    guard callee.kind == .member else { return action }
    if callee.name == .cancel { action.style = .cancel }
    if callee.name == .destructive { action.style = .destructive }
    if callee.name == Word.default.rawValue { action.style = .normal }
    guard action.style != .unseen else { return action }
    let start = Int(project.files[Int(context.file)].starts[Int(index)])
    let site = Site(file: Int(context.file), range: start..<start + project.text(callee.name).utf8.count, declaration: "")
    action.site = site
    action.run = 1
    let arguments = project.arguments(of: node, in: context.file)
    guard let label = arguments.first else { return action }
    let text = project.node(label.value, in: context.file)
    // Only a `Text` with a literal or a constant says what it is.
    guard text.kind == .call else { return action }
    action.styleSite = site
    guard let title = project.arguments(of: text, in: context.file).first else { return action }
    let reader = AlertActionReader(project: project, words: words)
    action.mayBeWayOut = reader.mayBeWayOut(title.value, action.style, in: context, names: []) || reader.doesNothing(arguments, context.file)
    let literal = project.node(title.value, in: context.file)
    if literal.kind == .string { action.title = project.text(literal.name) }
    return action
  }
}
