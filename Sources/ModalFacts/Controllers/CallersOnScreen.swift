// Who runs a function of a UIKit screen that closes it: a control, a gesture, a row or UIKit itself, which were read, or somebody
// who was not seen. It is asked once all is read, since the button of a view, or of a cell, may call by way of its delegate.

import SwiftScan

/// A function that closes and is itself no control.
struct UncalledExit {
  var function: DeclarationRef
  /// The class that was being read.
  var shown: TypeID?
  var outcome: Outcome
  /// It is an `@IBAction`.
  var isAction: Bool
}

extension ControllerReader {
  /// What is said of a function that closes.
  static func uncalled(_ name: String) -> Unseen { Unseen("`\(name)` closes, and who calls it was not seen") }

  /// Tells of functions that close, unless all who call them were read.
  mutating func noteUncalled() {
    // With a button found, other ways out change nothing.
    if hasButton { uncalled = [] }
    for exit in uncalled where exit.isAction || !isCalledByControls(exit.function, of: exit.shown, 0) {
      let name = project.text(project[exit.function].name)
      add(.code, splitWords(name), .code(name), exit.outcome, NodeRef(file: exit.function.file, index: project[exit.function].body))
      screen.note(Self.uncalled(name).reason)
    }
    uncalled = []
  }

  /// Reads the controls of cells that a list of the screen's takes out of its store, `dequeueReusableCell(…) as? LampCell`, where they call
  /// what closes, by their delegate mostly. What else is in such a cell is not the screen's to ask for.
  mutating func readCellControls() {
    for exit in uncalled where !exit.isAction && !hasButton {
      let calls = project.calls[project[exit.function].name]
      guard calls.count <= 20 else { continue }
      for call in calls where !project.isInactive(call) {
        guard let cell = project.enclosingType(of: project.scope(of: call)), screen.cells.contains(cell) else { continue }
        let (inputs, commits, dones) = (screen.inputs, screen.commits, screen.dones)
        isInCell = true
        controller(cell, frame: nil, depth: 1)
        isInCell = false
        (screen.inputs, screen.commits, screen.dones) = (inputs, commits, dones)
      }
    }
  }

  /// Whether an alert comes up by itself only at times, as when something fails. One that comes as soon as the screen is there may be
  /// all that it has to leave by.
  func comesAtTimes(_ alert: NodeRef, isInBranch: Bool = false, _ depth: Int = 0) -> Bool {
    guard depth < 4, let member = project.enclosingMember(of: project.scope(of: alert)) else { return false }
    let isInBranch = isInBranch || PadPaths(project: project).around(alert).contains { around in
      switch around.part {
      case .then, .otherwise, .arm: true
      default: false
      }
    }
    let name = project[member].name
    if project.isListed(name, in: Self.lifecycle) { return isInBranch && name == .viewDidLoad }
    let calls = project.calls[name].filter { !project.isInactive($0) && (project.enclosingType(of: project.scope(of: $0)).map(classes.contains) ?? false) }
    return calls.count <= 8 && calls.allSatisfy { comesAtTimes($0, isInBranch: isInBranch, depth + 1) }
  }

  /// Whether all that calls a function was read, and nothing else can run it.
  private func isCalledByControls(_ function: DeclarationRef, of shown: TypeID?, _ depth: Int) -> Bool {
    let declaration = project[function]
    guard declaration.kind == .function, !declaration.modifiers.contains(.override), !declaration.modifiers.contains(.exported), depth < 4,
      let owner = project.enclosingType(of: project.parent(of: function))
    else { return false }
    // What only siblings call is another screen's.
    let type = shown.flatMap { project.ancestors(of: $0).types.contains(owner) ? $0 : nil } ?? owner
    // `room.join(as: guest)` is not `join(_:)` of this class, whatever the room is.
    let calls = project.calls(of: declaration.name, on: type).filter { call in
      project[call].kind != .call || project.fits(function, project.arguments(of: project[call], in: call.file))
    }
    return !calls.isEmpty && calls.count <= 8 && calls.allSatisfy { isInAction($0, of: shown, depth) }
      && !project.ancestors(of: type).types.contains { ancestor in
        project.types[Int(ancestor)].parts.contains { project.isHandedOn(declaration.name, in: $0.file, inside: $0) }
      }
  }

  private func isInAction(_ call: NodeRef, of shown: TypeID?, _ depth: Int) -> Bool {
    var scope = project.scope(of: call)
    while let at = scope, !project[at].kind.isType {
      if readActions.contains(at) || handlers.contains(at) { return true }
      scope = project.parent(of: at)
    }
    guard let member = project.enclosingMember(of: project.scope(of: call)) else { return false }
    return isToldOf(member) || isCalledByControls(member, of: shown, depth + 1)
  }

  /// Whether a member is of a class on the screen and, if it closes, was told of as what it is.
  private func isToldOf(_ member: DeclarationRef) -> Bool {
    guard let type = project.enclosingType(of: project.parent(of: member)), classes.contains(type) else { return false }
    return choosesRow(member) || isRunByUIKit(member) || isToldByDevice(member) || project.hasAttribute(member, Known.IBAction.name)
      || project.isListed(project[member].name, in: Self.lifecycle) && (project[member].modifiers.contains(.override) || project[member].kind != .function)
  }
}
