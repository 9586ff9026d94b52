// Whose screen presents: the class that calls `present` on itself, the view that carries the modifier. With it
// a modal is known to stand on top of another.

import SwiftScan

extension PresentationReader {
  /// Where the type is declared whose own screen presents, on an iPad; nil where another does, or does after
  /// this one has gone.
  func presenter(of candidate: Candidate) -> Site? {
    guard let type = project.enclosingType(of: project.scope(of: candidate.call)), !project.types[Int(type)].isExternal,
      let part = project.types[Int(type)].parts.first
    else { return nil }
    let paths = PadPaths(project: project)
    if candidate.isSwiftUI {
      return project.isView(type) && !paths.isSkipped(candidate.call) && !PopoverMakers(project, of: type).arePassedBy(candidate.call) ? site(of: part) : nil
    }
    guard project.isViewController(type), !project.asksForPopover(around: candidate.call, of: type) else { return nil }
    let calls = [candidate.inner] + candidate.links.map(\.call)
    guard calls.allSatisfy(isOnItself), candidate.links.allSatisfy({ isMember($0.function) }) else { return nil }
    if paths.isSkipped(candidate.call) || isAfterDismissal(candidate.call, paths) || PopoverMakers(project, of: type).arePassedBy(candidate.call) { return nil }
    return site(of: part)
  }

  /// `present(…)`, `self.present(…)`, `navigationController?.present(…)`.
  private func isOnItself(_ call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    if callee.kind == .name { return true }
    guard callee.kind == .member, callee.base != none else { return false }
    return project.isSelf(callee.base, in: call.file) || project.node(callee.base, in: call.file).name == .navigationController
  }

  private func isMember(_ function: DeclarationRef?) -> Bool {
    guard let function, let parent = project.parent(of: function) else { return false }
    return project[parent].kind.isType && !project[function].modifiers.contains(.static)
  }

  /// Whether a call stands in what runs when something was dismissed.
  private func isAfterDismissal(_ call: NodeRef, _ paths: PadPaths) -> Bool {
    guard let member = project.enclosingMember(of: project.scope(of: call)) else { return false }
    let closures = Set(paths.around(call).map(\.node).filter { project.node($0, in: call.file).kind == .closure })
    guard !closures.isEmpty else { return false }
    return ((call.index + 1)..<max(project[member].nodeEnd, call.index + 1)).contains { index in
      let node = project.node(index, in: call.file)
      guard node.kind == .call, project.roles.has(project.node(node.base, in: call.file).name, .exit) else { return false }
      return project.arguments(of: node, in: call.file).contains { closures.contains($0.value) }
    }
  }
}

extension Project {
  /// Whether the function around asks what its own screen is shown in: `guard popoverPresentationController == nil`, `if isInPopover`.
  fileprivate func asksForPopover(around call: NodeRef, of type: TypeID) -> Bool {
    guard let member = enclosingMember(of: scope(of: call)) else { return false }
    return (self[member].nodeStart..<self[member].nodeEnd).contains { index in
      let statement = node(index, in: call.file)
      guard statement.kind == .if || statement.kind == .guard else { return false }
      let parts = list(of: statement, in: call.file)
      return parts.dropLast(statement.flags.contains(.hasElse) ? 1 : 0).contains { asksForPopover($0, in: call.file, of: type) }
    }
  }

  private func asksForPopover(_ condition: NodeID, in file: Int32, of type: TypeID, isOwn: Bool = false) -> Bool {
    var asks = false
    walk(condition, in: file) { _, node in
      let isSelf = node.kind == .name || node.kind == .member && (isSelf(node.base, in: file) || isContainer(node.base, in: file))
      guard isSelf, !asks else { return !asks }
      if node.name == .popoverPresentationController || node.name == .presentationController || node.name == .modalPresentationStyle
        || node.name == .presentingViewController
      {
        asks = true
      } else if !isOwn, let property = members(named: node.name, of: type).first, let getter = ValueReader(self).getter(of: property) {
        // A property of the class's own that does.
        asks = asksForPopover(self[getter].body, in: getter.file, of: type, isOwn: true)
      }
      return !asks
    }
    return asks
  }

  /// `navigationController?.modalPresentationStyle`
  private func isContainer(_ base: NodeID, in file: Int32) -> Bool {
    base != none && node(base, in: file).name == .navigationController
  }
}
