// Whatever is handed in, the program names what is wrong, does what is left to do, and ends:
// with 0 where only something odd was passed over, with 2 where something could not be read.

import Foundation
import JSON
import RuleEngine
import Testing

@testable import ModallintCLI

/// A sheet that nobody can close by a button: one finding.
private let finding = """
  import SwiftUI
  struct Home: View {
    @State private var shows = false
    var body: some View { Button("Go") { shows = true }.sheet(isPresented: $shows) { Note() } }
  }
  struct Note: View { var body: some View { Text("x") } }

  """

/// A class, so that its folder goes away with it.
@Suite final class BadInputTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/modallint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  private func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: folder + "/" + name, withDestinationPath: target)
  }

  /// Takes away all permissions of a file or folder.
  private func forbid(_ name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: folder + "/" + name)
  }

  // MARK: Storyboards

  /// It is named once, and what stands in it is unseen.
  @Test func aBrokenStoryboardIsAWarning() throws {
    try write("A.swift", Array(finding.utf8))
    try write("Main.storyboard", Array("<document>\n<<<<<<< ours\n</document>\n".utf8))
    let outcome = modallint(folder)
    #expect(outcome.status == 1)
    #expect(outcome.errors == "warning: `\(folder)/Main.storyboard`: cannot be read: a bracket that begins no tag\n")
    let json = modallint(folder, "--format", "json").output
    #expect(json.contains("\"files\": 1,"))
    #expect(json.contains("\"bytes\": \(finding.utf8.count),"))
  }

  @Test func aStoryboardAloneIsNoProject() throws {
    try write("Main.storyboard", Array("<document/>".utf8))
    let outcome = modallint(folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "warning: no Swift files below `\(folder)`\n")
  }

  // MARK: Paths

  @Test(arguments: ["text", "json", "xcode"]) func aPathThatDoesNotExist(format: String) {
    let outcome = modallint(folder + "/none", "--format", format)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "error: `\(folder)/none`: no such file or directory\n")
    #expect(modallint("facts", folder + "/none").status == 2)
  }

  @Test func aFolderWithoutSwiftIsCleanWithAWarning() {
    let outcome = modallint(folder)
    #expect(outcome.status == 0)
    #expect(outcome.errors == "warning: no Swift files below `\(folder)`\n")
    #expect(outcome.output == "no findings in 0 files; 0 presentations: 0 resolved, 0 system, 0 unseen\n")
    let facts = modallint("facts", folder, "--format", "json")
    #expect(facts == Outcome(output: "[]\n", errors: outcome.errors, status: 0))
  }

  @Test func whatIsNotThereIsNamedAndTheRestIsLinted() throws {
    try write("A.swift", Array(finding.utf8))
    try link("Gone.swift", to: "nowhere.swift")
    let outcome = modallint(folder + "/none", folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: `\(folder)/none`: no such file or directory
        error: `\(folder)/Gone.swift`: no such file or directory

        """)
    #expect(outcome.output.contains("missing-dismiss-button"))
    #expect(outcome.output.hasSuffix("\n1 finding (1 warning) in 1 file; 1 presentation: 1 resolved, 0 system, 0 unseen\n"))
  }

  @Test(.disabled(if: getuid() == 0, "root reads everything"))
  func whatMayNotBeReadIsNamedAndTheRestIsLinted() throws {
    try write("A.swift", Array(finding.utf8))
    try write("Closed.swift", Array(finding.utf8))
    try FileManager.default.createDirectory(atPath: folder + "/Shut", withIntermediateDirectories: true)
    try write("Shut/B.swift", Array(finding.utf8))
    try forbid("Closed.swift")
    try forbid("Shut")
    defer {
      try? FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder + "/Shut")
    }
    let outcome = modallint(folder)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors == """
        error: `\(folder)/Shut`: permission denied
        error: `\(folder)/Closed.swift`: permission denied

        """)
    #expect(outcome.output.hasSuffix("\n1 finding (1 warning) in 1 file; 1 presentation: 1 resolved, 0 system, 0 unseen\n"))
  }

  #if os(Linux)
    /// Root may open everything; its own memory, from its first byte, is what it cannot read either.
    @Test func aFileThatFailsToReadIsNamedAndTheRestIsLinted() throws {
      try write("A.swift", Array(finding.utf8))
      try link("Broken.swift", to: "/proc/self/mem")
      let outcome = modallint(folder)
      #expect(outcome.status == 2)
      #expect(outcome.errors == "error: `\(folder)/Broken.swift`: input/output error\n")
      #expect(outcome.output.contains("1 finding (1 warning) in 1 file"))
    }
  #endif

  @Test func aLoopOfFoldersEndsAndNothingIsFoundTwice() throws {
    try FileManager.default.createDirectory(atPath: folder + "/a/b", withIntermediateDirectories: true)
    try write("a/b/A.swift", Array(finding.utf8))
    try link("a/b/up", to: "../..")
    try link("a/self", to: ".")
    let outcome = modallint(folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.contains("1 finding (1 warning) in 1 file"))
  }

  @Test func aFileThatIsNoSwiftIsNamedAtOnce() throws {
    try write("a.txt", Array("x".utf8))
    try write("B.swift", Array(finding.utf8))
    for arguments in [[folder + "/a.txt"], ["--alone", folder + "/a.txt"], [folder + "/B.swift", folder + "/a.txt"]] {
      let outcome = modallint(arguments)
      #expect(outcome.status == 2 && outcome.errors == "error: `\(folder)/a.txt`: not a Swift file\n")
      #expect(outcome.output.contains("1 finding (1 warning)") == (arguments[0].hasSuffix("B.swift")))
    }
  }

  /// It is read once, by its own name, and reported on by the name that was asked for.
  @Test func aLinkToAFileBesideItIsLinted() throws {
    try write("A.swift", Array(finding.utf8))
    try link("L.swift", to: "A.swift")
    for (given, shown) in [(["L"], "L"), (["A", "L"], "A"), (["L", "A"], "A")] {
      let outcome = modallint(["--format", "compact"] + given.map { "\(folder)/\($0).swift" })
      #expect(outcome.status == 1 && outcome.errors.isEmpty)
      let lines = outcome.output.split(separator: "\n")
      #expect(lines.count == 1 && lines.allSatisfy { $0.hasPrefix("\(folder)/\(shown).swift:4:") }, "\(outcome.output)")
    }
  }

  // MARK: Contents

  @Test func aNULInALiteralIsLinted() throws {
    try write("A.swift", Array(finding.replacing("\"x\"", with: "\"\0\"").utf8))
    let outcome = modallint(folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
  }

  @Test func oddFilesAreLintedAllTheSame() throws {
    try write("A.swift", Array(finding.utf8))
    try write("Binary.swift", [0xCF, 0xFA, 0xED, 0xFE] + [0, 1, 2])
    try write("Empty.swift", [])
    try write("Latin.swift", Array("let a = \"".utf8) + [0xE9, 0xFF] + Array("\"\n".utf8))
    let outcome = modallint(folder, "--format", "json")
    #expect(outcome.status == 1)
    #expect(outcome.errors == "warning: `\(folder)/Binary.swift`: skipped: not text\n")
    let report = try JSONValue.read(outcome.output)
    #expect(report["summary"]?["files"] == 3)
    #expect(report["findings"]?.elements?.count == 1)
  }

  @Test func aFindingIsFoundAfterBytesThatAreNoText() throws {
    let bad = [UInt8(ascii: "/"), UInt8(ascii: "/"), 0xE9, 0xFF, 0xC3, UInt8(ascii: "\n")]
    try write("A.swift", bad + Array(finding.utf8))
    let outcome = modallint(folder, "--format", "xcode")
    #expect(outcome.output.hasPrefix("\(folder)/A.swift:5:55: warning: "))
  }

  @Test func oneLineOf10MBIsReportedInBrief() throws {
    let long = "let a = [" + String(repeating: "1,", count: 5_000_000) + "]; "
    let line = finding.split(separator: "\n").joined(separator: "; ")
    try write("Long.swift", Array((long + line).utf8))
    let outcome = modallint(folder)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.contains(".sheet(isPresented: $shows)"))
    #expect(outcome.output.utf8.count < 2000)
  }

  // MARK: Rule pages

  @Test func aBrokenPageIsNamedWithItsPlace() {
    let broken = Surroundings(pages: [
      source("a-rule", "# a-rule\n\nIt finds.\n\n```json rule\n{\"chek\": 1}\n```\n")
    ])
    let outcome = modallint("rules", surroundings: broken)
    #expect(outcome.status == 2)
    #expect(outcome.errors == "rules/a-rule.md:6:2: error: unknown key `chek`; did you mean `check`?\n")
    #expect(modallint(folder, surroundings: broken).status == 2)
  }
}
