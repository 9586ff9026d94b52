// What an object keeps that is told of a draft: `store.rename(name)`, whose method sets a property of the store's own.

import SwiftScan

extension ActionReader {
  /// Notes that an object keeps what it was told, if it sets a property of its own and outlives the modal.
  mutating func noteKept(by object: NodeID, in context: Context) {
    guard !outcome.keeps, !outcome.written.isEmpty else { return }
    let types = project.typesOf(object, in: context)
    let isSet = outcome.written.contains { property in
      guard let owner = project.enclosingType(of: project.parent(of: property)), project.types[Int(owner)].kind == .class else { return false }
      return types.contains { isRelated($0, to: owner) }
    }
    if isSet, outlivesModal(object, in: context, 0) { outcome.keeps = true }
  }

  /// `tags.append(tag)`, `model.tags.append(tag)`: the list of a model that outlives the modal keeps it.
  mutating func noteAppended(to list: Node, in context: Context) {
    noteKept(list.name, list, in: context)
    if !outcome.keeps, list.kind == .member, list.base != none, !project.isSelf(list.base, in: context.file), outlivesModal(list.base, in: context, 0) {
      outcome.keeps = true
    }
  }

  /// Whether an object comes out of the environment, or was handed in by somebody who did not make it for the modal.
  private mutating func outlivesModal(_ object: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = project.node(object, in: context.file)
    // `Reviews.shared`
    if expression.kind == .member, expression.base != none, isTypeName(expression.base, in: context.file) { return true }
    // `account.rooms`: what an object holds is there as long as the object is.
    if expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file), depth < 6,
      let held = property(expression.name, expression, in: context), project[held].kind == .variable, ValueReader(project).getter(of: held) == nil
    {
      return outlivesModal(expression.base, in: context, depth + 1)
    }
    guard depth < 6, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let ref = project.meanings(of: expression.name, in: context).first
    else { return false }
    if project.hasAttribute(ref, Known.Environment.name) || project.hasAttribute(ref, Known.EnvironmentObject.name) { return true }
    if let owner = project.enclosingType(of: project.parent(of: ref)), !part.askedTypes.contains(owner) { part.askedTypes.append(owner) }
    if let bound = ValueReader(project).bound(ref, in: context.frame) {
      part.usedFrame = min(part.usedFrame, bound.depth)
      return outlivesModal(bound.node, in: bound.context, depth + 1)
    }
    // Of whoever presents it.
    guard !views.isEmpty, let owner = project.enclosingType(of: project.parent(of: ref)), project.isView(owner) else { return false }
    return !views.contains(owner)
  }
}
