// A question that is put in code and waited for: `if await ask("Discard?") { dismiss(animated: true) }`, where the function shows an alert and
// gives back what a person has chosen.

import SwiftScan

extension Project {
  /// Whether some code of these types waits for the answer to an alert, and closes behind that.
  func asksBeforeClosing(in types: [TypeID]) -> Bool {
    let parts = Set(types.flatMap { ancestors(of: $0).types }).sorted().flatMap { self.types[Int($0)].parts }
    return parts.contains { part in
      (self[part].nodeStart..<self[part].nodeEnd).contains { index in
        let call = node(index, in: part.file)
        guard call.kind == .call, call.flags.contains(.awaited), !call.flags.contains(.inactive) else { return false }
        return asks(NodeRef(file: part.file, index: index), 0) && closes(behind: NodeRef(file: part.file, index: index))
      }
    }
  }

  /// Whether a call runs a function that makes an alert, by itself or by way of another.
  func asks(_ call: NodeRef, _ depth: Int) -> Bool {
    guard depth < 3 else { return false }
    return ValueReader(self).functions(meantBy: call).prefix(4).contains { function in
      asks(by: function, depth)
    }
  }

  /// Whether a function makes an alert or what a person chooses in one, by itself or by way of another.
  func asks(by function: DeclarationRef, _ depth: Int) -> Bool {
    (self[function].nodeStart..<self[function].nodeEnd).contains { index in
      let inner = node(index, in: function.file)
      // `asks = true`, which an alert is bound to.
      if inner.kind == .assign, !inner.flags.contains(.inactive), case let left = node(inner.base, in: function.file), left.kind == .name || left.kind == .member,
        case let value = node(inner.first, in: function.file).kind, value != .false, value != .nil, isBoundByPrompt(left.name)
      {
        return true
      }
      guard inner.kind == .call, !inner.flags.contains(.inactive) else { return false }
      let name = files[Int(function.file)].lastName(inner.base)
      if name == .UIAlertController || name == .UIAlertAction || typesByName[name].contains(where: { isKind($0, of: Known.UIAlertController.name) }) { return true }
      return !declarations[name].isEmpty && asks(NodeRef(file: function.file, index: index), depth + 1)
    }
  }

  /// Whether something is called behind a call in the same function that closes.
  private func closes(behind call: NodeRef) -> Bool {
    guard let member = enclosingMember(of: scope(of: call)) else { return false }
    return (call.index + 1..<max(self[member].nodeEnd, call.index + 1)).contains { index in
      let later = node(index, in: call.file)
      return later.kind == .call && roles.has(files[Int(call.file)].lastName(later.base), .exit)
    }
  }
}
