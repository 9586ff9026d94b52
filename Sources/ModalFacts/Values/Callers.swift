// Who calls a function, as far as names, labels and the types of receivers tell.

import SwiftScan

extension Project {
  /// The calls that may mean a function or an initialiser.
  func callers(of function: DeclarationRef) -> [NodeRef] {
    if let known = callersOfFunction[function] { return known }
    let found = findCallers(of: function)
    callersOfFunction[function] = found
    return found
  }

  private func findCallers(of function: DeclarationRef) -> [NodeRef] {
    let isInitializer = self[function].kind == .initializer
    guard let name = isInitializer ? enclosingType(of: function).map({ types[Int($0)].name }) : self[function].name
    else { return [] }
    let own = enclosingType(of: parent(of: function))
    return calls[name].filter { call in !isInactive(call) && mayMean(function, of: own, call) }
  }

  /// The same; nil where there is none, or the function is handed on by its name, `routes.forEach(open)`, and may be called with
  /// anything. A name that a property has as well tells nothing.
  func allCallers(of function: DeclarationRef) -> [NodeRef]? {
    let name = self[function].name
    guard !handedNames.contains(name) || declarations[name].contains(where: { self[$0].kind != .function }) else { return nil }
    let callers = callers(of: function)
    return callers.isEmpty ? nil : callers
  }

  /// Whether a call of its name may mean a function of a type, or one of no type.
  func mayMean(_ function: DeclarationRef, of owner: TypeID?, _ call: NodeRef) -> Bool {
    let node = self[call]
    let arguments = arguments(of: node, in: call.file)
    guard fits(function, arguments) else { return false }
    guard self[function].kind == .function else { return true }
    guard canName(function, at: call) else { return false }
    let callee = self.node(node.base, in: call.file)
    if callee.kind == .name {
      // What is closer by takes its place.
      let meant = meant(byBareCall: call)
      if meant.isEmpty { return owner.map { standsInside($0, scope(of: call)) } ?? true }
      return meant.contains { meaning in
        guard meaning != function, let owner else { return meaning == function }
        guard let other = enclosingType(of: parent(of: meaning)), areRelated(other, owner) else { return false }
        // Of two classes' functions one means the other only where it overrides it, in a class of which the caller may be.
        return types[Int(other)].kind != .class || types[Int(owner)].kind != .class || other == owner
          || (self[meaning].modifiers.contains(.override) || self[function].modifiers.contains(.override)) && standsInside(owner, scope(of: call))
      }
    }
    guard callee.kind == .member, callee.base != none, let owner else { return true }
    let owners = receivers(of: call)
    guard !owners.isEmpty else { return !isControllerOfUIKit(callee.base, in: call.file) || mayBeController(owner) }
    return owners.contains { type in
      switch type {
      case .external(let name): types[Int(owner)].isExternal || isGivenToOutside(function) && extensions(ofOutside: name).contains(owner)
      case .project(let id):
        areRelated(id, owner) || types[Int(owner)].isExternal && mayExtend(owner, id) || isGivenToOutside(function) && inherits(id, addedBy: owner)
      }
    }
  }

  /// What a call of a bare name means. Each of its namesakes asks.
  private func meant(byBareCall call: NodeRef) -> Declarations {
    if let known = meaningsOfCall[call] { return known }
    let callee = node(self[call].base, in: call.file)
    let found = matching(meanings(of: callee, in: context(of: call)), arguments(of: self[call], in: call.file))
    meaningsOfCall[call] = found
    return found
  }

  /// The types that a member's call is made on; none where they are not told.
  private func receivers(of call: NodeRef) -> Types {
    if let known = receiversOfCall[call] { return known }
    let found = typesOf(node(self[call].base, in: call.file).base, in: context(of: call))
    receiversOfCall[call] = found
    return found
  }

  /// Whether a bare name in a scope may be a member's of `owner`: a type around is one, or may be what its extensions extend.
  private func standsInside(_ owner: TypeID, _ scope: DeclarationRef?) -> Bool {
    var scope = scope
    while let at = scope {
      if let type = type(of: at), areRelated(type, owner) || types[Int(owner)].isExternal && mayExtend(owner, type) { return true }
      scope = parent(of: at)
    }
    return false
  }

  /// `navigationController`, `view.window?.rootViewController`: called as what UIKit hands out. Asked where no type tells more.
  private func isControllerOfUIKit(_ node: NodeID, in file: Int32) -> Bool {
    switch self.node(node, in: file).name {
    case Known.navigationController.name, Known.tabBarController.name, Known.splitViewController.name, Known.presentingViewController.name,
      Known.presentedViewController.name, Known.rootViewController.name, Known.topViewController.name:
      true
    default: false
    }
  }

  private func mayBeController(_ type: TypeID) -> Bool {
    types[Int(type)].isExternal || types[Int(type)].kind == .protocol || isViewController(type)
  }

  /// No struct is a controller, so what an extension of `UIViewController` adds is not its.
  private func mayExtend(_ outside: TypeID, _ type: TypeID) -> Bool {
    let kind = types[Int(type)].kind
    return kind == .class || kind == .protocol || !begins(types[Int(outside)].name, with: "UI")
  }

  /// The calls that may be of a method of this name that a class has, as far as their receivers tell.
  func calls(of name: NameID, on type: TypeID) -> [NodeRef] {
    let method = Member(type: type, name: name)
    if let known = callsOfMethod[method] { return known }
    let found = calls[name].filter { !isInactive($0) && mayStand(on: type, $0) }
    callsOfMethod[method] = found
    return found
  }

  /// Whether a call may be of a method of this class, as far as its receiver tells.
  func mayStand(on type: TypeID, _ call: NodeRef) -> Bool {
    let callee = node(self[call].base, in: call.file)
    let isOwn = callee.kind == .name || isSelf(callee.base, in: call.file)
    let receivers = isOwn ? Types(enclosingType(of: scope(of: call)).map { .project($0) }) : receivers(of: call)
    return receivers.isEmpty || receivers.contains { receiver in
      // Of a protocol or a class from outside any object may be meant.
      guard case .project(let id) = receiver else { return true }
      return areRelated(id, type) || types[Int(id)].kind == .protocol || types[Int(id)].isExternal
    }
  }
}
