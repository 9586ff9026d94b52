// What is a control called? Its title counts first, as written where the code has it; then the names that its code has,
// then a symbol. Asked only of controls that a message may speak of.

import SwiftScan

struct ControlNameReader {
  let project: Project
  private var title: String?
  /// The constant or function that the title comes from.
  private var source: String?
  private var picture: ControlName?
  /// A view of the project's own that is shown in place of a title.
  private var view: String?

  init(_ project: Project) { self.project = project }

  // MARK: SwiftUI

  /// The name of a button.
  /// - Parameters:
  ///   - labels: What it shows, as far as its arguments tell.
  ///   - action: What it runs, if that is known.
  static func name(_ project: Project, button call: NodeRef, labels: [NodeID], action: NodeID?, in context: Context) -> ControlName {
    var reader = ControlNameReader(project)
    for label in labels { reader.collect(label, in: context, 0) }
    if let title = reader.title { return .title(title) }
    if let code = reader.source ?? reader.holder(of: call) { return .code(code) }
    if let picture = reader.picture { return picture }
    if let code = reader.view ?? action.flatMap({ reader.reference($0, in: context) }) { return .code(code) }
    return .unknown
  }

  /// What a button shows: all of its arguments but the action and what is said about it.
  static func labels(of arguments: Arguments, action: NodeID?, _ project: Project) -> [NodeID] {
    arguments.compactMap { argument in
      if argument.value == action { return nil }
      return isShown(argument.label, project) || isPictured(argument.label, project) ? argument.value : nil
    }
  }

  /// `saveButton` of `var saveButton: some View { Button(…) }`, or the type that is one.
  private func holder(of call: NodeRef) -> String? {
    guard let scope = project.scope(of: call) else { return nil }
    if let member = project.enclosingMember(of: scope), isControl(project[member].name) { return project.text(project[member].name) }
    guard let type = project.enclosingType(of: scope), isControl(project.types[Int(type)].name) else { return nil }
    return project.text(project.types[Int(type)].name)
  }

  private func isControl(_ name: NameID) -> Bool {
    let traits = project.traits(name)
    return traits.contains(.buttonLike) || traits.contains(.itemLike)
  }

  // MARK: UIKit

  /// The name of a control that a call makes, or ties a handler to.
  /// - Parameters:
  ///   - assigned: The variable that it is kept in.
  ///   - handler: The method that it calls.
  static func name(_ project: Project, control call: NodeRef, assigned: NameID?, handler: NameID?, frame: Frame?) -> ControlName {
    var reader = ControlNameReader(project)
    var context = project.context(of: call)
    context.frame = frame
    let node = project[call]
    var systemItem: String?
    for argument in project.arguments(of: node, in: call.file) {
      if project.isListed(argument.label, in: systemItems) {
        systemItem = reader.chain(argument.value, in: call.file)
      } else if isShown(argument.label, project) || isPictured(argument.label, project) || project.isListed(argument.label, in: actions) {
        reader.collect(argument.value, in: context, 0)
      }
    }
    let callee = project.node(node.base, in: call.file)
    if reader.title == nil, callee.kind == .member, let control = project.variable(meantBy: callee.base, in: context) {
      let titles = project.titles(setOn: control)
      if titles.count == 1 { reader.collect(titles[0].index, in: project.context(of: titles[0]), 0) }
    }
    if let title = reader.title { return .title(title) }
    // `saveButton.addTarget(…)`; `button` alone says less than what it calls.
    let receiver = callee.kind == .member && callee.base != none ? reader.chain(callee.base, in: call.file) : nil
    if let name = assigned.map({ project.text($0) }) ?? receiver, !vague.contains(name), name.first?.isUppercase == false { return .code(name) }
    if let holder = reader.holder(of: call) { return .code(holder) }
    if let systemItem { return .code(systemItem) }
    if let picture = reader.picture { return picture }
    if let handler { return .code(project.text(handler)) }
    return reader.source.map { .code($0) } ?? .unknown
  }

  /// The code that an expression of names is, `closeButton.onTap`; else the control's that it stands in.
  static func name(_ project: Project, of node: NodeID, at ref: NodeRef) -> ControlName {
    let reader = ControlNameReader(project)
    return (reader.chain(node, in: ref.file) ?? reader.holder(of: ref)).map { .code($0) } ?? .unknown
  }

  private static let systemItems: Spellings = ["barButtonSystemItem", "systemItem"]
  private static let actions: Spellings = ["primaryAction"]
  private static let vague: Set<String> = ["button", "btn", "item", "barButton", "barButtonItem", "control", "sender", "view"]

  // MARK: What is shown

  /// Arguments whose value a person reads or sees.
  private static func isShown(_ label: NameID, _ project: Project) -> Bool {
    label == none || label >= Argument.trailing || project.isListed(label, in: shown)
  }

  private static func isPictured(_ label: NameID, _ project: Project) -> Bool { project.isListed(label, in: pictures) }

  private static let shown: Spellings = ["title", "titleKey", "text", "label", "content", "localized", "key", "verbatim", "stringLiteral", "value"]
  private static let pictures: Spellings = ["systemImage", "systemName", "image", "named", "systemSymbolName"]
  /// What a string names in them is no title.
  private static let unread: Set<String> = ["Color", "Font", "UIColor", "UIFont", "Spacer", "ProgressView", "Bundle"]
  private static let images: Set<String> = ["Image", "UIImage"]

  private mutating func collect(_ node: NodeID, in context: Context, _ depth: Int) {
    guard node != none, depth < 12, title == nil else { return }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .string:
      let text = project.text(expression.name)
      if text.contains(where: { !$0.isWhitespace }) { title = text }
    case .name: collect(named: expression.name, in: context, depth)
    case .member:
      if expression.base != none, project.node(expression.base, in: context.file).kind == .string { return collect(expression.base, in: context, depth + 1) }
      if let value = constant(expression, in: context) { return collect(value.node, in: value.context, depth + 1) }
      if source == nil { source = chain(node, in: context.file) }
    case .call, .macro: collect(call: expression, in: context, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      collect(project[closure].body, in: context.inside(closure), depth + 1)
    case .if:
      // Its conditions show nothing.
      collect(expression.base, in: context, depth + 1)
      if expression.flags.contains(.hasElse), let other = project.list(of: expression, in: context.file).last {
        collect(other, in: context, depth + 1)
      }
    case .block, .tuple, .switch:
      for child in project.list(of: expression, in: context.file) { collect(child, in: context, depth + 1) }
    case .ternary:
      for child in project.list(of: expression, in: context.file).dropFirst() { collect(child, in: context, depth + 1) }
    case .binary where expression.name == Operators.coalescing.name:
      collect(expression.base, in: context, depth + 1)
      collect(expression.first, in: context, depth + 1)
    case .case, .return, .cast: collect(expression.base, in: context, depth + 1)
    default: break
    }
  }

  /// A title by name: a wrapper's, which its caller hands in, or a constant's.
  private mutating func collect(named name: NameID, in context: Context, _ depth: Int) {
    guard name != Word.`self`.rawValue, !project.startsUppercase(name) else { return }
    let ref = project.meanings(of: name, in: context).first
    if let ref, let bound = ValueReader(project).bound(ref, in: context.frame) { return collect(bound.node, in: bound.context, depth + 1) }
    if let ref, let value = literal(of: ref) { return collect(value.node, in: value.context, depth + 1) }
    let before = source
    if let ref, let shown = project.shown(by: ref, in: context) { collect(shown.node, in: shown.context, depth + 1) }
    if title == nil { source = before ?? project.text(name) }
  }

  private mutating func collect(call: Node, in context: Context, _ depth: Int) {
    let callee = call.base == none ? Node(.skipped) : project.node(call.base, in: context.file)
    let arguments = project.arguments(of: call, in: context.file)
    if callee.kind == .member, var first = project.call(below: call, in: context.file) {
      // What modifiers are called on lies no deeper for their number.
      while let below = project.call(below: first, in: context.file) { first = below }
      collect(call: first, in: context, depth + 1)
      var link = call
      while title == nil, let below = project.call(below: link, in: context.file) {
        if project.text(project.node(link.base, in: context.file).name) == "accessibilityLabel" {
          collectShown(project.arguments(of: link, in: context.file), in: context, depth)
        }
        link = below
      }
      return
    }
    if callee.kind == .member {
      let base = callee.base == none ? Node(.skipped) : project.node(callee.base, in: context.file)
      // `L10n.save(3)`, `Strings.text("save")`.
      if base.kind == .name || base.kind == .member, chain(call.base, in: context.file)?.first?.isUppercase == true {
        collectShown(arguments, in: context, depth)
        if title == nil, source == nil { source = chain(call.base, in: context.file) }
        return
      }
      collect(callee.base, in: context, depth + 1)
      if project.text(callee.name) == "accessibilityLabel" { collectShown(arguments, in: context, depth) }
      return
    }
    let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
    let text = project.text(name)
    guard !Self.unread.contains(text) else { return }
    // What it runs shows nothing.
    if name == .UIAction {
      for argument in arguments where project.node(argument.value, in: context.file).kind != .closure && Self.isShown(argument.label, project) {
        collect(argument.value, in: context, depth + 1)
      }
      return
    }
    if Self.images.contains(text) { return collect(image: arguments, in: context, depth) }
    collectShown(arguments, in: context, depth)
    if !arguments.isEmpty { collect(image: arguments, in: context, depth, labelled: true) }
    guard title == nil, view == nil, !project.isSystemView(name) else { return }
    if callee.kind == .name, !Self.localizing.contains(text) { view = text }
  }

  private static let localizing: Spellings = ["NSLocalizedString", "String", "LocalizedStringKey", "LocalizedStringResource", "AttributedString"]

  private mutating func collectShown(_ arguments: Arguments, in context: Context, _ depth: Int) {
    for argument in arguments where Self.isShown(argument.label, project) { collect(argument.value, in: context, depth + 1) }
  }

  /// `Image(systemName: "xmark")`, and `Label("Close", systemImage: "xmark")` where arguments are labelled.
  private mutating func collect(image arguments: Arguments, in context: Context, _ depth: Int, labelled: Bool = false) {
    guard picture == nil, let first = arguments.first(where: { labelled ? Self.isPictured($0.label, project) : true }) else { return }
    var value = first.value
    if project.node(value, in: context.file).kind == .ternary, let branch = project.list(of: project.node(value, in: context.file), in: context.file).last {
      value = branch
    }
    guard project.node(value, in: context.file).kind == .string else { return }
    let name = project.text(project.node(value, in: context.file).name)
    let label = project.text(first.label)
    picture = label.hasPrefix("system") ? .symbol(name) : .image(name)
  }

  // MARK: Names in the code

  /// What a constant holds, where that is written beside it: `static let save = "Save"`.
  private func constant(_ member: Node, in context: Context) -> (node: NodeID, context: Context)? {
    guard member.base != none else { return nil }
    return project.members(meantBy: member, in: context).first.flatMap { literal(of: $0) }
  }

  private func literal(of variable: DeclarationRef) -> (node: NodeID, context: Context)? {
    let value = project[variable].value
    guard project[variable].kind == .variable, value != none else { return nil }
    let node = project.node(value, in: variable.file)
    let isLiteral = node.kind == .string
      || node.kind == .call && project.isListed(project.node(node.base, in: variable.file).name, in: Self.localizing)
    return isLiteral ? (value, project.valueContext(of: variable, frame: nil)) : nil
  }

  /// The names of an expression that is nothing else, as the code has them, without `self`.
  private func chain(_ node: NodeID, in file: Int32, _ depth: Int = 0) -> String? {
    guard node != none, depth < 6 else { return nil }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name:
      let name = project.text(expression.name)
      return expression.name == Word.`self`.rawValue || name.hasPrefix("$") ? nil : name
    case .member:
      guard expression.base != none else { return ".\(project.text(expression.name))" }
      return chain(expression.base, in: file, depth + 1).map { "\($0).\(project.text(expression.name))" } ?? project.text(expression.name)
    default: return nil
    }
  }

  /// `save` of `Button(action: save)`.
  private func reference(_ action: NodeID, in context: Context) -> String? { chain(action, in: context.file) }
}
