// The controls by which people leave a modal, and what each of them does.

import SwiftScan

extension Project {
  /// What a control runs: its closure, or the method that it names.
  func action(of node: NodeRef) -> DeclarationRef? {
    let call = self[node]
    guard call.kind == .call else { return call.kind == .block ? enclosingMember(of: scope(of: node)) : nil }
    let arguments = self.arguments(of: call, in: node.file)
    if let name = arguments.compactMap({ selectorName($0.value, in: node.file) }).first {
      guard let type = enclosingType(of: scope(of: node)) else { return nil }
      return members(named: name, of: type).first { self[$0].kind == .function }
    }
    let action = arguments.first { $0.label == .action || $0.label == Known.primaryAction.name }
      ?? arguments.first { self.node($0.value, in: node.file).kind == .closure }
    guard let action else { return nil }
    var value = self.node(action.value, in: node.file)
    // `primaryAction: UIAction { _ in … }`
    if value.kind == .call, self.node(value.base, in: node.file).name == Known.UIAction.name, let handler = self.arguments(of: value, in: node.file).last {
      value = self.node(handler.value, in: node.file)
    }
    switch value.kind {
    case .closure: return DeclarationRef(file: node.file, index: value.first)
    case .name: return meanings(of: value, in: context(of: node)).first { self[$0].kind == .function }
    // `Button("Cancel", action: model.cancel)`
    case .member where value.base != none:
      return members(meantBy: value, in: context(of: node)).first { self[$0].kind == .function }
    default: return nil
    }
  }

  /// The controls by which people leave, each with what it does.
  func leavingControls(of presentation: Presentation, _ words: EndWords) -> [(exit: Exit, reader: WorkReader)] {
    presentation.contents.flatMap(\.exits).compactMap { exit in
      let actions = exit.closures + [exit.node.flatMap(action(of:))].compactMap { $0 }
      guard exit.kind == .button || exit.kind == .commit, !exit.isHidden, !actions.isEmpty else { return nil }
      var reader = WorkReader(self, words)
      for action in actions { reader.read(action) }
      return (exit, reader)
    }
  }
}
