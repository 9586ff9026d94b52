// Which functions and properties make an object anew for whoever asks, and keep it nowhere: `kitchen.makeForm()`, `model.editor`. What
// is shown of it dies with the modal.

import SwiftScan

extension Project {
  /// Whether all that a function or a getter gives back is made there, as it stands or in a local that is handed to nobody.
  func givesNewObject(_ body: DeclarationRef) -> Bool {
    guard self[body].body != none else { return false }
    let inside = Context(file: body.file, scope: body, position: self[body].body, frame: nil)
    let returned = ValueReader(self).returned(by: body, in: inside)
    return !returned.isEmpty && returned.allSatisfy { value in
      let made = node(value.value, in: body.file)
      if made.kind == .call { return isInitializer(made, in: body.file) }
      guard made.kind == .name, let local = meanings(of: made, in: inside.at(value.statement)).first, self[local].kind == .variable, local.file == body.file,
        parent(of: local) == body, self[local].value != none
      else { return false }
      return isInitializer(node(self[local].value, in: body.file), in: body.file) && !isHandedOn(made.name, inside: body)
    }
  }

  /// `Form(…)`, `.init(…)`
  func isInitializer(_ call: Node, in file: Int32) -> Bool {
    guard call.kind == .call else { return false }
    let callee = node(call.base, in: file)
    return callee.kind == .name && startsUppercase(callee.name) || callee.kind == .member && callee.name == Word.`init`.rawValue
  }

  /// Whether a local is put somewhere else, or handed to a call.
  private func isHandedOn(_ local: NameID, inside body: DeclarationRef) -> Bool {
    func isIt(_ value: NodeID) -> Bool { value != none && node(value, in: body.file).kind == .name && node(value, in: body.file).name == local }
    return (self[body].nodeStart..<self[body].nodeEnd).contains { index in
      let use = node(index, in: body.file)
      switch use.kind {
      case .call: return arguments(of: use, in: body.file).contains { isIt($0.value) }
      case .assign: return isIt(use.first)
      case .array, .dictionary, .tuple: return list(of: use, in: body.file).contains(where: isIt)
      default: return false
      }
    }
  }
}
