// Questions about leaving a modal that more than one check asks, so that they agree on the answer and
// only the strongest of them speaks.

import ModalFacts

extension Presentation {
  /// Contents that were seen whole: what is absent in them is absent.
  var judgedContents: [Content] {
    contents.filter { content in
      switch content.what {
      case .type, .inline: true
      case .system, .unseen: false
      }
    }
  }

  /// The exit rules do not speak of what is no modal, or is the system's.
  var isModal: Bool {
    if contents.contains(where: \.isUndimmed) { return false }
    // A watch gives sheets a button of its own, a TV closes them by Menu; a headset's are not judged.
    guard platform == .iOS || platform.isMac else { return false }
    switch style {
    case .sheet, .fullScreen, .sheetOrFullScreen: return true
    case .popover, .inspector, .dialog, .adaptive, .unseen: return false
    }
  }

  /// Nothing but the content's own controls closes it, at least in one of the styles that it may have.
  func mayRefuseSwipe(_ content: Content) -> Bool {
    if case .sheetOrFullScreen = style { true } else { refusesSwipe(content) }
  }

  /// Its only way out, or its only button that commits nothing, stands in a bar that is never shown.
  func hidesExit(_ content: Content) -> Bool {
    guard content.unseen.isEmpty, !content.hiddenExits.isEmpty else { return false }
    let seen = content.exits.filter { !$0.isHidden }
    if isTrapping(content) { return true }
    return content.hiddenExits.contains { $0.kind == .button } && !seen.contains { $0.kind == .button || $0.kind == .pushed }
  }

  /// Nobody can leave it, but by what is hidden.
  func isTrapping(_ content: Content) -> Bool {
    content.isSeenWhole && refusesSwipe(content) && !isClosedByCode && content.exits.allSatisfy(\.isHidden)
  }

  /// Nothing but the content's own controls closes it.
  func refusesSwipe(_ content: Content) -> Bool {
    style == .fullScreen || platform.isMac || content.guards.contains { $0.isUnconditional }
  }
}

extension Content {
  func has(_ kind: ExitKind) -> Bool { exits.contains { $0.kind == kind } }

  /// Whether something of a kind is there of which it was not seen whether it closes.
  func maySee(_ kind: ExitKind) -> Bool { unseenWays.contains { $0.kind == kind } }

  /// Ways out by controls that nobody sees.
  var hiddenExits: [Exit] { exits.filter { $0.isHidden && ($0.kind == .button || $0.kind == .commit) } }

  /// Nothing that could hold a way out was unseen.
  var isSeenWhole: Bool { unseen.isEmpty && unseenWays.isEmpty }

  /// No way out of any kind was seen, and nothing that could hold one was unseen.
  var isTrap: Bool { exits.isEmpty && isSeenWhole }

  /// No button leaves it and changes nothing. A button on a pushed screen may be enough: that is not judged.
  var lacksButton: Bool { !has(.button) && !has(.pushed) && unseen.isEmpty }

  /// The type's declaration, as the other half of a finding.
  func related(_ message: String) -> [Related] {
    guard let site = typeSite else { return [] }
    return [Related(place: Place(site), message: message)]
  }
}

extension UnseenWay {
  /// What it is, in a sentence.
  var subject: String {
    switch kind {
    case .gesture: "a gesture"
    case .row: "a row"
    case .prompt: "an alert or a modal on top"
    default: "code"
    }
  }
}

extension Presentation {
  /// What was looked for in a content, and seen.
  func exitEvidence(of content: Content) -> [String] {
    let subject = subject(of: [content])
    var lines: [String] = []
    lines.append(
      content.controls == 0
        ? "looked for \(controlsSought(in: content)) in \(subject): there is none"
        : "followed \(count(content.controls, "control")) of \(subject) to the end: none closes it without committing")
    if let way = content.unseenWays.first { lines.append("whether \(way.subject) closes it was not seen: \(way.reason.reason)") }
    for action in content.unwired.prefix(4) { lines.append("`\(action)` would close it, but nothing is wired to it") }
    for idle in content.idleCloses.prefix(4) {
      let why = idle.popsRoot ? "a pop closes no modal" : "what it calls is empty, left out or never set"
      lines.append("\(idle.name.phrase()) leads nowhere: \(why)")
    }
    for exit in content.exits.prefix(4) {
      let steps = exit.steps.joined(separator: " → ")
      let path = steps.isEmpty ? "" : ": " + steps
      let name = exit.title.isEmpty ? "" : " (`\(exit.title)`)"
      switch exit.kind {
      case .commit: lines.append("\(exit.name.phrase()) closes it\(steps.isEmpty ? "" : " by " + steps), but commits")
      case .gesture: lines.append("a gesture closes it\(name)\(path)")
      case .code: lines.append("code closes it\(name), no control\(path)")
      default: lines.append("\(exit.kind.rawValue)\(exit.name.suffix)\(path)")
      }
    }
    return lines
  }

  /// What of a content's controls was looked for in vain: `a button, a row or a gesture`.
  private func controlsSought(in content: Content) -> String {
    switch (content.has(.row) || content.maySee(.row), content.has(.gesture) || content.maySee(.gesture)) {
    case (false, false): "a button, a row or a gesture"
    case (false, true): "a button or a row"
    case (true, false): "a button or a gesture"
    case (true, true): "a button"
    }
  }

  /// What to do where no button closes: a Close that leads nowhere has only to be made to close.
  func advice(for contents: [Content]) -> String {
    contents.lazy.flatMap(\.idleCloses).first.map { "\($0.name.phrase()) leads nowhere: make it close" } ?? "add a Close or Cancel button"
  }

  /// The contents as a message names them, each once: types by name. What stands inline has no name: it is the modal
  /// itself, or where there are several the branch that begins with a view.
  func subject(of contents: [Content]) -> String {
    var names: [String] = []
    for content in contents {
      var name = "`\(content.name)`"
      if case .inline = content.what { name = self.contents.count == 1 ? noun : "the branch that shows \(name)" }
      if !names.contains(name) { names.append(name) }
    }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " or " + last
  }

  private var noun: String {
    switch style {
    case .sheet: "this sheet"
    case .fullScreen: "this cover"
    case .popover: "this popover"
    default: "this modal"
    }
  }
}

/// Controls in a sentence, each once: "`Save`", "`Save` and 2 more".
struct FirstAndOthers {
  let phrase: String
  let isAlone: Bool

  /// Nil where there are none.
  init?(_ names: [ControlName]) {
    guard let first = names.first else { return nil }
    let others = Set(names).count - 1
    isAlone = others == 0
    phrase = first.phrase() + (isAlone ? "" : " and \(others) more")
  }
}

func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

extension Place {
  init(_ site: Site) { self.init(file: site.file, range: site.range) }
}
