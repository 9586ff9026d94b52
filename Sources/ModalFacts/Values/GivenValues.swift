// What a property holds in one value: what the call that made it handed over, what its initialiser put there, and what whoever made it
// sets on it. The closures and delegates of other values of its type are theirs. Where somebody may set it who cannot be told
// apart, nothing is said, and whoever asks takes all that the property is ever seen to be.

import SwiftScan

/// What a property holds in the value that a frame made: none where nobody gives it anything.
struct Given {
  var values: [Bound] = []
  /// The depth of the frame.
  var depth: Int
}

extension Project {
  /// Whether a class holds what may be another in each of its values: a controller, and where it is made in several places a
  /// closure or a value of a protocol. Of a class that is made in one place all that is ever given to one is given to that.
  func holdsWhatMayDiffer(_ type: TypeID) -> Bool {
    let isOneOfSeveral = calls[types[Int(type)].name].count > 1
    return ancestors(of: type).types.contains { id in
      types[Int(id)].kind == .class && types[Int(id)].parts.contains { part in
        children(of: part).contains { property in
          self[property].kind == .variable && self[property].body == none && !isInactive(property)
            && (isOneOfSeveral && takesClosure(property) || self[property].type != none && typesOf(declaration: property).contains { type in
              switch type {
              case .project(let id): isOneOfSeveral && types[Int(id)].kind == .protocol
              case .external(let name): name == Known.UIViewController.name || isGenericController(name, in: part)
              }
            })
        }
      }
    }
  }

  /// Whether what a property holds is of a protocol of the project's.
  func isOfProtocol(_ property: DeclarationRef) -> Bool {
    typesOf(declaration: property).contains { if case .project(let id) = $0 { types[Int(id)].kind == .protocol } else { false } }
  }

  /// What the value around gives a stored property of its type; nil where that is not seen, or may be what anybody sets.
  func given(to property: DeclarationRef, in frame: Frame?) -> Given? {
    guard self[property].kind == .variable, self[property].body == none, let owner = enclosingType(of: parent(of: property)), types[Int(owner)].kind != .protocol else { return nil }
    var current = frame
    while let at = current {
      if let made = at.type, ancestors(of: made).types.contains(owner) { return given(to: property, of: owner, in: made, by: at) }
      current = at.outer
    }
    return nil
  }

  /// The types of the project's that what a property holds has in the value around: of a delegate, of a model. Nil where any may be meant.
  func typesGiven(to property: DeclarationRef, in frame: Frame?, _ steps: Int = 0) -> (types: Types, depth: Int)? {
    let declaration = self[property]
    var given = Given(depth: .max)
    if !(declaration.kind == .variable && declaration.modifiers.contains(.constant) && declaration.value != none) {
      guard let found = self.given(to: property, in: frame) else { return nil }
      given = found
    }
    if given.values.isEmpty, declaration.value != none {
      given.values = [Bound(node: declaration.value, context: valueContext(of: property, frame: nil), depth: given.depth)]
    }
    var found = Types()
    for value in given.values {
      let expression = node(value.node, in: value.context.file)
      let kind = expression.kind
      let types = typesOf(value.node, in: value.context)
      let isKnown = types.allSatisfy { type in
        if case .project(let id) = type { self.types[Int(id)].kind != .protocol && !self.types[Int(id)].isExternal } else { false }
      }
      // `PageScreen(model: model)`, where whoever makes the screen was given the model.
      if !isKnown, steps < 4, kind == .name || kind == .member && isSelf(expression.base, in: value.context.file),
        let outer = meanings(of: expression, in: value.context).first,
        let known = self[outer].kind == .variable ? typesGiven(to: outer, in: value.context.frame, steps + 1) : nil
      {
        found.formUnion(known.types)
        given.depth = min(given.depth, known.depth)
        continue
      }
      // Of `isQuiet ? Quiet() : loud` only what is known has a type.
      guard !types.isEmpty, isKnown, kind != .ternary, kind != .binary else { return nil }
      found.formUnion(types)
    }
    return found.isEmpty ? nil : (found, given.depth)
  }

  private func given(to property: DeclarationRef, of owner: TypeID, in made: TypeID, by frame: Frame) -> Given? {
    let name = self[property].name
    guard ValueReader(self).getter(of: property) == nil, !hasAttribute(property, Known.IBOutlet.name), !isSetByStream(name) else { return nil }
    let run = matching(initializers(of: made), arguments(of: self[frame.call], in: frame.call.file))
    guard run.count < 2, !run.contains(where: handsOn) else { return nil }
    var given = Given(depth: frame.depth)
    if let bound = bound(property: name, of: made, by: frame) {
      given.values.append(Bound(node: bound.node, context: bound.context, depth: frame.depth))
    } else if made != owner, !initializers(of: owner).isEmpty {
      return nil
    }
    for assignment in settings(of: property, of: owner) {
      let (left, right) = (node(self[assignment].base, in: assignment.file), node(self[assignment].first, in: assignment.file))
      var context = context(of: assignment)
      switch target(of: left, in: context, made, frame) {
      case .another: continue
      case .unknown: return nil
      case .this where enclosingMember(of: context.scope) == enclosingMember(of: frame.caller.scope): context.frame = frame.caller.frame
      case .this: break
      case .madeBy(let initializer):
        // What it is handed is counted already.
        guard run.contains(initializer), !parameters(of: initializer).contains(where: { self[$0].name == right.name }) else { continue }
      }
      given.values.append(Bound(node: self[assignment].first, context: context, depth: frame.depth))
    }
    return given
  }

  /// What may set a property of one of a type's values to something.
  func settings(of property: DeclarationRef, of owner: TypeID) -> [NodeRef] {
    if let known = settingsOfProperty[property] { return known }
    let found = assignments[self[property].name].filter { maySet($0, property, of: owner) }
    settingsOfProperty[property] = found
    return found
  }

  /// Whether an assignment to something of a property's name may set it, and to something.
  func maySet(_ assignment: NodeRef, _ property: DeclarationRef, of owner: TypeID) -> Bool {
    let context = context(of: assignment)
    return !isInactive(assignment) && node(self[assignment].first, in: assignment.file).kind != .nil
      && isRelated(node(self[assignment].base, in: assignment.file), to: owner, in: context)
      && (takesClosure(property) || mayBe(typesOf(self[assignment].first, in: context), typesOf(declaration: property)))
  }

  /// Whether an initialiser runs another of its type: `self.init(…)`.
  private func handsOn(_ initializer: DeclarationRef) -> Bool {
    (self[initializer].nodeStart..<self[initializer].nodeEnd).contains { index in
      let member = node(index, in: initializer.file)
      return member.kind == .member && member.name == Word.`init`.rawValue && isSelf(member.base, in: initializer.file)
    }
  }

  private enum Target { case this, another, madeBy(DeclarationRef), unknown }

  /// Whose property an assignment sets.
  private func target(of left: Node, in context: Context, _ made: TypeID, _ frame: Frame) -> Target {
    guard left.kind == .member, left.base != none, !isSelf(left.base, in: context.file) else {
      guard let type = enclosingType(of: context.scope), ancestors(of: made).types.contains(type) else { return .another }
      guard let member = enclosingMember(of: context.scope), self[member].kind == .initializer else { return .unknown }
      return .madeBy(member)
    }
    // `rootView.onClose = …` of a hosting controller: what a view makes that does not host.
    if node(left.base, in: context.file).name == .rootView {
      return enclosingType(of: scope(of: frame.call)).map { isView($0) } ?? false ? .another : .unknown
    }
    var reader = ValueReader(self)
    let values = reader.values(of: left.base, in: context)
    guard !values.isEmpty, values.allSatisfy({ $0.made != nil || $0.isUnarchived }) else { return .unknown }
    guard values.contains(where: { $0.made?.node == frame.call && $0.containers.isEmpty }) else { return .another }
    return values.count == 1 ? .this : .unknown
  }

  /// Whether the left side of an assignment may be a property of a type.
  private func isRelated(_ left: Node, to owner: TypeID, in context: Context) -> Bool {
    let owners = left.kind == .member && left.base != none ? typesOf(left.base, in: context) : Types(enclosingType(of: context.scope).map { .project($0) })
    return owners.isEmpty || owners.contains { type in
      guard case .project(let id) = type else { return false }
      return types[Int(id)].isExternal || types[Int(id)].kind == .protocol || areRelated(id, owner)
    }
  }

  /// Whether a value of some types may be one of others, as far as they are known.
  private func mayBe(_ given: Types, _ wanted: Types) -> Bool {
    given.isEmpty || given.contains { given in
      guard case .project(let id) = given, !types[Int(id)].isExternal else { return true }
      return types[Int(id)].kind == .protocol || wanted.contains { wanted in
        guard case .project(let wanted) = wanted else { return true }
        return ancestors(of: id).types.contains(wanted) || mayConformByExtension(id, to: wanted)
      }
    }
  }

  /// Whether the project makes a class from outside conform to a protocol, `extension UIViewController: Closable {}`, and so perhaps one of its own
  /// that inherits from another module's.
  func mayConformByExtension(_ type: TypeID, to wanted: TypeID) -> Bool {
    types[Int(wanted)].kind == .protocol && types[Int(type)].kind == .class && !ancestors(of: type).external.isEmpty
      && descendants(of: wanted).contains { types[Int($0)].isExternal }
  }
}
