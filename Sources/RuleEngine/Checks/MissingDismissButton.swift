// A modal that closes by a gesture, by code or by committing only: whoever cannot swipe, or opened it
// by mistake, has no button to leave it.

import ModalFacts

enum MissingDismissButton: Check {
  static let name = "missing-dismiss-button"

  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void) {
    for presentation in index.judged where presentation.isModal || presentation.coversContext && !presentation.contents.contains(where: \.isUndimmed) {
      let lacking = presentation.judgedContents.filter { content in
        guard content.lacksButton, !content.isGate else { return false }
        // What only covers a part of the screen may be left by what is beside it; that a gesture is meant to close it was seen.
        if presentation.coversContext, !content.has(.gesture) { return false }
        // Of a button that is never shown another rule speaks.
        if presentation.hidesExit(content) { return false }
        // Progress: nothing to operate, and code ends it.
        if presentation.mayRefuseSwipe(content), content.controls == 0, content.inputs.isEmpty, !content.has(.gesture), presentation.isClosedByCode || [.code, .prompt].contains(where: { content.has($0) || content.maySee($0) }) {
          return false
        }
        // A choice that must be made: the swipe is refused, and any row closes it.
        if content.has(.row), !content.has(.commit), content.guards.contains(where: { $0.name == "isModalInPresentation" }) { return false }
        // The stronger rule speaks of a trap.
        return !(content.isTrap && presentation.refusesSwipe(content) && !presentation.isClosedByCode)
      }
      guard let first = lacking.first else { continue }
      report(
        Finding(
          rule: rule.id, severity: rule.severity, message: message(lacking, presentation),
          place: Place(presentation.site),
          related: lacking.flatMap { $0.related("no button in `\($0.name)` closes it") },
          evidence: presentation.exitEvidence(of: first), proposals: presentation.closeProposals(for: lacking),
          declaration: presentation.site.declaration))
    }
  }

  /// VoiceOver's scrub closes what a swipe closes; it makes no gesture of the app's own.
  private static func whoCannot(_ others: String) -> String { "which not everybody can make (\(others), Switch Control, keyboards)" }

  private static func message(_ contents: [Content], _ presentation: Presentation) -> String {
    let only: String
    let commits = contents.flatMap(\.exits).filter { $0.kind == .commit }.map(\.name)
    if let first = FirstAndOthers(commits) {
      only = if commits[0] == .unknown {
        "only one that commits does"
      } else if contents.contains(where: { $0.has(.row) }) {
        "only \(first.phrase) and a row that chooses something do, and they commit"
      } else {
        "only \(first.phrase) \(first.isAlone ? "does, and it commits" : "do, and they commit")"
      }
    } else if contents.contains(where: { $0.has(.row) }) {
      only = contents.contains { $0.has(.gesture) } ? "only a gesture and a row that chooses something do" : "only a row that chooses something does"
    } else if contents.contains(where: { $0.has(.gesture) }) {
      only = "only a gesture does, \(whoCannot("VoiceOver"))"
    } else if contents.contains(where: { $0.has(.code) }) {
      only = "only code does"
    } else if contents.contains(where: { $0.has(.prompt) }) {
      only = "only an alert that comes up at times does"
    } else if let way = contents.lazy.filter(presentation.refusesSwipe).flatMap(\.unseenWays).first {
      only = "at most \(way.subject) does" + (way.kind == .gesture ? ", \(whoCannot("VoiceOver"))" : "")
    } else if contents.contains(where: presentation.refusesSwipe) {
      only = "nothing in it does, and no swipe"
    } else if case .sheetOrFullScreen = presentation.style {
      only = "only a swipe does where it is a sheet, nothing where it covers the full screen"
    } else if contents.contains(where: \.isLow) {
      only = "only a swipe or a tap beside it does, \(whoCannot("Voice Control"))"
    } else {
      only = "only a swipe does, \(whoCannot("Voice Control"))"
    }
    return "no button closes \(presentation.subject(of: contents)): \(only); \(presentation.advice(for: contents))"
  }
}
