// A function that closes a screen, to which nothing of the screen is wired: one presenter gives it a Cancel of its own and shows it,
// another shows it without. What the first one wires does not close what the second one shows.
// Trap: a presenter may equip what another function made, and a storyboard or Objective-C may wire whatever has the name.

import SwiftScan

extension PresentationReader {
  /// Takes away that somebody may call a function that closes, where all who call it are presenters that equip and show what they made themselves.
  func leaveToOthers(_ value: Value, _ content: inout Content) {
    guard case .type(let type) = value.kind else { return }
    for exit in content.exits where exit.kind == .code {
      guard let node = exit.node, let method = project.enclosingMember(of: project.scope(of: node)),
        case let reason = ControllerReader.uncalled(project.text(project[method].name)), content.unseen.contains(reason),
        isWiredByOthers(method, of: Array(project.ancestors(of: type).types), shownBy: presenters(of: value))
      else { continue }
      content.unseen.removeAll { $0 == reason }
    }
  }

  /// The functions that make what is presented or have it in a local.
  private func presenters(of value: Value) -> Set<DeclarationRef> {
    let locals = value.aliases + value.containers.flatMap(\.aliases)
    let made = value.made.map { [$0.node] } ?? []
    return Set((locals.map { project.parent(of: $0) } + made.map { project.scope(of: $0) }).compactMap(project.enclosingMember))
  }

  private func isWiredByOthers(_ method: DeclarationRef, of classes: [TypeID], shownBy presenters: Set<DeclarationRef>) -> Bool {
    let name = project[method].name
    guard !presenters.isEmpty, !project[method].modifiers.contains(.override), !project[method].modifiers.contains(.exported),
      !project.interfaces.methodsOfUnnamedOwners.contains(name)
    else { return false }
    let calls = project.calls[name].filter { !project.isInactive($0) }
    guard !calls.isEmpty, calls.count <= 12 else { return false }
    return calls.allSatisfy { call in
      guard let member = project.enclosingMember(of: project.scope(of: call)), !presenters.contains(member),
        let owner = project.enclosingType(of: project.parent(of: member)), !classes.contains(owner)
      else { return false }
      return wiresItsOwn(name, member)
    }
  }

  /// Whether a function wires a method by `#selector` to what it has made itself, and shows that; or another class its own to itself.
  private func wiresItsOwn(_ name: NameID, _ member: DeclarationRef) -> Bool {
    var (wires, shows) = (false, false)
    for index in project[member].nodeStart..<project[member].nodeEnd {
      let call = project.node(index, in: member.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
      shows = shows || project.roles.has(project.node(call.base, in: member.file).name, .present)
      let arguments = project.arguments(of: call, in: member.file)
      guard project.selectorName(in: arguments, of: member.file) == name else { continue }
      guard let target = arguments.first(where: { $0.label == .target }) else { return false }
      if project.isSelf(target.value, in: member.file) {
        shows = true
      } else {
        guard let local = project.variable(meantBy: target.value, in: project.context(of: NodeRef(file: member.file, index: index))),
          project[local].value != none, project.enclosingMember(of: project.parent(of: local)) == member
        else { return false }
      }
      wires = true
    }
    return wires && shows
  }
}
