// Which alerts does a project make, and what can a person choose in each? It starts from every call that makes a
// `UIAlertController` or a subclass, and follows that value to whatever is done with it: in the function
// itself, in helpers that it is handed to, in extensions that are called on it, and with the callers of a
// factory. What adds an action is looked for; what cannot be followed is unseen.

import SwiftScan

struct AlertReader {
  let project: Project
  private let words: ControllerReader

  init(_ project: Project) {
    self.project = project
    words = ControllerReader(project, drivers: [], words: project.roles.words)
  }

  func read() -> [Alert] {
    var found: [Alert] = []
    for type in alertTypes() {
      for call in project.callsInFocus(type.name) where !project.isInactive(call) {
        if let alert = read(call, type.id) { found.append(alert) }
      }
    }
    found += initializers()
    found += SwiftUIAlertReader(project).read()
    return found.sorted { $0.site < $1.site }
  }

  /// `UIAlertController` and the classes that inherit from it.
  private func alertTypes() -> [(name: NameID, id: TypeID?)] {
    var types: [(name: NameID, id: TypeID?)] = [(Known.UIAlertController.name, nil)]
    for id in project.subtypes[Known.UIAlertController.name] where !project.types[Int(id)].isExternal {
      types.append((project.types[Int(id)].name, id))
      types += project.descendants(of: id).map { (project.types[Int($0)].name, $0) }
    }
    return types
  }

  /// An alert that is made by UIKit's own initialisers.
  private func read(_ call: NodeRef, _ type: TypeID?) -> Alert? {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    guard callee.kind == .name, isSystemMade(node, call.file) else { return nil }
    // A function of the project's that is called so gives what it likes.
    if project.declarations[callee.name].contains(where: { project[$0].kind == .function && !project.isInactive($0) }) { return nil }
    var uses = AlertUses(project, words: words, type: type)
    uses.follow(valueOf: call)
    return alert(call, node, uses, name: callee.name)
  }

  /// `UIAlertController()` or `UIAlertController(title:message:preferredStyle:)`; others are the project's, or a package's.
  private func isSystemMade(_ call: Node, _ file: Int32) -> Bool {
    let arguments = project.arguments(of: call, in: file)
    return arguments.isEmpty
      || arguments.count == 3 && arguments.allSatisfy { $0.label == .title || $0.label == .message || $0.label == .preferredStyle }
  }

  /// `self.init(title:message:preferredStyle:)` in an initialiser that a project adds.
  private func initializers() -> [Alert] {
    var found: [Alert] = []
    let owners = (project.typesByName[Known.UIAlertController.name]) + alertTypes().compactMap(\.id)
    for owner in owners {
      for initializer in project.initializers(of: owner) where project.isInFocus(initializer.file) {
        let declaration = project[initializer]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let node = project.node(index, in: initializer.file)
          guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
          let callee = project.node(node.base, in: initializer.file)
          guard callee.kind == .member, callee.name == Word.`init`.rawValue, callee.base != none, isSystemMade(node, initializer.file) else { continue }
          let base = project.node(callee.base, in: initializer.file)
          guard base.name == Word.`self`.rawValue || base.name == Word.super.rawValue else { continue }
          let call = NodeRef(file: initializer.file, index: index)
          // One of a type inside.
          guard project.enclosingType(of: project.scope(of: call)) == owner else { continue }
          var uses = AlertUses(project, words: words, type: project.types[Int(owner)].isExternal ? nil : owner)
          uses.follow(initializer: initializer)
          found.append(alert(call, node, uses, name: Word.`init`.rawValue))
        }
      }
    }
    return found
  }

  private func alert(_ call: NodeRef, _ node: Node, _ uses: AlertUses, name: NameID) -> Alert {
    let style = style(node, in: project.context(of: call))
    let isClosed = uses.isClosedByCode || uses.actions.isEmpty && AlertClosers(project: project).close(call)
    return Alert(
      site: project.site(of: call, length: project.text(name).utf8.count), style: style,
      kind: style == .actionSheet ? "action sheet" : "alert", name: uses.name == none ? "" : project.text(uses.name), actions: uses.actions,
      textFields: uses.textFields, isPresented: uses.isPresented, isClosedByCode: isClosed,
      hasOwnViews: uses.hasOwnViews, unseen: uses.unseen)
  }

  private func style(_ call: Node, in context: Context) -> Alert.Style {
    guard let argument = project.arguments(of: call, in: context.file).first(where: { $0.label == .preferredStyle }) else { return .actionSheet }
    let node = project.node(argument.value, in: context.file)
    guard node.kind == .member else { return .unseen }
    return node.name == .alert ? .alert : node.name == .actionSheet ? .actionSheet : .unseen
  }
}
