// Closures that run as a screen goes, or comes back, without a method that says so: streams of its lifecycle,
// `rx.viewDidDisappear.subscribe(onNext: { … })`, and what another module's functions promise by their names, `observeDismissal { … }`.

import SwiftScan

enum LifecycleWords {
  static let going: Set<String> = [
    "disappear", "disappears", "disappeared", "dismiss", "dismisses", "dismissed", "dismissal", "deallocated", "deallocating",
  ]
  static let coming: Set<String> = ["appear", "appears", "appeared", "appearing"]
}

extension Project {
  /// The closures in a type's code that run at such times.
  func closures(of type: TypeID, runWhen said: Set<String>) -> [DeclarationRef] {
    types[Int(type)].parts.filter { !isInactive($0) }.flatMap { part in
      (self[part].nodeStart..<self[part].nodeEnd).flatMap { index -> [DeclarationRef] in
        let call = NodeRef(file: part.file, index: index)
        guard self[call].kind == .call, !isInactive(call) else { return [] }
        let closures = arguments(of: self[call], in: part.file).map { node($0.value, in: part.file) }.filter { $0.kind == .closure }
        return !closures.isEmpty && runsClosures(call, when: said) ? closures.map { DeclarationRef(file: part.file, index: $0.first) } : []
      }
    }
  }

  /// Whether a closure runs at such times by what it is handed to or put into: `onDidDisappear = { … }` of a base class elsewhere.
  func isRun(_ closure: DeclarationRef, when said: Set<String>) -> Bool {
    if let call = call(handing: closure) { return runsClosures(call, when: said) }
    let count = NodeID(files[Int(closure.file)].nodes.count)
    return (self[closure].nodeEnd..<min(self[closure].nodeEnd + 4, count)).contains { index in
      let assignment = node(index, in: closure.file)
      guard assignment.kind == .assign, case let value = node(assignment.first, in: closure.file), value.kind == .closure, value.first == closure.index
      else { return false }
      return says(files[Int(closure.file)].lastName(assignment.base), said)
    }
  }

  /// Whether a call runs what it is handed at such times. Of an observer all that it observes is asked.
  func runsClosures(_ call: NodeRef, when said: Set<String>) -> Bool {
    let callee = node(self[call].base, in: call.file)
    guard callee.kind == .name || callee.kind == .member, !roles.has(callee.name, .exit) else { return false }
    if says(callee.name, said) { return true }
    guard Self.observing.contains(where: { callee.name == $0.name }) else { return false }
    var isSaid = false
    walk(self[call].base, in: call.file) { _, node in
      isSaid = isSaid || (node.kind == .name || node.kind == .member) && says(node.name, said)
      return !isSaid && node.kind != .closure
    }
    return isSaid
  }

  private static let observing: [Known] = [.sink, .subscribe, .bind, .drive, .emit]

  /// Whether a name says so that the project itself gives to nothing but what it overrides. `dismissThen { … }` is an order.
  private func says(_ name: NameID, _ said: Set<String>) -> Bool {
    guard name != none, declarations[name].allSatisfy({ self[$0].modifiers.contains(.override) }) else { return false }
    let words = words(of: name)
    return words.contains(where: said.contains) && (words.first != "dismiss" || startsUppercase(name))
  }

  /// Whether some code calls what may refuse the swipe, as its name says: `preventSwipeToDismiss()` of another module.
  func mayRefuseSwipe(inside code: DeclarationRef) -> Bool {
    (self[code].nodeStart..<self[code].nodeEnd).contains { index in
      let call = node(index, in: code.file)
      guard call.kind == .call, !call.flags.contains(.inactive), case let name = files[Int(code.file)].lastName(call.base), name != none,
        declarations[name].isEmpty, typesByName[name].isEmpty, case let said = words(of: name)
      else { return false }
      // SwiftUI's `interactiveDismissDisabled` is judged by itself.
      return said.first != "interactive" && promisesGuard(said)
    }
  }
}
