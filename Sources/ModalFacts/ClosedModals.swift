// Which modal a call of `dismiss` closes: the one that is read, another, or none, where a banner or a progress indicator only has a
// method of that name.

import SwiftScan

/// What a call of `dismiss` closes.
enum ClosedModal { case own, other, unseen }

extension ActionReader {
  /// A call that closes by its name, and is not followed.
  /// - Parameter receiver: What it is called on; `none` for a bare name.
  mutating func close(_ call: NodeRef, on receiver: NodeID, in context: Context) {
    let callee = project.node(project[call].base, in: call.file)
    let said = receiver == none ? project.text(callee.name) : calleeText(callee, project.node(receiver, in: call.file))
    switch closed(by: call, on: receiver, in: context) {
    case .own: found("`\(said)`")
    case .other: goOn(callee.name)
    case .unseen: outcome.note("`\(said)` is another module's")
    }
  }

  private func closed(by call: NodeRef, on receiver: NodeID, in context: Context) -> ClosedModal {
    receiver == none ? .own : project.closed(by: call, on: receiver, in: context)
  }
}

extension Project {
  /// What a call closes that is made on something of which no method is followed.
  func closed(by call: NodeRef, on receiver: NodeID, in context: Context) -> ClosedModal {
    if isSystemController(receiver, in: context) { return .other }
    let expression = node(receiver, in: context.file)
    guard node(self[call].base, in: call.file).name == Known.dismiss, expression.kind == .name || expression.kind == .member,
      expression.name != Word.`self`.rawValue, expression.name != Word.super.rawValue
    else { return .own }
    let types = typesOf(receiver, in: context)
    guard !types.isEmpty, types.allSatisfy({ isOfPackage($0, in: context.scope) }) else { return .own }
    if arguments(of: self[call], in: call.file).contains(where: { isSelf($0.value, in: call.file) }) { return .unseen }
    // `ProgressHUD.dismiss()`
    return startsUppercase(expression.name) || isMadeHere(receiver, in: context, 0) ? .other : .unseen
  }

  /// Whether methods are the project's own, of what is no controller: what they close their bodies say.
  func areOfNoController(_ methods: Declarations) -> Bool {
    methods.allSatisfy { method in
      guard self[method].body != none, let owner = enclosingType(of: parent(of: method)) else { return false }
      let type = types[Int(owner)]
      return type.kind != .protocol && !type.isExternal && !isViewController(owner)
    }
  }

  /// A type from outside of which nothing says that it leads from screen to screen.
  private func isOfPackage(_ type: TypeRef, in scope: DeclarationRef?) -> Bool {
    guard case .external(let name) = type, genericParameter(name, in: scope) == nil, !roles.has(name, .systemController), !traits(name).contains(.controllerLike)
    else { return false }
    let text = text(name)
    return !Self.systemPrefixes.contains { text.hasPrefix($0) } && !words(of: name).contains { Self.leading.contains($0) }
  }

  private static let systemPrefixes = ["UI", "NS", "Dismiss", "Presentation", "Environment", "Any"]
  private static let leading: Set<String> = [
    "router", "route", "routing", "navigator", "navigation", "navigating", "coordinator", "coordinating", "wireframe", "flow", "presenter", "presenting",
    "presentable", "presentation", "dismisser", "dismissable", "dismissing", "modal", "sheet", "screen", "window", "scene", "page", "controller", "delegate",
    "manager", "app", "context", "vc",
  ]

  /// Whether a local or property of the class around holds nothing but what is made there: `let hud = ProgressHUD()`.
  private func isMadeHere(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = self.node(node, in: context.file)
    guard depth < 3, expression.kind == .name || expression.kind == .member && isSelf(expression.base, in: context.file),
      let holder = meanings(of: expression.name, in: context).first, self[holder].kind == .variable || self[holder].kind == .binding
    else { return false }
    var values = ValueReader(self).assignments(to: holder).map { ($0.file, self[$0].first, self.context(of: $0)) }
    if self[holder].value != none { values.append((holder.file, self[holder].value, valueContext(of: holder, frame: nil))) }
    values.removeAll { self.node($0.1, in: $0.0).kind == .nil }
    return !values.isEmpty && values.allSatisfy { file, value, context in
      var made = self.node(value, in: file)
      // `if let hud = self.hud`
      if made.kind == .name || made.kind == .member { return isMadeHere(value, in: context, depth + 1) }
      guard made.kind == .call else { return false }
      while made.kind == .call || made.kind == .member || made.kind == .generic, made.base != none { made = self.node(made.base, in: file) }
      return made.kind == .closure || made.kind == .name && startsUppercase(made.name)
    }
  }
}
