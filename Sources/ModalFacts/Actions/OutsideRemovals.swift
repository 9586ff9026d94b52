// What another module's functions may take off or away, as their names say: nobody sees what they do.

import SwiftScan

extension Project {
  /// The first call in the code of some types that is said to remove something, is declared nowhere in the project, and is about one
  /// of these names: `tap.detach()`, `Gestures.remove(tap)`; or about all there are: `window.removeAllGestures()`.
  func outsideRemoval(of names: Set<NameID>, in family: Set<TypeID>, all kinds: Set<String>) -> NameID? {
    for type in family.sorted() {
      for part in types[Int(type)].parts {
        for index in self[part].nodeStart..<self[part].nodeEnd {
          let call = node(index, in: part.file)
          guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
          let callee = node(call.base, in: part.file)
          guard callee.kind == .name || callee.kind == .member, declarations[callee.name].isEmpty, !Self.removals.isDisjoint(with: words(of: callee.name)),
            !isListed(callee.name, in: Self.ofUIKit)
          else { continue }
          if !kinds.isDisjoint(with: words(of: callee.name)) { return callee.name }
          let spoken = (callee.kind == .member ? [callee.base] : []) + arguments(of: call, in: part.file).map(\.value)
          if spoken.contains(where: { names.contains(files[Int(part.file)].lastName($0)) }) { return callee.name }
        }
      }
    }
    return nil
  }

  private static let removals: Set<String> = [
    "remove", "detach", "dismiss", "hide", "close", "fade", "clear", "clean", "cleanup", "uninstall", "unregister", "unbind", "dispose", "tear",
    "teardown", "release", "invalidate", "deactivate",
  ]

  /// These take off or hide something else, or are judged by themselves.
  private static let ofUIKit: Spellings = [
    "removeGestureRecognizer", "removeFromSuperview", "removeTarget", "removeObserver", "removeInteraction", "removeConstraint", "removeConstraints",
    "removeAllAnimations", "removeAnimation", "removeArrangedSubview", "removeLayoutGuide", "removeMotionEffect", "removeFromParent",
    "removeAll", "removeFirst", "removeLast", "removeValue", "removeSubrange",
  ]
}
