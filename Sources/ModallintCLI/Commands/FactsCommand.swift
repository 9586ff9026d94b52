// `modallint facts`: a presentation a line, as the join sees it: where, how, what or why unseen, style,
// ways out with the path found, guard, input. For whoever wonders why a rule speaks or is silent.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

func runFacts(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let threads = try words.threadCount(unlessGiven: processorCount())
  let project = Project.read(words.operands, threads: threads, vocabulary: try embeddedVocabulary())
  project.reportProblems(words.operands, console)
  var lines = PlaceLines(project)
  if words.value("--format") == "json" {
    writeFacts(project.index.presentations.map { json($0, &lines) }, to: console.output)
  } else {
    for presentation in project.index.presentations { console.output.write(text(presentation, &lines)) }
  }
  return project.hasFailed ? ExitStatus.failure : ExitStatus.clean
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

private func text(_ presentation: Presentation, _ lines: inout PlaceLines) -> String {
  let place = lines.position(presentation.site)
  var text = "\(place.path):\(place.line):\(place.column): \(presentation.how)"
  if !presentation.via.isEmpty { text += " via \(presentation.via.joined(separator: " < "))" }
  text += " [\(presentation.style.name)]"
  for content in presentation.contents {
    text += "\n    "
    switch content.what {
    case .type(let name): text += "shows \(name)"
    case .inline(let name): text += "shows \(name), written here"
    case .system(let name): text += "shows \(name) of the system"
    case .unseen(let why): text += "unseen: \(why.reason)"
    }
    if !content.containers.isEmpty { text += " in \(content.containers.joined(separator: ", "))" }
    for exit in content.exits.prefix(6) {
      text += "\n      out by \(exit.kind.rawValue) `\(exit.title)`: \(exit.steps.joined(separator: " → "))"
    }
    for unseen in content.unseen.prefix(4) { text += "\n      not seen: \(unseen.reason)" }
    for guardian in content.guards { text += "\n      guarded by \(guardian.name)\(guardian.isUnconditional ? ", always" : "")" }
    for input in content.inputs.prefix(6) {
      text += "\n      typed in \(input.control) `\(input.holder)`\(input.isDraft ? ", a draft" : "")"
    }
    for commit in content.commits.prefix(3) { text += "\n      committed by `\(commit)`" }
  }
  return text + "\n"
}

private func json(_ presentation: Presentation, _ lines: inout PlaceLines) -> JSONValue {
  let place = lines.position(presentation.site)
  return [
    "path": .string(place.path), "line": .integer(place.line), "column": .integer(place.column),
    "declaration": .string(presentation.site.declaration), "how": .string(presentation.how),
    "via": .array(presentation.via.map { .string($0) }), "style": .string(presentation.style.name),
    "contents": .array(presentation.contents.map(json)),
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
    "guards": .array(content.guards.map { .string($0.name) }),
    "inputs": .array(
      content.inputs.map {
        ["control": .string($0.control), "holder": .string($0.holder), "draft": $0.isDraft ? true : false]
      }),
    "commits": .array(content.commits.map { .string($0) }),
  ]
}
