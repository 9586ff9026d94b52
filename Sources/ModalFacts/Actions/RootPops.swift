// A pop takes pages off a navigation controller, and never a modal off the screen: of the first page, and without a navigation
// controller, it does nothing; of a page further in it leads back; of a stack below the modal it changes what nobody sees.
// Trap: a navigation controller of the project's may override it, and close. And what is not seen to be presented as such may be
// pushed, where the pop is its way back; so it is asked of each presentation.

import SwiftScan

extension [String] {
  /// Whether the steps of a way out end in a pop, which leaves a pushed screen, not a modal.
  var endInPop: Bool {
    // `popViewController`, `pages.popViewController`, both in backquotes.
    guard let last = last?.utf8 else { return false }
    return last.dropFirst(last.lastIndex(of: UInt8(ascii: ".")).map { last.distance(from: last.startIndex, to: $0) + 1 } ?? 1).starts(with: "pop".utf8)
  }
}

extension PresentationReader {
  /// Whether a controller that is presented so cannot be popped: it is the first page of a navigation controller that pops as UIKit's
  /// does, or there is none around it.
  func isUnpoppable(_ value: Value) -> Bool {
    guard let container = value.containers.first else { return isBare && Project.pops.allSatisfy { !project.overriddenNames.contains($0.name) } }
    guard value.containers.count == 1 else { return false }
    guard let type = container.type else { return container.name == .UINavigationController }
    guard project.isNavigation(type) else { return false }
    return project.apart { Project.pops.flatMap { project.overrides(ofPop: $0.name, in: type) }.allSatisfy { !mayClose($0, in: type) } }
  }

  /// Whether an override of a pop may do more than that.
  private func mayClose(_ override: DeclarationRef, in type: TypeID) -> Bool {
    var reader = ActionReader(project, drivers: drivers, classes: Set(project.ancestors(of: type).types))
    let outcome = reader.run(body: override, frame: nil)
    return outcome.exit != nil || !outcome.unseen.isEmpty
  }
}

extension Project {
  static let pops: [Known] = [.popViewController, .popToRootViewController]

  static func isPop(_ name: NameID) -> Bool { name == .popViewController || name == .popToRootViewController }

  func isNavigation(_ type: TypeID) -> Bool { ancestors(of: type).external.contains(Known.UINavigationController.name) }

  /// The names that only ever mean one controller.
  func settled(_ names: [DeclarationRef]) -> [DeclarationRef] {
    names.filter { ValueReader(self).assignments(to: $0).count + (self[$0].value == none ? 0 : 1) == 1 }
  }

  /// What a class, or one that it inherits from, makes of UIKit's pop.
  func overrides(ofPop name: NameID, in type: TypeID) -> Declarations {
    Declarations(ancestors(of: type).types.flatMap { members(named: name, of: $0) }).filter { self[$0].modifiers.contains(.override) }
  }

  /// `navigationController?.setViewControllers([…])`: what stands in the stack that is around a page is put there later.
  func isOfOwnStack(_ callee: Node, in file: Int32) -> Bool {
    callee.kind == .member && callee.base != none && node(callee.base, in: file).name == .navigationController
  }
}

extension ActionReader {
  /// Whether a call takes pages off a stack and no more; notes what that means for the screen.
  mutating func onlyPops(_ call: Node, in context: Context) -> Bool {
    let callee = project.node(call.base, in: context.file)
    // Back to the page that says so, which stays.
    if callee.name == .popToViewController, let page = project.arguments(of: call, in: context.file).first, project.isSelf(page.value, in: context.file),
      !project.overriddenNames.contains(callee.name)
    {
      outcome.doesMore = true
      return true
    }
    guard Project.isPop(callee.name) else { return false }
    // In a view of SwiftUI's, whose code has no navigation controller of its own: of one that it was handed, or asks for.
    if classes.isEmpty, isAtRoot, callee.kind == .member, !project.overriddenNames.contains(callee.name) {
      outcome.doesMore = true
      return true
    }
    guard !classes.isEmpty, let type = project.enclosingType(of: context.scope) else { return false }
    if isOfNavigation(callee, in: type, context) {
      outcome.popsRoot = true
      return true
    }
    guard callee.kind == .member, callee.base != none else { return false }
    if stacks.contains(where: { project.path(callee.base, from: $0, in: context)?.isEmpty ?? false }) {
      outcome.popsRoot = true
      return true
    }
    let isOutside = project.types[Int(type)].isExternal
    let isOfScreen = classes.contains(type) || isOutside && project.types[Int(type)].name == .UIViewController
    if isOfScreen, isAtRoot, isOwnNavigation(callee.base, in: context, 0) {
      outcome.popsRoot = true
      return true
    }
    // Of another controller, which is below the modal or on top of its first page.
    guard !isOfScreen, !isOutside, project.isViewController(type), !project.overriddenNames.contains(callee.name),
      isOwnNavigation(callee.base, in: context, 0)
    else { return false }
    outcome.doesMore = true
    // The presenter, whose bar item this is.
    if shown == nil { outcome.popsRoot = true }
    return true
  }

  /// Whether a navigation controller calls its own pop, or `super`'s, which is UIKit's.
  private func isOfNavigation(_ callee: Node, in type: TypeID, _ context: Context) -> Bool {
    guard project.isNavigation(type), !project.types[Int(type)].isExternal else { return false }
    if callee.kind == .member, callee.base != none, project.node(callee.base, in: context.file).name == Word.super.rawValue {
      return project.overrides(ofPop: callee.name, in: type).allSatisfy { project.enclosingType(of: project.parent(of: $0)) == type }
    }
    guard callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: context.file) else { return false }
    return classes.union([type]).allSatisfy { project.overrides(ofPop: callee.name, in: $0).isEmpty }
  }

  private func isOwnNavigation(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    let expression = project.node(node, in: context.file)
    if expression.kind == .cast { return depth < 4 && isOwnNavigation(expression.base, in: context, depth + 1) }
    let isMember = expression.kind == .member && expression.base != none && project.isSelf(expression.base, in: context.file)
    guard depth < 4, expression.kind == .name || isMember else { return false }
    let meanings = isMember ? project.enclosingType(of: context.scope).map { project.members(named: expression.name, of: $0) } ?? [] : project.meanings(of: expression, in: context)
    guard let meant = meanings.first else { return expression.name == .navigationController }
    let isLocal = project.parent(of: meant).map { !project[$0].kind.isType } ?? false
    guard isLocal, project[meant].kind == .binding || project[meant].kind == .variable, project[meant].value != none else { return false }
    return isOwnNavigation(project[meant].value, in: project.valueContext(of: meant, frame: nil), depth + 1)
  }
}
