// Which action does an expression give: its style and what it is called. Through locals, factories, static members
// and initialisers of the project's own, with what the calls that led there hand in.

import SwiftScan

struct AlertActionReader {
  let project: Project
  let words: ControllerReader

  /// The actions that an expression may be; one of several only may be.
  mutating func read(_ expression: NodeID, at call: NodeRef, in context: Context) -> [AlertAction] {
    if let made = madeHere(expression, context) { return [action(made, context, names: [], at: call)] }
    var reader = ValueReader(project)
    let node = project.node(expression, in: context.file)
    var values: [Value] = []
    let outer = node.kind == .call ? project.node(node.base, in: context.file) : node
    if outer.kind == .member, outer.base == none {
      // `.cancel`, `.ok(handler:)`: what the project adds to `UIAlertAction`.
      var members = project.members(named: outer.name, of: [.external(Known.UIAlertAction.name)])
      if node.kind == .call { members = project.matching(members, project.arguments(of: node, in: context.file)) }
      if node.kind == .call {
        values = reader.valuesOfCalling(members, NodeRef(file: context.file, index: expression), context, owners: [], 0)
      } else {
        values = members.flatMap { reader.values(ofDeclaration: $0, in: context, 0) }
      }
    } else {
      values = reader.values(of: expression, in: context)
    }
    var spelled: [String] = []
    words.words(of: expression, in: context.file, &spelled)
    let found = values.map { value -> AlertAction in
      guard let made = value.made, project[made.node].kind == .call else { return unseen(spelled) }
      let names = value.aliases.flatMap { project.words(of: project[$0].name) } + spelled
      return action(made.node, made.context, names: names, at: nil)
    }
    guard let first = found.first else { return [unseen(spelled)] }
    guard found.count > 1 else { return [first] }
    // Of several that it may be, none is certain.
    let isOne = found.allSatisfy { $0.style == first.style }
    var one = first
    if !isOne { one.style = .unseen }
    one.mayBeWayOut = found.contains(where: \.mayBeWayOut)
    return [one]
  }

  /// `UIAlertAction(…)` or `.init(…)` at the call itself.
  private func madeHere(_ expression: NodeID, _ context: Context) -> NodeRef? {
    let node = project.node(expression, in: context.file)
    guard node.kind == .call else { return nil }
    let callee = project.node(node.base, in: context.file)
    let isMade = callee.kind == .name && callee.name == .UIAlertAction || callee.kind == .member && callee.name == Word.`init`.rawValue
    return isMade ? NodeRef(file: context.file, index: expression) : nil
  }

  private func unseen(_ spelled: [String]) -> AlertAction { AlertAction(style: .unseen, title: "", mayBeWayOut: true) }

  private func action(_ made: NodeRef, _ context: Context, names: [String], at call: NodeRef?) -> AlertAction {
    let arguments = project.arguments(of: project[made], in: made.file)
    var result = AlertAction(style: .unseen, title: "", mayBeWayOut: true)
    if let style = arguments.first(where: { $0.label == .style }) {
      result.style = self.style(style.value, in: context)
      let node = project.node(style.value, in: made.file)
      if call != nil, node.kind == .member {
        let start = Int(project.files[Int(made.file)].starts[Int(style.value)])
        let range = start..<start + project.text(node.name).utf8.count
        result.styleSite = Site(file: Int(made.file), range: range, declaration: "")
      }
    } else {
      result.style = styleOfOwnInitializer(made, arguments, context)
    }
    guard let title = arguments.first(where: { $0.label == .title }) else { return result }
    let node = project.node(title.value, in: made.file)
    if node.kind == .string { result.title = project.text(node.name) }
    result.mayBeWayOut = mayBeWayOut(title.value, result.style, in: context, names: names) || doesNothing(arguments, made.file)
    return result
  }

  /// Whether a title says that the choice changes nothing, or may say so. What is marked as destructive does
  /// nothing only if it says so plainly: `Discard` is not meant.
  func mayBeWayOut(_ title: NodeID, _ style: AlertAction.Style, in context: Context, names: [String]) -> Bool {
    if style != .destructive, isUnknown(title, in: context) || isForeign(title, in: context) { return true }
    var spelled = names
    words.words(of: title, in: context.file, &spelled)
    if spelled.contains(where: { Self.stayingWords.contains($0) }) { return true }
    if style != .destructive, says(spelled, nothingOf: title, in: context) { return true }
    return style == .destructive ? words.words.isClose(spelled) || spelled.contains { Self.answers.contains($0) } : words.words.isNeutral(spelled)
  }

  /// No handler, or an empty one.
  func doesNothing(_ arguments: Arguments, _ file: Int32) -> Bool {
    guard let handler = arguments.first(where: { $0.label == .handler || $0.label == .action || $0.label == Argument.trailing }) else { return true }
    let node = project.node(handler.value, in: file)
    guard node.kind == .closure else { return node.kind == .nil }
    let body = project.files[Int(file)].declarations[Int(node.first)].body
    return body != none && project.node(body, in: file).count == 0
  }

  /// Words of a choice that changes nothing, beside those of the vocabulary.
  private static let stayingWords: Set<String> = ["no", "nope", "keep", "stay", "resume", "return", "undo", "nein", "nej", "nee", "non", "否", "いいえ"]
  /// Words that do the same where nothing is marked as destructive: "Don't Save" in red loses something.
  private static let staying: Set<String> = [
    "don", "don’t", "never", "nevermind", "mind", "wait", "got", "negative", "nicht", "behalten", "garder", "volver", "peruuta",
  ]

  /// "Never mind", "Leave it", "Continue editing"; or a key, `delete.second`, of whose words none is known.
  private func says(_ words: [String], nothingOf title: NodeID, in context: Context) -> Bool {
    if words.contains(where: { Self.staying.contains($0) }) || words.contains("leave") && words.contains("it") { return true }
    if words.contains("continue"), words.contains(where: { $0.hasSuffix("ing") }) { return true }
    guard project.node(title, in: context.file).kind == .call, let key = text(of: title, in: context)?.utf8 else { return false }
    let isKey = !key.contains(UInt8(ascii: " ")) && key.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "_") }
    return isKey && !self.words.words.isCommit(words)
  }

  /// Whether a title is written in letters that English has not, and what it says is not known: "Löschen" says nothing but what it does.
  private func isForeign(_ title: NodeID, in context: Context) -> Bool {
    guard let text = text(of: title, in: context), text.unicodeScalars.contains(where: { $0.value >= 0x80 && !(0x2010...0x2026).contains($0.value) })
    else { return false }
    return !splitWords(text).allSatisfy { words.words.isCommit($0) && !words.words.isNeutral($0) }
  }

  /// A title as it is written, or the text that is looked up for it.
  private func text(of title: NodeID, in context: Context) -> String? {
    var node = project.node(title, in: context.file)
    if node.kind == .call, let first = project.arguments(of: node, in: context.file).first { node = project.node(first.value, in: context.file) }
    return node.kind == .string && node.name != none ? project.text(node.name) : nil
  }

  /// Words that answer an alert and leave things as they are.
  private static let answers: Set<String> = ["ok", "okay", "reject", "decline", "deny", "not", "later"]

  /// A title that a caller hands in, or that is computed: it may say Cancel.
  private func isUnknown(_ title: NodeID, in context: Context) -> Bool {
    let node = project.node(title, in: context.file)
    switch node.kind {
    case .string, .interpolation: return false
    case .call:
      // `NSLocalizedString("…")`, `L10n.delete(name)`; but not `title(of: choice)`.
      let isSpelled = project.arguments(of: node, in: context.file).contains { project.node($0.value, in: context.file).kind == .string }
      return !isSpelled && isUnknown(node.base, in: context)
    // `Strings.cancel` says what it is; `button.title` does not.
    case .member:
      var base = node
      while base.kind == .member, base.base != none { base = project.node(base.base, in: context.file) }
      if base.kind == .call { return isUnknown(base.base, in: context) }
      return !(base.kind == .string || base.kind == .name && project.startsUppercase(base.name) || base.kind == .member)
    default: return true
    }
  }

  // MARK: Styles

  private func style(_ node: NodeID, in context: Context, _ depth: Int = 0) -> AlertAction.Style {
    guard node != none, depth < 8 else { return .unseen }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .member:
      if expression.name == .cancel { return .cancel }
      if expression.name == .destructive { return .destructive }
      if expression.name == Word.default.rawValue { return .normal }
      return .unseen
    case .name:
      guard let meaning = project.meanings(of: expression, in: context).first else { return .unseen }
      let declaration = project[meaning]
      if declaration.kind == .parameter {
        let reader = ValueReader(project)
        if let bound = reader.argument(for: meaning, in: context.frame) { return style(bound.node, in: bound.context, depth + 1) }
        guard let function = project.parent(of: meaning), reader.isFollowed(function, in: context.frame) else { return .unseen }
        return style(declaration.value, in: Context(file: meaning.file, scope: function, position: none, frame: nil), depth + 1)
      }
      guard declaration.kind == .variable, declaration.modifiers.contains(.constant), declaration.value != none else { return .unseen }
      return style(declaration.value, in: project.valueContext(of: meaning, frame: context.frame), depth + 1)
    default: return .unseen
    }
  }

  /// `UIAlertAction(title:handler:)` of the project's own, which says the style inside.
  private func styleOfOwnInitializer(_ made: NodeRef, _ arguments: Arguments, _ context: Context) -> AlertAction.Style {
    for type in project.typesByName[Known.UIAlertAction.name] {
      for initializer in project.initializers(of: type) where project.fits(initializer, arguments) {
        let declaration = project[initializer]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let node = project.node(index, in: initializer.file)
          guard node.kind == .call else { continue }
          let callee = project.node(node.base, in: initializer.file)
          guard callee.kind == .member, callee.name == Word.`init`.rawValue,
            let style = project.arguments(of: node, in: initializer.file).first(where: { $0.label == .style })
          else { continue }
          let frame = project.frame(function: initializer, type: nil, call: made, caller: context)
          return self.style(style.value, in: Context(file: initializer.file, scope: initializer, position: index, frame: frame))
        }
      }
    }
    return .unseen
  }
}
