// `modallint why PATH:LINE`: what was seen at a line, which rules spoke, which were silenced, and the facts on which
// all of them were silent.

import ModalFacts
import ProjectFiles
import RuleEngine

func runWhy(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let text = words.operands[0]
  guard let colon = text.lastIndex(of: ":"), let line = Int(text[text.index(after: colon)...]), line > 0 else {
    throw CommandError("`why` needs a file and a line, as in `Sources/HomeView.swift:27`")
  }
  let path = String(text[..<colon])
  guard isFile(path) else { throw CommandError("`\(path)`: no such file") }
  let session = try Session(words, surroundings, operands: [path])
  session.project.reportProblems([path], console)
  let absolute = absolutePath(path, in: currentFolder())
  guard let file = session.project.files.firstIndex(where: { absolutePath($0.path, in: currentFolder()) == absolute }),
    let bytes = session.project.readAgain(file)
  else {
    console.output.write("\(path) is not looked at: it is a test, a build product, or left out by an ignore file or configuration\n")
    return ExitStatus.clean
  }
  let source = LineIndex(bytes)
  guard line <= source.lineCount else { throw CommandError("`\(path)` has \(counted(source.lineCount, "line"))") }
  func isHere(_ place: Place) -> Bool {
    place.file == file && (source.lineNumber(at: place.range.lowerBound)...source.lineNumber(at: place.range.upperBound)).contains(line)
  }

  let style = Style(words, surroundings)
  let all = session.lintAll()
  let spoken = all.filtered { isHere($0.place) || $0.related.contains { isHere($0.place) } }
  for (finding, isOn) in spoken.findings.map({ ($0, session.running.map(\.id).contains($0.rule)) }) {
    let severity = style.paint("\(finding.severity.rawValue)[\(finding.rule)]", style.color(of: finding.severity))
    console.output.write("\(severity): \(finding.message)\(isOn ? "" : " (not reported: the rule is off)")\n")
    for note in finding.evidence { console.output.write("  = note: \(note)\n") }
  }
  for finding in all.allowed where isHere(finding.place) {
    console.output.write("allowed by a comment: \(finding.rule): \(finding.message)\n")
  }
  let facts = session.project.index.presentations.filter { isHere(Place(file: $0.site.file, range: $0.site.range)) }
  if spoken.findings.isEmpty, all.allowed.allSatisfy({ !isHere($0.place) }) {
    console.output.write(facts.isEmpty ? "no rule speaks of this line, and no presentation was seen on it\n" : "no rule speaks of this line; what was seen:\n")
    // With fewer files around it a line is silent that is reported in its project.
    let roots = session.selection.roots.map { "`\($0.isEmpty ? "." : $0)`" }.joined(separator: ", ")
    console.output.write("  = note: \(counted(session.project.files.count, "file")) read, below \(roots)\n")
  }
  writeFacts(facts, of: session.project, to: console.output)
  return ExitStatus.clean
}
