// Every format against a golden file. `MODALLINT_REWRITE_GOLDEN=1 swift test` writes them anew.

import Foundation
import JSON
import ModalFacts
import Testing

@testable import ModallintCLI
@testable import RuleEngine

private let view = """
  struct HomeView: View {
  \tvar body: some View {
  \t\tButton("Größe 家 👩‍👩‍👧") { }.sheet(isPresented: $shows) { Settings() }
    }
  }

  """

/// A report with everything in it: three severities, related places, evidence, a fix, tabs, wide
/// characters, a range of several lines, a very long line, and a file that has changed.
private func sampleReport() -> Report {
  let long =
    "let a = [" + String(repeating: "1, ", count: 60_000) + "f()]" + String(repeating: " ", count: 500)
  let texts = [view, "// Settings\nstruct Settings: View {\n}\n", long]
  let sources = texts.map { LineIndex(Array($0.utf8)) }
  func place(_ file: Int, _ text: String) -> Place {
    let bytes = sources[file].bytes
    let wanted = Array(text.utf8)
    let start = file == 2 ? bytes.count - 504 : bytes.indices.first { bytes[$0...].starts(with: wanted) }!
    return Place(file: file, range: start..<start + wanted.count)
  }
  let findings = [
    Finding(
      rule: "trapped-modal", severity: .error, message: "nobody can leave `Settings`",
      place: place(0, ".sheet(isPresented: $shows)"),
      related: [Related(place: place(1, "Settings: View"), message: "`Settings` is declared here")],
      evidence: ["no button leads to a dismissal", "the swipe is refused"],
      proposals: [
        Proposal("Refuse `nothing`", isSafe: true, changes: [Change(.bytes, at: place(0, "$shows"), "$never<>")]),
        Proposal("Say so", isSafe: false, changes: [Change(.lastMember, at: place(1, "Settings: View"), "var a = 1")]),
      ], declaration: "HomeView.body"),
    Finding(
      rule: "missing-dismiss-button", severity: .info, message: "a range over lines",
      place: place(0, "{ Settings() }\n  }")),
    Finding(
      rule: "missing-dismiss-button", severity: .warning, message: "far to the right", place: place(2, "f()")),
    Finding(
      rule: "missing-dismiss-button", severity: .warning, message: "gone", place: Place(file: 3, range: 5..<8)
    ),
  ]
  let result = finish(findings, [0: sources[0], 1: sources[1], 2: sources[2]])
  return Report(
    paths: ["App/HomeView.swift", "App/Settings.swift", "App/Long.swift", "App/Gone.swift"], result: result,
    summary: Summary(
      files: 4, bytes: 9000, presentations: PresentationCounts(system: 1, resolved: 2, unseen: 3),
      findings: result.findings),
    rules: [
      Rule(id: "trapped-modal", summary: "a modal & its <trap>", severity: .error, check: "trapped-modal"),
      Rule(id: "missing-dismiss-button", summary: "no button", severity: .warning, isOnByDefault: false, check: "missing-dismiss-button"),
    ],
    rulesAddress: "https://example.org/rules/")
}

private func printed(_ write: (Output) -> Void) -> String {
  var bytes: [UInt8] = []
  let output = Output {
    bytes += $0
    return true
  }
  write(output)
  output.flush()
  return String(decoding: bytes, as: UTF8.self)
}

@Suite struct ReportTests {
  @Test(arguments: ReportFormat.names) func format(_ name: String) throws {
    let format = try #require(ReportFormat(named: name))
    try expectGolden("report.\(name)", printed { format.write(sampleReport(), Style(isColored: false), $0) })
  }

  @Test func coloredText() throws {
    try expectGolden("report.color.text", printed { writeText(sampleReport(), Style(isColored: true), to: $0) })
  }

  @Test func statistics() throws {
    try expectGolden("report.statistics", printed { writeStatistics(sampleReport(), Style(isColored: false), to: $0) })
  }

  @Test(arguments: ReportFormat.names) func nothingFound(_ name: String) throws {
    let empty = LintResult(findings: [], fingerprints: [], fixes: [], allowed: [], sources: [:])
    let report = Report(
      paths: [], result: empty,
      summary: Summary(files: 0, bytes: 0, presentations: PresentationCounts(), findings: []))
    let text = printed { ReportFormat(named: name)?.write(report, Style(isColored: false), $0) }
    switch name {
    case "json", "sarif", "gitlab": #expect(throws: Never.self) { try JSONValue.read(text) }
    case "compact", "xcode", "jsonl", "github": #expect(text == "")
    default: #expect(!text.isEmpty)
    }
  }

  @Test func aLineIsCutAroundItsMark() {
    let report = sampleReport()
    let line = FrameLine(report.result.sources[2]!, report.result.findings[2].place.range)
    #expect(line.text.count < 130)
    #expect(Array(line.text)[line.markStart..<line.markStart + line.markWidth] == ["f", "(", ")"])
  }

  @Test func whatWouldActOnTheTerminalIsNotPrinted() {
    let source = LineIndex(Array("a\u{1B}[31m\u{202E}b".utf8) + [0xFF])
    #expect(FrameLine(source, 0..<1).text == "a\u{FFFD}[31m\u{FFFD}b\u{FFFD}")
  }

  @Test func anEmptyRangeAtTheEndHasAMark() {
    let line = FrameLine(LineIndex(Array("ab".utf8)), 2..<2)
    #expect(line.markStart == 2 && line.markWidth == 1)
    #expect(FrameLine(LineIndex([]), 0..<0).markWidth == 1)
  }

  @Test func colorsAsAsked() throws {
    func isColored(_ arguments: [String], _ surroundings: Surroundings) throws -> Bool {
      Style(try readArguments(arguments), surroundings).isColored
    }
    let terminal = Surroundings(isTerminal: true)
    let refusing = Surroundings(environment: { $0 == "NO_COLOR" ? "1" : nil }, isTerminal: true)
    #expect(try isColored([], terminal))
    #expect(try !isColored([], Surroundings()))
    #expect(try !isColored([], refusing))
    #expect(try isColored(["--color", "always"], refusing))
    #expect(try !isColored(["--color=never"], terminal))
    func environment(_ values: [String: String], isTerminal: Bool) -> Surroundings {
      Surroundings(environment: { values[$0] }, isTerminal: isTerminal)
    }
    #expect(try isColored([], environment(["CLICOLOR_FORCE": "1"], isTerminal: false)))
    #expect(try !isColored([], environment(["CLICOLOR_FORCE": "0"], isTerminal: false)))
    #expect(try !isColored([], environment(["CLICOLOR_FORCE": "1", "NO_COLOR": "1"], isTerminal: true)))
    #expect(try !isColored([], environment(["TERM": "dumb"], isTerminal: true)))
    #expect(try !isColored([], environment(["CLICOLOR": "0"], isTerminal: true)))
  }

  @Test func linksWhereTheTerminalOpensThem() throws {
    func hasLinks(_ values: [String: String], isTerminal: Bool = true) throws -> Bool {
      Style(try readArguments([]), Surroundings(environment: { values[$0] }, isTerminal: isTerminal)).hasLinks
    }
    #expect(try hasLinks(["TERM_PROGRAM": "iTerm.app"]))
    #expect(try hasLinks(["VTE_VERSION": "6003"]))
    #expect(try !hasLinks(["VTE_VERSION": "4205"]))
    #expect(try !hasLinks([:]))
    #expect(try !hasLinks(["TERM_PROGRAM": "iTerm.app"], isTerminal: false))
    #expect(try !hasLinks(["FORCE_HYPERLINK": "0", "TERM_PROGRAM": "iTerm.app"]))
    let text = printed { writeText(sampleReport(), Style(isColored: false, hasLinks: true), to: $0) }
    #expect(text.contains("\u{1B}]8;;file:///"))
    #expect(text.contains("\u{1B}]8;;https://example.org/rules/trapped-modal\u{1B}\\error[trapped-modal]\u{1B}]8;;\u{1B}\\"))
    #expect(fileAddress("/a b/é\".swift") == "file:///a%20b/%C3%A9%22.swift")
    #expect(!printed { writeText(sampleReport(), Style(isColored: true), to: $0) }.contains("]8;;"))
  }

  @Test(arguments: [50, 80, 200]) func framesStayWithinTheTerminal(width: Int) {
    let text = printed { writeText(sampleReport(), Style(isColored: false, width: width), to: $0) }
    let frames = text.split(separator: "\n").filter { $0.contains(" | ") }
    #expect(frames.contains { $0.contains("f()") })
    for frame in frames { #expect(frame.reduce(0) { $0 + FrameLine.width(of: $1) } <= width, "\(frame)") }
  }

  @Test func aPathStaysOneLine() {
    #expect(oneLine("a/b c.swift") == "a/b c.swift")
    #expect(oneLine("a\nb\u{1B}[31m.swift") == "a\\nb\\u{1b}[31m.swift")
  }

  /// GitHub, GitLab and code scanning do not find `./a.swift`, as files below the argument `.` are called.
  @Test(arguments: ["github", "gitlab", "sarif"])
  func aServiceLooksForThePathInTheRepository(format name: String) throws {
    let format = try #require(ReportFormat(named: name))
    let report = sampleReport()
    var dotted = report
    dotted.paths = report.paths.map { "./\($0)" }
    let expected = printed { format.write(report, Style(isColored: false), $0) }
    #expect(printed { format.write(dotted, Style(isColored: false), $0) } == expected)
    #expect(dotted.pathInRepository(of: 0) == "App/HomeView.swift")
  }

  @Test func progress() {
    #expect(progressText((1, nil)) == "modallint: 1 file read")
    #expect(progressText((16, 40)) == "modallint: 16 of 40 files read")
    #expect(progressText((40, 40)) == "modallint: 40 files read, now looking at all together")
  }
}
