// Which method of an overlay's own closes it, so that others may call it: best is what one of its controls calls.

import SwiftScan

extension OverlayMarks {
  /// A method of the type without parameters that closes it and does nothing for which one would have to ask.
  /// - Parameter exits: What is known to close it without committing anything; nil where nobody asked.
  func closer(of type: TypeID, exits: [Exit]? = nil) -> Overlay.Closer? {
    let wired = exits == nil ? wiredNames(in: project.family(of: type)) : []
    var best: (function: DeclarationRef, rank: Int)?
    for part in project.types[Int(type)].parts {
      for function in project.children(of: part) where project[function].kind == .function {
        let declaration = project[function]
        guard project.parameters(of: function).isEmpty, declaration.body != none, !project.isInactive(function),
          declaration.modifiers.isDisjoint(with: [.static, .effectful]), !declaration.modifiers.contains(.override) || isCloseName(function)
        else { continue }
        let rank: Int
        let name = "`\(project.text(declaration.name))`"
        if exits?.contains(where: { ($0.kind == .button || $0.kind == .gesture) && $0.steps.first == name }) ?? false {
          rank = 3
        } else if closes(function), isCloseName(function) {
          rank = wired.contains(declaration.name) ? 3 : 2
        } else {
          rank = closes(function) && exits == nil ? 1 : 0
        }
        if rank > best?.rank ?? 0 { best = (function, rank) }
      }
    }
    return best.map { Overlay.Closer(name: project.text(project[$0.function].name), isUsed: $0.rank == 3) }
  }

  private func isCloseName(_ function: DeclarationRef) -> Bool {
    let text = project.text(project[function].name).lowercased()
    return ["close", "dismiss", "hide", "cancel"].contains { text.hasPrefix($0) }
  }

  /// The methods that controls and recognisers of these types call.
  private func wiredNames(in family: Set<TypeID>) -> Set<NameID> {
    var names: Set<NameID> = []
    for name in [Known.UITapGestureRecognizer, .addTarget, .UISwipeGestureRecognizer] {
      for call in project.nodes(project.calls[name.name], of: family) {
        for argument in project.arguments(of: project[call], in: call.file) {
          if let selector = project.selectorName(argument.value, in: call.file) { names.insert(selector) }
        }
      }
    }
    return names
  }

  /// Whether a function closes as it runs: a bare `dismiss`, or `removeFromSuperview` of itself, not in a closure that
  /// is kept for later.
  func closes(_ function: DeclarationRef) -> Bool {
    let declaration = project[function]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let call = project.node(index, in: function.file)
      guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
      let callee = project.node(call.base, in: function.file)
      guard callee.kind == .name || callee.kind == .member else { continue }
      let ref = NodeRef(file: function.file, index: index)
      let isRemoval = callee.name == .removeFromSuperview && (isOwn(callee, in: function.file) || project.isOwnView(callee.base, at: ref))
      guard isRemoval || callee.name == .dismiss && isOwn(callee, in: function.file) else { continue }
      if runs(ref, along: function) { return true }
    }
    return false
  }

  /// Whether a node of a function is run with it: in no closure, or in those alone that are handed to what runs them at once
  /// or as soon as something is over.
  private func runs(_ node: NodeRef, along function: DeclarationRef) -> Bool {
    var scope = project.scope(of: node)
    while let current = scope, current != function {
      if project[current].kind == .closure, !isRunAlong(current, in: function) { return false }
      scope = project.parent(of: current)
    }
    return true
  }

  private func isRunAlong(_ closure: DeclarationRef, in function: DeclarationRef) -> Bool {
    for index in project[closure].nodeEnd..<max(project[function].nodeEnd, project[closure].nodeEnd) {
      let node = project.node(index, in: closure.file)
      guard node.kind == .call else { continue }
      let isHanded = project.arguments(of: node, in: closure.file).contains { argument in
        let value = project.node(argument.value, in: closure.file)
        return value.kind == .closure && value.first == closure.index
      }
      guard isHanded else { continue }
      let name = project.text(project.node(node.base, in: closure.file).name).lowercased()
      return ["animat", "transition", "async", "perform", "addcompletion", "addanimation", "task", "withanimation"].contains { name.hasPrefix($0) }
    }
    return false
  }

  /// A bare call, or one on `self` or a weak `self` of the same name.
  func isOwn(_ callee: Node, in file: Int32) -> Bool {
    guard callee.kind == .member, callee.base != none else { return true }
    let base = project.node(callee.base, in: file)
    return base.kind == .name && (base.name == Word.`self`.rawValue || base.name == .strongSelf)
  }
}
