// Files that are read along with each other share a table of names; what they say is what each says alone.

import ModalFacts
import ProjectFiles
import RuleEngine
import Testing

@Suite struct RunTests {
  @Test(arguments: [2, 7, 16]) func filesOfARunSayWhatTheySayAlone(runLength: Int) throws {
    let files = try fixturesOnDisk().flatMap(\.files).filter { SourceFile(path: $0.name).kind == .swift }
    #expect(try findings(in: files, runLength: runLength) == findings(in: files, runLength: 1))
  }

  /// Of all files as one project.
  private func findings(in files: [Fixture.File], runLength: Int) throws -> [Finding] {
    var reader = FactReader()
    var facts: [FileFacts] = []
    for (number, file) in files.enumerated() {
      let text = file.text + Array(repeating: 0, count: 64)
      facts.append(text.withUnsafeBufferPointer { reader.readInRun(UnsafeBufferPointer(rebasing: $0[..<file.text.count])) })
      if number % runLength == runLength - 1 { reader.finishRun() }
    }
    reader.finishRun()
    let rules = try readRules()
    let index = ProjectIndex(facts, vocabulary: try readVocabulary().adding(rangesOf: rules))
    let result = lint(index, LintRules(rules, known: rules.map(\.id))) { files[$0].text }
    #expect(result.findings.count > 100)
    return result.findings
  }
}
