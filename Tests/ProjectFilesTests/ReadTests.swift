// Reading: every byte, in order, whatever the number of threads.

import TestSupport
import Testing

@testable import ProjectFiles

@Suite struct ReadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func read(threads: Int) -> MappedFiles<Int, [UInt8]> {
    mapFiles(SourceFiles(below: [folder.path]).files, threads: threads) {
      0
    } work: { count, _, bytes in
      count += 1
      return Array(bytes)
    }
  }

  @Test(arguments: [1, 2, 7, 64]) func resultsAreInTheOrderOfTheFiles(threads: Int) throws {
    for number in 0..<70 { try folder.write("\(number + 1000).swift", "file \(number)") }
    let mapped = read(threads: threads)
    #expect(mapped.results == (0..<70).map { Array("file \($0)".utf8) })
    #expect(mapped.workers.reduce(0, +) == 70)
    #expect(mapped.problems.isEmpty)
  }

  @Test func anEmptyFileAndOneLargerThanTheBuffer() throws {
    let large = (0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 % 251 + 1) }
    try folder.write("a.swift")
    try folder.write("b.swift", large)
    try folder.write("c.swift", "x")
    #expect(read(threads: 1).results == [[], large, [UInt8(ascii: "x")]])
    #expect(read(threads: 1).byteCounts == [0, large.count, 1])
  }

  @Test func zeroBytesStandAfterTheFile() throws {
    try folder.write("a.swift", String(repeating: "x", count: 1000))
    try folder.write("b.swift", "yy")
    let mapped = mapFiles(SourceFiles(below: [folder.path]).files, threads: 1) {
      0
    } work: { _, _, bytes in
      UnsafeBufferPointer(start: bytes.baseAddress! + bytes.count, count: 64).allSatisfy { $0 == 0 }
    }
    #expect(mapped.results == [true, true])
  }

  @Test func binaryFilesAreSkippedWithAWarning() throws {
    try folder.write("a.swift", [0xCA, 0xFE, 0, 1])
    try folder.write("b.swift", Array(repeating: 0x20, count: 2000) + [0])
    try folder.write("c.swift", [0xFF, 0xFE, 0x41])
    let mapped = read(threads: 2)
    #expect(mapped.results.map { $0 != nil } == [false, true, true])
    #expect(
      mapped.problems == [
        FileProblem(path: folder.path + "/a.swift", message: "skipped: not text", isWarning: true)
      ])
  }

  @Test func aNULInsideOfTextIsRead() throws {
    let text = Array("let a = \"\0\"\n".utf8)
    try folder.write("a.swift", text)
    // Two bytes a letter, and one that is no UTF-8.
    try folder.write("b.swift", text.flatMap { [$0, 0] })
    try folder.write("c.swift", text + [0xFF])
    try folder.write("d.swift", Array(repeating: 0x20, count: 4000) + text + Array(repeating: 0, count: 100))
    #expect(read(threads: 2).results.map { $0 != nil } == [true, false, false, false])
  }

  @Test func aFileThatVanishedIsNamed() {
    let files = [SourceFile(path: folder.path + "/gone.swift")]
    let mapped = mapFiles(files, threads: 1) {
      0
    } work: { _, _, bytes in
      bytes.count
    }
    #expect(mapped.results == [nil])
    #expect(mapped.problems.map(\.message) == ["no such file or directory"])
  }

  @Test(.disabled(if: isRoot, "root reads everything")) func anUnreadableFileIsNamed() throws {
    try folder.write("a.swift", "x")
    try folder.forbid("a.swift")
    #expect(read(threads: 1).problems.map(\.message) == ["permission denied"])
  }

  @Test func noFilesNoWork() {
    #expect(read(threads: 4).results.isEmpty)
  }
}

@Suite struct WalkAndReadTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    for number in 0..<100 { try folder.write("B/\(number).swift", "let a = \(number)\n") }
    try folder.write("Outside/Z.swift", "let linked = 1\n")
    // What a link leads to is found last and stands in the order of the paths.
    try folder.link("B/50link.swift", to: "../Outside/Z.swift")
  }

  @Test(arguments: [1, 2, 5]) func resultsStandInTheOrderOfThePaths(threads: Int) throws {
    let path = folder.path + "/B"
    let (files, mapped) = mapFilesWhileWalking(threads: threads) { found in
      SourceFiles(below: [path], found: found)
    } meanwhile: {
    } makeWorker: {
      0
    } work: { _, _, bytes in
      String(decoding: bytes, as: UTF8.self)
    }
    #expect(files.files == SourceFiles(below: [path]).files)
    #expect(files.files.count == 101)
    for (file, result) in zip(files.files, mapped.results) {
      #expect(try result == String(decoding: readFile(file.path), as: UTF8.self))
    }
    #expect(mapped.byteCounts.allSatisfy { $0 > 0 } && mapped.problems.isEmpty)
  }

  @Test(arguments: [1, 4]) func whatElseThereIsToDoIsDoneOnce(threads: Int) {
    let path = folder.path
    let done = Counter()
    _ = mapFilesWhileWalking(threads: threads) { found in
      SourceFiles(below: [path], found: found)
    } meanwhile: {
      done.count += 1
    } makeWorker: {
      0
    } work: { _, _, _ in
      0
    }
    #expect(done.count == 1)
  }

  private final class Counter: @unchecked Sendable {
    var count = 0
  }
}
