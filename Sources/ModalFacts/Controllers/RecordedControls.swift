// What a control of a controller's screen comes to, once what it runs was followed: a way out, a commitment, a Close that does nothing,
// or something that was not seen to its end.

import SwiftScan

extension ControllerReader {
  /// - Parameter isValue: The control tells of a value that it holds, as a switch does: by itself it commits nothing.
  mutating func record(_ outcome: Outcome, of action: Action, _ title: [String], _ name: ControlName, _ ref: NodeRef, isValue: Bool = false) {
    let branches = TakenBranches(project, in: shown)
    if outcome.exit != nil, branches.isNeverTaken(ref) || branches.isPassedBy(ref, in: action.frame) { return }
    if shown != nil, let last = outcome.exit?.last, isOfNextModal(ref, closedBy: last) { return }
    let sight = outcome.exit == nil ? .always : sight(of: ref, frame: action.frame)
    if case .never = sight { return }
    screen.controls += 1
    noteDone(outcome, action, title, ref)
    let isCommit = words.isCommit(title) && !words.isNeutral(title) && !(isValue && outcome.exit == nil)
    // `case .edit: navigationItem.rightBarButtonItem = save`, in a screen that is made with `mode: .view`, commits nothing.
    if isCommit || words.mayWrite(title), !branches.isPassedBy(ref, in: action.frame) {
      if isCommit { screen.commits.append(Commit(name: name, words: Array(title.prefix(4)), node: ref, action: action, closes: outcome.exit != nil)) }
      if outcome.exit != nil, words.mayWrite(title) { screen.dones.append(Commit(name: name, words: Array(title.prefix(4)), node: ref, action: action, closes: true)) }
    }
    if outcome.exit != nil {
      if words.isClose(title) { screen.leaving.append(Commit(name: name, words: [], node: ref, action: action, closes: true)) }
      let isChoice = isInCell && outcome.doesMore && !marksChoice && !words.isClose(title) && !words.isNeutral(title)
      let kind: ExitKind = isCommit && outcome.doesMore ? .commit : isChoice ? .row : .button
      if isChoice { screen.note("\(name.phrase()) in a cell closes it, or chooses something") }
      if kind == .button, case .after(let functions) = sight {
        seenAfter.append((ref, functions))
        add(.commit, title, name, outcome, ref)
      } else {
        add(kind, title, name, outcome, ref)
      }
    } else {
      screen.note(outcome.unseen)
      if outcome.popsRoot || words.isClose(title) && (outcome.isNothing && project.callsOnlyStored(action) || project.asksOnlyNobody(action) || outcome.goesOn && outcome.unseen.isEmpty && !project.isIdle(action) && project.endsNowhere(action)) {
        screen.idleCloses.append(IdleClose(name: name, popsRoot: outcome.popsRoot))
      } else if outcome.goesOn, words.isClose(title), !project.isIdle(action) {
        screen.note("\(name.phrase()) does something that was not seen to its end")
      }
    }
  }

  mutating func recordGesture(_ outcome: Outcome, _ title: [String], _ name: ControlName, _ ref: NodeRef, frame: Frame? = nil) {
    if outcome.exit != nil, TakenBranches(project, in: shown).isPassedBy(ref, in: frame) { return }
    if outcome.exit != nil {
      let isCommit = words.isCommit(title) && !words.isNeutral(title)
      return add(!isOnButton(ref) ? .gesture : isCommit ? .commit : .button, title, name, outcome, ref)
    }
    // A tap on a view is often UIKit's way to make a button: what it leads to may be one's.
    screen.note(outcome.unseen)
  }

  mutating func add(_ kind: ExitKind, _ title: [String], _ name: ControlName, _ outcome: Outcome, _ ref: NodeRef) {
    guard screen.exits.count < 60 else { return }
    screen.exits.append(
      Exit(
        kind: kind, name: name, words: Array(title.prefix(4)), steps: project.texts(of: outcome.exit),
        isHidden: !hiddenControls.isEmpty && hiddenControls.holds(ref, project), node: ref, closures: outcome.closures))
  }
}
