// What a control says: the words that stand in its call, those of the names there, and those of the text that these stand for.

import SwiftScan

extension ControllerReader {
  /// `item` of `let item = UIBarButtonItem(…)` and `navigationItem.leftBarButtonItem = …`.
  func assignedName(_ ref: NodeRef) -> NameID? {
    guard let scope = project.scope(of: ref) else { return nil }
    return project[scope].kind == .variable ? project[scope].name : nil
  }

  func words(of node: NodeID, in file: Int32, _ words: inout [String], _ depth: Int = 0) {
    guard node != none, depth < 6, words.count < 40 else { return }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .string: words += project.words(of: expression.name)
    case .member:
      words += project.words(of: expression.name)
      if expression.base != none { self.words(of: expression.base, in: file, &words, depth + 1) }
      words += wordsHeld(by: expression, in: file)
    case .name:
      guard !project.startsUppercase(expression.name), expression.name != Word.`self`.rawValue else { return }
      words += project.words(of: expression.name) + wordsHeld(by: expression, in: file)
    case .call:
      self.words(of: expression.base, in: file, &words, depth + 1)
      for argument in project.arguments(of: expression, in: file) { self.words(of: argument.value, in: file, &words, depth + 1) }
    default: break
    }
  }

  /// What the class that is shown says by a property, or a type by a constant: `primaryTitle`, `Titles.send`.
  private func wordsHeld(by title: Node, in file: Int32) -> [String] {
    let owner: TypeID?
    if title.kind == .name || project.isSelf(title.base, in: file) {
      owner = shown
    } else {
      let base = project.node(title.base, in: file)
      owner = base.kind != .name ? nil : base.name == Word.Self.rawValue ? shown : project.typesByName[base.name].first
    }
    guard let owner, let property = project.members(named: title.name, of: owner).first else { return [] }
    return project.words(heldBy: property)
  }
}

extension Project {
  /// The words of the text that a property holds: `static let send = "Send"`, `var title: String { "Send" }`, `{ "send".localized }`.
  func words(heldBy property: DeclarationRef) -> [String] {
    guard self[property].kind == .variable else { return [] }
    let reader = ValueReader(self)
    guard let value = self[property].value != none ? self[property].value : reader.getter(of: property).flatMap(reader.onlyExpression) else { return [] }
    var text = node(value, in: property.file)
    if text.kind == .call, let first = arguments(of: text, in: property.file).first { text = node(first.value, in: property.file) }
    if text.kind == .member, text.base != none { text = node(text.base, in: property.file) }
    return text.kind == .string ? words(of: text.name) : []
  }
}
