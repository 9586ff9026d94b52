// What an expression may be at run time, followed through locals, properties, factories, containers
// and casts: "this type", "a parameter of that function", "unseen, because". A value remembers the
// names that it went through, since a presenter sets styles and buttons on those names.

import SwiftScan

/// Why something could not be seen; the text completes "unseen: …".
public struct Unseen: Hashable, Sendable {
  public var reason: String
  init(_ reason: String) { self.reason = reason }
}

/// One thing that an expression may be.
struct Value {
  enum Kind {
    /// A value of a project's type.
    case type(TypeID)
    /// A value of a type from outside.
    case external(NameID)
    /// A SwiftUI view expression, or a closure that builds one.
    case view(NodeRef, Context)
    /// Whatever the caller hands in.
    case parameter(DeclarationRef)
    case unseen(Unseen)
  }

  var kind: Kind
  /// The call that made it.
  var made: (node: NodeRef, context: Context)?
  /// Variables and properties that it went through, outermost first.
  var aliases: [DeclarationRef] = []
  /// Navigation controllers around it, outermost first.
  var containers: [Container] = []

  struct Container {
    /// The project's own class; nil for UIKit's.
    var type: TypeID?
    var name: NameID
    var made: NodeRef?
    var aliases: [DeclarationRef]
  }

  static func unseen(_ reason: String) -> Value { Value(kind: .unseen(Unseen(reason))) }
}

/// What tells one value from another: what it is, where it was made, and by which calls one got there.
struct ValueKey: Hashable {
  private var kind: Int
  private var type: TypeID = -1
  private var name: NameID = none
  private var nodes: [NodeRef] = []
  private var aliases: [DeclarationRef]
  private var containers: [TypeID?] = []

  init(_ value: Value) {
    aliases = value.aliases
    switch value.kind {
    case .type(let id): (kind, type) = (0, id)
    case .external(let outside): (kind, name) = (1, outside)
    case .view(let node, let context):
      kind = 2
      nodes.append(node)
      add(context.frame)
    case .parameter(let parameter):
      kind = 3
      aliases.append(parameter)
    case .unseen: kind = 4
    }
    if let made = value.made {
      nodes.append(made.node)
      add(made.context.frame)
    }
    for container in value.containers {
      containers.append(container.type)
      aliases += container.aliases
      if let made = container.made { nodes.append(made) }
    }
  }

  private mutating func add(_ frame: Frame?) {
    var current = frame
    while let at = current {
      nodes.append(at.call)
      current = at.caller.frame
    }
  }
}

/// What a frame binds a parameter or property to.
struct Bound {
  var node: NodeID
  var context: Context
  /// The depth of the frame that binds it.
  var depth: Int
}

/// Follows expressions to values. One query: it remembers what it is in the midst of.
struct ValueReader {
  let project: Project
  private var open: Set<DeclarationRef> = []
  private var fuel = 400

  init(_ project: Project) { self.project = project }

  mutating func values(of node: NodeID, in context: Context, depth: Int = 0) -> [Value] {
    guard node != none else { return [.unseen("no expression")] }
    guard depth < 24, fuel > 0 else { return [.unseen("too far to follow")] }
    fuel -= 1
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name: return valuesOfName(expression.name, in: context, depth)
    case .member: return valuesOfMember(node, expression, in: context, depth)
    case .call: return valuesOfCall(node, expression, in: context.at(node), depth)
    case .cast:
      let base = values(of: expression.base, in: context, depth: depth + 1)
      if base.allSatisfy({ if case .type = $0.kind { true } else { false } }) { return base }
      return project.resolve(type: expression.first, in: context).map { value(of: $0, made: nil) }
    case .ternary:
      return project.list(of: expression, in: context.file).dropFirst().flatMap {
        values(of: $0, in: context, depth: depth + 1)
      }
    case .binary where expression.name == Operators.coalescing.name:
      let left = values(of: expression.base, in: context, depth: depth + 1)
      return left + values(of: expression.first, in: context, depth: depth + 1)
    case .if, .switch, .block, .do:
      var results: [Value] = []
      for result in lastExpressions(of: node, in: context) {
        results += values(of: result, in: context.at(isLeaf(result, context.file) ? node : result), depth: depth + 1)
      }
      return results.isEmpty ? [.unseen("a statement without a value")] : results
    case .closure:
      let ref = NodeRef(file: context.file, index: node)
      return [Value(kind: .view(ref, context))]
    case .generic: return values(of: expression.base, in: context, depth: depth + 1)
    case .nil: return []
    case .index: return [.unseen("an element of a collection")]
    default: return [.unseen("an expression of another kind")]
    }
  }

  private func value(of type: TypeRef, made: (NodeRef, Context)?) -> Value {
    switch type {
    case .project(let id): Value(kind: .type(id), made: made)
    case .external(let name): Value(kind: .external(name), made: made)
    }
  }

  // MARK: Names

  private mutating func valuesOfName(_ name: NameID, in context: Context, _ depth: Int) -> [Value] {
    if name == Word.`self`.rawValue {
      if let frame = context.frame, frame.function != nil, let receiver = receiver(of: frame) {
        return values(of: receiver.node, in: receiver.context, depth: depth + 1)
      }
      guard let type = project.enclosingType(of: context.scope) else { return [.unseen("`self` outside a type")] }
      if project.types[Int(type)].isExternal { return [.unseen("`self` of a type from outside")] }
      return [Value(kind: .type(type))]
    }
    let found = project.meanings(of: name, in: context)
    guard let first = found.first else {
      return [.unseen("`\(project.text(name))` is not declared in the project")]
    }
    if found.count > 1, project[first].kind == .function { return [.unseen("`\(project.text(name))` has several meanings")] }
    return values(ofDeclaration: first, in: context, depth)
  }

  private func isFollowed(_ function: DeclarationRef, in frame: Frame?) -> Bool {
    var current = frame
    while let at = current {
      if at.function == function { return true }
      current = at.caller.frame
    }
    return false
  }

  private func receiver(of frame: Frame) -> (node: NodeID, context: Context)? {
    let call = project[frame.call]
    let callee = project.node(call.base, in: frame.call.file)
    guard callee.kind == .member, callee.base != none else { return nil }
    return (callee.base, frame.caller)
  }

  /// What a variable, property, parameter or binding may hold.
  mutating func values(ofDeclaration ref: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    let declaration = project[ref]
    switch declaration.kind {
    case .parameter:
      if let bound = argument(for: ref, in: context.frame) {
        return values(of: bound.node, in: bound.context, depth: depth + 1).map { named($0, ref) }
      }
      // Its function was followed, and the call left it out: the default, which often is `nil`.
      if let function = project.parent(of: ref), isFollowed(function, in: context.frame) {
        guard declaration.value != none else { return [] }
        return values(of: declaration.value, in: Context(file: ref.file, scope: function, position: declaration.nodeEnd, frame: nil), depth: depth + 1)
      }
      return [Value(kind: .parameter(ref), aliases: [ref])]
    case .variable, .binding: break
    case .function: return [.unseen("a function as a value")]
    default: return [.unseen("`\(project.text(declaration.name))` is no value")]
    }
    if declaration.modifiers.contains(.destructured) {
      return [.unseen("`\(project.text(declaration.name))` is taken out of another value")]
    }
    guard open.insert(ref).inserted else { return [] }
    defer { open.remove(ref) }
    var results: [Value] = []
    // A local keeps the frame it was read in; a member is read without.
    let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    let frame = isLocal ? context.frame : nil
    if declaration.value != none {
      let inner = project.valueContext(of: ref, frame: frame)
      results = values(of: declaration.value, in: inner, depth: depth + 1)
      if isImplicitInit(declaration.value, in: ref.file), declaration.type != none {
        let made = NodeRef(file: ref.file, index: declaration.value)
        results = project.resolve(type: declaration.type, in: inner).flatMap { type in
          valueOfMaking(type, call: made, in: inner, depth)
        }
      }
    } else if let body = getter(of: ref) {
      results = returns(of: body, in: Context(file: ref.file, scope: body, position: none, frame: frame), depth)
    }
    for assignment in assignments(to: ref) {
      let node = project[assignment]
      guard project.node(node.first, in: assignment.file).kind != .nil else { continue }
      var inner = project.context(of: assignment)
      if isLocal { inner.frame = frame }
      results += values(of: node.first, in: inner, depth: depth + 1)
    }
    if results.isEmpty || results.allSatisfy(isUnseen), declaration.type != none {
      let inner = Context(file: ref.file, scope: project.parent(of: ref), position: none, frame: nil)
      let declared = project.resolve(type: declaration.type, in: inner)
      let concrete = declared.compactMap { type -> Value? in
        guard case .project(let id) = type, project.types[Int(id)].kind != .protocol else { return nil }
        return Value(kind: .type(id))
      }
      if !concrete.isEmpty { results = concrete }
    }
    if results.isEmpty { return [.unseen("`\(project.text(declaration.name))` is set where it cannot be seen")] }
    results = results.flatMap { filled($0, through: ref, frame: frame, depth) }
    return results.map { named($0, ref) }
  }

  /// The value, known by one more name. A name for a container is the container's.
  private func named(_ value: Value, _ ref: DeclarationRef) -> Value {
    var value = value
    if value.containers.isEmpty { value.aliases.insert(ref, at: 0) } else { value.containers[0].aliases.insert(ref, at: 0) }
    return value
  }

  /// What a navigation controller without a root gets through its name: `nav.viewControllers = [root]`.
  private mutating func filled(_ value: Value, through ref: DeclarationRef, frame: Frame?, _ depth: Int) -> [Value] {
    let type: TypeID?
    let name: NameID
    switch value.kind {
    case .external(let outside) where project.roles.has(outside, .container): (type, name) = (nil, outside)
    case .type(let id) where isContainer(id): (type, name) = (id, project.types[Int(id)].name)
    default: return [value]
    }
    for configuration in project.configurations(of: ref) {
      guard configuration.path.count == 1, let member = configuration.path.first else { continue }
      var root = configuration.value
      if root == nil, member == .setViewControllers || member == .pushViewController {
        root = project.arguments(of: project[configuration.node], in: configuration.node.file).first?.value
      } else if member != .viewControllers {
        continue
      }
      guard var node = root else { continue }
      let expression = project.node(node, in: configuration.node.file)
      if expression.kind == .array, let first = project.list(of: expression, in: configuration.node.file).first { node = first }
      var context = project.context(of: configuration.node)
      context.frame = frame
      return values(of: node, in: context, depth: depth + 1).map { inner in
        var inner = inner
        inner.containers.insert(.init(type: type, name: name, made: value.made?.node, aliases: []), at: 0)
        return inner
      }
    }
    return [value]
  }

  private func isContainer(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains { project.roles.has($0, .container) }
  }

  private func isUnseen(_ value: Value) -> Bool {
    if case .unseen = value.kind { true } else { false }
  }

  private func isImplicitInit(_ node: NodeID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    guard expression.kind == .call else { return false }
    let callee = project.node(expression.base, in: file)
    return callee.kind == .member && callee.base == none && callee.name == Word.`init`.rawValue
  }

  /// Assignments to just this variable or property, in file order.
  private func assignments(to ref: DeclarationRef) -> [NodeRef] {
    let declaration = project[ref]
    guard !declaration.modifiers.contains(.constant) || declaration.value == none else { return [] }
    let owner = project.parent(of: ref)
    var found: [NodeRef] = []
    for assignment in project.assignments[declaration.name].prefix(60) where found.count < 12 {
      guard !project.isInactive(assignment) else { continue }
      let left = project.node(project[assignment].base, in: assignment.file)
      if let owner, !project[owner].kind.isType {
        guard left.kind == .name, assignment.file == ref.file,
          project[owner].nodeStart <= assignment.index, assignment.index < project[owner].nodeEnd
        else { continue }
      } else if let owner, let type = project.type(of: owner) {
        let context = project.context(of: assignment)
        if left.kind == .name || project.node(left.base, in: assignment.file).name == Word.`self`.rawValue {
          guard let own = project.enclosingType(of: context.scope),
            own == type || project.ancestors(of: own).types.contains(type)
          else { continue }
        } else {
          guard project.typesOf(left.base, in: context).contains(.project(type)) else { continue }
        }
      } else if left.kind != .name {
        continue
      }
      found.append(assignment)
    }
    return found
  }

  /// The declaration whose body computes a property: the property itself, or its `get`.
  func getter(of ref: DeclarationRef) -> DeclarationRef? {
    if project[ref].body != none { return ref }
    return project.children(of: ref).first { project[$0].kind == .accessor && project[$0].name == Word.get.rawValue }
  }

  // MARK: Members

  private mutating func valuesOfMember(_ node: NodeID, _ member: Node, in context: Context, _ depth: Int) -> [Value] {
    guard member.base != none else { return [.unseen("`.\(project.text(member.name))` without its type")] }
    let base = project.node(member.base, in: context.file)
    if base.kind == .name, base.name == Word.`self`.rawValue || base.name == Word.super.rawValue {
      if let type = project.enclosingType(of: context.scope) {
        // A property bound by the call that made this value.
        if let bound = boundProperty(member.name, of: type, in: context.frame) {
          return values(of: bound.node, in: bound.context, depth: depth + 1)
        }
        if let property = project.members(named: member.name, of: type).first {
          return values(ofDeclaration: property, in: context, depth)
        }
      }
      return [.unseen("`\(project.text(member.name))` is not declared in the project")]
    }
    let owners = project.typesOf(member.base, in: context)
    let found = project.members(named: member.name, of: owners)
    if let property = found.first, project[property].kind == .variable {
      return values(ofDeclaration: property, in: context, depth)
    }
    return [.unseen("`\(project.text(member.name))` of something from outside")]
  }

  // MARK: Calls

  private mutating func valuesOfCall(_ node: NodeID, _ call: Node, in context: Context, _ depth: Int) -> [Value] {
    let ref = NodeRef(file: context.file, index: node)
    let callee = project.node(call.base, in: context.file)
    switch callee.kind {
    case .name, .generic:
      let name = callee.kind == .generic ? project.node(callee.base, in: context.file).name : callee.name
      if project.startsUppercase(name) {
        return project.types(named: name, in: context).flatMap { valueOfMaking($0, call: ref, in: context, depth) }
      }
      let functions = project.meanings(of: name, in: context)
      return valuesOfCalling(matching(functions, call, in: context.file), ref, context, owners: [], depth)
    case .member:
      if callee.name == Word.`init`.rawValue, callee.base != none {
        return project.typesOf(callee.base, in: context).flatMap { valueOfMaking($0, call: ref, in: context, depth) }
      }
      if project.startsUppercase(callee.name), callee.base != none {
        return project.resolve(type: call.base, in: context).flatMap { valueOfMaking($0, call: ref, in: context, depth) }
      }
      guard callee.base != none else {
        // A factory by its contextual type: `present(.modal(around: root))`.
        let factories = matching(project.declarations[callee.name].filter { project[$0].modifiers.contains(.static) }, call, in: context.file)
        if factories.isEmpty || factories.count > 3 { return [.unseen("`.\(project.text(callee.name))(…)` without its type")] }
        return valuesOfCalling(factories, ref, context, owners: [], depth)
      }
      let owners = project.typesOf(callee.base, in: context)
      if owners.contains(where: { isViewType($0) }) || isViewExpression(callee.base, in: context) {
        return [Value(kind: .view(ref, context))]
      }
      var functions = project.members(named: callee.name, of: owners)
      if owners.isEmpty {
        functions = project.declarations[callee.name].filter { project[$0].kind == .function }
      } else if owners.contains(where: { if case .project(let id) = $0 { project.types[Int(id)].kind == .protocol } else { false } }) {
        functions = implementations(of: callee.name, owners: owners)
        if functions.count > 3 { return [.unseen("`\(project.text(callee.name))` has \(functions.count) implementations")] }
      }
      functions = matching(functions, call, in: context.file)
      if functions.isEmpty || functions.count > 8 {
        return [.unseen("`\(project.text(callee.name))(…)` gives what is not seen")]
      }
      return valuesOfCalling(functions, ref, context, owners: owners, depth)
    case .closure:
      let closure = DeclarationRef(file: context.file, index: callee.first)
      return returns(of: closure, in: context.inside(closure), depth)
    default:
      return [.unseen("a call of something computed")]
    }
  }

  private func isViewType(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type else { return false }
    return project.isView(id)
  }

  /// Whether an expression is made like a SwiftUI view: modifiers around `Name(…)`.
  private func isViewExpression(_ node: NodeID, in context: Context) -> Bool {
    var current = node
    for _ in 0..<64 {
      let expression = project.node(current, in: context.file)
      switch expression.kind {
      case .call: current = expression.base
      case .member:
        guard expression.base != none else { return false }
        current = expression.base
      case .generic: current = expression.base
      case .name: return project.roles.has(expression.name, .button) || Project.viewNames.contains(project.text(expression.name))
      default: return false
      }
    }
    return false
  }

  private func implementations(of name: NameID, owners: [TypeRef]) -> [DeclarationRef] {
    var found: [DeclarationRef] = []
    for owner in owners {
      guard case .project(let id) = owner else { continue }
      for type in project.descendants(of: id) where !project.isTest[Int(project.types[Int(type)].parts[0].file)] {
        for member in project.members(named: name, of: type) where !found.contains(member) { found.append(member) }
      }
    }
    return found.filter { project[$0].body != none }
  }

  private func matching(_ functions: [DeclarationRef], _ call: Node, in file: Int32) -> [DeclarationRef] {
    project.matching(functions, project.arguments(of: call, in: file))
  }

  private mutating func valuesOfCalling(
    _ functions: [DeclarationRef], _ call: NodeRef, _ context: Context, owners: [TypeRef], _ depth: Int
  ) -> [Value] {
    guard !functions.isEmpty else { return [.unseen("a call of something from outside")] }
    var results: [Value] = []
    for function in functions where !project.isInactive(function) {
      if project[function].kind == .variable || project[function].kind == .parameter {
        results.append(.unseen("a call of a stored closure"))
        continue
      }
      let frame = Frame(function: function, type: nil, call: call, caller: context)
      guard frame.depth < 12, open.insert(function).inserted else { continue }
      var found: [Value] = []
      if project[function].body != none {
        let inner = Context(file: function.file, scope: function, position: none, frame: frame)
        found = returns(of: function, in: inner, depth)
      }
      open.remove(function)
      if found.isEmpty || found.allSatisfy(isUnseen) {
        // A factory of which only the type is known.
        let declared = project.returnsSelf(function) ? owners : project.typesOf(declaration: function)
        let concrete = declared.filter {
          if case .project(let id) = $0 { project.types[Int(id)].kind != .protocol && !project.types[Int(id)].isExternal } else { false }
        }
        if !concrete.isEmpty {
          found = concrete.map { value(of: $0, made: nil) }
        } else if let generic = typeArgument(of: function, call: call, context) {
          found = [Value(kind: .type(generic))]
        }
      }
      results += found.isEmpty ? [.unseen("`\(project.text(project[function].name))` gives what is not seen")] : found
    }
    return results
  }

  /// `instantiate(Foo.self)`: a generic factory that is told the type.
  private func typeArgument(of function: DeclarationRef, call: NodeRef, _ context: Context) -> TypeID? {
    for argument in project.arguments(of: project[call], in: call.file) {
      let value = project.node(argument.value, in: call.file)
      guard value.kind == .member, value.name == Word.`self`.rawValue, value.base != none else { continue }
      if case .project(let id)? = project.resolve(type: value.base, in: context).first, project.isViewController(id) { return id }
    }
    return nil
  }

  /// A new value of a type: containers are looked into, hosting controllers show their view.
  private mutating func valueOfMaking(_ type: TypeRef, call: NodeRef, in context: Context, _ depth: Int) -> [Value] {
    let arguments = project.arguments(of: project[call], in: call.file)
    var isContainer = false
    var isHosting = false
    var own: TypeID?
    let name: NameID
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
    if isHosting, let root = arguments.first(where: { $0.label == .rootView || $0.label == .content || $0.label == Argument.trailing }) {
      var shown = values(of: root.value, in: context, depth: depth + 1)
      for index in shown.indices {
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
    return [value(of: type, made: (call, context))]
  }

  /// A container's own initialiser, `SheetNavigation(root)`: its one argument that is a controller.
  private func onlyController(_ arguments: ArraySlice<Argument>, _ context: Context) -> Argument? {
    let found = arguments.filter { argument in
      project.typesOf(argument.value, in: context).contains { type in
        if case .project(let id) = type { project.isViewController(id) } else { false }
      }
    }
    return found.count == 1 ? found.first : nil
  }

  // MARK: What functions give back

  mutating func returns(of function: DeclarationRef, in context: Context, _ depth: Int) -> [Value] {
    let body = project[function].body
    guard body != none else { return [] }
    let block = project.node(body, in: function.file)
    let items = project.list(of: block, in: function.file)
    var results: [Returned] = []
    for item in items { collectReturns(item, in: context, &results, 0) }
    if results.isEmpty, items.count == 1, let only = items.first {
      results = [Returned(value: only, statement: body)]
    }
    return results.flatMap { result in
      values(of: result.value, in: context.at(isLeaf(result.value, function.file) ? result.statement : result.value), depth: depth + 1)
    }
  }

  /// What a `return` gives back. A leaf stands nowhere, so the statement tells what is visible.
  private struct Returned {
    var value: NodeID
    var statement: NodeID
  }

  private func isLeaf(_ node: NodeID, _ file: Int32) -> Bool {
    project.node(node, in: file).kind.rawValue <= NodeKind.skipped.rawValue
  }

  private func collectReturns(_ node: NodeID, in context: Context, _ results: inout [Returned], _ depth: Int) {
    let file = context.file
    guard node != none, depth < 40, results.count < 16 else { return }
    let statement = project.node(node, in: file)
    guard !statement.flags.contains(.inactive) else { return }
    switch statement.kind {
    case .return:
      if statement.base != none { results.append(Returned(value: statement.base, statement: node)) }
    case .block, .do:
      for child in project.list(of: statement, in: file) { collectReturns(child, in: context, &results, depth + 1) }
    case .if:
      collectReturns(statement.base, in: context, &results, depth + 1)
      if statement.flags.contains(.hasElse), let last = project.list(of: statement, in: file).last {
        collectReturns(last, in: context, &results, depth + 1)
      }
    case .guard, .loop, .case, .defer: collectReturns(statement.base, in: context, &results, depth + 1)
    case .switch:
      let arms = project.list(of: statement, in: file)
      // A factory that is told which one to make.
      let wanted = knownCase(statement.base, in: context).map { name in arms.filter { matches($0, name, file) } } ?? []
      for child in wanted.isEmpty ? Array(arms) : wanted { collectReturns(child, in: context, &results, depth + 1) }
    default: break
    }
  }

  /// The enum case that a parameter is known to be, since the followed call says so.
  private func knownCase(_ subject: NodeID, in context: Context) -> NameID? {
    let expression = project.node(subject, in: context.file)
    guard expression.kind == .name, let parameter = project.meanings(of: expression.name, in: context.at(subject)).first,
      project[parameter].kind == .parameter, let bound = argument(for: parameter, in: context.frame)
    else { return nil }
    let value = project.node(bound.node, in: bound.context.file)
    let member = value.kind == .call ? project.node(value.base, in: bound.context.file) : value
    return member.kind == .member && !project.arms[member.name].isEmpty ? member.name : nil
  }

  private func matches(_ arm: NodeID, _ name: NameID, _ file: Int32) -> Bool {
    project.list(of: project.node(arm, in: file), in: file).contains { pattern in
      let node = project.node(pattern, in: file)
      return (node.kind == .call ? project.node(node.base, in: file).name : node.name) == name
    }
  }

  /// The last expression of each branch of an `if` or `switch` that is a value.
  private func lastExpressions(of node: NodeID, in context: Context, _ depth: Int = 0) -> [NodeID] {
    guard depth < 20 else { return [] }
    let statement = project.node(node, in: context.file)
    switch statement.kind {
    case .block, .do:
      return project.list(of: statement, in: context.file).last.map { lastExpressions(of: $0, in: context, depth + 1) } ?? []
    case .if:
      var results = lastExpressions(of: statement.base, in: context, depth + 1)
      if statement.flags.contains(.hasElse), let last = project.list(of: statement, in: context.file).last {
        results += lastExpressions(of: last, in: context, depth + 1)
      }
      return results
    case .switch:
      return project.list(of: statement, in: context.file).flatMap { lastExpressions(of: $0, in: context, depth + 1) }
    case .case: return lastExpressions(of: statement.base, in: context, depth + 1)
    case .return: return statement.base == none ? [] : [statement.base]
    case .guard, .loop, .defer, .declaration, .throw, .jump: return []
    default: return [node]
    }
  }

  // MARK: Arguments

  /// The argument that a frame hands to a parameter.
  func argument(for parameter: DeclarationRef, in frame: Frame?) -> Bound? {
    var current = frame
    while let at = current {
      if let function = at.function, project.parent(of: parameter) == function {
        return project.argument(for: parameter, of: function, call: at.call)
          .map { Bound(node: $0, context: at.caller, depth: at.depth) }
      }
      current = at.caller.frame
    }
    return nil
  }

  /// The argument that became a property when the value around was made.
  func boundProperty(_ name: NameID, of type: TypeID, in frame: Frame?) -> Bound? {
    var current = frame
    while let at = current {
      if at.type == type {
        return project.bound(property: name, of: type, by: at)
          .map { Bound(node: $0.node, context: $0.context, depth: at.depth) }
      }
      current = at.caller.frame
    }
    return nil
  }
}

extension Project {
  /// SwiftUI's own views and shapes that modifiers are often hung on.
  static let viewNames: Set<String> = [
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "ScrollView", "NavigationStack", "NavigationView",
    "NavigationSplitView", "Text", "Image", "Label", "Color", "EmptyView", "AnyView", "Section", "TabView", "LazyVStack",
    "LazyHStack", "GeometryReader", "Rectangle", "Spacer", "ForEach", "Picker", "Toggle", "Divider", "Circle",
    "RoundedRectangle", "ProgressView", "Grid", "LazyVGrid", "WithViewStore", "ContentUnavailableView",
  ]

  /// Whether an expression is literally true or false, also through the parameters of followed calls.
  func literal(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool? {
    guard node != none, depth < 8 else { return nil }
    let expression = self.node(node, in: context.file)
    switch expression.kind {
    case .true: return true
    case .false: return false
    case .prefix: return literal(expression.base, in: context, depth + 1).map { !$0 }
    case .name, .member:
      let name = expression.name
      if expression.kind == .member, !isSelf(expression.base, in: context.file) { return nil }
      guard let ref = meanings(of: name, in: context).first else { return nil }
      if self[ref].kind == .parameter {
        if let bound = ValueReader(self).argument(for: ref, in: context.frame) { return literal(bound.node, in: bound.context, depth + 1) }
        return context.frame == nil ? nil : literal(self[ref].value, in: context, depth + 1)
      }
      if let owner = enclosingType(of: parent(of: ref)), let bound = ValueReader(self).boundProperty(name, of: owner, in: context.frame) {
        return literal(bound.node, in: bound.context, depth + 1)
      }
      let isConstant = self[ref].modifiers.contains(.constant) && self[ref].kind == .variable
      return isConstant ? literal(self[ref].value, in: context, depth + 1) : nil
    default: return nil
    }
  }

  /// The functions that a call with these arguments can mean: labels in order, defaults may be left out.
  func matching(_ functions: [DeclarationRef], _ arguments: ArraySlice<Argument>) -> [DeclarationRef] {
    guard functions.count > 0 else { return functions }
    let fitting = functions.filter { function in
      let kind = self[function].kind
      guard kind.isFunction else { return kind == .variable || kind == .parameter || kind == .binding || kind == .enumCase }
      return fits(function, arguments)
    }
    return fitting
  }

  func fits(_ function: DeclarationRef, _ arguments: ArraySlice<Argument>) -> Bool {
    let parameters = parameters(of: function)
    var next = 0
    for argument in arguments {
      if argument.label == Argument.trailing { continue }
      var found = false
      while next < parameters.count {
        let parameter = self[parameters[next]]
        next += 1
        if parameter.label == argument.label {
          found = true
          break
        }
        // A parameter that is passed over must have a default, or take a trailing closure.
      }
      if !found { return false }
    }
    if arguments.contains(where: { $0.label == Argument.trailing }) {
      return parameters.contains { takesClosure($0) }
    }
    let required = parameters.filter { self[$0].value == none }.count
    return arguments.count >= required || parameters.contains { takesClosure($0) }
  }

  /// Whether a parameter's or property's type is a function, or a closure that builds views.
  func takesClosure(_ ref: DeclarationRef) -> Bool {
    let type = self[ref].type
    guard type != none else { return false }
    let node = node(type, in: ref.file)
    if node.kind == .functionType { return true }
    guard node.kind == .name || node.kind == .member else { return false }
    return typeAliases[node.name]?.contains { alias in
      self[alias].type != none && self.node(self[alias].type, in: alias.file).kind == .functionType
    } ?? false
  }

  /// The argument of `call` that `parameter` of `function` receives.
  func argument(for parameter: DeclarationRef, of function: DeclarationRef, call: NodeRef) -> NodeID? {
    let parameters = parameters(of: function)
    guard let index = parameters.firstIndex(of: parameter) else { return nil }
    let arguments = arguments(of: self[call], in: call.file)
    let label = self[parameter].label
    // Unlabelled ones by their place among the unlabelled, labelled ones by label.
    if label == none {
      let place = parameters[..<index].filter { self[$0].label == none }.count
      let unlabelled = arguments.filter { $0.label == none }
      if place < unlabelled.count { return unlabelled[unlabelled.startIndex + place].value }
    } else if let named = arguments.first(where: { $0.label == label }) {
      return named.value
    }
    // The first trailing closure goes to the first closure parameter that has no argument yet.
    if takesClosure(parameter), let trailing = arguments.first(where: { $0.label == Argument.trailing }) {
      let open = parameters.filter { candidate in
        takesClosure(candidate) && !arguments.contains { $0.label == self[candidate].label && $0.label != none }
      }
      let others = arguments.filter { $0.label != Argument.trailing && $0.label != none }.count
      _ = others
      if open.count <= 1 || open.first == parameter || open.last == parameter && self[open[0]].value != none {
        return trailing.value
      }
    }
    return nil
  }

  /// The argument by which `frame`'s call set a property of the type that it made.
  func bound(property name: NameID, of type: TypeID, by frame: Frame) -> (node: NodeID, context: Context)? {
    let arguments = arguments(of: self[frame.call], in: frame.call.file)
    let initializers = self.initializers(of: type)
    if initializers.isEmpty {
      // Memberwise: the label is the property's name, or the trailing closure the last closure property.
      if let named = arguments.first(where: { $0.label == name }) { return (named.value, frame.caller) }
      guard let trailing = arguments.first(where: { $0.label == Argument.trailing }) else { return nil }
      let closures = storedClosures(of: type).filter { closure in
        !arguments.contains { $0.label == self[closure].name }
      }
      if let property = closures.first(where: { self[$0].name == name }), closures.count == 1 || closures.first == property {
        return (trailing.value, frame.caller)
      }
      return nil
    }
    for initializer in matching(initializers, arguments) {
      guard let parameter = parameter(of: initializer, becoming: name) else { continue }
      if let value = argument(for: parameter, of: initializer, call: frame.call) { return (value, frame.caller) }
      if self[parameter].value != none {
        return (self[parameter].value, Context(file: parameter.file, scope: initializer, position: none, frame: nil))
      }
    }
    return nil
  }

  func initializers(of type: TypeID) -> [DeclarationRef] {
    types[Int(type)].parts.flatMap { part in
      children(of: part).filter { self[$0].kind == .initializer && !isInactive($0) }
    }
  }

  private func storedClosures(of type: TypeID) -> [DeclarationRef] {
    guard let part = types[Int(type)].parts.first else { return [] }
    return children(of: part).filter { self[$0].kind == .variable && self[$0].body == none && takesClosure($0) }
  }

  /// The parameter that an initialiser stores in a property: `self.close = close`.
  private func parameter(of initializer: DeclarationRef, becoming property: NameID) -> DeclarationRef? {
    let parameters = parameters(of: initializer)
    let body = self[initializer].body
    guard body != none else { return nil }
    let declaration = self[initializer]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let assignment = node(index, in: initializer.file)
      guard assignment.kind == .assign else { continue }
      let left = node(assignment.base, in: initializer.file)
      guard left.kind == .member || left.kind == .name, left.name == property || isStorage(left.name, of: property) else { continue }
      let right = firstName(assignment.first, in: initializer.file)
      if let parameter = parameters.first(where: { self[$0].name == right }) { return parameter }
    }
    return parameters.first { self[$0].name == property && takesClosure($0) }
  }

  /// `_flag` is the storage of `flag`.
  private func isStorage(_ name: NameID, of property: NameID) -> Bool {
    names.withBytes(of: name) { storage in
      names.withBytes(of: property) { property in
        storage.count == property.count + 1 && storage[0] == UInt8(ascii: "_") && storage.dropFirst().elementsEqual(property)
      }
    }
  }

  /// `x` in `x`, `x()`, `State(initialValue: x)`.
  private func firstName(_ expression: NodeID, in file: Int32) -> NameID {
    let node = node(expression, in: file)
    switch node.kind {
    case .name: return unprojected(node.name)
    case .call:
      let callee = self.node(node.base, in: file)
      if callee.kind == .name, !startsUppercase(callee.name) { return callee.name }
      return arguments(of: node, in: file).first.map { firstName($0.value, in: file) } ?? none
    default: return none
    }
  }
}
