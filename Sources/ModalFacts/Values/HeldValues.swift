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
      let kept = Holder(type: made.type, initializer: initializer, parameter: parameter)
      var handed: [Value] = []
      if let argument = argument(of: kept, by: made) {
        handed = values(of: argument.node, in: argument.context, depth: depth + 1)
      } else if project[parameter].value != none {
        let inside = Context(file: parameter.file, scope: initializer, position: project[parameter].nodeEnd, frame: nil)
        handed = values(of: project[parameter].value, in: inside, depth: depth + 1)
      }
      for inner in handed {
        guard let container = emptyContainer(inner, declared: parameter) else {
          // `build()` puts a navigation controller around it.
          var kept = inner.known(as: value)
          kept.holder = made.type
          results.append(kept)
          continue
        }
        var roots: [Value] = []
        for (name, place) in holderNames(receiver, in: context, 0) where roots.isEmpty { roots = self.roots(of: kept, named: name, in: place, depth) }
        guard !roots.isEmpty else { return nil }
        results += roots.map { root in
          var root = root
          root.containers.insert(container, at: 0)
          // What it is kept as.
          root.containers[0].aliases = value.aliases + container.aliases
          root.holder = made.type
          return root
        }
      }
    }
    return results.isEmpty || results.count > 6 ? nil : results
  }

  /// An object that holds a navigation controller.
  private struct Holder {
    /// Its own class, also where one that it inherits from keeps the controller.
    var type: TypeID
    var initializer: DeclarationRef
    /// What the controller is handed in as.
    var parameter: DeclarationRef
  }

  /// A call that makes a holder.
  private struct Making {
    var type: TypeID
    var node: NodeRef
    var context: Context
  }

  /// What the call that makes a holder hands over, by itself or by the initialiser that it runs: `super.init(root: page)`.
  private func argument(of holder: Holder, by made: Making) -> (node: NodeID, context: Context)? {
    let arguments = project.arguments(of: project[made.node], in: made.node.file)
    for initializer in project.matching(project.initializers(of: made.type), arguments) where initializer != holder.initializer {
      for call in callsOfInitializers(in: initializer) where project.fits(holder.initializer, project.arguments(of: project[call], in: call.file)) {
        guard let argument = project.argument(for: holder.parameter, of: holder.initializer, call: call) else { continue }
        let frame = project.frame(function: initializer, type: nil, call: made.node, caller: made.context)
        return (argument, Context(file: call.file, scope: initializer, position: call.index, frame: frame))
      }
    }
    return project.argument(for: holder.parameter, of: holder.initializer, call: made.node).map { ($0, made.context) }
  }

  /// `super.init(…)` and `self.init(…)`.
  private func callsOfInitializers(in initializer: DeclarationRef) -> [NodeRef] {
    (project[initializer].nodeStart..<project[initializer].nodeEnd).compactMap { index in
      let call = project.node(index, in: initializer.file)
      guard call.kind == .call else { return nil }
      let callee = project.node(call.base, in: initializer.file)
      guard callee.kind == .member, callee.name == Word.`init`.rawValue, callee.base != none else { return nil }
      let base = project.node(callee.base, in: initializer.file).name
      return base == Word.super.rawValue || base == Word.`self`.rawValue ? NodeRef(file: initializer.file, index: index) : nil
    }
  }

  /// The calls that made the object: those that its value remembers, else the only one in the project, or one of
  /// several that all leave the parameter at its default.
  private mutating func makers(of holder: Holder, _ receiver: NodeID, in context: Context, _ depth: Int) -> [Making] {
    var found: [Making] = []
    for value in values(of: receiver, in: context, depth: depth + 1).flatMap({ handedIn($0, depth) }) {
      if case .parameter = value.kind { continue }
      guard case .type(let type) = value.kind, let made = value.made, project.ancestors(of: type).types.contains(holder.type) else { return [] }
      found.append(Making(type: type, node: made.node, context: made.context))
    }
    if !found.isEmpty { return found }
    let calls = project.calls[project.types[Int(holder.type)].name].filter { call in
      !project.isInactive(call) && project.fits(holder.initializer, project.arguments(of: project[call], in: call.file))
    }
    let isDefault = calls.allSatisfy { project.argument(for: holder.parameter, of: holder.initializer, call: $0) == nil }
    return calls.count == 1 || isDefault ? calls.prefix(1).map { Making(type: holder.type, node: $0, context: project.context(of: $0)) } : []
  }

  /// The names that an object is known by: the variable or property, and before it the parameters of followed calls.
  private func holderNames(_ receiver: NodeID, in context: Context, _ depth: Int) -> [(name: DeclarationRef, context: Context)] {
    let expression = project.node(receiver, in: context.file)
    guard depth < 6, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression, in: context).first
    else { return [] }
    if project[meant].kind == .parameter {
      guard let handed = argument(for: meant, in: context.frame) else { return [] }
      return holderNames(handed.node, in: handed.context, depth + 1) + [(meant, context)]
    }
    return project[meant].kind == .variable || project[meant].kind == .binding ? [(meant, context)] : []
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
    let calls = project.configurations(of: name).filter { $0.value == nil && $0.path.count == 1 }.map(\.node)
    let frame = isLocal ? place.frame : nil
    let found = roots(of: holder, setBy: calls, frame: frame, depth)
    guard found.isEmpty, isLocal, depth < 14 else { return found }
    // `start(flow)`, a function that calls a method of what it is handed.
    for taker in project.takers(of: name) where project[taker.declaration].kind == .function && project[taker.declaration].body != none && !open.contains(taker.declaration) {
      var caller = project.context(of: taker.call)
      caller.frame = frame
      guard let parameter = project.parameters(of: taker.declaration).first(where: { parameter in
        project.argument(for: parameter, of: taker.declaration, call: taker.call).map { isNamed(name, $0, in: caller) } ?? false
      }) else { continue }
      let inside = Context(file: parameter.file, scope: taker.declaration, position: none, frame: project.frame(function: taker.declaration, type: nil, call: taker.call, caller: caller))
      open.append(taker.declaration)
      let roots = findRoots(of: holder, named: parameter, in: inside, isLocal: true, depth + 1)
      open.removeLast()
      if !roots.isEmpty { return roots }
    }
    return []
  }

  /// - Parameter calls: Of methods of the holder's.
  private mutating func roots(of holder: Holder, setBy calls: [NodeRef], frame outer: Frame?, _ depth: Int) -> [Value] {
    let properties = propertyNames(keptBy: holder.initializer, holder.parameter)
    var pushed: [Value] = []
    var set: [Value] = []
    for call in calls {
      var caller = project.context(of: call)
      caller.frame = outer
      let arguments = project.arguments(of: project[call], in: call.file)
      for method in methods(named: project.node(project[call].base, in: call.file).name, of: holder, arguments) {
        let frame = project.frame(function: method, type: nil, call: call, caller: caller)
        let (values, isPush) = roots(setBy: method, of: holder, properties, frame: frame, depth)
        if isPush { pushed = pushed.isEmpty ? values : pushed } else { set += values }
        // What a protocol adds calls it.
        if !values.isEmpty { break }
      }
    }
    return set.isEmpty ? pushed : set
  }

  /// `HelpFlow(navigation: modal)`, `HelpFlow(navigation: modal).start()`: what an object puts into an empty navigation controller
  /// that it is handed by its name.
  mutating func roots(putIn container: DeclarationRef, frame: Frame?, _ depth: Int) -> [Value] {
    guard let owner = project.parent(of: container), !project[owner].kind.isType, depth < 16 else { return [] }
    let file = container.file
    for index in project[owner].nodeStart..<project[owner].nodeEnd {
      let node = project.node(index, in: file)
      guard node.kind == .call, !node.flags.contains(.inactive) else { continue }
      let callee = project.node(node.base, in: file)
      guard callee.kind == .name, project.startsUppercase(callee.name) else { continue }
      let making = NodeRef(file: file, index: index)
      var context = project.context(of: making)
      context.frame = frame
      let arguments = project.arguments(of: node, in: file)
      guard let handed = arguments.first(where: { isNamed(container, $0.value, in: context) }) else { continue }
      for case .project(let type) in project.types(named: callee.name, in: context) {
        // Those of the first class that has some of its own.
        let maker = project.ancestors(of: type).types.first { !project.initializers(of: $0).isEmpty } ?? type
        for initializer in project.matching(project.initializers(of: maker), arguments) {
          guard let parameter = project.parameters(of: initializer).first(where: { project.argument(for: $0, of: initializer, call: making) == handed.value })
          else { continue }
          let holder = Holder(type: type, initializer: initializer, parameter: parameter)
          let found = roots(of: holder, setBy: calls(of: making, in: owner), frame: frame, depth)
          if !found.isEmpty { return found }
        }
      }
    }
    return []
  }

  func isNamed(_ variable: DeclarationRef, _ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    return expression.kind == .name && expression.name == project[variable].name && project.meanings(of: expression, in: context).first == variable
  }

  /// The calls of methods of what a call makes, at once or by the name of the local that holds it.
  private func calls(of making: NodeRef, in owner: DeclarationRef) -> [NodeRef] {
    let local = (owner.index + 1..<max(project[owner].end, owner.index + 1)).map { DeclarationRef(file: owner.file, index: $0) }
      .first { project[$0].kind == .variable && project[$0].value == making.index }
    if let local { return project.configurations(of: local).filter { $0.value == nil && $0.path.count == 1 }.map(\.node) }
    return (making.index..<project[owner].nodeEnd).compactMap { index in
      let call = project.node(index, in: making.file)
      guard call.kind == .call, call.base != none else { return nil }
      let callee = project.node(call.base, in: making.file)
      return callee.kind == .member && callee.base == making.index ? NodeRef(file: making.file, index: index) : nil
    }
  }

  /// The methods that a call can mean, what a class overrides before what it inherits, and those that a protocol adds among them.
  private func methods(named name: NameID, of holder: Holder, _ arguments: Arguments) -> Declarations {
    let named = project.declarations[name].filter { project[$0].kind == .function && project[$0].body != none && !project.isInactive($0) }
    let all = project.ancestors(of: holder.type).types.flatMap { type in named.filter { project.enclosingType(of: project.parent(of: $0)) == type } }
    let meant = project.matching(all, arguments)
    return meant.prefix(meant.first.map { project[$0].modifiers.contains(.override) } ?? false ? 1 : 2)
  }

  /// The properties in which an initialiser keeps what it was handed, or the one of a class that it inherits from.
  private func propertyNames(keptBy initializer: DeclarationRef, _ parameter: DeclarationRef, _ depth: Int = 0) -> Set<NameID> {
    let file = initializer.file
    let declaration = project[initializer]
    var names: Set<NameID> = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: file)
      guard node.kind == .assign, project.node(node.first, in: file).name == project[parameter].name else { continue }
      names.insert(project.node(node.base, in: file).name)
    }
    guard names.isEmpty, depth < 4, let type = project.enclosingType(of: project.parent(of: initializer)) else { return names }
    for call in callsOfInitializers(in: initializer) {
      let arguments = project.arguments(of: project[call], in: call.file)
      guard let handed = arguments.first(where: { project.node($0.value, in: file).kind == .name && project.node($0.value, in: file).name == project[parameter].name })
      else { continue }
      for other in project.ancestors(of: type).types.flatMap({ project.initializers(of: $0) }) where other != initializer && project.fits(other, arguments) {
        guard let taken = project.parameters(of: other).first(where: { project.argument(for: $0, of: other, call: call) == handed.value }) else { continue }
        names.formUnion(propertyNames(keptBy: other, taken, depth + 1))
      }
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
    let all = (declaration.nodeStart..<declaration.nodeEnd).filter { index in
      let kind = project.node(index, in: file).kind
      return kind == .call || kind == .assign
    }
    // What a closure does comes later.
    let atOnce = all.filter { project.scope(of: NodeRef(file: file, index: $0)) == method }
    for index in atOnce + all.filter({ !atOnce.contains($0) }) {
      let node = project.node(index, in: file)
      let callee = project.node(node.base, in: file)
      let context = Context(file: file, scope: project.scope(of: NodeRef(file: file, index: index)), position: index, frame: frame)
      let arguments = node.kind == .call ? project.arguments(of: node, in: file) : project.arguments(of: Node(.call), in: file)
      if callee.kind == .member, callee.base != none, properties.contains(project.node(callee.base, in: file).name) {
        var root = node.kind == .assign ? node.first : arguments.first?.value ?? none
        guard node.kind == .assign ? callee.name == .viewControllers : callee.name == .setViewControllers || callee.name == .pushViewController,
          root != none
        else { continue }
        var place = context
        // `set([page])`, which hands the list on.
        if case let name = project.node(root, in: file), name.kind == .name, let list = project.meanings(of: name, in: context).first,
          project[list].kind == .parameter, let handed = argument(for: list, in: frame), project.node(handed.node, in: handed.context.file).kind == .array
        {
          (root, place) = (handed.node, handed.context)
        }
        let value = project.node(root, in: place.file)
        if value.kind == .array, let first = project.list(of: value, in: place.file).first { root = first }
        let found = values(of: root, in: place, depth: depth + 1).flatMap { handedIn($0, depth) }
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
    // Which callers come to where it is presented, hangs on what they hand over.
    if let place, project.enclosingMember(of: project.scope(of: place)) == method, !PadPaths(project: project).around(place).isEmpty { return [value] }
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

  /// The parameter of a function on which a method is called, if nobody handed it in so far; the call may stand in a local.
  func unboundReceiver(of call: NodeID, in context: Context) -> DeclarationRef? {
    let expression = project.node(call, in: context.file)
    if expression.kind == .name, let local = project.meanings(of: expression, in: context).first, project[local].value != none,
      project[local].kind == .variable || project[local].kind == .binding, project.parent(of: local).map({ !project[$0].kind.isType }) ?? false,
      project.node(project[local].value, in: local.file).kind == .call
    {
      return unboundReceiver(of: project[local].value, in: project.valueContext(of: local, frame: context.frame))
    }
    // `UINavigationController(rootViewController: module.screen())`
    if expression.kind == .call, case let container = project.node(expression.base, in: context.file), container.kind == .name, project.startsUppercase(container.name),
      let root = project.arguments(of: expression, in: context.file).first(where: { $0.label == .rootViewController })
    {
      return unboundReceiver(of: root.value, in: context.at(call))
    }
    // `coordinator.root`
    let callee = expression.kind == .call ? project.node(expression.base, in: context.file) : expression
    guard callee.kind == .member, callee.base != none, project.node(callee.base, in: context.file).kind == .name,
      let meant = project.meanings(of: project.node(callee.base, in: context.file).name, in: context.at(call)).first,
      project[meant].kind == .parameter, let function = project.parent(of: meant), project[function].kind.isFunction,
      argument(for: meant, in: context.frame) == nil
    else { return nil }
    return meant
  }

  /// Whether a value is handed to another function than a parameter is: to one of which only a protocol is known, or to who made it.
  func isHanded(_ value: Value, toOthersThan parameter: DeclarationRef) -> Bool {
    guard case .parameter(let other) = value.kind, project.parent(of: other) != project.parent(of: parameter) else { return false }
    // What an object of a class was made with: `coordinator.root`.
    if let made = project.parent(of: other), project[made].kind == .initializer { return true }
    return project.typesOf(declaration: parameter).contains { if case .project(let id) = $0 { project.types[Int(id)].kind == .protocol } else { false } }
  }

  /// What a method or property gives that several types have for themselves, where the value that answers is known; nil where it is not.
  mutating func valuesOfAnswering(_ asking: NodeRef, in context: Context, _ depth: Int) -> [Value]? {
    let isCall = project[asking].kind == .call
    let callee = isCall ? project.node(project[asking].base, in: asking.file) : project[asking]
    var found: [Value] = []
    let answering = values(of: callee.base, in: context, depth: depth + 1).flatMap { handedIn($0, depth) }
    guard answering.count <= 6 else { return nil }
    for value in answering {
      let owner: TypeRef
      switch value.kind {
      case .type(let id) where value.made == nil && hasHeirs(id): return nil
      case .type(let id): owner = .project(id)
      case .external(let name): owner = .external(name)
      case .view: owner = .external(Known.UIViewController.name)
      case .parameter, .answer, .receiver, .unseen: return nil
      }
      let given = isCall ? answer(ofMethod: callee, of: owner, asking, value, in: context, depth) : answer(ofProperty: callee, of: owner, asking, value, in: context, depth)
      guard let given else { return nil }
      found += value.isOneOfSeveral ? ofSeveral(given, 2) : given
    }
    return found.isEmpty ? nil : found
  }

  /// What a value's method gives back.
  private mutating func answer(ofMethod callee: Node, of owner: TypeRef, _ call: NodeRef, _ value: Value, in context: Context, _ depth: Int) -> [Value]? {
    var functions = project.matching(project.members(named: callee.name, of: Types(owner)), calledBy: call, in: context)
    if functions.isEmpty, case .external = owner {
      // Another controller of the system's, or one that is not read.
      functions = project.matching(project.members(named: callee.name, of: Types(.external(Known.UIViewController.name))), calledBy: call, in: context)
    }
    guard let function = functions.first, project[function].body != none else { return nil }
    // A controller that answers with itself keeps its names and what is around it.
    if answersWithSelf(bodyOf: function) { return [value] }
    return valuesOfCalling(functions, call, context, owners: Types(owner), depth)
      .flatMap { held($0, by: callee.base, in: context, depth) ?? [$0] }
  }

  /// What a value's property holds.
  private mutating func answer(ofProperty member: Node, of owner: TypeRef, _ asking: NodeRef, _ value: Value, in context: Context, _ depth: Int) -> [Value]? {
    guard case .project = owner, let property = project.members(named: member.name, of: Types(owner)).first(where: { !project.isRequirement($0) }),
      project[property].kind == .variable
    else { return nil }
    guard let getter = getter(of: property) else {
      return values(ofDeclaration: property, in: context, depth).flatMap { held($0, by: member.base, in: context, depth) ?? [$0] }
    }
    if answersWithSelf(bodyOf: getter) { return [value] }
    let frame = project.frame(function: getter, type: nil, call: asking, caller: context)
    return returns(of: getter, in: Context(file: getter.file, scope: getter, position: none, frame: frame), depth)
  }

  /// Whether an extension of a class from outside declares it. What a class does to itself is read with the class.
  func isAdded(_ member: DeclarationRef) -> Bool {
    project.enclosingType(of: project.parent(of: member)).map { project.types[Int($0)].isExternal } ?? false
  }
}
