// What an expression may be at run time, followed through locals, properties, factories, containers
// and casts: "this type", "a parameter of that function", "unseen, because". A value remembers the
// names that it went through, since a presenter sets styles and buttons on those names.

import SwiftScan

/// Follows expressions to values. One query: it remembers what it is in the midst of.
struct ValueReader {
  let project: Project
  /// Where it is presented: in an arm of a `switch` it is known what the subject is, in factories that are handed it as well.
  private(set) var place: NodeRef?
  var open: [DeclarationRef] = []
  /// What the locals held so far whose assignments are read: `page` of `page = UINavigationController(rootViewController: page)`.
  private var earlier: [Earlier] = []
  var fuel = 400
  /// An argument is read, and the function that it is handed to may fill it itself.
  var isHandedOver = false

  private struct Earlier {
    var local: DeclarationRef
    var values: [Value]
    var isAsked = false
  }

  init(_ project: Project, presentedAt place: NodeRef? = nil) {
    self.project = project
    self.place = place
  }

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
      if base.allSatisfy({ switch $0.kind { case .type, .receiver: true; default: false } }) { return base }
      return project.resolve(type: expression.first, in: context).map { value(of: $0, made: nil).unarchived(like: base) }
    case .ternary:
      let parts = Array(project.list(of: expression, in: context.file))
      if parts.count == 3, context.frame != nil, let holds = truth(of: parts[0], in: context.at(node)) {
        return values(of: holds ? parts[1] : parts[2], in: context, depth: depth + 1)
      }
      return project.list(of: expression, in: context.file).dropFirst().flatMap {
        values(of: $0, in: context, depth: depth + 1)
      }
    case .binary where expression.name == Operators.coalescing.name:
      let left = values(of: expression.base, in: context, depth: depth + 1)
      let right = values(of: expression.first, in: context, depth: depth + 1)
      // `pages[id] ?? Page(id)`: what is kept was made like it.
      if project.node(expression.base, in: context.file).kind == .index { return left + right }
      return left + standIns(right, for: left, declaredAs: project.typesOf(expression.base, in: context))
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

  func value(of type: TypeRef, made: (NodeRef, Context)?) -> Value {
    switch type {
    // A navigation controller of a storyboard brings its root.
    case .project(let id): made == nil ? onlyNavigation(id) ?? Value(kind: .type(id)) : Value(kind: .type(id), made: made)
    case .external(let name): Value(kind: .external(name), made: made)
    }
  }

  // MARK: Names

  mutating func valuesOfName(_ name: NameID, in context: Context, _ depth: Int) -> [Value] {
    if name == Word.`self`.rawValue {
      if let frame = context.frame, frame.function != nil, let receiver = receiver(of: frame) {
        // `menu.adding("Open").adding("Cancel")`: what the method is called on is made outside of it, by itself perhaps.
        let place = frame.function.flatMap { open.lastIndex(of: $0) }
        let function = place.map { open.remove(at: $0) }
        var results = values(of: receiver.node, in: receiver.context, depth: depth + 1)
        if let place, let function { open.insert(function, at: place) }
        if let function = frame.function, isAdded(function) {
          for index in results.indices { results[index].add(function, used: frame.call, frame) }
        }
        return results
      }
      guard let type = project.enclosingType(of: context.scope) else { return [.unseen("`self` outside a type")] }
      if let function = addedMethod(around: context.scope, of: type) { return valuesOfReceiver(of: function, in: context, depth) }
      if place != nil, let function = inheritedMethod(around: context.scope, of: type) { return valuesOfReceiver(of: function, in: context, depth) }
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

  func isFollowed(_ function: DeclarationRef, in frame: Frame?) -> Bool {
    var current = frame
    while let at = current {
      if at.function == function { return true }
      current = at.outer
    }
    return false
  }

  /// What the followed call of an initialiser hands over that sets a property, in what the class itself presents: `Presenter(page: detail)` leads
  /// to `self.page = page`.
  private func frameOfInitializer(around assignment: NodeRef, in frame: Frame?) -> Frame? {
    guard frame != nil, let member = project.enclosingMember(of: project.scope(of: assignment)), project[member].kind == .initializer,
      let place, let type = project.enclosingType(of: project.parent(of: member)), project.stands(place, in: type)
    else { return nil }
    var current = frame
    while let at = current, at.function != member {
      guard project.stands(at.call, in: type) else { return nil }
      current = at.outer
    }
    return current
  }

  func receiver(of frame: Frame) -> (node: NodeID, context: Context)? {
    let call = project[frame.call]
    // A property is asked, not called.
    if call.kind == .member { return call.base == none ? nil : (call.base, frame.caller) }
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
        var results = handedOver(bound, to: ref, in: context, depth)
        for index in results.indices { add(ref, to: &results[index]) }
        return results
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
    guard !open.contains(ref) else { return valuesSoFar(of: ref) }
    open.append(ref)
    defer { open.removeLast() }
    var results: [Value] = []
    // A local keeps the frame it was read in; a member is read without.
    let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    let frame = isLocal ? context.frame : nil
    if !isLocal, declaration.value == none, context.frame != nil, let owner = project.enclosingType(of: project.parent(of: ref)), project.types[Int(owner)].kind == .struct,
      let bound = boundProperty(declaration.name, of: owner, in: context.frame)
    {
      results = values(of: bound.node, in: bound.context, depth: depth + 1)
    } else if declaration.value != none {
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
      if isLocal, isRuledOut(assignment, in: context) { continue }
      let node = project[assignment]
      guard project.node(node.first, in: assignment.file).kind != .nil else { continue }
      var inner = project.context(of: assignment)
      inner.frame = isLocal ? frame : frameOfInitializer(around: assignment, in: context.frame)
      guard isLocal else {
        results += values(of: node.first, in: inner, depth: depth + 1)
        continue
      }
      earlier.append(Earlier(local: ref, values: results))
      let assigned = values(of: node.first, in: inner, depth: depth + 1)
      // Made of itself it is nothing new, but for what is around it.
      results += earlier.removeLast().isAsked ? assigned.filter { !$0.containers.isEmpty } : assigned
    }
    if results.isEmpty || results.allSatisfy(isUndecided), declaration.type != none {
      let inner = Context(file: ref.file, scope: project.parent(of: ref), position: none, frame: nil)
      let declared = project.resolve(type: declaration.type, in: inner)
      let concrete = declared.compactMap { type -> Value? in
        guard case .project(let id) = type, project.types[Int(id)].kind != .protocol, !project.types[Int(id)].isExternal else { return nil }
        return Value(kind: .type(id)).unarchived(like: results)
      }
      if !concrete.isEmpty { results = concrete }
    }
    // `let outer = handed as? UINavigationController`, where the call hands in nothing.
    if results.isEmpty, isLocal, declaration.value != none, declaration.modifiers.contains(.constant) { return [] }
    if results.isEmpty { return [.unseen("`\(project.text(declaration.name))` is set where it cannot be seen")] }
    if results.contains(where: { isContainer($0) }) {
      results = results.flatMap { filled($0, through: ref, frame: frame, followed: context.frame, depth) }
    }
    if results.contains(where: \.isHosted) { results = results.map { rehosted($0, through: ref, frame: frame) } }
    for index in results.indices { add(ref, to: &results[index]) }
    return results
  }

  /// What a local held before the assignment that is read.
  private mutating func valuesSoFar(of local: DeclarationRef) -> [Value] {
    guard let place = earlier.lastIndex(where: { $0.local == local }) else { return [] }
    earlier[place].isAsked = true
    return earlier[place].values
  }

  /// Notes one more name of a value. A name for a container is the container's.
  func add(_ name: DeclarationRef, to value: inout Value) {
    if value.containers.isEmpty { value.aliases.insert(name, at: 0) } else { value.containers[0].aliases.insert(name, at: 0) }
  }

  func isContainer(_ value: Value) -> Bool {
    switch value.kind {
    case .external(let outside): project.roles.has(outside, .container)
    case .type(let id): isContainer(id)
    default: false
    }
  }

  func isContainer(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains { project.roles.has($0, .container) }
  }

  func isUnseen(_ value: Value) -> Bool {
    if case .unseen = value.kind { true } else { false }
  }

  func isImplicitInit(_ node: NodeID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    guard expression.kind == .call else { return false }
    let callee = project.node(expression.base, in: file)
    return callee.kind == .member && callee.base == none && callee.name == Word.`init`.rawValue
  }

  /// Assignments to just this variable or property, in file order.
  func assignments(to ref: DeclarationRef) -> [NodeRef] {
    let declaration = project[ref]
    guard !declaration.modifiers.contains(.constant) || declaration.value == none else { return [] }
    let owner = project.parent(of: ref)
    var found: [NodeRef] = []
    for assignment in project.assignments[declaration.name].prefix(60) where found.count < 12 {
      guard !project.isInactive(assignment) else { continue }
      let left = project.node(project[assignment].base, in: assignment.file)
      if let owner, !project[owner].kind.isType {
        guard left.kind == .name, assignment.file == ref.file,
          // `box = …` before `if let box` means another one.
          project[owner].nodeStart <= assignment.index, assignment.index < project[owner].nodeEnd, declaration.nodeEnd <= assignment.index
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

  mutating func valuesOfMember(_ node: NodeID, _ member: Node, in context: Context, _ depth: Int) -> [Value] {
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
    var found = project.members(named: member.name, of: owners, in: context)
    // What only an extension of a class from outside has, of what is not seen.
    if found.isEmpty, owners.isEmpty, case let all = project.declarations[member.name], all.count == 1, isAdded(all[0]) { found = Declarations(all) }
    // A protocol's `controller`, which its conformers answer with themselves.
    if found.contains(where: givesSelf) {
      return valuesOfAnswering(NodeRef(file: context.file, index: node), in: context, depth) ?? values(of: member.base, in: context, depth: depth + 1)
    }
    // `controller.fullScreen`, which the project adds to all controllers and which gives back `Self`.
    if let property = found.first, project[property].kind == .variable, project.returnsSelf(property), isAdded(property) {
      var results = values(of: member.base, in: context, depth: depth + 1)
      for index in results.indices { results[index].add(property, used: NodeRef(file: context.file, index: node), nil) }
      return results
    }
    if let property = found.first, project[property].kind == .variable {
      if let given = valuesGiven(to: property, by: member.base, in: context, depth) { return given }
      if project.isRequirement(property) {
        let answering = Declarations(answers(to: member.name, owners: owners))
        if answering.count > 1, let answers = valuesOfAnswering(NodeRef(file: context.file, index: node), in: context, depth) { return answers }
        guard !answering.isEmpty, answering.count <= 3 else { return [.unseen("`\(project.text(member.name))` has \(answering.count) implementations")] }
        let answers = answering.flatMap { values(ofDeclaration: $0, in: context, depth) }
        return answers.first(where: isUndecided).map { [$0] } ?? ofSeveral(answers, answering.count)
      }
      if let getter = getter(of: property), dependsOnReceiver(property) || knownCase(member.base, in: context, 1) != nil {
        let frame = project.frame(function: getter, type: nil, call: NodeRef(file: context.file, index: node), caller: context)
        return returns(of: getter, in: Context(file: getter.file, scope: getter, position: none, frame: frame), depth)
      }
      return values(ofDeclaration: property, in: context, depth)
        .flatMap { held($0, by: member.base, in: context, depth) ?? [$0] }
    }
    return [.unseen("`\(project.text(member.name))` of something from outside")]
  }

  /// Whether what a property gives back hangs on what it is asked of: an enum's case, one of a class's heirs, whatever it is added to.
  private func dependsOnReceiver(_ property: DeclarationRef) -> Bool {
    guard !isAdded(property), let owner = project.enclosingType(of: project.parent(of: property)) else { return true }
    return project.types[Int(owner)].kind == .enum || hasHeirs(owner)
  }

  /// The properties by which those who conform to a protocol answer it.
  private func answers(to name: NameID, owners: Types) -> [DeclarationRef] {
    var found: [DeclarationRef] = []
    for case .project(let id) in owners {
      for type in project.descendants(of: id) {
        for property in project.members(named: name, of: type) where project[property].kind == .variable && !project.isRequirement(property) && !found.contains(property) {
          found.append(property)
        }
      }
    }
    return found
  }

  /// `Module(controller: page).controller`: what the call says that made a struct without an initialiser of its own.
  private mutating func valuesGiven(to property: DeclarationRef, by receiver: NodeID, in context: Context, _ depth: Int) -> [Value]? {
    guard project[property].value == none, getter(of: property) == nil, let owner = project.enclosingType(of: project.parent(of: property)),
      project.types[Int(owner)].kind == .struct, project.initializers(of: owner).isEmpty
    else { return nil }
    var found: [Value] = []
    for value in values(of: receiver, in: context, depth: depth + 1) {
      guard case .type(owner) = value.kind, let made = value.made else { return nil }
      let frame = project.frame(function: nil, type: owner, call: made.node, caller: made.context)
      guard let bound = boundProperty(project[property].name, of: owner, in: frame) else { return nil }
      found += values(of: bound.node, in: bound.context, depth: depth + 1)
    }
    for index in found.indices { add(property, to: &found[index]) }
    return found.isEmpty ? nil : found
  }

  /// Whether a property of this name gives back the value that it is asked of.
  func isSelfNamed(_ name: NameID) -> Bool { project.declarations[name].contains(where: givesSelf) }

  /// Whether a computed property gives back the value that it is asked of.
  private func givesSelf(_ property: DeclarationRef) -> Bool {
    guard project[property].kind == .variable, let getter = getter(of: property), project[getter].body != none else { return false }
    return answersWithSelf(bodyOf: getter)
  }

  /// Whether all that a body does is to give back `self`.
  func answersWithSelf(bodyOf function: DeclarationRef) -> Bool {
    let body = project.node(project[function].body, in: function.file)
    guard body.kind == .block, body.count == 1, let only = project.list(of: body, in: function.file).first else { return false }
    let expression = project.node(only, in: function.file)
    let value = expression.kind == .return && expression.base != none ? project.node(expression.base, in: function.file) : expression
    return value.kind == .name && value.name == Word.`self`.rawValue
  }

  // MARK: Arguments

  /// The argument that a frame hands to a parameter.
  func argument(for parameter: DeclarationRef, in frame: Frame?) -> Bound? {
    guard let function = project.parent(of: parameter) else { return nil }
    // A value that was made ran an initialiser of its type.
    let made = project[function].kind == .initializer ? project.enclosingType(of: project.parent(of: function)) : nil
    var current = frame
    while let at = current {
      if at.function == function || at.type != nil && made != nil && project.runs(function, of: made, making: at.type, by: at.call) {
        return project.argument(for: parameter, of: function, call: at.call)
          .map { Bound(node: $0, context: at.caller, depth: at.depth) }
      }
      current = at.outer
    }
    return nil
  }

  /// What a frame hands to a parameter or a property.
  func bound(_ ref: DeclarationRef, in frame: Frame?) -> Bound? {
    if project[ref].kind == .parameter { return argument(for: ref, in: frame) }
    guard let owner = project.enclosingType(of: project.parent(of: ref)) else { return nil }
    return boundProperty(project[ref].name, of: owner, in: frame)
  }

  /// The argument that became a property when the value around was made.
  func boundProperty(_ name: NameID, of type: TypeID, in frame: Frame?) -> Bound? {
    var current = frame
    while let at = current {
      if let made = at.type, made == type || project.conforms(made, to: type) {
        return project.bound(property: name, of: made, by: at)
          .map { Bound(node: $0.node, context: $0.context, depth: at.depth) }
      }
      current = at.outer
    }
    return nil
  }
}
