// Whether anything in the sources could close what a view presents by a state of its own. Only the view itself and whom it hands the
// binding to can reset that; and a sheet goes by a `dismiss` out of the environment, its own or its presenter's, or by UIKit's from afar.
// Where there is none of these, nobody need know where an action leads that was not followed to its end. Traps: a button of the
// presenter's own opens the sheet and cannot be reached while it is up; views of other modules and of UIKit's say for themselves that they may close.

import SwiftScan

extension PresentationReader {
  /// What a sheet shows, without the reasons that do not matter since nothing can close it.
  func settled(_ contents: [Content], of candidate: Candidate) -> [Content] {
    func isOpen(_ content: Content) -> Bool {
      content.exits.isEmpty && !content.isCut && content.parts.count < ScreenShape.mostParts && content.unseen.contains(where: \.isUnfollowed)
    }
    guard candidate.isSwiftUI, candidate.style == .sheet, candidate.links.isEmpty, let state = drivers.property, contents.contains(where: isOpen),
      project.hasAttribute(state, Known.State.name), let presenter = project.enclosingType(of: project.parent(of: state)), project.isView(presenter),
      !project.dismissesFromAfar, !mayReset(state, presenter, candidate), !mayDismiss(presenter, besides: candidate)
    else { return contents }
    return contents.map { content in
      guard isOpen(content), !content.parts.contains(where: { !content.pushedParts.contains($0) && mayDismiss($0, besides: nil) }) else { return content }
      var settled = content
      settled.unseen.removeAll(where: \.isUnfollowed)
      return settled
    }
  }

  /// Whether a view may reset its state while the sheet is up, or hands its binding to somebody else than the sheet.
  private func mayReset(_ state: DeclarationRef, _ presenter: TypeID, _ candidate: Candidate) -> Bool {
    let name = project[state].name
    return project.types[Int(presenter)].parts.contains { part in
      let tables = project.files[Int(part.file)]
      /// `$shows`, `self.$shows`, `_shows`. Leaves are kept once for a file, so what holds them is asked.
      func isBinding(_ index: NodeID) -> Bool {
        let use = project.node(index, in: part.file)
        guard use.kind == .name || use.kind == .member, use.name != name else { return false }
        return project.unprojected(use.name) == name || project.isStorage(use.name, of: name)
      }
      return (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let use = project.node(index, in: part.file)
        let node = NodeRef(file: part.file, index: index)
        var isHanded = false
        if node != candidate.inner { project.forEachChild(of: index, in: part.file) { isHanded = isHanded || isBinding($0) } }
        if isHanded { return true }
        switch use.kind {
        case .assign where tables.lastName(use.base) == name: return !opens(use.first, in: part.file) && !isCovered(node, by: candidate)
        case .call:
          var isChanged = false
          tables.forEachHandedInOut(by: use) { isChanged = isChanged || tables.lastName($0) == name }
          if isChanged { return true }
          guard case let callee = project.node(use.base, in: part.file), callee.kind == .member, callee.base != none, tables.lastName(callee.base) == name,
            callee.name == .toggle || Known.takesOut(callee.name)
          else { return false }
          return !isCovered(node, by: candidate)
        default: return false
        }
      }
    }
  }

  /// Whether what a state is set to opens the sheet: `true`, `.help`, `Page(…)`.
  private func opens(_ value: NodeID, in file: Int32) -> Bool {
    let value = project.node(value, in: file)
    switch value.kind {
    case .true: return true
    case .member: return value.base == none && value.name != Word.none.rawValue
    case .call: return project.startsUppercase(project.files[Int(file)].lastName(value.base))
    default: return false
    }
  }

  /// Whether something stands in a button of the presenter's, which the sheet covers, or runs once the sheet has gone.
  private func isCovered(_ node: NodeRef, by candidate: Candidate) -> Bool {
    for argument in project.arguments(of: project[candidate.inner], in: candidate.inner.file) where node.file == candidate.inner.file {
      let value = project.node(argument.value, in: node.file)
      guard value.kind == .closure, case let closure = project[DeclarationRef(file: node.file, index: value.first)] else { continue }
      if (closure.nodeStart..<closure.nodeEnd).contains(node.index) { return argument.value != candidate.content }
    }
    return project.stands(node, inClosureOf: [.Button, .onTapGesture])
  }

  /// Whether a type's code makes use of a dismissal out of the environment, or may do as a class of UIKit's.
  /// - Parameter candidate: The presentation whose presenter it is.
  private func mayDismiss(_ type: TypeID, besides candidate: Candidate?) -> Bool {
    guard project.types[Int(type)].kind != .class else { return true }
    let reader = ActionReader(project, drivers: [])
    var names: [NameID] = []
    for part in project.types[Int(type)].parts {
      for property in project.children(of: part) where project[property].kind == .variable && reader.isDismissal(property) { names.append(project[property].name) }
    }
    guard !names.isEmpty else { return false }
    return project.types[Int(type)].parts.contains { part in
      /// `dismiss`, `self.dismiss`, `presentationMode.wrappedValue.dismiss`
      func isIt(_ node: NodeID) -> Bool {
        var at = node
        while at != none {
          let step = project.node(at, in: part.file)
          if step.kind == .name || step.kind == .member && project.isSelf(step.base, in: part.file) { return names.contains(step.name) }
          guard step.kind == .member || step.kind == .call else { return false }
          at = step.base
        }
        return false
      }
      return (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let use = project.node(index, in: part.file)
        guard !use.flags.contains(.inactive) else { return false }
        switch use.kind {
        case .call: guard isIt(use.base) || project.arguments(of: use, in: part.file).contains(where: { isIt($0.value) }) else { return false }
        case .assign: guard isIt(use.first) else { return false }
        default: return false
        }
        return !(candidate.map { isCovered(NodeRef(file: part.file, index: index), by: $0) } ?? false)
      }
    }
  }
}

extension Project {
  /// Whether code dismisses by UIKit what it is not itself, `root.dismiss(animated: true)`, which takes any sheet with it, or a hosting
  /// controller itself, or any in an extension of UIKit's classes, which takes what its views present.
  fileprivate var dismissesFromAfar: Bool {
    calls[Known.dismiss.name].contains { call in
      guard !isInactive(call), arguments(of: self[call], in: call.file).contains(where: { $0.label == .animated }) else { return false }
      guard files[Int(call.file)].isOwn(self[call].base) else { return true }
      guard let type = enclosingType(of: scope(of: call)) else { return true }
      return types[Int(type)].isExternal || ancestors(of: type).external.contains { roles.has($0, .hosting) }
    }
  }
}
