// Where reports go, and which findings end a run with 1.

import Foundation
import JSON
import TestSupport
import Testing

@testable import ModallintCLI

@Suite struct ReportOptionTests {
  @Test func reportsBesideTheOneOnStandardOutput() throws {
    let folder = try TemporaryFolder()
    let outcome = modallint(
      "--format", "compact", "--output", "json=\(folder.path)/a.json", "--output=junit=\(folder.path)/b=c.xml", sample)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: "\n").count == 4)
    #expect(try JSONValue.read(try folder.text("a.json"))["findings"]?.elements?.count == 4)
    #expect(try folder.text("b=c.xml").hasPrefix("<?xml"))
  }

  @Test(arguments: ["json", "json=", "=a", "jso=a", ""])
  func whatIsNoReport(_ text: String) {
    let outcome = modallint("--output", text, sample)
    #expect(outcome.status == 2 && outcome.output.isEmpty && outcome.errors.hasPrefix("error: "))
  }

  @Test func aReportThatCannotBeWritten() {
    let outcome = modallint("--output", "json=/no/such/folder/a.json", sample)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot be written"))
  }

  @Test(arguments: [("error", 1), ("warning", 1), ("info", 1), ("never", 0)] as [(String, Int32)])
  func failOn(_ severity: String, _ status: Int32) {
    #expect(modallint("--fail-on", severity, sample).status == status)
    #expect(modallint("--fail-on", severity, "--rule", "missing-dismiss-button", sample).status == (severity == "error" ? 0 : status))
  }

  @Test func quiet() throws {
    let folder = try TemporaryFolder()
    #expect(modallint("--quiet", folder.path) == Outcome(output: "", errors: "", status: 0))
    #expect(!modallint("--quiet", sample).output.contains(" presentations"))
  }
}
