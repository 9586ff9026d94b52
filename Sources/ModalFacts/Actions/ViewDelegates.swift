// Who hears of what is tapped on a view of the team's own, `bar.delegate = self`: of all who conform to its protocol the class of
// the screen that says so itself.

import SwiftScan

extension Project {
  /// The classes of a screen that are set as what a view's property holds, and nothing else is there. Nil where another may be meant.
  /// - Parameter classes: Those of the screen, its views' among them.
  func typesSet(to property: DeclarationRef, of view: TypeID, by classes: Set<TypeID>) -> Types? {
    guard types[Int(view)].kind == .class, !isViewController(view), !hasAttribute(property, Known.IBOutlet.name) else { return nil }
    var found = Types()
    for assignment in nodes(assignments[self[property].name], of: classes) where maySet(assignment, property, of: view) {
      guard isSelf(self[assignment].first, in: assignment.file), let setter = enclosingType(of: scope(of: assignment)), types[Int(setter)].kind == .class
      else { return nil }
      let heirs = classes.filter { $0 != setter && ancestors(of: $0).types.contains(setter) }.sorted()
      found.formUnion(Types((heirs.isEmpty ? [setter] : heirs).map { .project($0) }))
    }
    return found.isEmpty ? nil : found
  }
}

extension ActionReader {
  /// The types of what is asked of a property that holds a protocol's value, and is known: `delegate?.didFinish()`.
  mutating func typesGiven(to receiver: NodeID, with name: NameID, in context: Context) -> Types? {
    let node = project.node(receiver, in: context.file)
    guard node.kind == .name || node.kind == .member && project.isSelf(node.base, in: context.file),
      let property = project.meanings(of: node, in: context).first, let owner = project.enclosingType(of: project.parent(of: property)),
      project.isOfProtocol(property),
      let given = project.typesGiven(to: property, in: context.frame) ?? project.typesSet(to: property, of: owner, by: classes).map({ ($0, .max) }),
      project.members(named: name, of: given.types).contains(where: { !project.isRequirement($0) })
    else { return nil }
    part.usedFrame = min(part.usedFrame, given.depth)
    if !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    return given.types
  }
}
