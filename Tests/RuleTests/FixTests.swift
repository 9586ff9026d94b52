// Applies fixes: each folder below `Tests/Fixes/<rule>/` holds a `before.swift` and what the best fix of each of
// the rule's findings makes of it, `after.swift`. What comes out must parse, and needs no second fix.

import Foundation
import ModalFacts
import RuleEngine
import Testing

@Suite struct FixTests {
  @Test(arguments: try fixesOnDisk()) func fix(_ fixture: Fixture) throws {
    let files = Dictionary(uniqueKeysWithValues: fixture.files.map { ($0.name, $0.text) })
    let before = try #require(files["before.swift"])
    let after = try #require(files["after.swift"])
    let fixed = try applyingFixes(of: fixture.rule, to: before)
    #expect(String(decoding: fixed, as: UTF8.self) == String(decoding: after, as: UTF8.self))
    #expect(fixed != before, "nothing was mended")
    #expect(try applyingFixes(of: fixture.rule, to: fixed) == fixed, "a second fix changes it again")
  }

  /// By the compiler, all in one run.
  @Test func whatComesOutParses() throws {
    let folder = testsFolder + "/Fixes/"
    let paths = try fixesOnDisk().map { folder + $0.name + "/after.swift" }
    guard !paths.isEmpty else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["swiftc", "-frontend", "-parse"] + paths
    let output = Pipe()
    process.standardError = output
    try process.run()
    let said = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(String(decoding: said, as: UTF8.self))")
  }
}

/// The file with the best fix of each finding of a rule.
private func applyingFixes(of rule: String, to text: [UInt8]) throws -> [UInt8] {
  let fixture = Fixture(name: "", rule: rule, files: [Fixture.File(name: "before.swift", text: text)])
  // All run, since rules about suppressions look at what the others found.
  let result = try lintResult(of: fixture, rules: try readRules())
  var fixed = text
  // From the end, so that offsets before stay good.
  for (finding, fixes) in zip(result.findings, result.fixes).reversed() where finding.rule == rule {
    if let fix = fixes.first { fixed = applying(fix.edits, to: fixed) }
  }
  return fixed
}

private func fixesOnDisk() throws -> [Fixture] { try fixtures(below: testsFolder + "/Fixes/") }
