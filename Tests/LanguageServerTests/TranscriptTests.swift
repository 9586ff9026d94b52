// Runs every transcript of `Transcripts/`: all that is expected is said, and nothing else.

import Foundation
import Testing

@testable import LanguageServer

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Transcripts")

private let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).filter { $0.hasSuffix(".md") }.sorted()

@Suite struct TranscriptTests {
  @Test func thereAreTranscripts() { #expect(names.count > 10) }

  @Test(arguments: names) func transcript(_ name: String) throws {
    let url = folder.appendingPathComponent(name)
    let text = try String(contentsOf: url, encoding: .utf8)
    let outcome = try Transcript(text).run()
    if ProcessInfo.processInfo.environment["MODALLINT_REWRITE_GOLDEN"] != nil {
      try outcome.text.write(to: url, atomically: true, encoding: .utf8)
      return
    }
    let missed = outcome.missed.map { "  <- \($0)\n" }.joined()
    let unexpected = outcome.unexpected.map { "  <- \($0)\n" }.joined()
    #expect(outcome.missed.isEmpty && outcome.unexpected.isEmpty, "Missed:\n\(missed)Unexpected:\n\(unexpected)")
  }
}
