// Controls whose action stands elsewhere: helpers that are handed a selector and tie it to what they make, selectors and
// `UIAction`s that somebody else sets, objects that are handed the screen and close it.

import SwiftScan

extension Project {
  /// What a function of the project's ties the selector to that it is handed.
  enum MadeByHelper { case control, gesture }

  /// `row("Close", #selector(close))`: whether all that is called so makes a control, or a gesture; nil for anything else.
  func madeByHelper(_ name: NameID) -> MadeByHelper? {
    var found: MadeByHelper?
    for function in declarations[name] where self[function].kind == .function && self[function].body != none {
      guard let made = ties(function), found == nil || found == made else { return nil }
      found = made
    }
    return found
  }

  private func ties(_ function: DeclarationRef) -> MadeByHelper? {
    let takers = NameSet(parameters(of: function).map { self[$0].name })
    for index in self[function].nodeStart..<self[function].nodeEnd {
      let call = node(index, in: function.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
      let isHandedOn = arguments(of: call, in: function.file).contains { argument in
        let value = node(argument.value, in: function.file)
        return argument.label == .action && value.kind == .name && takers.contains(value.name)
      }
      guard isHandedOn else { continue }
      let name = files[Int(function.file)].lastName(call.base)
      if traits(name).contains(.recognizerLike) { return .gesture }
      if name == .addTarget || traits(name).contains(.buttonLike) || traits(name).contains(.itemLike) { return .control }
    }
    return nil
  }

  /// Whether an expression is a property that is given no value where it stands: somebody else sets it.
  fileprivate func isSetElsewhere(_ node: NodeID, in context: Context) -> Bool {
    let expression = self.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member && isSelf(expression.base, in: context.file),
      let property = meanings(of: expression.name, in: context).first
    else { return false }
    return self[property].kind == .variable && self[property].value == none && parent(of: property).map { self[$0].kind.isType } ?? false
      && ValueReader(self).getter(of: property) == nil
  }
}

extension ControllerReader {
  /// `button.addTarget(target, action: action, for: .touchUpInside)`, `UIButton(primaryAction: action)`: a control whose target and
  /// action are set from outside.
  mutating func noteSetElsewhere(_ name: NameID, _ ref: NodeRef, _ arguments: Arguments) {
    let isControl = name == .addTarget || name == .addAction || project.traits(name).contains(.buttonLike) || project.traits(name).contains(.itemLike)
    guard isControl else { return }
    let context = project.context(of: ref)
    let isOutside = arguments.contains { argument in
      let isAction = argument.label == .action || argument.label == .primaryAction || name == .addAction && argument.label == none
      return isAction && project.isSetElsewhere(argument.value, in: context)
    }
    if isOutside { screen.note("what a control does is set from outside") }
  }

  /// `CloseBar(self)`, `bar.attach(to: self)`, `bar.controller = self`: an object whose own handlers close what it is handed.
  mutating func noteHandedSelf(_ node: Node, _ ref: NodeRef) {
    guard node.kind == .assign || node.kind == .call else { return }
    var types = Types()
    if node.kind == .assign {
      let left = project.node(node.base, in: ref.file)
      guard project.isSelf(node.first, in: ref.file), left.kind == .member, left.base != none, left.name != .delegate else { return }
      types = project.typesOf(left.base, in: project.context(of: ref))
    } else {
      guard project.arguments(of: node, in: ref.file).contains(where: { $0.label != .target && project.isSelf($0.value, in: ref.file) }) else { return }
      let callee = project.node(node.base, in: ref.file)
      let context = project.context(of: ref)
      if callee.kind == .name, project.startsUppercase(callee.name) {
        types = project.types(named: callee.name, in: context)
      } else if callee.kind == .member, callee.base != none {
        types = project.typesOf(callee.base, in: context)
      }
    }
    for case .project(let type) in types where project.types[Int(type)].kind == .class && !project.isViewController(type) && !isUIKitView(type) {
      let closes = project.types[Int(type)].parts.contains { part in
        project.children(of: part).contains { handler in
          project[handler].kind == .function && project.hasAttribute(handler, Word.objc.rawValue) && project.roles.names(of: .exit).contains { exit in
            !project.places(in: project.calls[exit], inside: handler).isEmpty
          }
        }
      }
      if closes { screen.note("`\(project.text(project.types[Int(type)].name))` is handed `self`, and may close it") }
    }
  }
}
