// For people: each finding with the line at fault under it, the other halves with theirs, the evidence
// as notes, and one line of sums at the end. What was unseen is part of the sums, so that silence
// is not mistaken for proof; the time is not, so that two runs print the same bytes.

import ProjectFiles
import RuleEngine

func writeText(_ report: Report, _ style: Style, to output: Output) {
  for (finding, fixes) in zip(report.result.findings, report.result.fixes) {
    output.write(text(of: finding, fixes, report, style) + "\n")
  }
  if !report.isQuiet { output.write(summaryLine(report.summary) + "\n") }
}

private func text(of finding: Finding, _ fixes: [Fix], _ report: Report, _ style: Style) -> String {
  let color = style.color(of: finding.severity)
  let severity = style.link(style.paint("\(finding.severity.rawValue)[\(finding.rule)]", color), to: report.address(ofRule: finding.rule))
  let gutter = gutterWidth(of: finding, report)
  let margin = String(repeating: " ", count: gutter)

  func location(_ place: Place) -> String {
    style.link(report.location(of: place), to: style.hasLinks ? fileAddress(absolutePath(report.paths[place.file], in: currentFolder())) : nil)
  }
  var text = "\(style.paint(location(finding.place), .bold)): \(severity): "
  text += style.paint(finding.message, .bold) + "\n"
  text += frame(of: finding.place, mark: "^", color, gutter, report, style)
  for related in finding.related {
    text +=
      "\(margin) \(style.paint("::", .blue)) \(location(related.place)): \(related.message)\n"
    text += frame(of: related.place, mark: "-", .blue, gutter, report, style)
  }
  for note in finding.evidence {
    text += "\(margin) \(style.paint("=", .blue)) note: \(note)\n"
  }
  for fix in fixes {
    text += "\(margin) \(style.paint("=", .blue)) \(fix.isSafe ? "fix" : "unsafe fix"): \(fix.title)\n"
  }
  return text
}

/// The source line with its marks, or nothing where the file is not to be had any more.
private func frame(
  of place: Place, mark: Character, _ color: Style.Color, _ gutter: Int, _ report: Report, _ style: Style
) -> String {
  let margin = String(repeating: " ", count: gutter)
  guard let source = report.result.sources[place.file] else {
    return "\(margin) \(style.paint("|", .blue)) the file changed while it was linted\n"
  }
  // Beside the number and the bar there must be room for a `…`, and for a wide character before it.
  let line = FrameLine(source, place.range, width: style.width.map { $0 - gutter - 5 })
  let number = String(line.number)
  let padded = String(repeating: " ", count: gutter - number.count) + number
  let bar = style.paint("|", .blue)
  let marks = String(repeating: mark, count: line.markWidth)
  return """
    \(margin) \(bar)
    \(style.paint(padded, .blue)) \(bar) \(line.text)
    \(margin) \(bar) \(String(repeating: " ", count: line.markStart))\(style.paint(marks, color))

    """
}

/// The width of the largest line number that the finding shows.
private func gutterWidth(of finding: Finding, _ report: Report) -> Int {
  let places = [finding.place] + finding.related.map(\.place)
  return places.compactMap { report.positions(of: $0)?.start.line }.map { String($0).count }.max() ?? 1
}

/// `3 findings (1 error, 2 warnings) in 120 files; 45 presentations: 38 resolved, 4 system, 3 unseen`
func summaryLine(_ summary: Summary) -> String {
  let counts = [(summary.errors, "error"), (summary.warnings, "warning"), (summary.infos, "info")]
  let total = counts.reduce(0) { $0 + $1.0 }
  let parts = counts.filter { $0.0 > 0 }.map { $1 == "info" ? "\($0) info" : counted($0, $1) }
  let findings =
    total == 0 ? "no findings" : "\(counted(total, "finding")) (\(parts.joined(separator: ", ")))"
  let seen = summary.presentations
  return "\(findings) in \(counted(summary.files, "file")); \(counted(seen.total, "presentation")): "
    + "\(seen.resolved) resolved, \(seen.system) system, \(seen.unseen) unseen"
}

func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
