// A project whose files change reports what a run over all of it reports: after each of many edits at random, in
// projects put together from fixtures.

import InterfaceBuilder
import ModalFacts
import ProjectFiles
import ProjectSettings
import RuleEngine
import Testing

@Suite struct WorkspaceTests {
  @Test(arguments: 0..<12) func editsAtRandomNeverDrift(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1)
    let all = try fixtures(below: testsFolder + "/Fixtures/")
    var files: [String: [UInt8]] = [:]
    for _ in 0..<8 {
      let fixture = all[random.number(below: all.count)]
      for file in fixture.files where !isTestPath(file.name) { files["/\(fixture.name)/\(file.name)"] = file.text }
    }
    let project = try ChangingProject(files, oldest: seed.isMultiple(of: 2) ? nil : "15.0")
    try project.expectSettled("as it was opened")
    for step in 0..<10 {
      let path = project.paths[random.number(below: project.paths.count)]
      project.files[path] = edited(project.files[path] ?? [], &random)
      project.workspace.set(project.files[path] ?? [], at: path)
      let now = project.workspace.report(on: path)
      let fresh = try project.fresh()
      // Which site of an untitled type is the first of all is known when all files are read that this edit made sites.
      let ofThisFile = { (texts: [String]) in texts.filter { !$0.hasPrefix("untitled-modal ") } }
      #expect(ofThisFile(now.map(project.texts) ?? []) == ofThisFile(fresh[path] ?? []), "seed \(seed), step \(step): \(path) right after its edit")
      if step % 3 == 2 { try project.expectSettled("seed \(seed), step \(step): after an edit of \(path)") }
    }
  }

  /// The random projects hold few fixtures each, and other ones whenever one is added.
  @Test(arguments: 0..<16) func eachFixtureIsReadAsARunReadsIt(share: Int) throws {
    for (number, fixture) in try fixtures(below: testsFolder + "/Fixtures/").enumerated() where number % 16 == share {
      var files: [String: [UInt8]] = [:]
      for file in fixture.files where !isTestPath(file.name) { files["/\(fixture.name)/\(file.name)"] = file.text }
      try ChangingProject(files, oldest: "15.0").expectSettled("as it was opened")
    }
  }

  @Test func whatARouterIsHandedIsASiteThoughNobodyNearItPresents() throws {
    var files: [String: [UInt8]] = [:]
    for fixture in try fixturesOnDisk() where fixture.name == "missing-dismiss-button/router-of-controllers" {
      for file in fixture.files { files["/" + file.name] = file.text }
    }
    let project = try ChangingProject(files)
    try project.expectSettled("as it was opened")
    func edit(_ path: String, _ old: String, _ new: String) throws {
      let text = String(decoding: try #require(project.files[path]), as: UTF8.self)
      #expect(text.contains(old))
      project.files[path] = Array(text.replacing(old, with: new).utf8)
      project.workspace.set(try #require(project.files[path]), at: path)
    }
    // Half-written: nobody knows any more whose screen is presented, so all that routers are handed is.
    try edit("/Table.swift", "func openRecipe() {\n    let recipe", "func openRecipe()")
    try project.expectSettled("as it was half-written")
    try edit("/Coordinators.swift", "UINavigationController()) }", "UINavigationController()vc")
    let now = project.workspace.report(on: "/Coordinators.swift").map(project.texts)
    let fresh = try #require(try project.fresh()["/Coordinators.swift"])
    #expect(!fresh.isEmpty)
    #expect(now == fresh)
    try project.expectSettled("after the edit")
  }

  /// Another file's function takes a binding under the name that the system's does, too.
  @Test func aBindingThatTheSystemIsHandedIsNoFunctionsOfTheProject() throws {
    var files: [String: [UInt8]] = [:]
    for fixture in try fixturesOnDisk() where ["trapped-modal/flag-of-a-model.swift", "deprecated-modal-api/own-names.swift"].contains(fixture.name) {
      for file in fixture.files { files["/" + file.name] = file.text }
    }
    #expect(files.count == 2)
    try ChangingProject(files).expectSettled("as it was opened")
  }

  @Test func aHelperThatIsRenamedIsNotFoundByItsOldName() throws {
    func screens(_ helper: String) -> [UInt8] {
      Array("""
        final class Root: UIViewController {
          func open() {
            let terms = Terms()
            terms.modalPresentationStyle = .overFullScreen
            present(terms, animated: true)
          }
        }
        final class Terms: UIViewController {
          override func viewDidLoad() { equip() }
        }
        extension UIViewController {
          func \(helper)() {
            let close = UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
            view.addSubview(close)
          }
        }
        """.utf8)
    }
    let project = try ChangingProject(["/Root.swift": screens("equip")])
    try project.expectSettled("as it was opened")
    #expect(project.workspace.report(on: "/Root.swift")?.findings.isEmpty == true)
    project.files["/Root.swift"] = screens("furnish")
    project.workspace.set(screens("furnish"), at: "/Root.swift")
    #expect(project.workspace.report(on: "/Root.swift")?.findings.map(\.rule) == ["trapped-modal"])
    try project.expectSettled("after the helper was renamed")
  }

  @Test func anExtensionInsideOfAnotherStaysWithItsType() throws {
    // Its brace is still to be closed.
    let chapter = """
      extension Chapter {
        protocol Leaflet: View { var onLeave: () -> Void { get } }
        extension Leaflet { var body: some View { Button("Close") { onLeave() } } }
        struct Notice: Leaflet { let onLeave: () -> Void }
        struct Root: View {
          @State var shows = false
          var body: some View { Button("Open") { shows = true }.fullScreenCover(isPresented: $shows) { Notice(onLeave: {}) } }
        }
      """
    let project = try ChangingProject(["/Chapter.swift": Array(chapter.utf8), "/Other.swift": Array("final class Here {}".utf8)])
    try project.expectSettled("as it was opened")
    project.files["/Other.swift"] = Array("final class There {}".utf8)
    project.workspace.set(project.files["/Other.swift"] ?? [], at: "/Other.swift")
    try project.expectSettled("after all types were put together again")
    #expect(project.workspace.report(on: "/Chapter.swift")?.findings.map(\.rule) == ["trapped-modal"])
  }

  @Test func aWrapperWhoseCallerIsHalfWrittenStillPresents() throws {
    let fixture = try #require(fixtures(below: testsFolder + "/Fixtures/").first { $0.name == "skipped-swipe-cleanup/router" })
    let project = try ChangingProject(Dictionary(uniqueKeysWithValues: fixture.files.map { ("/" + $0.name, $0.text) }))
    try project.expectSettled("as it was opened")
    let flow = String(decoding: try #require(project.files["/DeviceFlow.swift"]), as: UTF8.self)
    let call = try #require(flow.firstRange(of: "InfoFlow(host: host)"))
    project.files["/DeviceFlow.swift"] = Array((flow[..<call.lowerBound] + "InfoFlow(ho)" + flow[call.upperBound...]).utf8)
    project.workspace.set(project.files["/DeviceFlow.swift"] ?? [], at: "/DeviceFlow.swift")
    #expect(project.workspace.report(on: "/DeviceFlow.swift")?.findings.map(\.rule) == ["skipped-swipe-cleanup"])
    try project.expectSettled("after the call was cut short")
  }

  /// What is set by a key path is listed by a name that nobody declares.
  @Test func whatAKeyPathSetsIsListedWhereFilesChange() throws {
    let fixture = try #require(fixtures(below: testsFolder + "/Fixtures/").first { $0.name.hasPrefix("trapped-modal/set-by-key-path") })
    let project = try ChangingProject(Dictionary(uniqueKeysWithValues: fixture.files.map { ("/" + $0.name, $0.text) }))
    try project.expectSettled("as it was opened")
  }

  @Test func aFileThatComesAndGoesTakesItsFindingsAlong() throws {
    let alone: [UInt8] = Array("""
      struct Root: View {
        @State var shows = false
        var body: some View { Button("Open") { shows = true }.fullScreenCover(isPresented: $shows) { Sheet() } }
      }
      """.utf8)
    let project = try ChangingProject(["/a/Root.swift": alone])
    try project.expectSettled("alone")
    let sheet: [UInt8] = Array("struct Sheet: View { var body: some View { Text(title) } }".utf8)
    project.files["/a/Sheet.swift"] = sheet
    project.workspace.set(sheet, at: "/a/Sheet.swift")
    try project.expectSettled("with what it shows")
    #expect(project.workspace.report(on: "/a/Root.swift")?.findings.isEmpty == false)
    project.files["/a/Sheet.swift"] = nil
    project.workspace.remove("/a/Sheet.swift")
    try project.expectSettled("alone again")
    #expect(project.workspace.report(on: "/a/Root.swift")?.findings.isEmpty == true)
    #expect(project.workspace.report(on: "/a/Sheet.swift") == nil)
  }
}

/// Files in memory, a workspace over them, and a run over all of them to compare with.
private final class ChangingProject {
  var files: [String: [UInt8]]
  private(set) var workspace: Workspace
  private let rules: [Rule]
  private let settings: BuildSettings
  var paths: [String] { files.keys.sorted() }

  /// - Parameter oldest: The oldest iOS; nil where nothing says it.
  init(_ files: [String: [UInt8]], oldest: String? = nil) throws {
    self.files = files
    settings = exampleSettings(oldest.map { ["// deployment-target: \($0)"] } ?? [])
    rules = try readRules()
    let box = Box()
    var modules = SourceModules { box.project?.files[$0] }
    workspace = Workspace(
      vocabulary: try readVocabulary().adding(rangesOf: rules), settings: settings, rules: rules, known: rules.map(\.id),
      module: { modules.number(of: $0) }
    ) { box.project?.files[$0] }
    box.project = self
    for (path, bytes) in files { workspace.set(bytes, at: path) }
  }

  private final class Box { weak var project: ChangingProject? }

  /// Each finding in words; related places by path.
  func texts(_ report: FileReport) -> [String] {
    zip(report.findings, report.fixes).map { text($0, $1) { self.workspace.paths[$0] } }
  }

  private func text(_ finding: Finding, _ fixes: [Fix], path: (Int) -> String) -> String {
    let related = finding.related.map { "\(path($0.place.file)) \($0.place.range) \($0.message)" }
    return "\(finding.rule) \(finding.place.range) \(finding.severity) \(finding.message) \(related) \(finding.evidence) \(fixes.map(\.title))"
  }

  /// What a run over all files reports, by path.
  func fresh() throws -> [String: [String]] {
    let paths = paths
    let fixture = Fixture(name: "", rule: "", files: paths.map { Fixture.File(name: $0, text: files[$0] ?? []) })
    let result = try lintResult(of: fixture, rules: rules, settings: settings)
    var found: [String: [String]] = [:]
    for (finding, fixes) in zip(result.findings, result.fixes) {
      found[paths[finding.place.file], default: []].append(text(finding, fixes) { paths[$0] })
    }
    return found
  }

  /// Lets the workspace finish, and compares every file.
  func expectSettled(_ when: String) throws {
    var steps = 0
    while workspace.work() != nil { steps += 1 }
    #expect(steps < 10_000)
    let fresh = try fresh()
    for path in paths {
      #expect(workspace.report(on: path).map(texts) ?? [] == fresh[path] ?? [], "\(path) \(when)")
    }
  }
}
