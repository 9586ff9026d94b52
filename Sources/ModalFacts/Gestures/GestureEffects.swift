// What a recogniser's handlers do: close the screen, end typing; and whether they ask first where the finger was.

import SwiftScan

/// What happens when a recogniser fires.
public struct GestureEffects: Sendable, Hashable {
  /// The steps to what closes a screen; nil where nothing does.
  public var exit: [String]?
  /// To close is what it is for: what closes is near.
  public var closes: Bool { exit.map { $0.count <= 4 } ?? false }
  /// A view of the project's own takes itself off what it lies on, as an overlay does that closes.
  public var takesItselfAway = false
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
          if node.kind == .call, isHandedOn(by: node, in: body) { effects.asksWhere = true }
          let name = node.kind == .call ? project.node(node.base, in: body.file).name : node.name
          switch name {
          case Known.endEditing.name, Known.resignFirstResponder.name: effects.endsTyping = true
          case Known.location.name, Known.hitTest.name, Known.indexPathForRow.name, Known.indexPathForItem.name: effects.asksWhere = true
          case Known.state.name: effects.asksState = true
          case Known.removeFromSuperview.name: if node.kind == .call, isOfView(node, in: body) { effects.takesItselfAway = true }
          case Word.selector.rawValue where node.kind == .macro:
            if project.selectorName(index, in: body.file) == Known.resignFirstResponder.name { effects.endsTyping = true }
          default: break
          }
        }
      }
    }
    return effects
  }

  /// `removeFromSuperview()`, `self?.removeFromSuperview()` in a view's own code.
  private func isOfView(_ call: Node, in body: DeclarationRef) -> Bool {
    let callee = project.node(call.base, in: body.file)
    guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: body.file) else { return false }
    return project.enclosingType(of: body).map { project.isKind($0, of: Known.UIView.name) } ?? false
  }

  /// Whether a call asks somebody who is not read about the recogniser that a function is handed: `tap.isInside(card)`,
  /// `shouldClose(tap)`, `decider?.panel(self, closesFor: tap)`.
  private func isHandedOn(by call: Node, in body: DeclarationRef) -> Bool {
    guard let gesture = project.children(of: body).first(where: { project[$0].kind == .parameter && project.isRecognizer(declaration: $0) })
      .map({ project[$0].name })
    else { return false }
    let callee = project.node(call.base, in: body.file)
    guard callee.kind == .name || callee.kind == .member, !project.isListed(callee.name, in: Self.ofUIKit) else { return false }
    func isGesture(_ node: NodeID) -> Bool {
      node != none && project.node(node, in: body.file).kind == .name && project.node(node, in: body.file).name == gesture
    }
    guard callee.kind == .member && isGesture(callee.base) || project.arguments(of: call, in: body.file).contains(where: { isGesture($0.value) })
    else { return false }
    return !project.declarations[callee.name].contains { project[$0].kind == .function && project[$0].body != none } || isRequired(callee.name)
  }

  /// Whether a protocol asks for a function of a name: which one answers is not known.
  private func isRequired(_ name: NameID) -> Bool {
    project.declarations[name].contains { project[$0].kind == .function && project[$0].body == none }
  }
}

extension Project {
  /// What runs when a function or closure does: itself, the functions of the project that it calls, and the properties that it asks.
  func reach(of body: DeclarationRef) -> [DeclarationRef] {
    var found = [body]
    var next = 0
    while next < found.count, found.count < 24 {
      let at = found[next]
      next += 1
      let declaration = self[at]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = node(index, in: at.file)
        let isCall = node.kind == .call
        let asked = isCall ? self.node(node.base, in: at.file) : node
        guard asked.kind == .name || asked.kind == .member, !node.flags.contains(.inactive), !declarations[asked.name].isEmpty else { continue }
        let meanings = meanings(ofAsked: asked, in: context(of: NodeRef(file: at.file, index: index)))
        let bodies =
          isCall ? matching(meanings, arguments(of: node, in: at.file)).filter { self[$0].kind == .function }
          : meanings.filter { self[$0].kind == .variable }.compactMap { ValueReader(self).getter(of: $0) }
        for body in bodies.prefix(3) where self[body].body != none && !found.contains(body) { found.append(body) }
      }
    }
    return found
  }

  /// What a name or a member may mean; of something of a class that is not known, what the project adds to classes from outside.
  private func meanings(ofAsked asked: Node, in context: Context) -> Declarations {
    guard asked.kind == .member else { return meanings(of: asked, in: context) }
    guard asked.base != none else { return Declarations() }
    let owners = typesOf(asked.base, in: context)
    guard owners.isEmpty else { return members(named: asked.name, of: owners) }
    return Declarations(declarations[asked.name].filter { enclosingType(of: parent(of: $0)).map { types[Int($0)].isExternal } ?? false })
  }
}
