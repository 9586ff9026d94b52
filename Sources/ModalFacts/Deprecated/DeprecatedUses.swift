// Names of modals that UIKit and SwiftUI have replaced, wherever they stand: controllers and calls of early iPhone
// OS, SwiftUI's first alerts and action sheets, and the environment's `presentationMode`. What a project
// declares under such a name is its own. Only those count whose replacement is there on every system that the
// app runs on: a name that is deprecated now may be the only one that iOS 14 knows.

import ProjectSettings
import SwiftScan

/// A use of something that a newer name replaces.
public struct DeprecatedUse: Sendable {
  public var site: Site
  /// The old name, as people know it: `presentationMode`, `alert(item:content:)`.
  public var name: String
  /// What replaces it.
  public var replacement: String
  /// The first iOS that has the replacement.
  public var available: SystemVersion
  /// What is known of the oldest iOS that the app runs on.
  public var reason = ""
  /// Writes the new name, here and wherever the old one is used; empty where more is to be done.
  public var rewrites: [Rewrite] = []
  /// The name that goes away with them, of which some uses may have no place in the facts: bare captures.
  public var removedName: String?

  /// A stretch of text and what replaces it.
  public struct Rewrite: Sendable {
    public var site: Site
    public var original: String
    public var text: String
  }
}

struct DeprecatedUseReader {
  let project: Project

  init(_ project: Project) { self.project = project }

  func read() -> [DeprecatedUse] {
    var found: [DeprecatedUse] = []
    for old in Self.types { found += uses(ofType: old) }
    for old in Self.calls { found += uses(ofCall: old) }
    found += modalInPopover()
    found += modifiers(.alert, Known.Alert.name)
    found += modifiers(.actionSheet, Known.ActionSheet.name)
    found += PresentationModeReader(project).read()
    let (oldest, reason) = oldestSystem
    return found.filter { $0.available <= oldest }.sorted { $0.site < $1.site }.map { use in
      var use = use
      use.reason = reason
      return use
    }
  }

  /// The oldest iOS that the app runs on. What nobody says, or what is not seen, is one that every app of today has.
  private var oldestSystem: (SystemVersion, String) {
    let least = SystemVersion(13)
    switch project.settings.deploymentTarget {
    case .known(let version): return (version, "the app needs iOS \(version) or later")
    case .notSaid: return (least, "nothing says which iOS the app needs; 13 is taken for granted")
    case .unseen(let why): return (least, "which iOS the app needs is not seen (\(why)); 13 is taken for granted")
    }
  }

  // MARK: UIKit

  private struct Old {
    var name: Known
    var replacement: String
    var available: SystemVersion
    /// The new name, if nothing else changes.
    var rename: String?
  }

  private static let types = [
    Old(name: .UIAlertView, replacement: "`UIAlertController`", available: SystemVersion(8)),
    Old(name: .UIActionSheet, replacement: "`UIAlertController` with the style `.actionSheet`", available: SystemVersion(8)),
    Old(name: .UIPopoverController, replacement: "the style `.popover` and `popoverPresentationController`", available: SystemVersion(8)),
  ]

  private static let calls = [
    Old(name: .presentModalViewController, replacement: "`present(_:animated:completion:)`", available: SystemVersion(5), rename: "present"),
    Old(name: .dismissModalViewController, replacement: "`dismiss(animated:completion:)`", available: SystemVersion(5), rename: "dismiss"),
    Old(name: .dismissModalViewControllerAnimated, replacement: "`dismiss(animated:completion:)`", available: SystemVersion(5)),
  ]

  /// Whoever makes one, inherits from it, or extends it.
  private func uses(ofType old: Old) -> [DeprecatedUse] {
    let name = old.name.name
    guard (project.typesByName[name]).allSatisfy({ project.types[Int($0)].isExternal }), project.typeAliases[name].isEmpty else { return [] }
    var sites: [Site] = []
    let length = project.text(name).utf8.count
    for call in project.callsInFocus(name) where !project.isInactive(call) {
      let callee = project.node(project[call].base, in: call.file)
      if callee.kind == .name { sites.append(project.site(of: call, length: length)) }
    }
    for type in project.typesByName[name] { sites += project.types[Int(type)].parts.filter { project.isInFocus($0.file) }.map { project.site(of: $0) } }
    for type in project.subtypes[name].map({ project.types[Int($0)] }) where !type.isExternal && !type.isInactive {
      if let part = type.parts.first, project.isInFocus(part.file) { sites.append(project.site(of: part)) }
    }
    return sites.map { DeprecatedUse(site: $0, name: project.text(name), replacement: old.replacement, available: old.available) }
  }

  private func uses(ofCall old: Old) -> [DeprecatedUse] {
    let name = old.name.name
    guard project.declarations[name].isEmpty else { return [] }
    let calls = project.callsInFocus(name).filter { call in
      let callee = project.node(project[call].base, in: call.file)
      return !project.isInactive(call) && !(callee.kind == .member && project.isOfAnotherModule(callee.base, in: project.context(of: call)))
    }
    return calls.map { call in
      let text = project.text(name)
      let site = project.site(of: call, length: text.utf8.count)
      var use = DeprecatedUse(site: site, name: text, replacement: old.replacement, available: old.available)
      let arguments = project.arguments(of: project[call], in: call.file)
      // The old ones took `true` for `animated: true`.
      if let rename = old.rename, let last = arguments.last, last.label == .animated { use.rewrites = [.init(site: site, original: text, text: rename)] }
      return use
    }
  }

  /// `isModalInPopover = true`, and whoever overrides it.
  private func modalInPopover() -> [DeprecatedUse] {
    var found: [DeprecatedUse] = []
    for known in [Known.isModalInPopover, .modalInPopover] {
      let name = known.name
      let text = project.text(name)
      func add(_ site: Site) {
        found.append(
          DeprecatedUse(
            site: site, name: text, replacement: "`isModalInPresentation`", available: SystemVersion(13),
            rewrites: [.init(site: site, original: text, text: "isModalInPresentation")]))
      }
      let own = project.declarations[name].filter { !project.isInactive($0) }
      for declaration in own where project[declaration].modifiers.contains(.override) && project.isInFocus(declaration.file) { add(project.site(of: declaration)) }
      guard own.allSatisfy({ project[$0].modifiers.contains(.override) }) else { continue }
      for assignment in project.assignmentsInFocus(name) where !project.isInactive(assignment) {
        let left = project[assignment].base
        let node = project.node(left, in: assignment.file)
        if node.kind == .member, project.isOfAnotherModule(node.base, in: project.context(of: assignment)) { continue }
        // A bare name is a leaf, and stands nowhere: such a line is found with the assignment.
        let isBare = node.kind == .name
        let start = Int(project.files[Int(assignment.file)].starts[Int(isBare ? assignment.index : left)])
        let site = Site(
          file: Int(assignment.file), range: start..<start + (isBare ? 1 : text.utf8.count),
          declaration: project.path(of: project.scope(of: assignment)))
        add(site)
        if isBare { found[found.count - 1].rewrites = [] }
      }
    }
    return found
  }

  // MARK: SwiftUI

  /// `.alert(isPresented:content:)` and `.alert(item:content:)`, and so of action sheets; those that make the
  /// value elsewhere count with the modifier.
  private func modifiers(_ known: Known, _ value: NameID) -> [DeprecatedUse] {
    let name = known.name
    let own = project.declarations[name].filter { project[$0].kind == .function && !project.isInactive($0) }
    var found: [DeprecatedUse] = []
    for call in project.callsInFocus(name) where !project.isInactive(call) {
      let node = project[call]
      let arguments = project.arguments(of: node, in: call.file)
      guard arguments.count == 2, let first = arguments.first, first.label == .isPresented || first.label == .item,
        let content = arguments.last, content.label == .content || content.label == Argument.trailing,
        project.node(node.base, in: call.file).kind == .member, project.matching(own, arguments).isEmpty, mayGive(value, content.value, in: call.file)
      else { continue }
      let isSheet = name == .actionSheet
      found.append(
        DeprecatedUse(
          site: project.site(of: call, length: project.text(name).utf8.count),
          name: "\(project.text(name))(\(project.text(first.label)):content:)",
          replacement: isSheet ? "`confirmationDialog(_:isPresented:titleVisibility:actions:)`" : "`alert(_:isPresented:actions:message:)`",
          available: SystemVersion(15)))
    }
    return found
  }

  /// Whether a modifier's content may be the old value: another module's modifier of that name shows a view of its own.
  private func mayGive(_ value: NameID, _ content: NodeID, in file: Int32) -> Bool {
    guard case let node = project.node(content, in: file), node.kind == .closure else { return true }
    let closure = DeclarationRef(file: file, index: node.first)
    let context = Context(file: file, scope: closure, position: none, frame: nil)
    let reader = ValueReader(project)
    let results = reader.returned(by: closure, in: context).map(\.value)
    let given = (results.isEmpty ? [project[closure].body] : results).flatMap { $0 == none ? [] : reader.lastExpressions(of: $0, in: context) }
    return given.isEmpty || !given.allSatisfy { makesAnother($0, than: value, in: file) }
  }

  /// `Banner(title: "Saved")`, `VStack { … }.padding()`; not what the project gets out of one, `Failure(error).alert`.
  private func makesAnother(_ node: NodeID, than value: NameID, in file: Int32) -> Bool {
    var current = node
    while current != none {
      let expression = project.node(current, in: file)
      switch expression.kind {
      case .call:
        let callee = project.node(expression.base, in: file)
        if callee.kind == .name, project.startsUppercase(callee.name) { return callee.name != value && project.typeAliases[callee.name].isEmpty }
      case .member where project.declarations[expression.name].isEmpty: break
      default: return false
      }
      current = expression.base
    }
    return false
  }
}
