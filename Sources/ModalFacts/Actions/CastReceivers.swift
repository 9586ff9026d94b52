// `guard let leaving = top as? Leaving else { return }`, `(top as? Leaving)?.leave()`: where it is known of which class the top is that
// this container was given, the class decides whether that is taken, and whose method runs. Conformers that are something else do nothing.

import SwiftScan

extension ActionReader {
  /// Whether something is called on what is cast to a type that it cannot be of.
  mutating func isOfAnotherClass(_ receiver: NodeID, in context: Context) -> Bool {
    guard let (owner, depth) = project.failsCast(receiver, in: context) else { return false }
    part.usedFrame = min(part.usedFrame, depth)
    if !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    return true
  }
}

extension Project {
  /// Who holds what is cast to a type that it cannot be of, since the value around was given one of another class; and the depth of
  /// the frame that gave it.
  func failsCast(_ receiver: NodeID, in context: Context) -> (owner: TypeID, depth: Int)? {
    guard context.frame != nil, let (cast, place) = cast(behind: receiver, in: context, 0), let wanted = typeOfCast(cast, in: place),
      case let held = node(cast.base, in: place.file), held.kind == .name || held.kind == .member && isSelf(held.base, in: place.file),
      let property = meanings(of: held, in: place).first, let owner = enclosingType(of: parent(of: property)),
      let given = typesGiven(to: property, in: place.frame), given.depth != .max, !given.types.contains(where: { mayBe($0, wanted) })
    else { return nil }
    return (owner, given.depth)
  }

  /// The cast itself, or what a name was bound to by one.
  private func cast(behind node: NodeID, in context: Context, _ depth: Int) -> (cast: Node, context: Context)? {
    guard node != none, depth < 4 else { return nil }
    let expression = self.node(node, in: context.file)
    switch expression.kind {
    case .cast: return (expression, context)
    case .tuple where expression.count == 1: return cast(behind: list(of: expression, in: context.file).first ?? none, in: context, depth + 1)
    case .name:
      guard let meant = meanings(of: expression, in: context).first, self[meant].value != none,
        self[meant].kind == .binding || self[meant].kind == .variable && self[meant].modifiers.contains(.constant),
        parent(of: meant).map({ !self[$0].kind.isType }) ?? false, !self[meant].modifiers.contains(.destructured)
      else { return nil }
      return cast(behind: self[meant].value, in: valueContext(of: meant, frame: context.frame), depth + 1)
    default: return nil
    }
  }

  /// The type of the project's that a cast asks for.
  func typeOfCast(_ cast: Node, in context: Context) -> TypeID? {
    guard cast.first != none, case let type = node(cast.first, in: context.file), type.kind == .name, genericParameter(type.name, in: context.scope) == nil,
      case let types = resolve(type: cast.first, in: context), types.count == 1, case .project(let id)? = types.first,
      !self.types[Int(id)].isExternal, self.types[Int(id)].kind == .class || self.types[Int(id)].kind == .protocol
    else { return nil }
    return id
  }

  /// Whether a value of a type, or of one that inherits from it, may be one of another.
  func mayBe(_ type: TypeRef, _ wanted: TypeID) -> Bool {
    guard case .project(let id) = type, types[Int(id)].kind == .class, !types[Int(id)].isExternal else { return true }
    return mayConformByExtension(id, to: wanted) || ([id] + descendants(of: id)).contains { $0 == wanted || ancestors(of: $0).types.contains(wanted) }
  }
}
