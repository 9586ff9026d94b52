// Where the text goes as a stream, `textView.rx.text`, `field.textPublisher`, besides closures: into a property by its key path, through an
// operator of the team's own, or as what a model is handed that listens to it. And who of another module is told of it.

import SwiftScan

extension TypedTextReader {
  /// `assign(to: \.text, on: model)`: follows what the model's property does as it is set.
  mutating func followAssigned(_ arguments: Arguments, in part: DeclarationRef, of type: TypeID) {
    guard let path = arguments.first.map({ project.node($0.value, in: part.file) }), path.kind == .keyPath, path.base != none,
      let object = arguments.dropFirst().first(where: { project.text($0.label) == "on" })?.value
    else { return }
    let name = project.node(path.base, in: part.file).name
    for property in project.members(named: name, of: project.typesOf(object, in: inside(part))) where project[property].kind == .variable && !found.isKept {
      guard let owner = project.enclosingType(of: project.parent(of: property)) else { continue }
      held.insert(name)
      if type == screen, isText(property), case .withModel(let model) = fate(in: project.node(object, in: part.file), isDeep: true, isByValue: false, part, of: type),
        isMadeForScreen(model)
      {
        found.holders.insert(name)
      }
      if project.mayBeStored(property) { found.isKept = true }
      for accessor in project.observers(of: property) + project.setters(of: property) { follow(accessor, ofOther: owner, 1, isHanded: true) }
      listen(to: name, in: owner, 0)
    }
  }

  /// Whether a property holds a text, and not what is found out about one.
  private func isText(_ property: DeclarationRef) -> Bool {
    let value = project[property].value
    if value != none, project.node(value, in: property.file).kind == .string { return true }
    return project.typesOf(declaration: property).contains { if case .external(let name) = $0 { project.text(name) == "String" } else { false } }
  }

  /// `bind(to: reactor.action)`: a member of the project's model that a package gives it, of which nobody sees what it leads to.
  func isOfPackage(_ place: NodeID, in part: DeclarationRef) -> Bool {
    let node = project.node(place, in: part.file)
    guard node.kind == .member, node.base != none, !project.isSelf(node.base, in: part.file) else { return false }
    let owners = project.typesOf(node.base, in: inside(part))
    return !owners.isEmpty && project.members(named: node.name, of: owners).isEmpty && owners.contains { owner in
      guard case .project(let model) = owner else { return false }
      return project.types[Int(model)].kind == .class && project.ancestors(of: model).external.contains { !project.begins($0, with: "UI") && !project.begins($0, with: "NS") }
    }
  }

  /// `textView.rx.text <-> draft.text`, an operator that binds both ways: what the text is bound to.
  func boundByOperator(_ node: Node, in file: Int32) -> NodeID? {
    guard node.kind == .binary, !node.flags.contains(.inactive), project.isListed(node.name, in: Self.binding) else { return nil }
    if speaksOfText(node.base, in: file) { return node.first }
    return speaksOfText(node.first, in: file) ? node.base : nil
  }

  private static let binding: Spellings = ["<->", "<~>", "~>", "<~", "-->", "<--", "->>", "<<-"]

  /// `viewModel.transform(Input(text: textView.rx.text))`: follows a model that is handed the stream, and listens to it.
  mutating func followStream(_ callee: Node, _ arguments: Arguments, in part: DeclarationRef, of type: TypeID) {
    guard callee.kind == .member, callee.base != none, !project.isSelf(callee.base, in: part.file), !arguments.isEmpty, !project.declarations[callee.name].isEmpty,
      arguments.contains(where: { project.node($0.value, in: part.file).kind != .closure && speaksOfStream($0.value, in: part.file) })
    else { return }
    followElsewhere(callee, part, of: type, 0, isHanded: true)
  }

  /// `textView.rx.text`, `field.textPublisher`.
  private func speaksOfStream(_ node: NodeID, in file: Int32) -> Bool {
    var isStream = false
    project.walk(node, in: file) { _, node in
      if node.kind == .member, node.base != none {
        isStream = isStream || project.text(node.name) == "textPublisher" || node.name == .text && project.node(node.base, in: file).name == .rx
      }
      return !isStream && node.kind != .closure
    }
    return isStream
  }

  // MARK: Others

  /// `Drafts.shared.add(text)`, `store.dispatch(SetText(text))`: whether an object of another module that all share is told, by a statement
  /// of its own, so that it is for what that does with it.
  func tellsOthers(_ callee: Node, in function: DeclarationRef) -> Bool {
    var root = project.node(callee.base, in: function.file)
    var chain: [NameID] = []
    while root.kind == .member, root.base != none {
      chain.append(root.name)
      root = project.node(root.base, in: function.file)
    }
    guard root.kind == .name, root.name != Word.`self`.rawValue, !project.isListed(root.name, in: Self.queues) else { return false }
    chain.append(root.name)
    let context = inside(function)
    let isShared = project.startsUppercase(root.name) && chain.count > 1 && project.typesByName[root.name].isEmpty
      || project.meanings(of: root, in: context).first.map { project[$0].kind == .variable && project.parent(of: $0) == nil } ?? false
    guard isShared, project.typesOf(callee.base, in: context).allSatisfy({ if case .external = $0 { true } else { false } }) else { return false }
    let words = EndWords(project.roles.words)
    return !words.isQuiet(project.words(of: callee.name)) && !chain.contains { words.isQuiet(receiver: project.words(of: $0)) || project.begins($0, with: "UI") || project.begins($0, with: "NS") }
  }

  /// What these run is read where it stands.
  private static let queues: Spellings = ["DispatchQueue", "OperationQueue", "RunLoop"]

  /// Notes a call that tells somebody else of the text.
  mutating func tell(_ call: Node, _ index: NodeID, _ texts: Set<NameID>, _ function: DeclarationRef) {
    guard !found.isKept, call.base != none, case let callee = project.node(call.base, in: function.file), callee.kind == .member, callee.base != none,
      project.arguments(of: call, in: function.file).contains(where: { mentions($0.value, texts, in: function.file) }), tellsOthers(callee, in: function)
    else { return }
    var isStatement = false
    project.walk(project[function].body, in: function.file) { _, node in
      isStatement = isStatement || node.kind == .block && project.list(of: node, in: function.file).contains(index)
      return !isStatement
    }
    if isStatement { found.isKept = true }
  }
}
