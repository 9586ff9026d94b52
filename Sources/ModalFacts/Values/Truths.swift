// What is known of a condition, since a followed call says so: a literal, a flag or an enum case that it hands over, or leaves at
// what it is by default, and what the project's own properties make of that.

import SwiftScan

extension Project {
  /// Whether an expression is true or false, as far as literals and what followed calls hand over tell.
  func truth(of node: NodeID, in context: Context) -> Bool? { ValueReader(self).truth(of: node, in: context) }

  /// What a class says by a property of its own that is the same for good: `var showsClose: Bool { false }`, unless it overrides that.
  func constant(_ node: NodeID, of type: TypeID, in file: Int32, _ depth: Int = 0) -> Bool? {
    guard node != none, depth < 4 else { return nil }
    let expression = self.node(node, in: file)
    switch expression.kind {
    case .true: return true
    case .false: return false
    case .prefix: return constant(expression.base, of: type, in: file, depth + 1).map { !$0 }
    case .name, .member:
      guard expression.kind == .name || isSelf(expression.base, in: file), let property = members(named: expression.name, of: type).first,
        self[property].kind == .variable
      else { return nil }
      if staysFalse(property) { return false }
      guard let getter = ValueReader(self).getter(of: property), let only = ValueReader(self).onlyExpression(of: getter) else { return nil }
      return constant(only, of: type, in: getter.file, depth + 1)
    default: return nil
    }
  }
}

extension ValueReader {
  func truth(of node: NodeID, in context: Context, _ depth: Int = 0) -> Bool? {
    guard node != none, depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .true: return true
    case .false: return false
    case .prefix: return truth(of: expression.base, in: context, depth + 1).map { !$0 }
    case .tuple:
      let parts = project.list(of: expression, in: context.file)
      return parts.count == 1 ? truth(of: parts[parts.startIndex], in: context, depth + 1) : nil
    case .binary: return truth(ofBinary: expression, in: context, depth)
    case .patternTest: return isCase(expression.base, expression.first, in: context)
    case .typeTest: return isKind(expression.base, of: expression.first, in: context)
    case .name: return truth(ofName: expression.name, in: context, depth)
    case .member:
      if project.isSelf(expression.base, in: context.file) { return truth(ofName: expression.name, in: context, depth) }
      if let made = made(by: expression.base, in: context, depth + 1) { return truth(ofPart: expression.name, of: made, depth) }
      // `model.hasChanges`
      if expression.base != none, case let meant = project.members(meantBy: expression, in: context), meant.count == 1,
        project.staysFalse(meant[0])
      {
        return false
      }
      // `mode.isEditing`, a property of an enum's own.
      guard context.frame != nil, expression.base != none, let known = knownCase(expression.base, in: context) else { return nil }
      if let answer = answer(of: expression, for: known, in: context), let holds = truth(ofAnswer: answer, for: known) { return holds }
      return truth(givenBackBy: expression.name, at: node, in: context, depth)
    default: return nil
    }
  }

  /// What an enum's property gives back, `if case .form = self { return true }; return false`, of a case that is known.
  private func truth(givenBackBy name: NameID, at node: NodeID, in context: Context, _ depth: Int) -> Bool? {
    guard context.calleeDepth < 12, let property = project.members(named: name, of: project.typesOf(project.node(node, in: context.file).base, in: context)).first,
      project[property].kind == .variable, let getter = getter(of: property)
    else { return nil }
    let frame = project.frame(function: getter, type: nil, call: NodeRef(file: context.file, index: node), caller: context)
    let inside = Context(file: getter.file, scope: getter, position: project[getter].body, frame: frame)
    let truths = returned(by: getter, in: inside).map { truth(of: $0.value, in: inside, depth + 1) }
    return truths.allSatisfy { $0 == true } && !truths.isEmpty ? true : truths.allSatisfy { $0 == false } && !truths.isEmpty ? false : nil
  }

  private func truth(ofBinary expression: Node, in context: Context, _ depth: Int) -> Bool? {
    if expression.name == Operators.and.name || expression.name == Operators.or.name {
      let isAnd = expression.name == Operators.and.name
      let sides = [truth(of: expression.base, in: context, depth + 1), truth(of: expression.first, in: context, depth + 1)]
      return sides.contains(!isAnd) ? !isAnd : sides.allSatisfy { $0 == isAnd } ? isAnd : nil
    }
    let isEqual = expression.name == Operators.equal.name
    guard isEqual || expression.name == Operators.unequal.name else { return nil }
    // `mode == .edit`
    if let holds = isCase(expression.base, expression.first, in: context) { return holds == isEqual }
    let sides = [expression.base, expression.first]
    guard let other = sides.first(where: { project.node($0, in: context.file).kind != .nil }),
      sides.contains(where: { project.node($0, in: context.file).kind == .nil }), let isNil = isNil(other, in: context)
    else { return nil }
    return isNil == isEqual
  }

  private func truth(ofName name: NameID, in context: Context, _ depth: Int) -> Bool? {
    guard let ref = project.meanings(of: name, in: context).first else { return nil }
    if project[ref].kind == .parameter {
      if let bound = argument(for: ref, in: context.frame) { return truth(of: bound.node, in: bound.context, depth + 1) }
      guard let function = project.parent(of: ref), isCalled(function, in: context.frame) else { return nil }
      return truth(of: project[ref].value, in: context, depth + 1)
    }
    if let owner = project.enclosingType(of: project.parent(of: ref)) {
      switch setLater(ref, of: owner, in: context.frame) {
      case .never: break
      case .to(let value, let context): return truth(of: value, in: context, depth + 1)
      case .unseen: return nil
      }
      if let bound = boundProperty(name, of: owner, in: context.frame) {
        return isKept(ref, of: owner) ? truth(of: bound.node, in: bound.context, depth + 1) : nil
      }
      // `private var isEditing: Bool { mode == .edit }`
      if project[ref].kind == .variable, context.frame?.type == owner, let getter = getter(of: ref), let only = onlyExpression(of: getter) {
        return truth(of: only, in: Context(file: getter.file, scope: getter, position: only, frame: context.frame), depth + 1)
      }
    }
    if project.staysFalse(ref) { return false }
    let isConstant = project[ref].modifiers.contains(.constant) && project[ref].kind == .variable
    return isConstant || isLeftAsItIs(ref, in: context.frame)
      ? truth(of: project[ref].value, in: project.valueContext(of: ref, frame: context.frame), depth + 1) : nil
  }

  /// The struct that an expression gives for good, `options` of `options ?? Options()`: what made it, if that is seen.
  private func made(by node: NodeID, in context: Context, _ depth: Int) -> (type: TypeID, call: NodeRef, context: Context)? {
    guard node != none, depth < 8 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .binary where expression.name == Operators.coalescing.name:
      return made(by: expression.base, in: context, depth + 1)
        ?? (isNil(expression.base, in: context) == true ? made(by: expression.first, in: context, depth + 1) : nil)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      guard callee.kind == .name, project.startsUppercase(callee.name), case let types = project.types(named: callee.name, in: context), types.count == 1,
        case .project(let type)? = types.first, project.types[Int(type)].kind == .struct
      else { return nil }
      return (type, NodeRef(file: context.file, index: node), context)
    case .name, .member:
      guard context.frame != nil, expression.kind == .name || project.isSelf(expression.base, in: context.file),
        let meant = project.meanings(of: expression, in: context).first,
        project[meant].kind == .parameter || project[meant].kind == .variable && project[meant].modifiers.contains(.constant)
      else { return nil }
      return bound(meant, in: context.frame).flatMap { made(by: $0.node, in: $0.context, depth + 1) }
    default: return nil
    }
  }

  /// What a flag of a struct's says that was made so.
  private func truth(ofPart name: NameID, of made: (type: TypeID, call: NodeRef, context: Context), _ depth: Int) -> Bool? {
    guard let property = project.members(named: name, of: made.type).first, project[property].kind == .variable else { return nil }
    let frame = project.frame(making: made.type, by: made.call, caller: made.context)
    return truth(ofName: name, in: Context(file: property.file, scope: project.parent(of: property), position: project[property].nodeStart, frame: frame), depth + 1)
  }

  /// Whether what a property is made with stays; an object's may be set anew from anywhere.
  private func isKept(_ property: DeclarationRef, of owner: TypeID) -> Bool {
    project.types[Int(owner)].kind != .class || project[property].modifiers.contains(.constant)
      || project.changingMembers[project[property].name].isEmpty
        && project.assignments[project[property].name].allSatisfy { project.scope(of: $0).map { project[$0].kind == .initializer } ?? false }
  }

  /// Whether a value was made that leaves a property at what it says: `var isSecure = false` of `Field(text: $name)`.
  private func isLeftAsItIs(_ property: DeclarationRef, in frame: Frame?) -> Bool {
    guard project[property].kind == .variable, project[property].value != none, project.attributes(of: property).isEmpty,
      let parent = project.parent(of: property), let owner = project.type(of: parent), project.types[Int(owner)].kind == .struct,
      project.initializers(of: owner).isEmpty
    else { return false }
    var current = frame
    while let at = current, at.type != owner { current = at.outer }
    let settings = project.assignments[project[property].name]
    return current != nil && !project.types[Int(owner)].parts.contains { !project.places(in: settings, inside: $0).isEmpty }
  }

  /// Whether a parameter was handed `nil`, or something that is none; a property was left so; or a name would be bound to what is
  /// taken out of one.
  func isNil(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Bool? {
    guard node != none, depth < 6 else { return nil }
    let expression = project.node(node, in: context.file)
    if expression.kind == .nil { return true }
    if expression.kind == .cast { return isNil(expression.base, in: context, depth + 1) == true ? true : nil }
    // `icon.map { AnyView($0) }`
    if expression.kind == .call, case let callee = project.node(expression.base, in: context.file), callee.kind == .member, callee.name == .map {
      return isNil(callee.base, in: context, depth + 1)
    }
    guard expression.kind == .name || expression.kind == .member && expression.base != none && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression, in: context).first
    else { return nil }
    switch project[meant].kind {
    case .binding where project[meant].value != none:
      return isNil(project[meant].value, in: project.valueContext(of: meant, frame: context.frame), depth + 1) == true ? true : nil
    // `let outer = controller as? UINavigationController`
    case .variable where project[meant].modifiers.contains(.constant) && project[meant].value != none && project.parent(of: meant).map { !project[$0].kind.isType } ?? false:
      return isNil(project[meant].value, in: project.valueContext(of: meant, frame: context.frame), depth + 1) == true ? true : nil
    case .variable: return depthMadeNil(meant, in: context.frame, depth) != nil ? true : isLeftNil(meant, in: context.frame)
    case .parameter:
      guard let function = project.parent(of: meant), isCalled(function, in: context.frame) else { return nil }
      if let bound = argument(for: meant, in: context.frame) { return isNil(bound.node, in: bound.context, depth + 1) }
      return project[meant].value == none ? nil : project.node(project[meant].value, in: meant.file).kind == .nil
    default: return nil
    }
  }

  // MARK: Cases

  /// Whether a subject is a case that is asked for, `.edit`; nil where either is not known.
  private func isCase(_ subject: NodeID, _ asked: NodeID, in context: Context) -> Bool? {
    guard context.frame != nil, asked != none, let name = caseName(of: project.node(asked, in: context.file), in: context.file),
      let known = knownCase(subject, in: context)
    else { return nil }
    return known == name
  }

  /// The enum case that a parameter is known to be, since the followed call says so, or a property that nobody sets anew.
  func knownCase(_ subject: NodeID, in context: Context, _ depth: Int = 0) -> NameID? {
    let expression = project.node(subject, in: context.file)
    if depth > 0, expression.kind == .member || expression.kind == .call, let name = caseName(of: expression, in: context.file) { return name }
    if depth < 6, expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file),
      let known = knownCase(expression.base, in: context, depth + 1)
    {
      return answer(of: expression, for: known, in: context).flatMap { caseName(of: project.node($0.node, in: $0.file), in: $0.file) }
    }
    // `route.kind`
    if depth < 6, expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file),
      let made = made(by: expression.base, in: context, depth + 1)
    {
      return knownCase(ofPart: expression.name, of: made, depth)
    }
    // `model.step`
    if depth < 6, expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file),
      case let meant = project.members(meantBy: expression, in: context), meant.count == 1, project.isNeverSet(meant[0]),
      let name = caseName(of: project.node(project[meant[0]].value, in: meant[0].file), in: meant[0].file)
    {
      return name
    }
    // `Page.about.controller`, where the property asks what it is asked of.
    if depth < 6, expression.kind == .name, expression.name == Word.`self`.rawValue, let frame = context.frame, let receiver = receiver(of: frame) {
      return knownCase(receiver.node, in: receiver.context, depth + 1)
    }
    guard depth < 6, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression, in: context).first
    else { return nil }
    if let bound = project[meant].kind == .parameter ? argument(for: meant, in: context.frame) : boundForGood(meant, in: context.frame) {
      return knownCase(bound.node, in: bound.context, depth + 1)
    }
    if project.isNeverSet(meant), let name = caseName(of: project.node(project[meant].value, in: meant.file), in: meant.file) { return name }
    if let place, let known = caseOfArm(around: place, of: meant) { return known }
    // Left out by the call, it is what it is by default.
    guard project[meant].kind == .parameter, project[meant].value != none, let function = project.parent(of: meant), isCalled(function, in: context.frame)
    else { return nil }
    return knownCase(project[meant].value, in: Context(file: meant.file, scope: function, position: none, frame: nil), depth + 1)
  }

  /// The enum case that a struct's property is, which was made so.
  private func knownCase(ofPart name: NameID, of made: (type: TypeID, call: NodeRef, context: Context), _ depth: Int) -> NameID? {
    guard let property = project.members(named: name, of: made.type).first(where: { !project.isRequirement($0) }), project[property].kind == .variable
    else { return nil }
    let frame = project.frame(making: made.type, by: made.call, caller: made.context)
    if let bound = boundForGood(property, in: frame) { return knownCase(bound.node, in: bound.context, depth + 1) }
    let getter = getter(of: property)
    let says = getter.map { onlyExpression(of: $0) ?? none } ?? (project[property].modifiers.contains(.constant) ? project[property].value : none)
    guard says != none else { return nil }
    return knownCase(says, in: Context(file: property.file, scope: getter ?? project.parent(of: property), position: project[property].nodeEnd, frame: frame), depth + 1)
  }

  /// What a property of an enum's says for one of its cases: `.sheet` of `switch self { case .about: .sheet }` or `self == .about ? .sheet : .push`.
  func answer(of member: Node, for known: NameID, in context: Context) -> (node: NodeID, file: Int32)? {
    guard let property = project.members(meantBy: member, in: context).first, project[property].kind == .variable,
      let getter = getter(of: property), let only = onlyExpression(of: getter)
    else { return nil }
    let file = getter.file
    let expression = project.node(only, in: file)
    switch expression.kind {
    case .switch where project.isSelf(expression.base, in: file):
      let arms = project.list(of: expression, in: file)
      guard let arm = arms.first(where: { matches($0, known, file) }) ?? arms.first(where: { project.node($0, in: file).count == 0 }) else { return nil }
      return onlyExpression(ofBlock: project.node(arm, in: file).base, file).map { ($0, file) }
    case .ternary:
      let parts = Array(project.list(of: expression, in: file))
      guard parts.count == 3, let holds = truth(ofAnswer: (parts[0], file), for: known) else { return nil }
      return (parts[holds ? 1 : 2], file)
    default: return (only, file)
    }
  }

  /// `true`, or `self == .edit`, for an enum's own case.
  private func truth(ofAnswer answer: (node: NodeID, file: Int32), for known: NameID) -> Bool? {
    let expression = project.node(answer.node, in: answer.file)
    switch expression.kind {
    case .true: return true
    case .false: return false
    case .prefix: return truth(ofAnswer: (expression.base, answer.file), for: known).map { !$0 }
    case .binary where expression.name == Operators.equal.name || expression.name == Operators.unequal.name:
      guard project.isSelf(expression.base, in: answer.file), let name = caseName(of: project.node(expression.first, in: answer.file), in: answer.file)
      else { return nil }
      return (known == name) == (expression.name == Operators.equal.name)
    default: return nil
    }
  }

  /// What a function or getter gives back that does nothing else.
  func onlyExpression(of getter: DeclarationRef) -> NodeID? { onlyExpression(ofBlock: project[getter].body, getter.file) }

  private func onlyExpression(ofBlock block: NodeID, _ file: Int32) -> NodeID? {
    guard block != none, case let body = project.node(block, in: file), body.kind == .block, body.count == 1, let only = project.list(of: body, in: file).first
    else { return nil }
    let statement = project.node(only, in: file)
    return statement.kind == .return && statement.base != none ? statement.base : only
  }

  /// What a parameter or local is where a place stands: in the arm of a `switch` over it, if the arm has one pattern, or behind
  /// `if subject == .list`.
  private func caseOfArm(around place: NodeRef, of subject: DeclarationRef) -> NameID? {
    guard subject.file == place.file, project[subject].kind == .parameter || project[subject].modifiers.contains(.constant) else { return nil }
    let file = place.file
    func isSubject(_ node: NodeID, at statement: NodeID) -> Bool {
      let name = project.node(node, in: file)
      return name.kind == .name && project.meanings(of: name, in: project.context(of: place).at(statement)).first == subject
    }
    for around in PadPaths(project: project).around(place) {
      let statement = project.node(around.node, in: file)
      switch around.part {
      case .arm(let arm) where isSubject(statement.base, at: around.node):
        let patterns = project.list(of: project.node(arm, in: file), in: file)
        guard patterns.count == 1, let pattern = patterns.first else { return nil }
        return caseName(of: project.node(pattern, in: file), in: file)
      case .then where statement.kind == .if:
        for condition in project.list(of: statement, in: file).prefix(Int(statement.count) - (statement.flags.contains(.hasElse) ? 1 : 0)) {
          let comparison = project.node(condition, in: file)
          guard comparison.kind == .binary && comparison.name == Operators.equal.name || comparison.kind == .patternTest,
            isSubject(comparison.base, at: around.node)
          else { continue }
          if let name = caseName(of: project.node(comparison.first, in: file), in: file) { return name }
        }
      default: continue
      }
    }
    return nil
  }

  /// Whether a followed call runs a function, or makes a value by an initialiser.
  private func isCalled(_ function: DeclarationRef, in frame: Frame?) -> Bool {
    guard !isFollowed(function, in: frame) else { return true }
    guard project[function].kind == .initializer, let made = project.enclosingType(of: project.parent(of: function)) else { return false }
    var current = frame
    while let at = current {
      if at.type == made, project.fits(function, project.arguments(of: project[at.call], in: at.call.file)) { return true }
      current = at.outer
    }
    return false
  }

  func caseName(of value: Node, in file: Int32) -> NameID? {
    let member = value.kind == .call ? project.node(value.base, in: file) : value
    // A case of the system's is declared nowhere.
    guard member.kind == .member, !project.arms[member.name].isEmpty
      || project.declarations[member.name].isEmpty || project.declarations[member.name].contains(where: { project[$0].kind == .enumCase })
    else { return nil }
    let isOfType = member.base == none || project.startsUppercase(project.node(member.base, in: file).name)
    return isOfType ? member.name : nil
  }

  /// What a property was made with that keeps it: no state, no binding, and nobody assigns it.
  func boundForGood(_ property: DeclarationRef, in frame: Frame?) -> Bound? {
    guard project[property].kind == .variable, project[property].body == none, project.attributes(of: property).isEmpty,
      let owner = project.enclosingType(of: project.parent(of: property)),
      let bound = boundProperty(project[property].name, of: owner, in: frame)
    else { return nil }
    let isSetAnew = !project[property].modifiers.contains(.constant) && assignments(to: property).contains { assignment in
      project.scope(of: assignment).map { project[$0].kind != .initializer } ?? true
    }
    return isSetAnew ? nil : bound
  }
}
