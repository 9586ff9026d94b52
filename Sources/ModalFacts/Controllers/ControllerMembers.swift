// What the members of a controller's class say: those that UIKit calls, actions, rows, and functions that close and are no control.

import SwiftScan

extension ControllerReader {
  static let lifecycle: Spellings = [
    "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "loadView", "init", "deinit",
    "viewDidLayoutSubviews", "viewWillLayoutSubviews", "awakeFromNib", "viewIsAppearing", "didMove", "willMove",
  ]

  var hasButton: Bool { screen.hasButton }

  /// Functions that tell of guards and of what is kept.
  static let telling: Spellings = [
    "viewWillDisappear", "viewDidDisappear", "deinit", "presentationControllerWillDismiss", "presentationControllerShouldDismiss",
    "interactiveDismissShouldBegin", "presentationControllerDidAttemptToDismiss",
  ]

  /// Every member is followed too: whatever closes without a control that was seen makes the answer unseen.
  mutating func readMembers(of part: DeclarationRef, frame: Frame?) {
    for member in project.children(of: part) where !project.isInactive(member) {
      let declaration = project[member]
      noteTitle(declaration.name)
      switch declaration.kind {
      case .function: if !(shown.map { project.isReplaced(member, in: $0) } ?? false) { readFunction(member, frame: frame) }
      case .initializer: readFunction(member, frame: frame)
      case .deinitializer: screen.keepers.append(Keeper(action: .body(member, frame), mustHandOn: true))
      case .variable:
        readProperty(member)
        if !isLaidOut, project.hasAttribute(member, Known.IBOutlet.name) { usesStoryboard = true }
        for child in project.children(of: member) where project[child].kind == .accessor { readFunction(child, frame: frame) }
        if !hasButton, declaration.value != none, project.leading.contains(member, calledBy: nil, project), project.node(declaration.value, in: member.file).kind == .call || project.node(declaration.value, in: member.file).kind == .closure {
          let context = Context(file: member.file, scope: member, position: declaration.nodeEnd, frame: frame)
          var reader = actionReader()
          if let steps = reader.run(declaration.value, in: context).exit, !isOfHiddenControl(member, project.texts(of: steps)), !isOfReadActions(member, in: context, steps) { screen.note("`\(project.text(declaration.name))` holds code that closes") }
        }
        keptClosures(in: member, frame: frame)
      default: break
      }
    }
  }

  private mutating func readFunction(_ function: DeclarationRef, frame: Frame?) {
    if handlers.contains(function), hasButton || !project.isNamedLoosely(function, in: classes) { return }
    // With a button found, other ways out change nothing: only what refuses or keeps is still asked.
    if hasButton, !project.isListed(project[function].name, in: Self.telling) { return }
    let name = project.text(project[function].name)
    if name == "presentationControllerShouldDismiss" && mayRefuse(function) || name == "interactiveDismissShouldBegin" {
      screen.guards.append(Guard(name: name, isUnconditional: false))
    }
    if project[function].name == .presentationControllerDidAttemptToDismiss { screen.explainsRefusal = true }
    let isLeaving = name == "viewWillDisappear" || name == "viewDidDisappear" || name == "deinit" || name == "presentationControllerWillDismiss"
    if isLeaving { screen.keepers.append(Keeper(action: .body(function, frame), mustHandOn: false)) }
    let isAction = project.hasAttribute(function, Known.IBAction.name)
    if isAction, !isLaidOut { usesStoryboard = true }
    guard project.leading.contains(function, calledBy: nil, project) else { return }
    var reader = actionReader()
    let outcome = reader.run(body: function, frame: frame)
    // Nothing is wired to it, and nobody calls it.
    if isAction, isLaidOut, project.calls[project[function].name].isEmpty,
      !project.interfaces.methodsOfUnnamedOwners.contains(project[function].name)
    {
      if outcome.exit != nil { screen.unwired.append(name) }
      return
    }
    let isRow = choosesRow(function)
    guard outcome.exit != nil else {
      if outcome.unseen.contains(ActionReader.closesPopover) { screen.note(ActionReader.closesPopover.reason) }
      // Of a row's way only the end matters: what it calls outside of the project most rows call.
      if isAction || outcome.isCut && isRow {
        screen.note(outcome.unseen)
      } else if !outcome.unseen.isEmpty, !project.isLeftBehind(function) {
        screen.note(isRow ? .row : isRunByUIKit(function) ? .gesture : .code, outcome.unseen)
      }
      return
    }
    if let steps = outcome.exit, isOfHiddenControl(function, project.texts(of: steps)) { return }
    if !isAction, let steps = outcome.exit, isOfReadActions(function, frame: frame, steps) { return }
    let node = NodeRef(file: function.file, index: project[function].body)
    if isRunByUIKit(function) {
      add(.gesture, splitWords(name), .code(name), outcome, node)
    } else if isRow {
      // A list that marks the choice in force has a row that changes nothing.
      add(marksChoice ? .button : .row, splitWords(name), .code(name), outcome, node)
    } else if isToldByDevice(function) {
      add(.code, splitWords(name), .code(name), outcome, node)
    } else if Self.lifecycle.contains(name) || name == "accessibilityPerformEscape" {
      add(.code, splitWords(name), .code(name), outcome, node)
      if name != "accessibilityPerformEscape" { screen.note("`\(name)` holds code that closes") }
    } else if !isAction, project.isLeftBehind(function) {
      return
    } else {
      uncalled.append(UncalledExit(function: function, shown: shown, outcome: outcome, isAction: isAction))
    }
  }
}
