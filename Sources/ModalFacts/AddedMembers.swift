// What the project adds to UIKit's classes, and what these inherit from each other: a close button is often made by an
// extension of `UIViewController` or `UIBarButtonItem`, and a table's controller has what those have.

import SwiftScan

/// Members that extensions add to classes from outside and that may make a control or lead out, by name.
final class AddedMembers {
  /// Functions, and computed properties.
  private let members = NumberMap<NameID, Declarations>()
  /// By the name of the class.
  private let initializers = NumberMap<NameID, Declarations>()
  private(set) var names = NameSet()
  private(set) var propertyNames = NameSet()
  private(set) var initializedNames = NameSet()

  init(_ project: Project) {
    var candidates: [(DeclarationRef, NameID)] = []
    for type in project.types where type.isExternal {
      let isUIKit = project.text(type.name).hasPrefix("UI")
      for part in type.parts where !project.isInactive(part) {
        for member in project.children(of: part) where !project.isInactive(member) && Self.hasBody(member, project) {
          // Of other classes what gives something back that closes, such as a binder.
          guard isUIKit || project[member].kind == .variable && project.leading.contains(member, calledBy: nil, project) else { continue }
          candidates.append((member, type.name))
        }
      }
    }
    // Helpers call helpers: what mentions one that counts, counts.
    for _ in 0..<3 {
      let before = candidates.count
      candidates.removeAll { member, type in
        guard mayMatter(member, project) else { return false }
        add(member, of: type, project)
        return true
      }
      if candidates.count == before { break }
    }
  }

  func members(named name: NameID) -> Declarations { members[name] ?? Declarations() }
  func initializers(of type: NameID) -> Declarations { initializers[type] ?? Declarations() }

  private func add(_ member: DeclarationRef, of type: NameID, _ project: Project) {
    let declaration = project[member]
    if declaration.kind == .initializer {
      var known = initializers[type] ?? Declarations()
      known.append(member)
      initializers[type] = known
      initializedNames.insert(type)
      return
    }
    var known = members[declaration.name] ?? Declarations()
    known.append(member)
    members[declaration.name] = known
    names.insert(declaration.name)
    if declaration.kind == .variable { propertyNames.insert(declaration.name) }
  }

  private static func hasBody(_ member: DeclarationRef, _ project: Project) -> Bool {
    switch project[member].kind {
    case .function, .initializer: project[member].body != none
    case .variable: ValueReader(project).getter(of: member) != nil
    default: false
    }
  }

  /// Whether its code makes a control or a child, holds a closure or a selector, leads out, or mentions what does.
  private func mayMatter(_ member: DeclarationRef, _ project: Project) -> Bool {
    let declaration = project[member]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: member.file)
      switch node.kind {
      case .closure: return true
      case .macro: if node.name == .selector { return true }
      case .name, .member: if names.contains(node.name) { return true }
      case .assign: if project.node(node.base, in: member.file).name == .delegate { return true }
      case .call:
        let name = project.node(node.base, in: member.file).name
        if name == .addChild || project.traits(name).contains(.buttonLike) { return true }
      default: break
      }
    }
    return project.leading.contains(member, calledBy: nil, project)
  }
}

extension Project {
  /// UIKit's own superclasses of a class from outside, as far as extensions are written for them.
  func systemSuperclasses(of name: NameID) -> ShortList<NameID> {
    let isPlain = roles.has(name, .plainSuperclass)
    let isKnown = isPlain || roles.has(name, .container) || roles.has(name, .hosting) || roles.has(name, .systemController)
    guard isKnown, name != .UIViewController, name != .NSObject, name != .UIResponder else { return [] }
    // The vocabulary lists controllers, views and items together; a list's or a window's controller ends like one.
    guard isPlain, !traits(name).contains(.controllerLike) else { return [Known.UIViewController.name] }
    if traits(name).contains(.itemLike) || name == .UIView { return [] }
    if name == .UIButton { return [Known.UIControl.name, Known.UIView.name] }
    if name == .UITableView || name == .UICollectionView { return [Known.UIScrollView.name, Known.UIView.name] }
    return [Known.UIView.name]
  }

  /// The extensions of a class from outside, then of those that it inherits from.
  func extensions(ofOutside name: NameID) -> ShortList<TypeID> {
    var found = ShortList(typesByName[name])
    for superclass in systemSuperclasses(of: name) { found.append(contentsOf: typesByName[superclass]) }
    return found
  }
}
