// The project's own modifiers that views put around themselves: what they do as a view goes away, they do for each of these.

import SwiftScan

extension Project {
  /// The modifiers that stand in some closures and in the code of some types: functions that the project adds to views, and types
  /// that `modifier` is handed.
  func modifiers(in closures: [DeclarationRef], of views: Set<TypeID>) -> (functions: [DeclarationRef], types: [TypeID]) {
    var met: Set<NameID> = []
    var functions: [DeclarationRef] = []
    var found: [TypeID] = []
    func add(modifierMadeBy node: NodeID, in file: Int32) {
      let made = self.node(node, in: file)
      guard made.kind == .call else { return }
      found += typesByName[files[Int(file)].lastName(made.base)].filter { isKind($0, of: Known.ViewModifier.name) }
    }
    func read(_ body: DeclarationRef, _ depth: Int) {
      let file = body.file
      for index in self[body].nodeStart..<self[body].nodeEnd {
        let call = node(index, in: file)
        guard call.kind == .call else { continue }
        let callee = node(call.base, in: file)
        guard callee.kind == .member || callee.kind == .name else { continue }
        if callee.name == Known.modifier.name, let first = arguments(of: call, in: file).first { add(modifierMadeBy: first.value, in: file) }
        guard depth < 3, met.insert(callee.name).inserted else { continue }
        for function in declarations[callee.name] where self[function].kind == .function && self[function].body != none {
          guard let owner = enclosingType(of: parent(of: function)), isViewName(types[Int(owner)].name) else { continue }
          functions.append(function)
          read(function, depth + 1)
        }
      }
    }
    for body in closures + views.sorted().flatMap({ types[Int($0)].parts }) { read(body, 0) }
    return (functions, found)
  }
}
