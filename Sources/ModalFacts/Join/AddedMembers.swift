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
  /// Of functions that add a child.
  private(set) var childNames = NameSet()
  /// Whatever might count, by file.
  private let candidates: [Int32: [Candidate]]
  /// What led out when they were asked.
  private let leading: LeadingMembers
  private var leadingCount: Int

  convenience init(_ project: Project) {
    let parts = project.types.lazy.filter(\.isExternal).flatMap(\.parts)
    self.init(Dictionary(grouping: parts, by: \.file).mapValues { Candidate.all(in: $0, project) }, project)
  }

  private init(_ candidates: [Int32: [Candidate]], _ project: Project) {
    self.candidates = candidates
    leading = project.leading
    leadingCount = leading.count
    var rest = candidates.sorted { $0.key < $1.key }.flatMap(\.value)
    // Helpers call helpers: what mentions one that counts, counts.
    for _ in 0..<3 {
      let before = rest.count
      rest.removeAll { candidate in
        guard candidate.counts || candidate.mentions.contains(where: names.contains) else { return false }
        add(candidate, project)
        return true
      }
      if rest.count == before { break }
    }
  }

  /// Those of a project in which files were replaced, though no types were.
  func updated(_ files: Set<Int32>, _ project: Project) -> AddedMembers {
    var now = candidates
    var isSame = true
    if leading === project.leading, let newcomers = leading.newcomers(since: leadingCount) {
      for member in newcomers where !files.contains(member.file) {
        guard let place = now[member.file]?.firstIndex(where: { $0.member == member && !$0.leadsOut }) else { continue }
        now[member.file]?[place].leadsOut = true
        isSame = false
      }
    } else {
      for (file, old) in candidates where !files.contains(file) {
        for place in old.indices where old[place].leadsOut != project.leading.contains(old[place].member, calledBy: nil, project) {
          now[file]?[place].leadsOut.toggle()
          isSame = false
        }
      }
    }
    for file in files {
      let all = project.files[Int(file)].declarations
      let extensions = all.indices.lazy.filter { all[$0].kind == .extension }.map { DeclarationRef(file: file, index: DeclarationID($0)) }
      let found = Candidate.all(in: extensions.filter { project.type(of: $0).map { project.types[Int($0)].isExternal } ?? false }, project)
      guard found != candidates[file] ?? [] else { continue }
      now[file] = found.isEmpty ? nil : found
      isSame = false
    }
    guard isSame, leading === project.leading else { return AddedMembers(now, project) }
    leadingCount = leading.count
    return self
  }

  func members(named name: NameID) -> Declarations { members[name] ?? Declarations() }
  func initializers(of type: NameID) -> Declarations { initializers[type] ?? Declarations() }

  private func add(_ candidate: Candidate, _ project: Project) {
    let declaration = project[candidate.member]
    if declaration.kind == .initializer {
      var known = initializers[candidate.type] ?? Declarations()
      known.append(candidate.member)
      initializers[candidate.type] = known
      initializedNames.insert(candidate.type)
      return
    }
    var known = members[declaration.name] ?? Declarations()
    known.append(candidate.member)
    members[declaration.name] = known
    names.insert(declaration.name)
    if candidate.addsChild || candidate.mentions.contains(where: childNames.contains) { childNames.insert(declaration.name) }
    if declaration.kind == .variable { propertyNames.insert(declaration.name) }
  }
}

/// A member with code that an extension adds to a class from outside.
private struct Candidate: Equatable {
  var member: DeclarationRef
  /// Its own, by which it is found.
  var name: NameID
  /// The class.
  var type: NameID
  var leadsOut: Bool
  /// Whether its code makes a control, an action or a child, or names a selector.
  var isBuilder = false
  var addsChild = false
  /// What its code names.
  var mentions: [NameID] = []

  var counts: Bool { leadsOut || isBuilder }

  static func all(in parts: some Sequence<DeclarationRef>, _ project: Project) -> [Candidate] {
    parts.sorted().flatMap { part -> [Candidate] in
      guard !project.isInactive(part), let type = project.type(of: part).map({ project.types[Int($0)].name }) else { return [] }
      let isUIKit = project.begins(type, with: "UI")
      return project.children(of: part).compactMap { member in
        // Of other classes what gives something back that closes, such as a binder.
        guard isUIKit || project[member].kind == .variable, !project.isInactive(member), let body = body(of: member, project) else { return nil }
        var candidate = Candidate(
          member: member, name: project[member].name, type: type, leadsOut: project.leading.contains(member, calledBy: nil, project))
        if isUIKit { candidate.read(body, project) }
        return candidate
      }
    }
  }

  private static func body(of member: DeclarationRef, _ project: Project) -> NodeID? {
    let runs: DeclarationRef? =
      switch project[member].kind {
      case .function, .initializer: member
      case .variable: ValueReader(project).getter(of: member)
      default: nil
      }
    return runs.map { project[$0].body }.flatMap { $0 == none ? nil : $0 }
  }

  private mutating func read(_ body: NodeID, _ project: Project) {
    let file = member.file
    project.walk(body, in: file) { _, node in
      switch node.kind {
      case .macro: if node.name == .selector { isBuilder = true }
      case .name, .member: mentions.append(node.name)
      case .assign: if project.node(node.base, in: file).name == .delegate { isBuilder = true }
      case .call:
        let name = project.node(node.base, in: file).name
        if ModalFacts.addsChild(name) { addsChild = true }
        if addsChild || name == .UIAction || name == .addAction || project.traits(name).contains(.buttonLike) { isBuilder = true }
      default: break
      }
      return !addsChild
    }
    if isBuilder { mentions = [] }
  }
}

extension Project {
  /// UIKit's own superclasses of a class from outside, as far as extensions are written for them.
  func systemSuperclasses(of name: NameID) -> ShortList<NameID> {
    let ofObjects: ShortList = [Known.NSObject.name, Known.NSObjectProtocol.name]
    if name == .NSObject { return [Known.NSObjectProtocol.name] }
    if name == .UIResponder { return ofObjects }
    var found = systemSuperclassesBelowObjects(of: name)
    if found.isEmpty, !begins(name, with: "UI") { return found }
    // What UIKit has besides, such as bar items, responds to nothing.
    if name == .UIView || name == .UIViewController || found.contains(Known.UIView.name) || found.contains(Known.UIViewController.name) {
      found.append(Known.UIResponder.name)
    }
    found.append(contentsOf: ofObjects)
    return found
  }

  private func systemSuperclassesBelowObjects(of name: NameID) -> ShortList<NameID> {
    if traits(name).contains(.recognizerLike) { return name == .UIGestureRecognizer ? [] : [Known.UIGestureRecognizer.name] }
    if name == .UIWindow { return [Known.UIView.name] }
    let isPlain = roles.has(name, .plainSuperclass)
    let isKnown = isPlain || roles.has(name, .container) || roles.has(name, .hosting) || roles.has(name, .systemController)
    // An Objective-C class of the app's is a controller, if it is called so.
    guard isKnown || traits(name).contains(.controllerLike), name != .UIViewController else { return [] }
    // The vocabulary lists controllers, views and items together; a list's or a window's controller ends like one.
    guard isPlain, !traits(name).contains(.controllerLike) else { return [Known.UIViewController.name] }
    if traits(name).contains(.itemLike) || name == .UIView { return [] }
    if name == .UIButton { return [Known.UIControl.name, Known.UIView.name] }
    if name == .UITableView || name == .UICollectionView { return [Known.UIScrollView.name, Known.UIView.name] }
    return [Known.UIView.name]
  }

  /// The extensions of a class from outside, then of those that it inherits from, then of the project's protocols that these conform to.
  func extensions(ofOutside name: NameID) -> ShortList<TypeID> {
    if let known = extensionsOfOutside[name] { return known }
    var found = ShortList(typesByName[name])
    for superclass in systemSuperclasses(of: name) { found.append(contentsOf: typesByName[superclass]) }
    for extended in Array(found) where types[Int(extended)].isExternal && !types[Int(extended)].inherits.isEmpty {
      for ancestor in ancestors(of: extended).types where types[Int(ancestor)].kind == .protocol && !found.contains(ancestor) { found.append(ancestor) }
    }
    // While a type's own ancestors are being found not all is known.
    if lineage.open.isEmpty { extensionsOfOutside[name] = found }
    return found
  }

  /// Whether a type's functions are of whatever class it is that they are called on: those that are added to a class from outside, or
  /// to whatever conforms to a protocol, `extension Removable where Self: UIView`, and those of what wraps others.
  func isHelpers(_ type: TypeID) -> Bool { types[Int(type)].isExternal || types[Int(type)].kind == .protocol || isWrapper(type) }

  /// Whether a class has what a protocol gives to a class from outside that it inherits from.
  func inherits(_ type: TypeID, addedBy owner: TypeID) -> Bool {
    types[Int(owner)].kind == .protocol && ancestors(of: type).external.contains { extensions(ofOutside: $0).contains(owner) }
  }
}
