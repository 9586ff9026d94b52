// Which files are read and which are reported on: files given by name, ignore files, configurations.

import Foundation
import TestSupport
import Testing

@testable import ModallintCLI

/// A screen that shows a sheet without a button, declared in a file of its own.
private func screen(_ name: String) -> String {
  """
  import SwiftUI
  struct \(name): View {
    @State private var shows = false
    var body: some View { Button("Go") { shows = true }.sheet(isPresented: $shows) { Note() } }
  }

  """
}

@Suite struct ProjectAroundTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Package.swift", "// swift-tools-version: 6.0\n")
    try folder.write("App/Home.swift", screen("Home"))
    try folder.write("App/Deep/Map.swift", screen("Map"))
    try folder.write("Other/List.swift", screen("List2"))
    try folder.write("Shared/Note.swift", "import SwiftUI\nstruct Note: View { var body: some View { Text(\"x\") } }\n")
  }

  /// The files with findings, and what was said on standard error.
  private func found(_ arguments: String...) -> (paths: [String], errors: String) {
    let outcome = modallint(["--format", "compact"] + arguments)
    return (outcome.output.split(separator: "\n").compactMap { $0.split(separator: ":").first.map(String.init) }, outcome.errors)
  }

  private func below(_ paths: String...) -> [String] { paths.map { folder.path + "/" + $0 } }

  @Test func aFileIsLintedWithItsProjectAndReportedAlone() {
    let path = folder.path + "/App/Home.swift"
    #expect(found(path).paths == [path])
    #expect(found(path, folder.path + "/Other/List.swift").paths == below("App/Home.swift", "Other/List.swift"))
    // Its sheet's content is in another file, so alone it is unseen.
    #expect(found("--alone", path).paths == [])
  }

  @Test func aFolderIsAProject() {
    #expect(found(folder.path + "/App").paths == [])
    #expect(found(folder.path).paths == below("App/Deep/Map.swift", "App/Home.swift", "Other/List.swift"))
  }

  @Test func ignoreFilesNestAndAreTakenBack() throws {
    try folder.write(".gitignore", "/App/Deep/\n*.gen\n")
    #expect(found(folder.path).paths == below("App/Home.swift", "Other/List.swift"))
    #expect(found("--no-ignore", folder.path).paths.count == 3)
    try folder.write("Other/.gitignore", "*.swift\n!List.swift\n")
    #expect(found(folder.path).paths.count == 2)
    try folder.write("Other/.ignore", "List.swift\n")
    #expect(found(folder.path).paths == below("App/Home.swift"))
  }

  @Test func ignoreFilesAboveCountInARepository() throws {
    try folder.write(".gitignore", "Deep\n")
    #expect(found(folder.path + "/App", folder.path + "/Shared").paths.count == 2)
    try folder.write(".git/HEAD", "ref: refs/heads/main\n")
    #expect(found(folder.path + "/App", folder.path + "/Shared").paths == below("App/Home.swift"))
  }

  @Test func aFileThatIsLeftOutIsNamed() throws {
    try folder.write(".gitignore", "Other\n")
    let (paths, errors) = found(folder.path + "/Other/List.swift")
    #expect(paths == [] && errors.hasPrefix("warning: `") && errors.contains("--alone"))
  }

  @Test func includeAndExclude() throws {
    try folder.write(".modallint.json", #"{"exclude": ["Other", "**/Deep/*.swift"]}"#)
    #expect(found(folder.path).paths == below("App/Home.swift"))
    try folder.write(".modallint.json", #"{"include": ["Other/**", "Shared"]}"#)
    #expect(found(folder.path).paths == below("Other/List.swift"))
  }

  @Test func severitiesAndOverrides() throws {
    try folder.write(
      ".modallint.json",
      #"{"rules": {"missing-dismiss-button": "error"}, "overrides": [{"files": ["App/Deep"], "rules": {"missing-dismiss-button": "off"}}]}"#)
    let outcome = modallint("--format", "compact", folder.path)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(!outcome.output.contains("warning["))
    #expect(modallint("--isolated", "--format", "compact", folder.path).output.split(separator: "\n").count == 3)
    #expect(modallint("--config", "rules.missing-dismiss-button=off", folder.path).status == 0)
  }

  @Test func theNearestConfigurationCounts() throws {
    try folder.write(".modallint.json", #"{"rules": {"missing-dismiss-button": "off"}}"#)
    try folder.write("Other/.modallint.json", "{}")
    #expect(found(folder.path).paths == below("Other/List.swift"))
    try folder.write("Other/.modallint.json", #"{"extends": "../.modallint.json"}"#)
    #expect(found(folder.path).paths == [])
  }

  @Test(arguments: [
    (#"{"rules": {"traped-modal": "off"}}"#, "1:12: error: no rule is named `traped-modal`; did you mean `trapped-modal`?"),
    (#"{"rule": {}}"#, "1:2: error: unknown key `rule`; did you mean `rules`?"),
    ("{\n  \"failOn\": 3\n}", "2:13: error: `failOn` must be one of"),
    (#"{"extends": "gone.json"}"#, "1:13: error: `"),
    (#"{"extends": ".modallint.json"}"#, "1:13: error: `"),
    (#"{"rules": {"trapped-modal": {"limit": 3}}}"#, "1:30: error: `trapped-modal` has no parameter `limit`"),
    (#"{"deploymentTarget": "new"}"#, "1:22: error: `new` is no version"),
    ("{", "1:1: error: `{` is never closed"),
  ])
  func aMistakeEndsTheRun(_ text: String, _ error: String) throws {
    try folder.write(".modallint.json", text)
    let outcome = modallint(folder.path)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    #expect(outcome.errors.contains(error), "\(outcome.errors)")
  }

  /// One a line, in the order of the text, those of the files that it extends after its own.
  @Test func allMistakesAreNamedAtOnce() throws {
    let text = """
      {
        "rules": {"traped-modal": "off", "trapped-modal": {"limit": 3, "severity": "loud"}, "missing-dismiss-button": 1},
        "include": ["", 2, "App"],
        "vocabulary": {"exits": ["leave"], "closeWord": ["Two Words"]},
        "overrides": [{"rules": {"trapped-modl": "off"}}, 3, {"files": []}],
        "failOn": "never", "failOn": "error",
        "extends": ["base.json", "gone.json", ".modallint.json"],
        "requireReason": true
      }
      """
    try folder.write(".modallint.json", text)
    try folder.write("base.json", #"{"pages": 1, "baseline": ""}"#)
    let outcome = modallint(folder.path)
    #expect(outcome.status == 2 && outcome.output.isEmpty)
    let places = outcome.errors.split(separator: "\n").map { line in
      line.split(separator: " ").first.map { $0.split(separator: "/").last.map(String.init) ?? "" } ?? ""
    }
    #expect(
      places == [
        ".modallint.json:2:13:", ".modallint.json:2:54:", ".modallint.json:2:78:", ".modallint.json:2:113:",
        ".modallint.json:3:15:", ".modallint.json:3:19:", ".modallint.json:4:18:", ".modallint.json:4:52:",
        ".modallint.json:5:17:", ".modallint.json:5:28:", ".modallint.json:5:53:", ".modallint.json:5:56:",
        ".modallint.json:6:22:", ".modallint.json:7:28:", ".modallint.json:7:41:", ".modallint.json:8:3:",
        "base.json:1:11:", "base.json:1:26:",
      ], "\(outcome.errors)")
  }

  @Test func mistakesFurtherDownAreNamedTogether() throws {
    try folder.write("App/.modallint.json", #"{"vocabulary": {"exit": ["leave"]}, "pages": ["own"], "rule": {}}"#)
    try folder.write("Other/.modallint.json", "[]")
    let errors = modallint(folder.path).errors
    #expect(errors.split(separator: "\n").count == 4, "\(errors)")
    for place in ["App/.modallint.json:1:2:", "App/.modallint.json:1:37:", "App/.modallint.json:1:55:", "Other/.modallint.json:1:1:"] {
      #expect(errors.contains(place), "\(errors)")
    }
  }

  @Test func aMistakeFurtherDownEndsTheRunAsWell() throws {
    try folder.write("App/.modallint.json", #"{"vocabulary": {"exit": ["leave"]}}"#)
    #expect(modallint(folder.path).errors.contains("belongs into the configuration at its root"))
    try folder.write("App/.modallint.json", "[]")
    #expect(modallint(folder.path).status == 2)
  }

  @Test func namesOfTheTeamsOwn() throws {
    try folder.write("Shared/Note.swift", "import SwiftUI\nstruct Note: View { var body: some View { Button(\"x\") { wrapUp() } } }\n")
    #expect(modallint(folder.path).status == 1)
    try folder.write(".modallint.json", #"{"vocabulary": {"exit": ["wrapUp()"]}}"#)
    #expect(modallint(folder.path).status == 0)
  }

  @Test func rulePagesOfTheTeamsOwn() throws {
    let page = try #require(embeddedPage("missing-dismiss-button")).replacing("# missing-dismiss-button", with: "# no-sheet-without-button")
    try folder.write(".modallint/rules/no-sheet-without-button.md", page)
    let outcome = modallint("--rule", "no-sheet-without-button", "--format", "compact", folder.path)
    #expect(outcome.output.split(separator: "\n").count == 3 && outcome.output.contains("[no-sheet-without-button]"))
    try folder.write(".modallint/rules/trapped-modal.md", page)
    #expect(modallint(folder.path).errors.contains(".modallint/rules/trapped-modal.md:1:1: error:"))
  }
}

private func embeddedPage(_ id: String) -> String? {
  Surroundings().pages.first { $0.name == id }?.text
}
