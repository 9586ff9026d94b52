// Views that are buttons for VoiceOver and Switch Control, since somebody gives them the trait: `cross.accessibilityTraits = .button`.
// A tap on such a view closes as a button does.

import SwiftScan

extension ControllerReader {
  /// Whether a recogniser is put on a view that the same class gives the button trait.
  /// - Parameter made: The call that makes it.
  func isOnButton(_ made: NodeRef) -> Bool {
    guard let type = project.enclosingType(of: project.scope(of: made)) else { return false }
    let name = assignedName(made)
    let calls = project.calls[Known.addGestureRecognizer.name]
    let views = project.types[Int(type)].parts.flatMap { project.places(in: calls, inside: $0).map { calls[$0] } }.compactMap { call -> NameID? in
      let callee = project.node(project[call].base, in: call.file)
      guard callee.kind == .member, callee.base != none, let added = project.arguments(of: project[call], in: call.file).first else { return nil }
      let value = project.node(added.value, in: call.file)
      let isThis = call.file == made.file && added.value == made.index || value.kind == .name && value.name == name
      return isThis ? project.files[Int(call.file)].lastName(callee.base) : nil
    }
    return !views.isEmpty && project.types[Int(type)].parts.contains { part in
      (project[part].nodeStart..<project[part].nodeEnd).contains { givesButtonTrait(project.node($0, in: part.file), to: views, in: part.file) }
    }
  }

  /// `cross.accessibilityTraits = .button`, `cross.accessibilityTraits.insert(.button)`
  private func givesButtonTrait(_ node: Node, to views: [NameID], in file: Int32) -> Bool {
    var (traits, values) = (none, [NodeID]())
    if node.kind == .assign {
      (traits, values) = (node.base, [node.first])
    } else if node.kind == .call, case let callee = project.node(node.base, in: file), callee.kind == .member, project.isListed(callee.name, in: Self.adding) {
      (traits, values) = (callee.base, project.arguments(of: node, in: file).map(\.value))
    }
    guard traits != none, case let target = project.node(traits, in: file), target.kind == .member, target.base != none,
      project.isListed(target.name, in: Self.traitNames), views.contains(project.files[Int(file)].lastName(target.base))
    else { return false }
    return values.contains { value in
      let parts = project.node(value, in: file).kind == .array ? Array(project.list(of: project.node(value, in: file), in: file)) : [value]
      return parts.contains { project.isListed(project.node($0, in: file).name, in: Self.button) }
    }
  }

  private static let adding: Spellings = ["insert", "formUnion"]
  private static let traitNames: Spellings = ["accessibilityTraits"]
  private static let button: Spellings = ["button"]
}
