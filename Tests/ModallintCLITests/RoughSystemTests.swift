// What a system does to a program: full disks, closed pipes, Ctrl-C, files that go away, repositories of all kinds, names
// that nobody expects. Where a signal or a limit is needed, the built program runs in a process of its own.

import Foundation
import JSON
import ProjectFiles
import RuleEngine
import TestSupport
import Testing

@testable import ModallintCLI

private let home = """
  import SwiftUI
  struct Home: View {
    @State private var shows = false
    var body: some View { Button("Go") { shows = true }.sheet(isPresented: $shows) { Note() } }
  }

  """
private let note = "import SwiftUI\nstruct Note: View { var body: some View { Text(\"x\") } }\n"
private let idle = "struct A {}  // modallint:allow trapped-modal — no more\n"

/// The program beside the tests, as `swift test` builds it; nil where it is elsewhere.
private let program: String? = {
  let here = URL(fileURLWithPath: ProcessInfo.processInfo.arguments[0]).deletingLastPathComponent().path
  return [here + "/modallint", tests + "/../.build/debug/modallint"].first { FileManager.default.isExecutableFile(atPath: $0) }
}()

@Suite struct RoughSystemTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Runs a line of shell in which `$MODALLINT` is the program and the folder is the current one.
  private func shell(_ line: String) throws -> ProgramOutcome {
    let program = try #require(program, "modallint is not built beside the tests")
    return runProgram(["env", "MODALLINT=\(program)", "sh", "-c", "cd '\(folder.path)' && \(line)"])
  }

  private func git(_ arguments: String..., in path: String? = nil) {
    let outcome = runProgram(["git", "-C", path ?? folder.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  private var names: [String] { get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() } }

  // MARK: The disk

  /// A limit on what a file may hold is met as a full disk is: in the middle of writing.
  @Test func aFullDiskUnderFixLeavesTheFileAsItWas() throws {
    let text = idle + String(repeating: "// \(String(repeating: "x", count: 100))\n", count: 200)
    try folder.write("A.swift", text)
    let outcome = try shell("ulimit -f 1; \"$MODALLINT\" --fix .")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("error: `A.swift`: cannot be written: file too large"))
    #expect(try folder.text("A.swift") == text)
    #expect(try names == ["A.swift"])
  }

  #if os(Linux)
    @Test func aReportThatDoesNotFitIsAnError() throws {
      try folder.write("A.swift", home + note)
      let outcome = try shell("\"$MODALLINT\" . >/dev/full")
      #expect(outcome.status == 2)
      #expect(outcome.errors == "error: standard output cannot be written: no space left on device\n")
    }
  #endif

  @Test func aFileOf50MB() throws {
    // Data in a literal, as such files are.
    try folder.write("Big.swift", home + note + "let data = \"" + String(repeating: "QUJD", count: 12_500_000) + "\"\n")
    let outcome = modallint("--format", "compact", folder.path)
    #expect(outcome.status == 1 && outcome.errors.isEmpty)
    #expect(outcome.output.split(separator: "\n").count == 1)
  }

  // MARK: Files that go away

  @Test func aFileThatIsGoneBeforeItIsRead() throws {
    try folder.write("B.swift", "let b = 1\n")
    let path = folder.path
    let (files, mapped) = mapFilesWhileWalking(threads: 2) { found in
      for name in ["A.swift", "B.swift"] { found(SourceFile(path: "\(path)/\(name)")) }
      var files = SourceFiles(below: [path])
      files.files.insert(SourceFile(path: "\(path)/A.swift"), at: 0)
      return files
    } meanwhile: {
    } makeWorker: {
      0
    } work: { _, _, bytes in
      bytes.count
    }
    #expect(files.files.count == 2)
    #expect(mapped.results == [nil, 10])
    #expect(mapped.problems == [FileProblem(path: "\(path)/A.swift", message: "no such file or directory")])
  }

  @Test func aFileThatIsGoneBeforeItIsShown() throws {
    try folder.write("A.swift", home)
    try folder.write("B.swift", note)
    let words = try readArguments([folder.path])
    var session = try Session(words, Surroundings(), operands: [folder.path])
    try FileManager.default.removeItem(atPath: folder.path + "/A.swift")
    let report = session.report(session.lint())
    #expect(report.result.findings.count == 1)
    for format in ReportFormat.all {
      var text: [UInt8] = []
      let output = Output {
        text += $0
        return true
      }
      format.write(report, Style(isColored: false), output)
      output.flush()
      #expect(String(decoding: text, as: UTF8.self).contains("A.swift"), "\(format.name)")
    }
  }

  // MARK: Pipes and signals

  @Test func aReaderThatGoesAwayIsNoMistake() throws {
    try FileManager.default.copyItem(atPath: tests + "/Fixtures", toPath: folder.path + "/F")
    let outcome = try shell("{ \"$MODALLINT\" --quiet --format json F 2>errors; echo $? >status; } | head -c 1")
    #expect(outcome.output == [UInt8(ascii: "{")])
    #expect(try folder.text("status") == "1\n")
    #expect(try folder.text("errors").split(separator: "\n").allSatisfy { $0.hasPrefix("warning: ") })
  }

  /// It waits for standard input, is interrupted, and ends as a program ends that Ctrl-C reaches.
  @Test func controlCEndsARun() throws {
    // The threads of tests hold signals back, and a program inherits that.
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    try folder.write("A.swift", home)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try #require(program, "modallint is not built beside the tests"))
    process.arguments = ["-", "--stdin-filename", "A.swift"]
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    Thread.sleep(forTimeInterval: 0.3)
    #expect(process.isRunning)
    process.interrupt()
    let deadline = Date(timeIntervalSinceNow: 20)
    while process.isRunning, Date() < deadline { Thread.sleep(forTimeInterval: 0.05) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    #expect(try names == ["A.swift"])
    withExtendedLifetime(input) {}
  }

  // MARK: Repositories

  @Test func withoutGit() throws {
    try folder.write("A.swift", home + note)
    git("init", "-q")
    let staged = try shell("PATH=/nowhere \"$MODALLINT\" --staged")
    #expect(staged.status == 2 && staged.errors == "error: `--staged`: git is not installed\n")
    #expect(try shell("PATH=/nowhere \"$MODALLINT\" A.swift").status == 1)
  }

  @Test func aShallowClone() throws {
    try folder.write("Origin/Note.swift", note)
    let origin = folder.path + "/Origin"
    git("init", "-q", "-b", "main", in: origin)
    for name in ["One", "Two"] {
      try folder.write("Origin/\(name).swift", "// \(name)\n")
      git("add", ".", in: origin)
      git("commit", "-q", "-m", name, in: origin)
    }
    git("clone", "-q", "--depth", "1", "file://\(origin)", "Shallow")
    try folder.write("Shallow/Home.swift", home)
    let shallow = folder.path + "/Shallow"
    #expect(modallint("--since", "origin/main", "--quiet", "--format", "compact", shallow).output.split(separator: "\n").count == 1)
    let unknown = modallint("--since", "HEAD~1", shallow)
    #expect(unknown.status == 2 && unknown.errors == "error: `--since`: `HEAD~1` is no commit of this repository\n")
    git("add", ".", in: shallow)
    #expect(modallint("--staged", shallow).status == 1)
  }

  @Test func aBareRepository() throws {
    try folder.write("Work/Home.swift", home + note)
    let work = folder.path + "/Work"
    git("init", "-q", in: work)
    git("add", ".", in: work)
    git("commit", "-q", "-m", "one", in: work)
    git("clone", "-q", "--bare", "Work", "Bare.git")
    let bare = folder.path + "/Bare.git"
    for arguments in [["--staged"], ["--since", "HEAD"]] {
      let outcome = modallint(arguments + [bare])
      #expect(outcome.status == 2 && outcome.errors.hasPrefix("error: `\(arguments[0])`: ") && outcome.output.isEmpty)
    }
    // Without a question to git there is nothing wrong with it.
    #expect(modallint(bare).status == 0)
  }

  // MARK: Names

  private static let oddNames = ["with space.swift", "line\nbreak.swift", "quote\".swift", "it's.swift", "back\\slash.swift", "grün 家.swift", "-dash.swift"]

  @Test(arguments: oddNames) func aNameThatNobodyExpects(name: String) throws {
    try folder.write("Note.swift", note)
    git("init", "-q", "-b", "main")
    git("add", ".")
    git("commit", "-q", "-m", "one")
    try folder.write(name, home)
    let path = folder.path + "/" + name
    let json = try JSONValue.read(modallint("--format", "json", path).output)
    #expect(json["findings"]?.elements?.compactMap { $0["path"]?.string } == [path])
    #expect(modallint("--since", "main", folder.path).status == 1)
    git("add", ".")
    #expect(modallint("--staged", folder.path).status == 1)
    // What is not staged does not count, whatever it is called.
    try folder.write(name, "import SwiftUI\n")
    #expect(modallint("--staged", folder.path).status == 1)
    #expect(modallint(folder.path).status == 0)
    for format in ["text", "compact", "xcode"] {
      try folder.write(name, home)
      let lines = modallint("--quiet", "--format", format, folder.path).output.split(separator: "\n")
      #expect(lines.first?.contains(".swift:4:") == true, "\(format): \(lines.first ?? "")")
    }
  }

  @Test(arguments: oddNames) func aPatchForANameThatNobodyExpects(name: String) throws {
    try folder.write(name, idle)
    let patch = try shell("\"$MODALLINT\" --diff . >a.patch")
    #expect(patch.status == 1, "\(patch.errors)")
    let applied = try shell("git apply a.patch")
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try folder.text(name) == "struct A {}\n")
  }
}
