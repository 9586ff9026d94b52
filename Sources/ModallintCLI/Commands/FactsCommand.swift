// `modallint facts`: a presentation a line, as the join sees it: where, how, what or why unseen, style;
// below it, indented, ways out with the path found, guards, inputs; then the gesture recognisers. For whoever wonders why a rule
// speaks or is silent. The first line says what the project is built for; JSON is an array and has no place for it.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

func runFacts(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let session = try Session(words, surroundings, operands: words.operands)
  let project = session.project
  project.reportProblems(words.operands, console)
  session.reportMissing(to: console)
  let presentations = project.index.presentations.filter { session.selection.reports(project.files[$0.site.file].path) }
  if words.value("--format") == "json" {
    var lines = PlaceLines(project)
    writeFacts(presentations.map { json($0, &lines) }, to: console.output)
  } else {
    console.output.write("project: \(settingsText(project.index.settings))\n")
    writeFacts(presentations, of: project, to: console.output)
    var lines = PlaceLines(project)
    func isReported(_ site: Site) -> Bool { session.selection.reports(project.files[site.file].path) }
    for recognizer in project.index.recognizers where isReported(recognizer.site) { console.output.write(text(recognizer, &lines)) }
    for alert in project.index.alerts where isReported(alert.site) { console.output.write(text(alert, &lines)) }
  }
  return project.hasFailed ? ExitStatus.failure : ExitStatus.clean
}

/// What is known of presentations, for people.
func writeFacts(_ presentations: [Presentation], of project: Project, to output: Output) {
  var lines = PlaceLines(project)
  for presentation in presentations { output.write(text(presentation, &lines)) }
}

private func writeFacts(_ facts: [JSONValue], to output: Output) {
  output.write(JSONValue.array(facts).text(.pretty))
  output.write("\n")
}

/// Lines and columns of places, each file read once.
private struct PlaceLines {
  let project: Project
  private var indices: [Int: LineIndex] = [:]

  init(_ project: Project) { self.project = project }

  mutating func position(_ site: Site) -> (path: String, line: Int, column: Int) {
    let path = project.files[site.file].path
    if indices[site.file] == nil { indices[site.file] = LineIndex(project.readAgain(site.file) ?? []) }
    guard let position = indices[site.file]?.position(at: site.range.lowerBound) else { return (path, 1, 1) }
    return (path, position.line, position.column)
  }
}

/// One line says where, how, what and in which style; indented lines say what was seen of the content.
private func text(_ presentation: Presentation, _ lines: inout PlaceLines) -> String {
  let place = lines.position(presentation.site)
  var text = "\(place.path):\(place.line):\(place.column): \(presentation.how)"
  if !presentation.via.isEmpty { text += " via \(presentation.via.joined(separator: " < "))" }
  let shown = unique(presentation.contents.map { shownText($0, in: presentation) }.filter { !$0.isEmpty })
  if !shown.isEmpty { text += " shows \(shown.joined(separator: ", or "))" }
  text += " [\(styleText(presentation.style))]"
  text += presentation.platform == .iOS ? "\n" : " on \(presentation.platform.rawValue)\n"
  let isAlone = presentation.contents.count == 1
  for content in presentation.contents {
    let details = detailLines(of: content)
    guard !details.isEmpty else { continue }
    if !isAlone { text += "    in \(content.name):\n" }
    for line in details { text += "\(isAlone ? "    " : "      ")\(line)\n" }
  }
  for popover in presentation.popovers { text += "    \(popoverText(popover))\n" }
  if presentation.isClosedByCode, !presentation.isSystem { text += "    closed by code of the presenter, too\n" }
  return text
}

/// One line says where a recogniser is added and to what; indented lines say whom it calls and what was said of it.
private func text(_ recognizer: Recognizer, _ lines: inout PlaceLines) -> String {
  let place = lines.position(recognizer.site)
  let view =
    switch recognizer.view {
    case .own: "the view itself"
    case .window(let text), .outliving(let text), .part(let text): "`\(text)`"
    case .unseen: "a view that was not seen"
    }
  let what = recognizer.className.isEmpty ? "a recogniser that was not seen" : recognizer.className
  var details: [String] = []
  let called = recognizer.handlers.map(\.name) + recognizer.systemActions
  if !called.isEmpty { details.append("calls " + called.map { "`\($0)`" }.joined(separator: ", ")) }
  if let unseen = recognizer.unseenHandler { details.append("not seen: \(unseen.reason)") }
  let effects = recognizer.effects
  if let exit = effects.exit { details.append((["closes"] + exit).joined(separator: " → ")) }
  if effects.takesItselfAway { details.append("takes the view away") }
  if effects.endsTyping { details.append("ends typing") }
  if effects.asksWhere { details.append("asks where the finger was") }
  if let target = recognizer.target { details.append("takes the touches of \(target.what)") }
  switch recognizer.cancelsTouches {
  case .byDefault: break
  case .set(let value): details.append("cancelsTouchesInView: \(value)")
  case .unseen: details.append("not seen: whether it cancels touches")
  }
  switch recognizer.delegate {
  case .none: break
  case .unseen: details.append("not seen: what its delegate answers")
  case .answers(let answers):
    var text = "delegate `\(answers.type)`: recognised together \(answers.simultaneous)"
    if answers.filtersTouches { text += ", filters touches" }
    if answers.decidesBegin { text += ", decides whether it begins" }
    if answers.ordersFailures { text += ", waits for others" }
    details.append(text)
  }
  if !recognizer.occasions.isEmpty {
    details.append("added in " + recognizer.occasions.map { "`\($0.function)`\($0.isGuarded ? ", guarded" : "")" }.joined(separator: ", "))
  }
  let head = "  gesture at \(place.path):\(place.line):\(place.column): \(what) \(recognizer.quotedName) on \(view)\n"
  return head + details.map { "    \($0)\n" }.joined()
}

/// `share sheet: a popover on an iPad, anchored`
private func popoverText(_ popover: Popover) -> String {
  let kind =
    switch popover.kind {
    case .actionSheet: "action sheet"
    case .shareSheet: "share sheet"
    case .styled: popover.name
    }
  return switch popover.anchor {
  case .found: "\(kind): a popover on an iPad, anchored"
  case .absent: "\(kind): a popover on an iPad, without an anchor"
  case .unseen(let why): "\(kind): a popover on an iPad, anchor unseen: \(why.reason)"
  }
}

/// What a person can choose in an alert.
private func text(_ alert: Alert, _ lines: inout PlaceLines) -> String {
  let place = lines.position(alert.site)
  var text = "\(place.path):\(place.line):\(place.column): makes an \(alert.kind)"
  if !alert.isPresented { text += ", not seen to be presented" }
  text += alert.actions.isEmpty ? " without actions\n" : "\n"
  let actions = alert.actions.map { action in
    let style = action.style == .unseen ? "style unseen" : action.style == .normal ? "default" : "\(action.style)"
    return "action: \(action.title.isEmpty ? "" : "`\(action.title)`, ")\(style)\(action.mayBeWayOut ? ", may be a way back" : "")"
  }
  for line in cut(actions, to: 6) + cut(unique(alert.unseen.map { "not seen: \($0.reason)" }), to: 4) { text += "    \(line)\n" }
  if !alert.textFields.isEmpty { text += "    has text fields\n" }
  if alert.isClosedByCode, alert.actions.isEmpty { text += "    closed by code\n" }
  return text
}

private func styleText(_ style: ModalFacts.Style) -> String {
  switch style {
  case .unseen(let why): "style unseen: \(why.reason)"
  default: style.name
  }
}

/// Empty for a dialog, whose call has said it all.
private func shownText(_ content: Content, in presentation: Presentation) -> String {
  var text: String
  switch content.what {
  case .type(let name): text = name
  case .inline(let name): text = "\(name), written here"
  case .system(let name): text = name == presentation.how ? "" : "\(name) of the system"
  case .unseen(let why): text = "something unseen (\(why.reason))"
  }
  if !content.containers.isEmpty { text += " in \(content.containers.reversed().joined(separator: " in "))" }
  return text
}

/// Ways out, what was not seen of them, guards, inputs and commits; long lists are cut, and say so.
private func detailLines(of content: Content) -> [String] {
  switch content.what {
  case .type, .inline: break
  case .system, .unseen: return []
  }
  let exits = unique(
    content.exits.map { exit in
      (["way out by \(exit.kind.rawValue)\(exit.name.suffix)\(exit.isHidden ? ", in a bar that is never shown" : "")"] + exit.steps).joined(separator: " → ")
    })
  let unseen = unique(content.unseen.map { "not seen: \($0.reason)" } + content.unseenWays.map { "not seen, by \($0.kind.rawValue): \($0.reason.reason)" })
  let guards = unique(content.guards.map { "guard: \($0.name)\($0.isUnconditional ? ", always" : "")" })
  let inputs = unique(
    content.inputs.map { input in
      "input: \(input.control)\(input.holder.isEmpty ? "" : " into `\(input.holder)`")\(input.isDraft ? ", a draft" : "")"
    })
  let commits = unique(content.commits.map { "commit: \($0.phrase())" })
  let why = content.controls == 0 ? "it has no control" : "no control closes it"
  let noExit = exits.isEmpty && unseen.isEmpty ? ["no way out: \(why)"] : []
  return noExit + cut(exits, to: 6) + cut(unseen, to: 4) + cut(guards, to: 6) + cut(inputs, to: 6)
    + cut(commits, to: 3)
}

/// Two buttons with one title and one path tell no more than one.
private func unique(_ lines: [String]) -> [String] {
  var seen = Set<String>()
  return lines.filter { seen.insert($0).inserted }
}

private func cut(_ lines: [String], to count: Int) -> [String] {
  lines.count > count ? lines.prefix(count) + ["… and \(lines.count - count) more"] : lines
}

private func json(_ presentation: Presentation, _ lines: inout PlaceLines) -> JSONValue {
  let place = lines.position(presentation.site)
  return [
    "path": .string(place.path), "line": .integer(place.line), "column": .integer(place.column),
    "declaration": .string(presentation.site.declaration), "how": .string(presentation.how),
    "via": .array(presentation.via.map { .string($0) }), "style": .string(presentation.style.name),
    "platform": .string(presentation.platform.rawValue),
    "closedByCode": presentation.isClosedByCode ? true : false, "contents": .array(presentation.contents.map(json)),
  ]
}

private func json(_ content: Content) -> JSONValue {
  var kind = "type"
  var what = content.name
  switch content.what {
  case .type: break
  case .inline: kind = "inline"
  case .system: kind = "system"
  case .unseen(let why): (kind, what) = ("unseen", why.reason)
  }
  return [
    "kind": .string(kind), "what": .string(what), "containers": .array(content.containers.map { .string($0) }),
    "exits": .array(
      content.exits.map {
        ["kind": .string($0.kind.rawValue), "title": .string($0.title), "path": .array($0.steps.map { .string($0) })]
      }),
    "unseen": .array(content.unseen.map { .string($0.reason) }),
    "unseenWays": .array(content.unseenWays.map { ["kind": .string($0.kind.rawValue), "reason": .string($0.reason.reason)] }),
    "guards": .array(content.guards.map { .string($0.name) }),
    "inputs": .array(
      content.inputs.map {
        ["control": .string($0.control), "holder": .string($0.holder), "draft": $0.isDraft ? true : false]
      }),
    "commits": .array(content.commits.map { .string($0.text) }),
  ]
}
