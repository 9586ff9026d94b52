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

  /// What a camera, a sensor or a radio tells its delegate: `metadataOutput(_:didOutput:from:)`. Nobody taps there.
  func isToldByDevice(_ function: DeclarationRef) -> Bool {
    guard project.isListed(project[function].name, in: Self.devices), !project.parameters(of: function).isEmpty,
      let type = project.enclosingType(of: project.parent(of: function))
    else { return false }
    return project.ancestors(of: type).external.contains { name in
      let said = project.text(name)
      return (said.hasSuffix("Delegate") || said.hasSuffix("Observer")) && Self.frameworks.contains { said.hasPrefix($0) }
    }
  }

  private static let devices: Spellings = [
    "metadataOutput", "captureOutput", "fileOutput", "photoOutput", "depthDataOutput", "locationManager", "locationManagerDidChangeAuthorization",
    "centralManager", "centralManagerDidUpdateState", "peripheral", "readerSession", "tagReaderSession", "audioPlayerDidFinishPlaying",
    "audioRecorderDidFinishRecording", "speechSynthesizer", "speechRecognizer", "paymentQueue", "productsRequest",
  ]
  private static let frameworks = ["AV", "CL", "CB", "NFC", "SF", "SK"]

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
    return project.events(events.value, in: ref.file, allSatisfy: { $0.hasPrefix("editing") || $0 == "allEditingEvents" })
  }
}

extension Project {
  /// `control.addTarget(self, action: …, for: .valueChanged)`: a switch, a slider or the like.
  func tellsValue(_ arguments: Arguments, in file: Int32) -> Bool {
    arguments.first { $0.label == Word.for.rawValue }.map { events($0.value, in: file, allSatisfy: { $0 == "valueChanged" }) } ?? false
  }

  /// `.touchUpInside`, `[.editingDidEnd, .editingChanged]`
  fileprivate func events(_ node: NodeID, in file: Int32, allSatisfy isMeant: (String) -> Bool) -> Bool {
    let value = self.node(node, in: file)
    let all = value.kind == .array ? Array(list(of: value, in: file)) : [node]
    return !all.isEmpty && all.allSatisfy { isMeant(text(self.node($0, in: file).name)) }
  }
}
