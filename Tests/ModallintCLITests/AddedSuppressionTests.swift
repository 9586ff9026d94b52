// `--add-suppressions` over many fixtures, and what it does not go with.

import Foundation
import ProjectFiles
import TestSupport
import Testing

@testable import ModallintCLI

@Suite struct AddedSuppressionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func copy(_ source: String) throws {
    try FileManager.default.copyItem(atPath: source, toPath: folder.path + "/Copy")
  }

  /// Run again: nothing is found, and no comment is idle but the one that was so before.
  @Test func allFindingsOfManyFixturesAreAllowed() throws {
    for name in try FileManager.default.contentsOfDirectory(atPath: tests + "/Fixtures") where name.hasPrefix("missing-") || name.hasPrefix("unused-") {
      try FileManager.default.copyItem(atPath: tests + "/Fixtures/" + name, toPath: folder.path + "/" + name)
    }
    let idle = { (output: String) in output.split(separator: "\n").filter { $0.contains("unused-suppression") }.count }
    let before = modallint("--format", "compact", folder.path)
    let found = before.output.split(separator: "\n").count
    #expect(found > 50)
    let outcome = modallint("--add-suppressions", "they show the rules", "--format", "compact", folder.path)
    #expect(outcome.errors.contains("allowed \(found - idle(before.output)) findings in "))
    #expect(outcome.output.split(separator: "\n").count == idle(before.output))
    let again = modallint("--format", "compact", folder.path)
    #expect(again.output == outcome.output)
    #expect(modallint("--add-suppressions", "again", folder.path).errors.contains("allowed") == false)
  }

  @Test func theSampleIsCleanAndAPatchSaysTheSame() throws {
    try copy(sample)
    let patch = modallint("--diff", "--add-suppressions", "a sample", folder.path)
    #expect(patch.status == 1)
    #expect(modallint(folder.path).status == 1)
    #expect(modallint("--add-suppressions", "a sample", folder.path).status == 0)
    #expect(modallint(folder.path).status == 0)
    #expect(patch.output.split(separator: "\n").filter { $0.hasPrefix("+") && $0.contains("— a sample") }.count >= 3)
  }

  @Test(arguments: [
    ["--fix", "--add-suppressions", "x"], ["--add-suppressions", "x", "--staged"], ["--add-suppressions", " "], ["--add-suppressions"],
    ["--unsafe-fixes", "--add-suppressions", "x", "--diff"],
  ])
  func whatDoesNotGoTogether(arguments: [String]) throws {
    try copy(sample)
    let outcome = modallint([folder.path] + arguments)
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.hasPrefix("error: "))
  }

  /// What the baseline knows needs no comment.
  @Test func theBaselineCounts() throws {
    try copy(sample)
    let baseline = folder.path + "/known"
    _ = modallint("baseline", "write", "--baseline", baseline, folder.path)
    let outcome = modallint("--baseline", baseline, "--add-suppressions", "x", folder.path)
    #expect(outcome.status == 0 && !outcome.errors.contains("allowed"))
  }
}
