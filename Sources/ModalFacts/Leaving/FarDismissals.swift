// A modal on top may close all that is below it: by the root's `dismiss`, or by that of the presenter's presenter.

import SwiftScan

extension Project {
  /// Whether a controller closes, along with itself, the modal that it stands on.
  func closesModalsBelow(_ type: TypeID) -> Bool {
    let dismissals = calls[Known.dismiss.name]
    return ancestors(of: type).types.contains { ancestor in
      types[Int(ancestor)].parts.contains { part in
        places(in: dismissals, inside: part).contains { place in
          let call = dismissals[place]
          return !isInactive(call) && isFar(node(self[call].base, in: call.file).base, in: call.file)
        }
      }
    }
  }

  /// `view.window?.rootViewController`, `presentingViewController?.presentingViewController`.
  private func isFar(_ receiver: NodeID, in file: Int32) -> Bool {
    var next = receiver
    var presenters = 0
    while next != none {
      let node = self.node(next, in: file)
      guard node.kind == .member || node.kind == .name else { return false }
      if node.name == .rootViewController { return true }
      if node.name == .presentingViewController { presenters += 1 }
      if presenters == 2 { return true }
      next = node.kind == .member ? node.base : none
    }
    return false
  }
}
