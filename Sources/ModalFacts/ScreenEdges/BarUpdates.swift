// Who tells UIKit that a controller's answer about bars and edges has changed: its own code, a container that says that it is to be
// asked, who shows it, or a helper.

import SwiftScan

extension BarPreferenceReader {
  /// Whose call of the update makes UIKit ask a controller: its own classes', and those of containers that say it is to be asked.
  struct Tellers {
    var sure: Set<TypeID>
    /// Containers that ask whatever child they are given.
    var possible: Set<TypeID> = []
  }

  func tellers(_ family: Set<TypeID>, _ child: NameID) -> Tellers {
    var tellers = Tellers(sure: family)
    for ref in project.declarations[child] where isOverride(ref) {
      guard let container = project.enclosingType(of: project.parent(of: ref)) else { continue }
      var reader = ValueReader(project)
      let values = reader.values(ofDeclaration: ref, in: Context(file: ref.file, scope: ref, position: project[ref].nodeStart, frame: nil), 0)
      let isNamed = values.contains {
        if case .type(let id) = $0.kind { return family.contains(id) }
        // Whichever child it is just then: one of those that the container makes.
        return family.contains { !project.nodes(project.calls[project.types[Int($0)].name], of: project.family(of: container)).isEmpty }
      }
      if isNamed {
        tellers.sure.formUnion(project.family(of: container))
      } else if values.contains(where: { if case .type = $0.kind { false } else { true } }) {
        let containers = project.family(of: container)
        if !isAddedElsewhere(family, than: containers) { tellers.possible.formUnion(containers) }
      }
    }
    return tellers
  }

  /// Whether whoever makes the controller adds it to its own children, and is none of some containers.
  private func isAddedElsewhere(_ family: Set<TypeID>, than containers: Set<TypeID>) -> Bool {
    let makers = family.sorted().filter { !project.types[Int($0)].isExternal }.flatMap { project.calls[project.types[Int($0)].name] }
    return !makers.isEmpty && makers.allSatisfy { maker in
      guard let owner = project.enclosingType(of: project.scope(of: maker)), !containers.contains(owner) else { return false }
      return project.nodes(project.calls[Known.addChild.name], of: [owner]).contains { call in
        guard let child = project.arguments(of: project[call], in: call.file).first else { return false }
        return project.typesOf(child.value, in: project.context(of: call)).contains { if case .project(let id) = $0 { family.contains(id) } else { false } }
      }
    }
  }

  /// Whether a change is told to somebody else: the code that makes it, or an observer of the state, calls a closure or a delegate
  /// that the class holds, or sends or posts something.
  func isToldOf(_ state: DeclarationRef, _ change: NodeRef, _ family: Set<TypeID>) -> Bool {
    let observers = project.children(of: state).filter { project[$0].kind == .accessor }
    return (observers + [project.member(around: change)].compactMap { $0 }).contains { code in
      let context = Context(file: code.file, scope: code, position: project[code].nodeEnd, frame: nil)
      return (project[code].nodeStart..<project[code].nodeEnd).contains { index in
        let call = project.node(index, in: code.file)
        guard call.kind == .call, call.base != none else { return false }
        let callee = project.node(call.base, in: code.file)
        if callee.kind == .member, project.isListed(callee.name, in: Self.tells) { return true }
        return isHeld(call.base, context, family) || callee.kind == .member && callee.base != none && isHeld(callee.base, context, family)
      }
    }
  }

  private static let tells: Spellings = ["send", "onNext", "accept", "post"]

  /// A closure or a delegate in a property, or what others put into one whose type no name tells.
  private func isHeld(_ node: NodeID, _ context: Context, _ family: Set<TypeID>) -> Bool {
    let name = project.node(node, in: context.file)
    guard name.kind == .name || name.kind == .member && project.isSelf(name.base, in: context.file) else { return false }
    return family.contains { type in
      project.members(named: name.name, of: type).contains { member in
        guard project[member].kind == .variable, project.parent(of: member).map({ project[$0].kind.isType }) ?? false else { return false }
        if project.takesClosure(member) { return true }
        let types = project.typesOf(declaration: member)
        return types.isEmpty && project[member].value == none && project[member].type == none
          || types.contains {
            switch $0 {
            case .project(let id): project.types[Int(id)].kind == .protocol
            case .external(let outside): project.ends(outside, with: "Delegate")
            }
          }
      }
    }
  }

  func update(_ name: NameID, _ tellers: Tellers, changes: [NodeRef], isTold: Bool) -> BarPreference.Update {
    let family = tellers.sure
    let possible = isTold ? tellers.possible : []
    let changers = Set(changes.compactMap { project.enclosingType(of: project.scope(of: $0)) })
    var unseen: String?
    let calls = project.calls[name].map { call in
      let callee = project.node(project[call].base, in: call.file)
      let isBare = callee.kind == .name || callee.base == none || project.isSelf(callee.base, in: call.file)
      return HandedMethod(call: call, receiver: isBare ? none : callee.base)
    }
    for update in calls + project.handedInHelpers(name) where !project.isInactive(update.call) {
      let call = update.call
      let scope = project.scope(of: call)
      let member = project.enclosingMember(of: scope)
      // An override that hands on tells nobody by itself.
      if let member, project[member].name == name { continue }
      let place = member.map { project.path(of: $0) } ?? project.path(of: scope)
      guard let owner = project.enclosingType(of: scope) else {
        if let member, isCalled(member, by: family) { unseen = "`\(project.text(name))` is called in `\(place)`" }
        continue
      }
      let isBare = update.receiver == none
      if family.contains(owner) { return .found(place) }
      if isBare, possible.contains(owner) { unseen = "`\(place)` tells UIKit, and may contain it" }
      if isBare {
        // A helper that all controllers have: whoever of these calls it tells.
        guard project.isHelpers(owner), let member else { continue }
        if !project.nodes(project.calls[project[member].name], of: family).isEmpty { return .found(place) }
        continue
      }
      let types = project.typesOf(update.receiver, in: project.context(of: call))
      if types.contains(where: { if case .project(let id) = $0 { family.contains(id) } else { false } }) { return .found(place) }
      if types.contains(where: { if case .project(let id) = $0 { possible.contains(id) } else { false } }) {
        unseen = "`\(place)` tells UIKit of what may contain it"
      }
      // A parent, a window's root: whoever changes the state, shows the controller or is called by it may tell by them.
      let isOther = types.contains { if case .project = $0 { true } else { false } }
      let isNear = changers.contains(owner) || shows(owner, family) || member.map { isCalled($0, by: family) } ?? false
      if !isOther, isNear { unseen = "`\(project.text(name))` is called in `\(place)`" }
    }
    if unseen == nil, let place = handedOn(name, in: family) { return .found(place) }
    return unseen.map { .unseen($0) } ?? .absent
  }

  private func shows(_ owner: TypeID, _ family: Set<TypeID>) -> Bool {
    family.contains { !project.nodes(project.calls[project.types[Int($0)].name], of: [owner]).isEmpty }
  }

  private func isCalled(_ function: DeclarationRef, by family: Set<TypeID>) -> Bool {
    project[function].kind == .function
      && project.callers(of: function).contains { project.enclosingType(of: project.scope(of: $0)).map(family.contains) ?? false }
  }

  /// Where the method itself is handed to something that calls it: `animations: setNeedsStatusBarAppearanceUpdate`.
  private func handedOn(_ name: NameID, in family: Set<TypeID>) -> String? {
    for type in family.sorted() {
      for part in project.types[Int(type)].parts {
        let declaration = project[part]
        for index in declaration.nodeStart..<declaration.nodeEnd {
          let call = project.node(index, in: part.file)
          guard call.kind == .call || call.kind == .macro else { continue }
          let isHanded = project.arguments(of: call, in: part.file).contains { argument in
            let value = project.node(argument.value, in: part.file)
            return (value.kind == .name || value.kind == .member) && value.name == name
          }
          if isHanded { return project.path(of: project.member(around: NodeRef(file: part.file, index: index))) }
        }
      }
    }
    return nil
  }
}
