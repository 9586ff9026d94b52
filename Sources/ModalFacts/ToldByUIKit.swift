// What UIKit tells a screen of besides the taps on its buttons: rows that are chosen, touches, typing, Return, a swipe that is refused.
// It is no button, and nobody unseen.

import SwiftScan

extension ControllerReader {
  /// A list tells that a row is chosen.
  func choosesRow(_ function: DeclarationRef) -> Bool {
    project.parameters(of: function).contains { project[$0].label == Known.didSelectRowAt.name || project[$0].label == Known.didSelectItemAt.name }
  }

  /// Whether UIKit runs a function as a finger touches a controller's view, a swipe is refused, or Return is pressed in a field.
  func isRunByUIKit(_ function: DeclarationRef) -> Bool {
    let name = project.text(project[function].name)
    if Self.touches.contains(name) {
      return project[function].modifiers.contains(.override)
        && project.enclosingType(of: project.parent(of: function)).map { project.isViewController($0) } ?? false
    }
    return project[function].name == .presentationControllerDidAttemptToDismiss || name == "textFieldShouldReturn"
  }

  private static let touches: Set<String> = ["touchesBegan", "touchesMoved", "touchesEnded"]

  /// `tap.addTarget(self, action: …)` of a recogniser, and what a field tells as somebody types or presses Return: no buttons.
  func isToldByGesture(_ callee: Node, _ arguments: Arguments, _ ref: NodeRef) -> Bool {
    guard callee.name == .addTarget || callee.name == .addAction, callee.kind == .member, callee.base != none else { return false }
    guard let events = arguments.first(where: { $0.label == Word.for.rawValue }) else {
      return callee.name == .addTarget && project.typesOf(callee.base, in: project.context(of: ref)).contains { type in
        switch type {
        case .external(let name): project.traits(name).contains(.recognizerLike)
        case .project(let id): project.ancestors(of: id).external.contains { project.traits($0).contains(.recognizerLike) }
        }
      }
    }
    let value = project.node(events.value, in: ref.file)
    let all = value.kind == .array ? Array(project.list(of: value, in: ref.file)) : [events.value]
    return !all.isEmpty && all.allSatisfy { event in
      let name = project.text(project.node(event, in: ref.file).name)
      return name.hasPrefix("editing") || name == "allEditingEvents"
    }
  }
}
