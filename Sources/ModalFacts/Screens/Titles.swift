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
      words += wordsHeld(by: expression, NodeRef(file: file, index: node))
    case .name:
      guard !project.startsUppercase(expression.name), expression.name != Word.`self`.rawValue else { return }
      words += project.words(of: expression.name) + wordsHeld(by: expression, NodeRef(file: file, index: node))
    case .call:
      self.words(of: expression.base, in: file, &words, depth + 1)
      for argument in project.arguments(of: expression, in: file) { self.words(of: argument.value, in: file, &words, depth + 1) }
    default: break
    }
  }

  /// What the class that is shown says by a property, a type by a constant, or a model by a property: `primaryTitle`, `Titles.send`,
  /// `model.actionTitle`.
  private func wordsHeld(by title: Node, _ ref: NodeRef) -> [String] {
    let owner: TypeID?
    if title.kind == .name || project.isSelf(title.base, in: ref.file) {
      owner = shown
    } else {
      let base = project.node(title.base, in: ref.file)
      owner = base.kind != .name ? nil : base.name == Word.Self.rawValue ? shown : project.typesByName[base.name].first
      if owner == nil { return wordsOfModel(title, ref) }
    }
    guard let owner, let property = project.members(named: title.name, of: owner).first else { return [] }
    return project.words(heldBy: property)
  }

  /// Of what a protocol asks for, or several types say, only what all of them would do.
  private func wordsOfModel(_ title: Node, _ ref: NodeRef) -> [String] {
    guard title.base != none else { return [] }
    let types = project.typesOf(title.base, in: project.context(of: ref))
    let said = types.flatMap { type -> [[String]] in
      guard case .project(let id) = type else { return [[]] }
      let members = project.members(named: title.name, of: id)
      guard members.contains(where: project.isRequirement) else { return members.map(project.words(heldBy:)) }
      return project.declarations[title.name].filter { member in
        !project.isRequirement(member) && project.enclosingType(of: project.parent(of: member)).map { project.ancestors(of: $0).types.contains(id) } ?? false
      }
      .map(project.words(heldBy:))
    }
    guard said.count == 1 || said.allSatisfy({ words.isCommit($0) && !words.isNeutral($0) }) else { return [] }
    return said.flatMap { $0 }
  }
}

extension ControllerReader {
  /// Adds the words of the titles that are set on the control that a call is made on: `send.setTitle("Send", for: .normal)`. Of one that is
  /// called now this, now that, only what all of its titles would do is said.
  func words(ofTitlesOn callee: Node, at call: NodeRef, _ words: inout [String]) {
    guard callee.kind == .member, let control = project.variable(meantBy: callee.base, in: project.context(of: call)) else { return }
    let titles = project.titles(setOn: control).map { title in
      var said: [String] = []
      self.words(of: title.index, in: title.file, &said)
      return said
    }
    guard titles.count == 1 || titles.allSatisfy({ self.words.isCommit($0) && !self.words.isNeutral($0) }) else { return }
    words += titles.joined()
  }

  /// Adds the words of the name that a control is given where it is made with its action, and of the titles that are set on that, or on the
  /// configuration that it is made with.
  func words(ofTitlesSetOn made: NodeRef, named name: NameID?, _ arguments: Arguments, _ words: inout [String]) {
    if let name { words += project.words(of: name) }
    guard arguments.contains(where: { $0.label == Known.primaryAction.name }), var scope = project.scope(of: made) else { return }
    while project[scope].kind == .variable, let outer = project.parent(of: scope), !project[outer].kind.isType { scope = outer }
    let inside = Context(file: made.file, scope: scope, position: project[scope].nodeEnd, frame: nil)
    var controls: [DeclarationRef] = []
    if let name { controls += project.meanings(of: name, in: inside).filter { project[$0].kind == .variable && project[$0].value == made.index } }
    for argument in arguments where argument.label == Known.configuration.name {
      if let configuration = project.variable(meantBy: argument.value, in: project.context(of: made)) { controls.append(configuration) }
    }
    for title in controls.flatMap({ project.titles(setOn: $0) }) { self.words(of: title.index, in: title.file, &words) }
  }
}

extension Project {
  /// The texts that are set as the title of the control, or the configuration, that a variable holds: where it is made and beside it.
  func titles(setOn control: DeclarationRef, _ depth: Int = 0) -> [NodeRef] {
    guard depth < 3, let around = parent(of: control) else { return [] }
    var found: [NodeRef] = []
    let isProperty = self[around].kind.isType
    let places = isProperty ? enclosingType(of: around).map { types[Int($0)].parts } ?? [] : enclosingMember(of: around).map { [$0] } ?? []
    let value = self[control].value == none ? Node(.skipped) : node(self[control].value, in: control.file)
    // `let send: UIButton = { let button = UIButton(); … }()`: what is set there is set on this.
    func isSet(on base: NodeID, at ref: NodeRef) -> Bool {
      guard base != none else { return false }
      var base = base
      // `send.configuration?.title`, `send.titleLabel?.text`
      while case let link = node(base, in: ref.file), link.kind == .member, link.base != none, !isSelf(link.base, in: ref.file) { base = link.base }
      let isInside = isProperty && ref.file == control.file && (self[control].nodeStart..<self[control].nodeEnd).contains(ref.index)
      return isInside ? node(base, in: ref.file).kind == .name : variable(meantBy: base, in: context(of: ref)) == control
    }
    for place in places {
      for name in [Known.setTitle.name, Known.setAttributedTitle.name] {
        for call in self.places(in: calls[name], inside: place).map({ calls[name][$0] }) where !isInactive(call) {
          let callee = node(self[call].base, in: call.file)
          guard callee.kind == .member, isSet(on: callee.base, at: call), let title = arguments(of: self[call], in: call.file).first else { continue }
          found.append(NodeRef(file: call.file, index: title.value))
        }
      }
      let assigned = assignments[Known.title.name]
      for assignment in self.places(in: assigned, inside: place).map({ assigned[$0] }) where !isInactive(assignment) {
        let left = node(self[assignment].base, in: assignment.file)
        guard left.kind == .member, !isSelf(left.base, in: assignment.file), isSet(on: left.base, at: assignment) else { continue }
        found.append(NodeRef(file: assignment.file, index: self[assignment].first))
      }
    }
    // `UIButton(configuration: filled)`
    if value.kind == .call, let configuration = arguments(of: value, in: control.file).first(where: { $0.label == Known.configuration.name }),
      let held = variable(meantBy: configuration.value, in: valueContext(of: control, frame: nil)), held != control
    {
      found += titles(setOn: held, depth + 1)
    }
    return found
  }

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
