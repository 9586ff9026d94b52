// What a recogniser's handlers do: close the screen, end typing; and whether they ask first where the finger was.

import SwiftScan

/// What happens when a recogniser fires.
public struct GestureEffects: Sendable, Hashable {
  /// The steps to what closes a screen; nil where nothing does.
  public var exit: [String]?
  /// To close is what it is for: what closes is near.
  public var closes: Bool { exit.map { $0.count <= 4 } ?? false }
  /// The keyboard goes.
  public var endsTyping = false
  /// It asks where the finger was.
  public var asksWhere = false
  /// It asks whether the gesture has ended.
  public var asksState = false
}

extension RecognizerReader {
  func effects(of recognizer: Recognizer) -> GestureEffects {
    var effects = GestureEffects()
    effects.endsTyping = recognizer.systemActions.contains { $0 == "endEditing" || $0 == "resignFirstResponder" }
    for handler in recognizer.handlers {
      if effects.exit == nil {
        var reader = ActionReader(project, drivers: [])
        effects.exit = reader.run(.body(handler.body, nil)).exit.map { project.texts(of: $0) }
      }
      for body in project.reach(of: handler.body) {
        let declaration = project[body]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let node = project.node(index, in: body.file)
          guard node.kind == .member || node.kind == .call || node.kind == .macro, !node.flags.contains(.inactive) else { continue }
          let name = node.kind == .call ? project.node(node.base, in: body.file).name : node.name
          switch name {
          case Known.endEditing.name, Known.resignFirstResponder.name: effects.endsTyping = true
          case Known.location.name, Known.hitTest.name, Known.indexPathForRow.name, Known.indexPathForItem.name: effects.asksWhere = true
          case Known.state.name: effects.asksState = true
          case Word.selector.rawValue where node.kind == .macro:
            if project.selectorName(index, in: body.file) == Known.resignFirstResponder.name { effects.endsTyping = true }
          default: break
          }
        }
      }
    }
    return effects
  }
}

extension Project {
  /// What runs when a function or closure does: itself, and the functions of the project that it calls.
  func reach(of body: DeclarationRef) -> [DeclarationRef] {
    var found = [body]
    var next = 0
    while next < found.count, found.count < 24 {
      let at = found[next]
      next += 1
      let declaration = self[at]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let call = node(index, in: at.file)
        guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
        let callee = node(call.base, in: at.file)
        guard callee.kind == .name || callee.kind == .member, !declarations[callee.name].isEmpty else { continue }
        let context = context(of: NodeRef(file: at.file, index: index))
        let meanings =
          callee.kind == .name ? self.meanings(of: callee.name, in: context)
          : callee.base == none ? Declarations() : members(named: callee.name, of: typesOf(callee.base, in: context))
        for function in matching(meanings, arguments(of: call, in: at.file)).prefix(3) {
          guard self[function].kind == .function, self[function].body != none, !found.contains(function) else { continue }
          found.append(function)
        }
      }
    }
    return found
  }
}
