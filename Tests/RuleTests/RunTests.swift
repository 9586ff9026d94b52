// Files that are read along with each other share a table of names; what they say is what each says alone.

import ModalFacts
import ProjectFiles
import RuleEngine
import Testing

@Suite struct RunTests {
  @Test(arguments: [2, 7, 16]) func filesOfARunSayWhatTheySayAlone(runLength: Int) throws {
    let files = try files()
    #expect(try findings(in: files, runLength: runLength) == findings(in: files, runLength: 1))
  }

  /// Threads do not wait for each other.
  @Test(arguments: [[3, 2, 1, 0], [1, 3, 0, 2]]) func runsMayComeInAnyOrder(order: [Int]) throws {
    let files = try files()
    let length = (files.count + order.count - 1) / order.count
    var readers = order.map { _ in FactReader() }
    var facts: [FileFacts] = []
    var runs: [(run: FileRun?, files: Range<Int>)] = []
    for number in order.indices {
      let own = number * length..<min((number + 1) * length, files.count)
      for file in files[own] { facts.append(read(file.text, &readers[number])) }
      runs.append((readers[number].finishRun(), own))
    }
    let names = SharedNames(ProjectNames(try readVocabulary()))
    for number in order { names.add(runs[number].run, of: runs[number].files) }
    let index = ProjectIndex(consuming: &facts, names.all, vocabulary: try readVocabulary().adding(rangesOf: try readRules()))
    #expect(try findings(in: files, index) == findings(in: files, runLength: 1))
  }

  /// A run goes on with the names of the one that the same thread has read before.
  @Test func runsOfAThreadGoOnWithEachOther() throws {
    let files = try files()
    var readers = [FactReader(), FactReader()]
    var facts: [FileFacts] = []
    var runs: [(run: FileRun?, files: Range<Int>)] = []
    for (number, first) in stride(from: 0, to: files.count, by: 7).enumerated() {
      // Neither thread reads every other run.
      let reader = number % 3 % 2
      let own = first..<min(first + 7, files.count)
      for file in files[own] { facts.append(read(file.text, &readers[reader])) }
      runs.append((readers[reader].finishRun(), own))
    }
    let names = SharedNames(ProjectNames(try readVocabulary()))
    for run in runs.reversed() { names.add(run.run, of: run.files) }
    let index = ProjectIndex(consuming: &facts, names.all, vocabulary: try readVocabulary().adding(rangesOf: try readRules()))
    #expect(try findings(in: files, index) == findings(in: files, runLength: 1))
  }

  /// Offsets of short files are kept in two bytes.
  @Test func whereAFindingStandsIsKnownInALongFile() throws {
    let file = try #require(try fixturesOnDisk().first { $0.name == "trapped-modal/present-of-a-router.swift" }?.files.first)
    let before = Array("// \(String(repeating: "x", count: 1 << 16))\n".utf8)
    let long = Fixture.File(name: file.name, text: before + file.text)
    let found = try [file, long].map { file in try findings(in: [file], runLength: 1, least: 4).map(\.place.range) }
    #expect(found[1] == found[0].map { $0.lowerBound + before.count..<$0.upperBound + before.count })
  }

  /// Hundreds, of all kinds. All fixtures as one project would be a hundred apps whose classes have the same names, which takes a
  /// debug build half a minute each time.
  private func files() throws -> [Fixture.File] {
    let rules: Set = ["trapped-modal", "missing-dismiss-button", "missing-data-loss-guard"]
    return try fixturesOnDisk().filter { rules.contains($0.rule) }.flatMap(\.files).filter { SourceFile(path: $0.name).kind == .swift }
  }

  /// Of all files as one project.
  private func findings(in files: [Fixture.File], runLength: Int, least: Int = 100) throws -> [Finding] {
    var reader = FactReader()
    var facts: [FileFacts] = []
    for (number, file) in files.enumerated() {
      facts.append(read(file.text, &reader))
      if number % runLength == runLength - 1 { reader.finishRun() }
    }
    reader.finishRun()
    return try findings(in: files, ProjectIndex(facts, vocabulary: try readVocabulary().adding(rangesOf: try readRules())), least: least)
  }

  private func findings(in files: [Fixture.File], _ index: ProjectIndex, least: Int = 100) throws -> [Finding] {
    let rules = try readRules()
    let result = lint(index, LintRules(rules, known: rules.map(\.id))) { files[$0].text }
    #expect(result.findings.count >= least)
    return result.findings
  }

  private func read(_ text: [UInt8], _ reader: inout FactReader) -> FileFacts {
    (text + Array(repeating: 0, count: 64)).withUnsafeBufferPointer { reader.readInRun(UnsafeBufferPointer(rebasing: $0[..<text.count])) }
  }
}
