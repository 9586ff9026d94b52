// What an object gives back because its maker handed it in: a router's navigation controller, a coordinator's screen.
// The maker is looked up where the object is made; what the object's own methods put into a navigation controller
// is looked up where they are called, by the name that the object has there.

import SwiftScan

extension ValueReader {
  /// What `router.controller` is, where `Router(…)` stored what it was handed; nil where that is not seen.
  mutating func held(_ value: Value, by receiver: NodeID, in context: Context, _ depth: Int) -> [Value]? {
    guard case .parameter(let parameter) = value.kind, let initializer = project.parent(of: parameter),
      project[initializer].kind == .initializer, let holder = project.enclosingType(of: project.parent(of: initializer)),
      !open.contains(parameter)
    else { return nil }
    open.append(parameter)
    defer { open.removeLast() }
    var results: [Value] = []
    for made in makers(of: Holder(type: holder, initializer: initializer, parameter: parameter), receiver, in: context, depth) {
      var handed: [Value] = []
      if let argument = project.argument(for: parameter, of: initializer, call: made.node) {
        handed = values(of: argument, in: made.context, depth: depth + 1)
      } else if project[parameter].value != none {
        let inside = Context(file: parameter.file, scope: initializer, position: project[parameter].nodeEnd, frame: nil)
        handed = values(of: project[parameter].value, in: inside, depth: depth + 1)
      }
      for value in handed {
        guard let container = emptyContainer(value, declared: parameter) else {
          results.append(value)
          continue
        }
        guard let (name, place) = holderName(receiver, in: context, 0) else { return nil }
        let roots = roots(of: Holder(type: holder, initializer: initializer, parameter: parameter), named: name, in: place, depth)
        guard !roots.isEmpty else { return nil }
        results += roots.map { root in
          var root = root
          root.containers.insert(container, at: 0)
          return root
        }
      }
    }
    return results.isEmpty || results.count > 6 ? nil : results
  }

  /// An object that holds a navigation controller.
  private struct Holder {
    var type: TypeID
    var initializer: DeclarationRef
    /// What the controller is handed in as.
    var parameter: DeclarationRef
  }

  /// The calls that made the object: those that its value remembers, else the only one in the project, or one of
  /// several that all leave the parameter at its default.
  private mutating func makers(
    of holder: Holder, _ receiver: NodeID, in context: Context, _ depth: Int
  ) -> [(node: NodeRef, context: Context)] {
    var found: [(node: NodeRef, context: Context)] = []
    for value in values(of: receiver, in: context, depth: depth + 1).flatMap({ handedIn($0, depth) }) {
      if case .parameter = value.kind { continue }
      guard case .type(let type) = value.kind, let made = value.made, project.ancestors(of: type).types.contains(holder.type) else { return [] }
      found.append(made)
    }
    if !found.isEmpty { return found }
    let calls = project.calls[project.types[Int(holder.type)].name].filter { call in
      !project.isInactive(call) && project.fits(holder.initializer, project.arguments(of: project[call], in: call.file))
    }
    let isDefault = calls.allSatisfy { project.argument(for: holder.parameter, of: holder.initializer, call: $0) == nil }
    return calls.count == 1 || isDefault ? calls.prefix(1).map { ($0, project.context(of: $0)) } : []
  }

  /// The variable or property that an object is known by, also through the arguments of followed calls.
  private func holderName(_ receiver: NodeID, in context: Context, _ depth: Int) -> (name: DeclarationRef, context: Context)? {
    let expression = project.node(receiver, in: context.file)
    guard depth < 6, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression.name, in: context).first
    else { return nil }
    if project[meant].kind == .parameter {
      return argument(for: meant, in: context.frame).flatMap { holderName($0.node, in: $0.context, depth + 1) }
    }
    return project[meant].kind == .variable || project[meant].kind == .binding ? (meant, context) : nil
  }

  /// A navigation controller that shows nothing yet; one of a class that is not read is told by the parameter's type.
  private func emptyContainer(_ value: Value, declared parameter: DeclarationRef) -> Value.Container? {
    guard value.containers.isEmpty else { return nil }
    switch value.kind {
    case .type(let id) where isContainer(id):
      return .init(type: id, name: project.types[Int(id)].name, made: value.made?.node, aliases: value.aliases)
    case .external(let name):
      let declared = project.typesOf(declaration: parameter)
      let isContainer = declared.contains { if case .external(let type) = $0 { project.roles.has(type, .container) } else { false } }
      return isContainer ? .init(type: nil, name: name, made: value.made?.node, aliases: value.aliases) : nil
    default: return nil
    }
  }

  /// What is put first into the held navigation controller, wherever a method of the holder's is called on it.
  private mutating func roots(of holder: Holder, named name: DeclarationRef, in place: Context, _ depth: Int) -> [Value] {
    let isLocal = project.parent(of: name).map { !project[$0].kind.isType } ?? false
    if !isLocal, let known = project.rootsOfHolder[name] { return known }
    let roots = findRoots(of: holder, named: name, in: place, isLocal: isLocal, depth)
    // Deep down the answer may only say that it was too deep.
    if !isLocal, depth < 16, fuel > 0 { project.rootsOfHolder[name] = roots }
    return roots
  }

  private mutating func findRoots(
    of holder: Holder, named name: DeclarationRef, in place: Context, isLocal: Bool, _ depth: Int
  ) -> [Value] {
    let properties = propertyNames(of: holder)
    var pushed: [Value] = []
    var set: [Value] = []
    for configuration in project.configurations(of: name) where configuration.value == nil && configuration.path.count == 1 {
      var caller = project.context(of: configuration.node)
      if isLocal { caller.frame = place.frame }
      let arguments = project.arguments(of: project[configuration.node], in: configuration.node.file)
      for method in methods(named: configuration.path[0], of: holder, arguments) {
        let frame = project.frame(function: method, type: nil, call: configuration.node, caller: caller)
        let (values, isPush) = roots(setBy: method, of: holder, properties, frame: frame, depth)
        if isPush { pushed = pushed.isEmpty ? values : pushed } else { set += values }
      }
    }
    return set.isEmpty ? pushed : set
  }

  /// The methods that a call can mean, those that a protocol adds among them.
  private func methods(named name: NameID, of holder: Holder, _ arguments: Arguments) -> Declarations {
    let types = project.ancestors(of: holder.type).types
    let named = project.declarations[name].filter { ref in
      project[ref].kind == .function && project[ref].body != none && !project.isInactive(ref)
        && project.enclosingType(of: project.parent(of: ref)).map { types.contains($0) } ?? false
    }
    return project.matching(named, arguments).prefix(2)
  }

  /// The properties in which a holder keeps what it was handed.
  private func propertyNames(of holder: Holder) -> Set<NameID> {
    let declaration = project[holder.initializer]
    var names: Set<NameID> = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: holder.initializer.file)
      guard node.kind == .assign, project.node(node.first, in: holder.initializer.file).name == project[holder.parameter].name else { continue }
      names.insert(project.node(node.base, in: holder.initializer.file).name)
    }
    return names
  }

  /// What a method of the holder's puts first into the navigation controller, by itself or by another method.
  private mutating func roots(
    setBy method: DeclarationRef, of holder: Holder, _ properties: Set<NameID>, frame: Frame, _ depth: Int
  ) -> (values: [Value], isPush: Bool) {
    let declaration = project[method]
    guard frame.depth < 12, declaration.body != none else { return ([], false) }
    let file = method.file
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: file)
      guard node.kind == .call || node.kind == .assign else { continue }
      let callee = project.node(node.base, in: file)
      let context = Context(file: file, scope: project.scope(of: NodeRef(file: file, index: index)), position: index, frame: frame)
      let arguments = node.kind == .call ? project.arguments(of: node, in: file) : project.arguments(of: Node(.call), in: file)
      if callee.kind == .member, callee.base != none, properties.contains(project.node(callee.base, in: file).name) {
        var root = node.kind == .assign ? node.first : arguments.first?.value ?? none
        guard node.kind == .assign ? callee.name == .viewControllers : callee.name == .setViewControllers || callee.name == .pushViewController,
          root != none
        else { continue }
        let value = project.node(root, in: file)
        if value.kind == .array, let first = project.list(of: value, in: file).first { root = first }
        let found = values(of: root, in: context, depth: depth + 1).flatMap { handedIn($0, depth) }
        return (found, callee.name == .pushViewController)
      } else if node.kind == .call, callee.kind == .name || project.isSelf(callee.base, in: file), !project.startsUppercase(callee.name) {
        for other in methods(named: callee.name, of: holder, arguments) where other != method {
          let inner = project.frame(function: other, type: nil, call: NodeRef(file: file, index: index), caller: context)
          let found = roots(setBy: other, of: holder, properties, frame: inner, depth)
          if !found.values.isEmpty { return found }
        }
      }
    }
    return ([], false)
  }

  /// What the callers of a method of the same class hand to it.
  private mutating func handedIn(_ value: Value, _ depth: Int) -> [Value] {
    guard case .parameter(let parameter) = value.kind, let method = project.parent(of: parameter), project[method].kind == .function else {
      return [value]
    }
    let type = project.enclosingType(of: method)
    var found: [Value] = []
    for call in project.calls[project[method].name].prefix(12) {
      let callee = project.node(project[call].base, in: call.file)
      let context = project.context(of: call)
      guard callee.kind == .name || project.isSelf(callee.base, in: call.file), project.enclosingType(of: context.scope) == type,
        let argument = project.argument(for: parameter, of: method, call: call)
      else { continue }
      found += values(of: argument, in: context, depth: depth + 1)
    }
    return found.isEmpty ? [value] : found
  }

  /// The parameter of a function on which a method is called, if nobody handed it in so far.
  func unboundReceiver(of call: NodeID, in context: Context) -> DeclarationRef? {
    let expression = project.node(call, in: context.file)
    guard expression.kind == .call else { return nil }
    let callee = project.node(expression.base, in: context.file)
    guard callee.kind == .member, callee.base != none, project.node(callee.base, in: context.file).kind == .name,
      let meant = project.meanings(of: project.node(callee.base, in: context.file).name, in: context.at(call)).first,
      project[meant].kind == .parameter, let function = project.parent(of: meant), project[function].kind.isFunction,
      argument(for: meant, in: context.frame) == nil
    else { return nil }
    return meant
  }

  /// What a protocol's method gives where the value that answers is known; nil where it is not.
  mutating func valuesOfAnswering(_ call: NodeRef, in context: Context, _ depth: Int) -> [Value]? {
    let callee = project.node(project[call].base, in: call.file)
    var found: [Value] = []
    let answering = values(of: callee.base, in: context, depth: depth + 1).flatMap { handedIn($0, depth) }
    guard answering.count <= 6 else { return nil }
    for value in answering {
      let owner: TypeRef
      switch value.kind {
      case .type(let id): owner = .project(id)
      case .external(let name): owner = .external(name)
      case .view: owner = .external(Known.UIViewController.name)
      case .parameter, .answer, .unseen: return nil
      }
      var functions = matching(project.members(named: callee.name, of: Types(owner)), project[call], in: call.file)
      if functions.isEmpty, case .external = owner {
        // Another controller of the system's, or one that is not read.
        functions = matching(project.members(named: callee.name, of: Types(.external(Known.UIViewController.name))), project[call], in: call.file)
      }
      guard let function = functions.first, project[function].body != none else { return nil }
      // A controller that answers with itself keeps its names and what is around it.
      guard !answersWithSelf(bodyOf: function) else {
        found.append(value)
        continue
      }
      found += valuesOfCalling(functions, call, context, owners: Types(owner), depth)
        .flatMap { held($0, by: callee.base, in: context, depth) ?? [$0] }
    }
    return found.isEmpty ? nil : found
  }

  /// Whether an extension of a class from outside declares it. What a class does to itself is read with the class.
  func isAdded(_ member: DeclarationRef) -> Bool {
    project.enclosingType(of: project.parent(of: member)).map { project.types[Int($0)].isExternal } ?? false
  }
}
