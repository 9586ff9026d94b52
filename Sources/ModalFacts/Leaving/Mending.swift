// Where a modal can be given what it lacks: places and names that fixes are made of. Looked up only for what is
// about to be reported.

import ProjectSettings
import SwiftScan

/// Where and how a Close button can be added.
public enum CloseSpot: Sendable, Hashable {
  /// Behind the content's outermost expression, where the presentation stands; `statement` resets what presents.
  case view(root: Site, statement: String)
  /// In a controller: at the end of its `viewDidLoad`, or in a new one as last member of the class.
  case controller(viewDidLoad: Site?, type: Site, hasBar: Bool)
}

/// Where a swipe can be refused while there is something to lose.
public struct DirtySpot: Sendable, Hashable {
  /// The property that tells of changes.
  public var property: String
  /// Behind the outermost expression of a SwiftUI view's body; nil in a controller.
  public var root: Site?
  /// The type, for a new member.
  public var type: Site
}

extension PresentationReader {
  /// Where a button that closes can be added to what this site shows, if there is none.
  func closeSpot(_ contents: [Content], of candidate: Candidate) -> CloseSpot? {
    guard candidate.isSwiftUI, candidate.content != none, candidate.links.isEmpty, contents.count == 1, let content = contents.first,
      !content.exits.contains(where: { $0.kind == .button })
    else { return nil }
    let file = candidate.call.file
    var statement: String?
    for argument in project.arguments(of: project[candidate.call], in: file) where argument.label == .isPresented || argument.label == .item {
      let value = project.node(argument.value, in: file)
      guard value.kind == .name, project.unprojected(value.name) != value.name else { continue }
      statement = "\(project.text(project.unprojected(value.name))) = \(argument.label == .item ? "nil" : "false")"
    }
    // `overlay(alignment:content:)` came with iOS 15.
    guard let statement, runsOnly(since: 15), let root = rootSite(of: candidate.content, in: file) else { return nil }
    return .view(root: root, statement: statement)
  }

  /// The app runs on no older iOS, as far as its settings say.
  private func runsOnly(since major: Int) -> Bool {
    if case .known(let oldest) = project.settings.deploymentTarget { oldest.major >= major } else { true }
  }

  /// The outermost expression of a closure or getter that is all of it.
  private func rootSite(of node: NodeID, in file: Int32) -> Site? {
    let closure = project.node(node, in: file)
    guard closure.kind == .closure else { return nil }
    return rootSite(inBodyOf: DeclarationRef(file: file, index: closure.first))
  }

  private func rootSite(inBodyOf body: DeclarationRef) -> Site? {
    guard project[body].body != none else { return nil }
    let items = project.list(of: project.node(project[body].body, in: body.file), in: body.file)
    guard items.count == 1, let root = items.first else { return nil }
    let expression = project.node(root, in: body.file)
    guard expression.kind == .call else { return nil }
    let start = Int(project.files[Int(body.file)].starts[Int(root)])
    return Site(file: Int(body.file), range: start..<start, declaration: project.path(of: body))
  }

  /// Where a controller of the project's can be given a button.
  func closeSpot(of type: TypeID, inContainer: Bool) -> CloseSpot? {
    // Controls that run an action came with iOS 14.
    let isOwnKind = project.ancestors(of: type).external.contains { $0 == .UIViewController || project.text($0) == "UITableViewController" }
    guard isOwnKind, runsOnly(since: 14), let part = project.types[Int(type)].parts.first, project.types[Int(type)].kind == .class
    else { return nil }
    // An item of its own may stand where the new one would.
    if inContainer, !BarItems.controls(of: type, project).isEmpty { return nil }
    let own = project.members(named: Known.viewDidLoad.name, of: type).first { method in
      project[method].kind == .function && project[method].body != none && project.enclosingType(of: project.parent(of: method)) == type
    }
    return .controller(viewDidLoad: own.map { site(of: $0) }, type: site(of: part), hasBar: inContainer)
  }

  /// A property of the modal's own type that tells whether there is something to lose.
  func dirtySpot(of type: TypeID) -> DirtySpot? {
    let info = project.types[Int(type)]
    guard let first = info.parts.first else { return nil }
    for part in info.parts {
      for member in project.children(of: part) where project[member].kind == .variable && tellsOfChanges(member) {
        let property = project.text(project[member].name)
        guard info.kind == .struct else {
          // What else sets it would be overridden.
          guard project.ownAssignments(to: Known.isModalInPresentation.name, in: type).isEmpty else { return nil }
          return DirtySpot(property: property, type: site(of: first))
        }
        guard let body = project.members(named: Known.body.name, of: type).first, let getter = ValueReader(project).getter(of: body),
          let root = rootSite(inBodyOf: getter)
        else { return nil }
        return DirtySpot(property: property, root: root, type: site(of: first))
      }
    }
    return nil
  }

  private func tellsOfChanges(_ property: DeclarationRef) -> Bool {
    let declaration = project[property]
    let words = project.words(of: declaration.name)
    guard let first = words.first, let last = words.last, first == "has" || first == "is", !words.contains("no"), !words.contains("not"),
      ["changes", "edits", "modifications", "dirty", "modified", "edited", "changed"].contains(last)
    else { return false }
    if declaration.type != none { return project.text(project.node(declaration.type, in: property.file).name) == "Bool" }
    guard declaration.value != none else { return false }
    let value = project.node(declaration.value, in: property.file).kind
    return value == .true || value == .false
  }
}
