// Who sets a property of a struct's after that was made: `var tour = Tour(); tour.showsClose = true`, `host.rootView.showsClose = true`.
// What the call that made it says, or the property's own value, counts only where nobody does.

import SwiftScan

/// What a property is set to after its struct was made.
enum SetLater {
  case never
  case to(node: NodeID, context: Context)
  /// Somebody may set it.
  case unseen
}

extension ValueReader {
  func setLater(_ property: DeclarationRef, of owner: TypeID, in frame: Frame?) -> SetLater {
    let name = project[property].name
    guard project[property].kind == .variable, !project[property].modifiers.contains(.constant), project[property].body == none,
      project.types[Int(owner)].kind == .struct, !project.assignments[name].isEmpty || !project.assignments[Listed.keyPath.name].isEmpty,
      project.attributes(of: property).isEmpty
    else { return .never }
    var current = frame
    while let at = current, at.type != owner { current = at.outer }
    guard let made = current else { return .never }
    let isFalse = project[property].value != none && project.node(project[property].value, in: property.file).kind == .false
    var own: [NodeRef] = []
    var isUnseen = false
    for setting in project.assignments[name] where !project.isInactive(setting) {
      let left = project.node(project[setting].base, in: setting.file)
      guard left.kind == .member, left.base != none, !project.isSelf(left.base, in: setting.file) else { continue }
      // A flag that is set to what it is anyway.
      if isFalse, project.node(project[setting].first, in: setting.file).kind == .false { continue }
      switch maker(of: left.base, at: setting, owner) {
      case .call(let call): if call == made.call { own.append(setting) }
      case .another: continue
      case .unseen: isUnseen = true
      }
    }
    if own.isEmpty {
      isUnseen = isUnseen || project.isSetByPath(name)
      return isUnseen && !project.isShownAsMade(made.call) ? .unseen : .never
    }
    guard own.count == 1, !isUnseen, runsWith(own[0], made.call) else { return .unseen }
    var context = project.context(of: own[0])
    context.frame = made.caller.frame
    return .to(node: project[own[0]].first, context: context)
  }

  private enum Maker {
    case call(NodeRef)
    /// Something else, seen to be of another type or made otherwise.
    case another
    case unseen
  }

  /// The call that made the struct of which a part is set.
  private func maker(of object: NodeID, at setting: NodeRef, _ owner: TypeID) -> Maker {
    let context = project.context(of: setting)
    let expression = project.node(object, in: setting.file)
    if let set = project.objectSetUp(as: object, at: setting) { return maker(in: set.node, project.context(of: set.at), owner) }
    if let local = valueOfLocal(expression, in: context) { return maker(in: local.node, local.context, owner) }
    // `host.rootView`
    if expression.kind == .member, expression.base != none, expression.name == .rootView,
      let host = valueOfLocal(project.node(expression.base, in: setting.file), in: context),
      let root = project.arguments(of: project.node(host.node, in: host.context.file), in: host.context.file).first(where: { $0.label == .rootView })
    {
      let hosted = valueOfLocal(project.node(root.value, in: host.context.file), in: host.context)
      return maker(in: hosted?.node ?? root.value, hosted?.context ?? host.context, owner)
    }
    return maker(in: none, context, owner, of: object)
  }

  /// What a local is made with.
  private func valueOfLocal(_ name: Node, in context: Context) -> (node: NodeID, context: Context)? {
    guard name.kind == .name, let meant = project.meanings(of: name, in: context).first, project[meant].kind == .variable, project[meant].value != none,
      project.parent(of: meant).map({ !project[$0].kind.isType }) ?? false
    else { return nil }
    return (project[meant].value, project.valueContext(of: meant, frame: nil))
  }

  private func maker(in value: NodeID, _ context: Context, _ owner: TypeID, of object: NodeID? = nil) -> Maker {
    if value != none, case let call = project.node(value, in: context.file), call.kind == .call, project.startsUppercase(project.node(call.base, in: context.file).name) {
      return .call(NodeRef(file: context.file, index: value))
    }
    let types = project.typesOf(object ?? value, in: context)
    let mayBe = types.isEmpty || types.contains { type in
      switch type {
      case .project(let id): id == owner || project.types[Int(id)].kind == .protocol
      case .external(let name): project.genericParameter(name, in: context.scope) != nil
      }
    }
    return mayBe ? .unseen : .another
  }

  /// Whether a setting is run whenever a call is that stands in the same block, or right in front of the closure that sets.
  private func runsWith(_ setting: NodeRef, _ call: NodeRef) -> Bool {
    let paths = PadPaths(project: project)
    var around = paths.around(setting)
    if let closure = project.scope(of: setting), project[closure].kind == .closure, project.scope(of: call) != closure { around.removeFirst(around.isEmpty ? 0 : 1) }
    return around.map(\.node) == paths.around(call).map(\.node)
  }
}

extension Project {
  /// Whether a helper sets what a key path leads to, `copy[keyPath: path] = value`, and a key path names a property.
  func isSetByPath(_ name: NameID) -> Bool {
    guard !assignments[Listed.keyPath.name].isEmpty else { return false }
    if let known = namesOfPaths { return known.contains(name) }
    var found = NameSet()
    for file in files {
      for node in file.nodes where node.kind == .keyPath && node.base != none { found.insert(file.nodes[Int(node.base)].name) }
    }
    namesOfPaths = found
    return found.contains(name)
  }

  /// Whether a call makes a view where it is shown: in a closure, `.sheet { Tour().padding() }`, behind no function of the project's.
  func isShownAsMade(_ call: NodeRef) -> Bool {
    guard let scope = scope(of: call), self[scope].kind == .closure, self.call(handing: scope) != nil else { return false }
    var current = call.index
    for index in (call.index + 1)..<max(self[scope].nodeEnd, call.index + 1) {
      let node = node(index, in: call.file)
      switch node.kind {
      case .member where node.base == current:
        if functionNames.contains(node.name) { return false }
        current = index
      case .call where node.base == current: current = index
      case .block where list(of: node, in: call.file).contains(current): return true
      default: continue
      }
    }
    return false
  }
}
