// What a call gives back: a new value, a container around another, whatever a factory returns.

import SwiftScan

extension ValueReader {
  // MARK: Calls

  mutating func valuesOfCall(_ node: NodeID, _ call: Node, in context: Context, _ depth: Int) -> [Value] {
    let values = valuesGivenBack(by: node, call, in: context, depth)
    let configuring = project.configuringClosures(of: call, in: context.file)
    guard !configuring.isEmpty else { return values }
    return values.map { value in
      var value = value
      for closure in configuring {
        value.helpers.append(
          Value.Helper(
            function: closure, use: NodeRef(file: context.file, index: node), frame: context.frame, containerCount: value.containers.count))
      }
      return value
    }
  }

  private mutating func valuesGivenBack(by node: NodeID, _ call: Node, in context: Context, _ depth: Int) -> [Value] {
    let ref = NodeRef(file: context.file, index: node)
    let callee = project.node(call.base, in: context.file)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      if project.startsUppercase(name) {
        if name == Word.Self.rawValue, let open = openSelf(in: context) { return [open] }
        let named = name == Word.Self.rawValue ? selfTypes(in: context) : project.types(named: name, in: context)
        let types = project.making(named, project.arguments(of: call, in: context.file))
        return types.flatMap { valueOfMaking($0, call: ref, in: context, depth) }
      }
      let functions = project.matching(project.meanings(of: name, in: context), calledBy: ref, in: context)
      if functions.isEmpty, callee.kind == .name, let found = valuesOfInstantiating(callee, call, in: context) { return found }
      return valuesOfCalling(functions, ref, context, owners: Types(), depth)
    case .member:
      if callee.name == Word.`init`.rawValue, callee.base != none { return valuesOfMaking(whatIs: callee.base, ref, in: context, depth) }
      if project.startsUppercase(callee.name), callee.base != none {
        return project.resolve(type: call.base, in: context).flatMap { valueOfMaking($0, call: ref, in: context, depth) }
      }
      guard callee.base != none else {
        // A factory by its contextual type: `present(.modal(around: root))`.
        let factories = project.matching(project.declarations[callee.name].filter { project[$0].modifiers.contains(.static) }, calledBy: ref, in: context)
        if factories.isEmpty || factories.count > 3 { return [.unseen("`.\(project.text(callee.name))(…)` without its type")] }
        return valuesOfCalling(factories, ref, context, owners: Types(), depth)
      }
      let owners = project.typesOf(callee.base, in: context)
      if owners.contains(where: { isViewType($0) }) || isViewExpression(callee.base, in: context) {
        let hosting = project.matching(project.hostingMethods(named: callee.name, of: owners), calledBy: ref, in: context)
        return hosting.isEmpty ? [Value(kind: .view(ref, context))] : valuesOfCalling(hosting, ref, context, owners: owners, depth)
      }
      var functions = project.members(named: callee.name, of: owners, in: context)
      var isOfSeveral = false
      // `url.map { SFSafariViewController(url: $0) }`: of what there is or is not.
      if functions.isEmpty, project.isListed(callee.name, in: Self.mapping), case let made = project.arguments(of: call, in: context.file), made.count == 1, let closure = made.first,
        project.node(closure.value, in: context.file).kind == .closure
      {
        return answers(of: closure.value, in: context, depth)
      }
      if owners.isEmpty {
        if project.traits(callee.name).contains(.standard) { return [.unseen("`\(project.text(callee.name))` of a collection")] }
        functions = Declarations(project.declarations[callee.name]) { project[$0].kind == .function && project.canName($0, at: ref) }
      } else if owners.contains(where: { if case .project(let id) = $0 { project.types[Int(id)].kind == .protocol } else { false } }) {
        functions = implementations(of: callee.name, owners: owners)
        if functions.count > 1, let answers = valuesOfAnswering(ref, in: context, depth) { return answers }
        isOfSeveral = functions.count > 1
        if functions.count > 3 { return [.unseen("`\(project.text(callee.name))` has \(functions.count) implementations")] }
      }
      functions = project.matching(functions, calledBy: ref, in: context)
      if functions.count == 1, !isOfSeveral, isOverriddenBelow(functions[0]), let answers = valuesOfAnswering(ref, in: context, depth) { return answers }
      if functions.isEmpty, let found = valuesOfInstantiating(callee, call, in: context) { return found }
      if functions.isEmpty, project.roles.has(callee.name, .selfReturning) {
        return values(of: callee.base, in: context, depth: depth + 1)
      }
      // `await MainActor.run { … }` gives what its closure gives.
      if functions.isEmpty, project.node(callee.base, in: context.file).name == Word.MainActor.rawValue,
        let body = project.arguments(of: call, in: context.file).last
      {
        return answers(of: body.value, in: context, depth)
      }
      if functions.isEmpty || functions.count > 8 {
        return [.unseen("`\(project.text(callee.name))(…)` gives what is not seen")]
      }
      let given = valuesOfCalling(functions, ref, inStruct(callee.base, owners, call, in: context, depth), owners: owners, depth)
        .flatMap { held($0, by: callee.base, in: context, depth) ?? [$0] }
      return isOfSeveral ? ofSeveral(given, functions.count) : given
    case .closure:
      let closure = DeclarationRef(file: context.file, index: callee.first)
      return returns(of: closure, in: context.inside(closure), depth)
    default:
      return [.unseen("a call of something computed")]
    }
  }

  private static var mostOverrides: Int { 8 }
  private static let mapping: Spellings = ["map", "flatMap"]

  /// `Builder(root: page).build()`: where a method is handed nothing, it is called in what the struct was made with that it is called on, if
  /// that has no initialiser of its own, in which one would look for its properties.
  private mutating func inStruct(_ receiver: NodeID, _ owners: Types, _ call: Node, in context: Context, _ depth: Int) -> Context {
    guard owners.count == 1, case .project(let owner)? = owners.first, project.types[Int(owner)].kind == .struct, project.initializers(of: owner).isEmpty,
      project.arguments(of: call, in: context.file).isEmpty, case let values = values(of: receiver, in: context, depth: depth + 1), values.count == 1,
      case .type(owner) = values[0].kind, let made = values[0].made
    else { return context }
    var inside = context
    inside.frame = project.frame(function: nil, type: owner, call: made.node, caller: made.context)
    return inside
  }

  /// What `Self` is in a static method, `Page.instantiate()`: the type that it is called on, else the one around.
  func selfTypes(in context: Context) -> Types {
    if let frame = context.frame, frame.function != nil, let receiver = receiver(of: frame),
      case let name = project.node(receiver.node, in: receiver.context.file), name.kind == .name, project.startsUppercase(name.name)
    {
      return project.types(named: name.name, in: receiver.context)
    }
    let own = project.enclosingType(of: context.scope).flatMap { !project.types[Int($0)].isExternal && project.types[Int($0)].kind != .protocol ? $0 : nil }
    return own.map { [.project($0)] } ?? [.external(Word.Self.rawValue)]
  }

  func isViewType(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type else { return false }
    return project.isView(id)
  }

  /// Whether an expression is made like a SwiftUI view: modifiers around `Name(…)`.
  func isViewExpression(_ node: NodeID, in context: Context) -> Bool {
    var current = node
    for _ in 0..<64 {
      let expression = project.node(current, in: context.file)
      switch expression.kind {
      case .call: current = expression.base
      case .member:
        guard expression.base != none else { return false }
        current = expression.base
      case .generic: current = expression.base
      case .name:
        return project.roles.has(expression.name, .button) || project.isSystemView(expression.name)
          || project.startsUppercase(expression.name) && project.typesByName[expression.name].contains { project.isView($0) }
          || project.meanings(of: expression, in: context).first.map(project.isGenericView) ?? false
      default: return false
      }
    }
    return false
  }

  func implementations(of name: NameID, owners: Types) -> Declarations {
    var found = Declarations()
    for owner in owners {
      guard case .project(let id) = owner else { continue }
      for type in project.descendants(of: id) {
        for member in project.members(named: name, of: type) where !found.contains(member) { found.append(member) }
      }
    }
    return found.filter { project[$0].body != none }
  }

  mutating func valuesOfCalling(
    _ functions: Declarations, _ call: NodeRef, _ context: Context, owners: Types, _ depth: Int
  ) -> [Value] {
    guard !functions.isEmpty else { return [.unseen("a call of something from outside")] }
    var results: [Value] = []
    for function in functions where !project.isInactive(function) {
      if project[function].kind == .variable || project[function].kind == .parameter {
        results += answers(of: function, in: context, depth)
        continue
      }
      let overrides = project.overridesOfAbstract(function)
      guard overrides.isEmpty else {
        guard overrides.count <= Self.mostOverrides else { return [.unseen("`\(project.text(project[function].name))` has \(overrides.count) implementations")] }
        results += ofSeveral(valuesOfCalling(overrides, call, context, owners: owners, depth + 1), overrides.count)
        continue
      }
      let frame = project.frame(function: function, type: nil, call: call, caller: context)
      guard frame.depth < 12, !open.contains(function) else { continue }
      open.append(function)
      var found: [Value] = []
      if project[function].body != none {
        let inner = Context(file: function.file, scope: function, position: none, frame: frame)
        found = returns(of: function, in: inner, depth)
      }
      open.removeLast()
      if let type = typeArgument(of: function, call: call, context), found.allSatisfy({ $0.made == nil }) {
        let made = registered(for: type, depth)
        if !made.isEmpty {
          results += made
          continue
        }
      }
      if found.allSatisfy(isUndecided) {
        // A factory of which only the type is known.
        let callee = project.node(project[call].base, in: call.file)
        let isOfAnother = callee.kind == .member && callee.base != none
        let own = owners.isEmpty && !isOfAnother ? Types(project.enclosingType(of: context.scope).map { .project($0) }) : owners
        let declared = project.returnsSelf(function) ? own : project.typesOf(declaration: function)
        let concrete = declared.filter {
          if case .project(let id) = $0 { project.types[Int(id)].kind != .protocol && !project.types[Int(id)].isExternal } else { false }
        }
        if let scenes = valuesOfInstantiating(project.node(project[call].base, in: call.file), project[call], in: context), !scenes.allSatisfy(isUnseen) {
          found = scenes
        } else if !concrete.isEmpty {
          found = concrete.map { value(of: $0, made: nil).unarchived(like: found) }
        } else if let generic = typeArgument(of: function, call: call, context) ?? typeOfReceiver(call, context) {
          found = [Value(kind: .type(generic)).unarchived(like: found)]
        }
      }
      results += found.isEmpty ? [.unseen("`\(project.text(project[function].name))` gives what is not seen")] : found
    }
    return results
  }

  /// `container.register(Page.self) { … }`: what a closure gives back that was handed over along with a type.
  private mutating func registered(for type: TypeID, _ depth: Int) -> [Value] {
    let name = project.types[Int(type)].name
    for made in project.calls[name].prefix(8) where !project.isInactive(made) {
      var around = project.scope(of: made)
      while let at = around, project[at].kind == .variable || project[at].kind == .binding { around = project.parent(of: at) }
      guard let closure = around, project[closure].kind == .closure, let call = project.call(handing: closure) else { continue }
      let arguments = project.arguments(of: project[call], in: call.file)
      let isOfType = arguments.contains { argument in
        let value = project.node(argument.value, in: call.file)
        return value.kind == .member && value.name == Word.`self`.rawValue && value.base != none && project.node(value.base, in: call.file).name == name
      }
      guard isOfType, let maker = arguments.first(where: { project.node($0.value, in: call.file).first == closure.index && project.node($0.value, in: call.file).kind == .closure })
      else { continue }
      return answers(of: maker.value, in: project.context(of: call), depth)
    }
    return []
  }

  /// What a closure gives back that was handed in, to the function or to whoever made its value.
  private mutating func answers(of closure: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    let declaration = project[closure]
    guard !open.contains(closure) else { return [] }
    open.append(closure)
    defer { open.removeLast() }
    if declaration.kind == .parameter {
      if let bound = argument(for: closure, in: context.frame) { return answers(of: bound.node, in: bound.context, depth) }
      return [Value(kind: .answer(closure))]
    }
    if let owner = project.enclosingType(of: project.parent(of: closure)),
      let bound = boundProperty(declaration.name, of: owner, in: context.frame)
    {
      return answers(of: bound.node, in: bound.context, depth)
    }
    // Who makes the value may say.
    let isGiven = declaration.kind == .variable && declaration.value == none && project.parent(of: closure).map { project[$0].kind.isType } ?? false
    return [isGiven && project.takesClosure(closure) ? Value(kind: .answer(closure)) : .unseen("a call of a stored closure")]
  }

  /// What an expression gives back when it is called.
  private mutating func answers(of handed: NodeID, in context: Context, _ depth: Int) -> [Value] {
    let expression = project.node(handed, in: context.file)
    switch expression.kind {
    case .closure:
      let closure = DeclarationRef(file: context.file, index: expression.first)
      return returns(of: closure, in: context.inside(closure), depth + 1)
    case .name:
      guard let meant = project.meanings(of: expression, in: context).first else { break }
      if !project[meant].kind.isFunction { return answers(of: meant, in: context, depth + 1) }
      return returns(of: meant, in: Context(file: meant.file, scope: meant, position: none, frame: nil), depth + 1)
    case .nil: return []
    // `Wrapped(PageController())`, which an autoclosure takes.
    case .call where project.startsUppercase(project.node(expression.base, in: context.file).name):
      return values(of: handed, in: context, depth: depth + 1)
    default: break
    }
    return [.unseen("a call of a stored closure")]
  }

  /// `instantiate(Foo.self)`: a generic factory that is told the type.
  func typeArgument(of function: DeclarationRef, call: NodeRef, _ context: Context) -> TypeID? {
    for argument in project.arguments(of: project[call], in: call.file) {
      let value = project.node(argument.value, in: call.file)
      guard value.kind == .member, value.name == Word.`self`.rawValue, value.base != none else { continue }
      if case .project(let id)? = project.resolve(type: value.base, in: context).first, project.isViewController(id) { return id }
    }
    return nil
  }

  /// A new value of a type: containers are looked into, hosting controllers show their view.
  mutating func valueOfMaking(_ type: TypeRef, call: NodeRef, in context: Context, _ depth: Int) -> [Value] {
    let arguments = project.arguments(of: project[call], in: call.file)
    var isContainer = false
    var isHosting = false
    var own: TypeID?
    let name: NameID
    // `self.init(…)` in what the project adds to a class of the system's.
    var type = type
    if case .project(let id) = type, project.types[Int(id)].isExternal { type = .external(project.types[Int(id)].name) }
    switch type {
    case .external(let outside):
      name = outside
      isContainer = project.roles.has(name, .container)
      isHosting = project.roles.has(name, .hosting)
    case .project(let id):
      own = id
      name = project.types[Int(id)].name
      let external = project.ancestors(of: id).external
      isContainer = external.contains { project.roles.has($0, .container) }
      isHosting = external.contains { project.roles.has($0, .hosting) }
    }
    if isHosting, let root = arguments.first(where: { $0.label == .rootView || $0.label == .content || $0.label == Argument.trailing }),
      !(own.map { isHandler(root, of: $0, call) } ?? false)
    {
      var shown = values(of: root.value, in: context, depth: depth + 1)
      for index in shown.indices {
        // `LegendPage().hosted()`, which hosts `self`.
        if project.isSelf(root.value, in: context.file), let made = shown[index].made {
          shown[index].kind = .view(made.node, made.context)
        }
        if case .type = shown[index].kind { shown[index].kind = .view(NodeRef(file: call.file, index: root.value), context) }
        if case .external = shown[index].kind { shown[index].kind = .view(NodeRef(file: call.file, index: root.value), context) }
        if let own { shown[index].containers.insert(.init(type: own, name: name, made: call, aliases: []), at: 0) }
      }
      return shown
    }
    if isContainer, let root = arguments.first(where: { $0.label == .rootViewController }) ?? onlyController(arguments, context) {
      return values(of: root.value, in: context, depth: depth + 1).map { value in
        var value = value
        value.containers.insert(.init(type: own, name: name, made: call, aliases: []), at: 0)
        return value
      }
    }
    var made = value(of: type, made: (call, context))
    made.isUnarchived = namesNib(arguments, in: context)
    return [made]
  }

  /// Whether an initialiser of the project's takes what a call hands in for a closure that gives back nothing: it is run,
  /// and shows nothing. Or it hosts a view of its own, which may be handed that.
  private func isHandler(_ argument: Argument, of type: TypeID, _ call: NodeRef) -> Bool {
    project.matching(project.initializers(of: type), project.arguments(of: project[call], in: call.file)).contains { initializer in
      if argument.label != .rootView, let root = project.hostedRoot(of: initializer), isMadeView(root, in: initializer) { return true }
      return project.parameters(of: initializer).contains { parameter in
        let type = project[parameter].type
        return type != none && project.node(type, in: parameter.file).kind == .functionType && !project.returnsView(parameter)
          && project.argument(for: parameter, of: initializer, call: call) == argument.value
      }
    }
  }

  /// Whether what an initialiser hosts is a view of the project's that it makes.
  private func isMadeView(_ root: NodeID, in initializer: DeclarationRef) -> Bool {
    let call = project.node(root, in: initializer.file)
    guard call.kind == .call, case let callee = project.node(call.base, in: initializer.file), callee.kind == .name, callee.name != .AnyView else { return false }
    return project.types(named: callee.name, in: Context(file: initializer.file, scope: initializer, position: root, frame: nil)).contains(where: isViewType)
  }

  /// A container's own initialiser, `SheetNavigation(root)`: its one argument that is a controller.
  func onlyController(_ arguments: Arguments, _ context: Context) -> Argument? {
    let found = arguments.filter { argument in
      project.typesOf(argument.value, in: context).contains { type in
        if case .project(let id) = type { project.isViewController(id) } else { false }
      }
    }
    return found.count == 1 ? found.first : nil
  }
}

extension Project {
  /// What overrides a method that only says that somebody must: `func makeRoot() -> UIViewController { fatalError() }`.
  fileprivate func overridesOfAbstract(_ function: DeclarationRef) -> Declarations {
    guard self[function].kind == .function, overriddenNames.contains(self[function].name), self[function].body != none,
      case let body = node(self[function].body, in: function.file), body.count == 1, let only = list(of: body, in: function.file).first,
      case let call = node(only, in: function.file), call.kind == .call,
      case let name = node(call.base, in: function.file).name, name == Known.fatalError.name || name == Known.preconditionFailure.name,
      let owner = enclosingType(of: parent(of: function))
    else { return Declarations() }
    return overrides(of: self[function].name, below: owner).filter { hasSameLabels($0, function) }
  }

  /// `detail.then { $0.modalPresentationStyle = .fullScreen }`: closures that set something on what they are handed.
  fileprivate func configuringClosures(of call: Node, in file: Int32) -> [DeclarationRef] {
    var found: [DeclarationRef] = []
    for argument in arguments(of: call, in: file) {
      let value = node(argument.value, in: file)
      guard value.kind == .closure else { continue }
      let closure = DeclarationRef(file: file, index: value.first)
      let handed = parameters(of: closure).first.map { self[$0].name } ?? Word.dollarZero.rawValue
      let isConfiguring = (self[closure].nodeStart..<self[closure].nodeEnd).contains { index in
        let node = node(index, in: file)
        return node.kind == .assign && path(node.base, from: handed, in: file)?.isEmpty == false
      }
      if isConfiguring { found.append(closure) }
    }
    return found
  }
}
