// Presentations that no iPhone compiles: they stand in an `#if` for a Mac, a watch, a TV. For the first of the
// other platforms that has one, the outlines are marked anew and the same readers read those sites alone, with that
// platform's conditions and nothing that they found out for the phone. Most projects have none, and pay nothing.

import ProjectSettings
import SwiftScan

/// A platform that presentations are judged for.
public enum Platform: String, Sendable, CaseIterable {
  case iOS, macCatalyst, macOS, visionOS, tvOS, watchOS

  /// Sheets of a Mac cannot be swiped away.
  public var isMac: Bool { self == .macCatalyst || self == .macOS }

  var platforms: Platforms { Platforms(named: rawValue) ?? [] }
}

extension Project {
  /// Calls of these names that the phone leaves out, each with the first platform that may compile it and that an
  /// app target may be built for.
  func callsOfOthers(named names: Set<NameID>) -> [Platform: Set<NodeRef>] {
    var found: [Platform: Set<NodeRef>] = [:]
    guard !branches.isEmpty else { return found }
    for name in names {
      for call in callsInFocus(name) where isInactive(call) {
        guard let around = branches[call.file]?.filter({ $0.nodes.contains(call.index) }), !around.isEmpty else { continue }
        let platform = Platform.allCases.first { platform in
          // macOS has no covers.
          platform != .iOS && settings.mayBuild(for: platform.platforms) && !(platform == .macOS && roles.has(name, .cover))
            && around.allSatisfy { !$0.truth.no.contains(platform.platforms) }
        }
        if let platform { found[platform, default: []].insert(call) }
      }
    }
    return found
  }
}

extension FileTables {
  /// Marks what one platform leaves out. Nobody may be reading for another one.
  func mark(_ branches: [Int32: [Branch]], on platform: Platforms) {
    for (file, branches) in branches {
      let nodes = UnsafeMutableBufferPointer(mutating: tables[Int(file)].nodes)
      let declarations = UnsafeMutableBufferPointer(mutating: tables[Int(file)].declarations)
      for branch in branches {
        for node in branch.nodes { nodes[Int(node)].flags.subtract([.inactive, .conditional]) }
        for declaration in branch.declarations { declarations[Int(declaration)].modifiers.subtract([.inactive, .conditional]) }
      }
      for branch in branches {
        if let mark = branch.mark(on: platform) { tables[Int(file)].mark(branch, mark) }
      }
      leaveOut(in: self[Int(file)])
    }
  }

  /// The types as they are marked now, where only what stands in branches may be marked otherwise than before.
  func marked(_ types: [TypeInfo], _ branches: [Int32: [Branch]]) -> [TypeInfo] {
    var types = types
    for (file, branches) in branches {
      let declarations = tables[Int(file)].declarations
      for index in branches.lazy.flatMap(\.declarations) where declarations[Int(index)].kind.isType {
        let type = Int(partTypes[tables[Int(file)].firstDeclaration + Int(index)])
        guard type >= 0, types[type].parts.first == DeclarationRef(file: file, index: index) else { continue }
        types[type].isInactive = !types[type].isExternal && declarations[Int(index)].modifiers.contains(.inactive)
      }
    }
    return types
  }
}

extension PresentationReader {
  /// The presentations that other platforms alone compile. The outlines are marked for the phone again afterwards.
  /// - Parameter wrapperNames: Names of the project's own that present.
  func readOthers(_ wrapperNames: Set<NameID>) -> [Presentation] {
    var names = wrapperNames
    for (role, _) in Self.styles { names.formUnion(project.roles.names(of: role)) }
    names.formUnion(project.roles.names(of: .present))
    let calls = project.callsOfOthers(named: names)
    guard !calls.isEmpty else { return [] }
    var presentations: [Presentation] = []
    for platform in Platform.allCases {
      guard let sites = calls[platform] else { continue }
      var reader = PresentationReader(Project(project, on: platform))
      reader.wanted = sites
      reader.wantedWrappers = NameSet(wrappers(wrapperNames, leadingTo: sites))
      reader.project.leading = LeadingMembers(reader.project, asFor: project.leading)
      presentations += reader.joined(reader.read())
    }
    project.markAgain()
    return presentations
  }

  /// Whether a site is asked for.
  func isWanted(_ site: NodeRef) -> Bool { wantedFile.map { $0 == site.file } ?? true && wanted.map { $0.contains(site) } ?? true }

  /// Whether a call that presents is asked for, or stands in a wrapper that may lead to what is.
  mutating func mayLeadToWanted(_ call: NodeRef) -> Bool {
    if wanted == nil && wantedFile == nil || isWanted(call) { return true }
    guard let scope = project.scope(of: call) else { return false }
    if let known = isInWrapper[scope] { return known }
    let isIn = isInside(wantedWrappers, call)
    isInWrapper[scope] = isIn
    return isIn
  }

  /// `present(router.screen())`, or a local that holds it: what that gives may have been handed to the object, and who
  /// handed it in is the site, wherever that stands.
  func isOfReceiver(_ call: NodeRef) -> Bool {
    guard let argument = project.arguments(of: project[call], in: call.file).first else { return false }
    var shown = project.node(argument.value, in: call.file)
    var file = call.file
    if shown.kind == .name, let local = project.meanings(of: shown, in: project.context(of: call)).first, project[local].value != none {
      shown = project.node(project[local].value, in: local.file)
      file = local.file
    }
    guard shown.kind == .call else { return false }
    let callee = project.node(shown.base, in: file)
    return callee.kind == .member && callee.base != none && !project.isSelf(callee.base, in: file)
  }

  /// Those among some wrappers that sites call, or that lead to what they call.
  private func wrappers(_ names: Set<NameID>, leadingTo sites: Set<NodeRef>) -> Set<NameID> {
    var found: Set<NameID> = []
    var rest = Set(sites.map { site in
      let callee = project.node(project[site].base, in: site.file)
      return callee.kind == .generic ? project.node(callee.base, in: site.file).name : callee.name
    }).intersection(names)
    while let name = rest.popFirst() {
      found.insert(name)
      let only = NameSet([name])
      for other in names where !found.contains(other) && project.calls[other].contains(where: { isInside(only, $0) }) { rest.insert(other) }
    }
    return found
  }

  /// Whether a call stands in a function or type of these names, or in a type that inherits from one.
  private func isInside(_ names: NameSet, _ call: NodeRef) -> Bool {
    var scope = project.scope(of: call)
    while let at = scope {
      if names.contains(project[at].name) { return true }
      if project[at].kind.isType, let type = project.type(of: at),
        project.ancestors(of: type).types.contains(where: { names.contains(project.types[Int($0)].name) })
      {
        return true
      }
      scope = project.parent(of: at)
    }
    return false
  }

  /// Whether a call is not asked for, and nobody hands in what it presents.
  func isPassedOver(_ call: NodeRef, presenting content: NodeID?) -> Bool {
    guard !isWanted(call) else { return false }
    return content.map { handedIn($0, in: project.context(of: call), 0) == nil } ?? true
  }
}
