// UIKit: a modal that closes itself, and then tells its presenter that it was given up, which closes once more. By then
// the presenter presents nothing, so UIKit hands the call on: the modal that the presenter itself stands in closes.

import SwiftScan

/// A dismissal of a modal that has gone already.
public struct SecondDismissal: Sendable {
  /// The presenter's call.
  public var site: Site
  /// The call by which the modal closed itself.
  public var first: Site
  /// Where the presenter itself is presented.
  public var below: Site
  public var presenter: String
  public var modal: String
  /// The callback's name.
  public var callback: String
}

struct SecondDismissalReader {
  let project: Project
  private let endWords: EndWords
  private let presented: PresentedModals

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    endWords = EndWords(project.roles.words)
  }

  func read() -> [SecondDismissal] {
    var found: [SecondDismissal] = []
    for call in project.callsInFocus(Known.dismiss.name) where !project.isInactive(call) && isOwn(call) {
      guard let last = project.arguments(of: project[call], in: call.file).last, last.label == .completion || last.label == Argument.trailing,
        project.node(last.value, in: call.file).kind == .closure, let modal = project.enclosingType(of: project.scope(of: call)),
        project.isViewController(modal)
      else { continue }
      for callback in callbacks(in: project.node(last.value, in: call.file), call.file) {
        for body in answers(to: callback, of: modal) { if let second = dismissal(in: body, callback, modal, call) { found.append(second) } }
      }
    }
    return found.sorted { $0.site < $1.site }
  }

  /// `dismiss(…)`, `self.dismiss(…)`, `navigationController?.dismiss(…)`.
  private func isOwn(_ call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    guard callee.kind == .member, callee.base != none else { return callee.kind == .name }
    let receiver = project.node(callee.base, in: call.file)
    return receiver.kind == .name && (receiver.name == Word.`self`.rawValue || receiver.name == .navigationController || receiver.name == .strongSelf)
  }

  /// The calls in a completion whose names say that the modal was given up.
  private func callbacks(in closure: Node, _ file: Int32) -> [NameID] {
    let declaration = project.files[Int(file)].declarations[Int(closure.first)]
    return (declaration.nodeStart..<declaration.nodeEnd).compactMap { index in
      let call = project.node(index, in: file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { return nil }
      let name = project.node(call.base, in: file).name
      return name != none && endWords.isCancel(splitWords(project.text(name))) ? name : nil
    }
  }

  /// The functions and closures of other controllers that hear of it.
  private func answers(to callback: NameID, of modal: TypeID) -> [DeclarationRef] {
    var found = project.declarations[callback].filter { project[$0].kind == .function && project[$0].body != none && !project.isInactive($0) }
    for assignment in project.assignments[callback] where !project.isInactive(assignment) {
      let left = project.node(project[assignment].base, in: assignment.file)
      let value = project.node(project[assignment].first, in: assignment.file)
      guard value.kind == .closure, left.kind == .member, left.base != none,
        project.typesOf(left.base, in: project.context(of: assignment)).contains(.project(modal))
      else { continue }
      found.append(DeclarationRef(file: assignment.file, index: value.first))
    }
    return found
  }

  /// What an answer dismisses, whatever else holds, where its own controller presents the modal and stands in one itself.
  private func dismissal(in body: DeclarationRef, _ callback: NameID, _ modal: TypeID, _ first: NodeRef) -> SecondDismissal? {
    guard let presenter = project.enclosingType(of: body), presenter != modal, project.isViewController(presenter), presents(presenter, modal),
      let below = presented.all.first(where: { shows($0, presenter) && ($0.style == .sheet || $0.style == .fullScreen) })
    else { return nil }
    for index in project[body].nodeStart..<project[body].nodeEnd {
      let call = NodeRef(file: body.file, index: index)
      let node = project[call]
      guard node.kind == .call, !node.flags.contains(.inactive), project.node(node.base, in: body.file).name == Known.dismiss, isOwn(call),
        project.scope(of: call) == body, project.conditions(before: call, in: body).isEmpty
      else { continue }
      return SecondDismissal(
        site: project.site(of: call, name: Known.dismiss.name), first: project.site(of: first, name: Known.dismiss.name), below: below.site,
        presenter: project.text(project.types[Int(presenter)].name), modal: project.text(project.types[Int(modal)].name), callback: project.text(callback))
    }
    return nil
  }

  private func presents(_ presenter: TypeID, _ modal: TypeID) -> Bool {
    presented.all.contains { $0.presentingType == presenter && shows($0, modal) }
  }

  private func shows(_ presentation: Presentation, _ type: TypeID) -> Bool {
    guard let part = project.types[Int(type)].parts.first else { return false }
    let site = project.site(of: part)
    return presentation.contents.contains { $0.typeSite.map { $0.file == site.file && $0.range == site.range } ?? false }
  }
}
