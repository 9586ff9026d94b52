// What on a screen goes without its touches when a recogniser around it cancels them: rows that are chosen by a tap,
// links in text, controls of the team's own. UIKit's buttons and switches act before a recogniser around them.

import SwiftScan

/// Something that a tap should reach.
public struct TouchTarget: Sendable, Hashable {
  /// `rows of tableView`
  public var what: String
  public var site: Site
}

struct TouchTargetReader {
  let project: Project
  /// Assignments of a `delegate` by the name of whose it is.
  let delegates: [NameID: [NodeRef]]
  private var known: [TypeID: TouchTarget?] = [:]
  /// The views that are being looked through, each inside of the one before.
  private var asked: [TypeID] = []
  static let mostInside = 4

  init(_ project: Project, delegates: [NameID: [NodeRef]]) {
    self.project = project
    self.delegates = delegates
  }

  /// What a tap should reach on the screen of a controller or view, or of a class below it.
  mutating func target(in type: TypeID) -> TouchTarget? {
    if let own = ownTarget(of: type) { return own }
    for below in project.descendants(of: type) {
      if let target = ownTarget(of: below) { return target }
    }
    return nil
  }

  private mutating func ownTarget(of type: TypeID) -> TouchTarget? {
    if let target = known[type] { return target }
    // A view that holds one of its own class says nothing new.
    guard !asked.contains(type), asked.count < Self.mostInside else { return nil }
    asked.append(type)
    let found = findTarget(of: type)
    asked.removeLast()
    // What was left out of the others belongs to this question alone.
    if asked.isEmpty { known[type] = .some(found) }
    return found
  }

  private mutating func findTarget(of type: TypeID) -> TouchTarget? {
    let ancestry = project.ancestors(of: type)
    let (types, external) = (Array(ancestry.types), ancestry.external)
    if external.contains(Known.UITableViewController.name) || external.contains(Known.UICollectionViewController.name),
      let choice = choice(in: types)
    {
      return TouchTarget(what: "its rows", site: project.site(of: choice))
    }
    for owner in types where project.types[Int(owner)].kind == .class {
      for part in project.types[Int(owner)].parts {
        for property in project.children(of: part) where project[property].kind == .variable && !project.isInactive(property) {
          if let what = target(property, in: types) ?? targetInside(property, of: owner) { return TouchTarget(what: what, site: project.site(of: property)) }
        }
      }
    }
    return nil
  }

  private func target(_ property: DeclarationRef, in types: [TypeID]) -> String? {
    let name = project[property].name
    for type in project.typesOf(declaration: property) {
      if isKind(type, Known.UITableView) || isKind(type, Known.UICollectionView) {
        return isChosenFrom(name, types) ? "the rows of `\(project.text(name))`" : nil
      }
      if isKind(type, Known.UITextView) {
        return followsLinks(name, types) ? "the links in `\(project.text(name))`" : nil
      }
      // Only what comes straight from `UIControl`: buttons and their kin look after themselves.
      if case .project(let id) = type, !project.types[Int(id)].isExternal, project.ancestors(of: id).external.first == Known.UIControl.name {
        return "`\(project.text(name))`"
      }
    }
    return nil
  }

  /// What waits for a touch in a view of the project's own that a class puts into its view: `the rows of `list` in `grid``.
  private mutating func targetInside(_ property: DeclarationRef, of owner: TypeID) -> String? {
    for case .project(let view) in project.typesOf(declaration: property) where !project.types[Int(view)].isExternal && project.isKind(view, of: Known.UIView.name) {
      let external = project.ancestors(of: view).external
      // A control and a list of the team's own are themselves what is touched.
      if [Known.UIControl, .UITableView, .UICollectionView, .UITextView].contains(where: { external.contains($0.name) }) { continue }
      guard isAdded(property, by: owner), let inside = ownTarget(of: view) else { continue }
      return "\(inside.what) in `\(project.text(project[property].name))`"
    }
    return nil
  }

  /// Whether a class puts a view into another, by itself or among those of a stack; an outlet stands in one.
  private func isAdded(_ property: DeclarationRef, by owner: TypeID) -> Bool {
    if project.hasAttribute(property, Known.IBOutlet.name) { return true }
    let name = project[property].name
    return [Known.addSubview, .insertSubview, .addArrangedSubview, .UIStackView].contains { adder in
      project.nodes(project.calls[adder.name], of: [owner]).contains { call in
        var isNamed = false
        for argument in project.arguments(of: project[call], in: call.file) {
          project.walk(argument.value, in: call.file) { _, node in
            if node.kind == .name || node.kind == .member, node.name == name { isNamed = true }
            return !isNamed && node.kind != .closure
          }
        }
        return isNamed && !project.isInactive(call)
      }
    }
  }

  private func isKind(_ type: TypeRef, _ known: Known) -> Bool {
    switch type {
    case .external(let name): name == known.name
    case .project(let id): project.ancestors(of: id).external.contains(known.name)
    }
  }

  /// Whether somebody waits for a row of this list to be chosen.
  private func isChosenFrom(_ name: NameID, _ types: [TypeID]) -> Bool {
    !isNeverChosenFrom(name, types) && owners(of: name, types).contains { choice(in: project.ancestors(of: $0).types) != nil }
  }

  /// `list.allowsSelection = false`, and nobody says otherwise.
  private func isNeverChosenFrom(_ name: NameID, _ types: [TypeID]) -> Bool {
    let said = project.nodes(project.assignments[Known.allowsSelection.name], of: Set(types)).filter { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && left.base != none && project.files[Int(assignment.file)].lastName(left.base) == name && !project.isInactive(assignment)
    }
    return !said.isEmpty && said.allSatisfy { project.node(project[$0].first, in: $0.file).kind == .false }
  }

  /// `didSelectRowAt` or `didSelectItemAt` of one of these types.
  private func choice(in types: some Collection<TypeID>) -> DeclarationRef? {
    for name in [Known.tableView.name, Known.collectionView.name] {
      let found = project.declarations[name].first { method in
        guard project[method].kind == .function, !project.isInactive(method),
          let owner = project.enclosingType(of: project.parent(of: method)), types.contains(owner)
        else { return false }
        return project.parameters(of: method).contains {
          project[$0].label == .didSelectRowAt || project[$0].label == .didSelectItemAt
        }
      }
      if let found { return found }
    }
    return nil
  }

  private func followsLinks(_ name: NameID, _ types: [TypeID]) -> Bool {
    let owners = owners(of: name, types)
    return project.declarations[Known.textView.name].contains { method in
      guard project[method].kind == .function, let owner = project.enclosingType(of: project.parent(of: method)) else { return false }
      return owners.contains(owner) && project.parameters(of: method).contains { project[$0].label == .shouldInteractWith }
    }
  }

  /// The types that are assigned as the delegate of a property; in a storyboard it is the controller itself.
  private func owners(of property: NameID, _ types: [TypeID]) -> [TypeID] {
    var found: [TypeID] = []
    for assignment in delegates[property] ?? [] {
      let context = project.context(of: assignment)
      guard let around = project.enclosingType(of: context.scope), types.contains(around) else { continue }
      for type in project.typesOf(project[assignment].first, in: context) {
        if case .project(let id) = type { found.append(id) }
      }
    }
    return found.isEmpty ? types : found + types.prefix(1)
  }
}
