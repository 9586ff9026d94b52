// Only what changed: against real repositories, made on the spot.

import Foundation
import ProjectFiles
import TestSupport
import Testing

@testable import ModallintCLI

private func screen(_ name: String, before: String = "") -> String {
  """
  import SwiftUI
  \(before)struct \(name): View {
    @State private var shows = false
    var body: some View {
      Button("Go") { shows = true }
        .sheet(isPresented: $shows) { Note() }
    }
  }

  """
}

private let note = "import SwiftUI\nstruct Note: View { var body: some View { Text(\"x\") } }\n"

@Suite struct ChangeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Note.swift", note)
    try folder.write("Old screen.swift", screen("Old"))
    for arguments in [["init", "-q", "-b", "main"], ["add", "."], ["commit", "-q", "-m", "one"]] { git(arguments) }
  }

  private func git(_ arguments: [String]) {
    let outcome = runProgram(["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@b.c"] + arguments)
    #expect(outcome.status == 0, "\(outcome.errors)")
  }

  /// The names of the files with findings.
  private func found(_ arguments: String..., input: String = "") -> [String] {
    let outcome = modallint(
      ["--format", "compact"] + arguments + [folder.path], surroundings: Surroundings(standardInput: { Array(input.utf8) }))
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").compactMap { $0.split(separator: ":").first?.split(separator: "/").last.map(String.init) }
  }

  @Test func nothingIsStaged() throws {
    try folder.write("Old screen.swift", screen("Old2"))
    #expect(found("--staged") == [])
    #expect(found() == ["Old screen.swift"])
  }

  @Test func theIndexCountsAndNotTheWorkingTree() throws {
    try folder.write("New.swift", screen("New"))
    git(["add", "."])
    // What follows is not staged.
    try folder.write("New.swift", "import SwiftUI\n")
    try folder.write("Untracked.swift", screen("Untracked"))
    #expect(found("--staged") == ["New.swift"])
    try FileManager.default.removeItem(atPath: folder.path + "/New.swift")
    #expect(found("--staged") == ["New.swift"])
  }

  @Test func onlyChangedLines() throws {
    try folder.write("Old screen.swift", screen("Old", before: "// why\n"))
    git(["add", "."])
    #expect(found("--staged") == [])
    #expect(found("--staged", "--whole-files") == ["Old screen.swift"])
  }

  /// The button that is taken away stands in another file than the finding.
  @Test func theOtherHalfOfAFinding() throws {
    try folder.write("Note.swift", note.replacing("struct Note", with: "@MainActor struct Note"))
    git(["add", "."])
    #expect(found("--staged") == ["Old screen.swift"])
  }

  @Test func sinceTheBranchLeft() throws {
    git(["checkout", "-q", "-b", "topic"])
    try folder.write("New.swift", screen("New"))
    git(["add", "."])
    git(["commit", "-q", "-m", "two"])
    try folder.write("Untracked.swift", screen("Untracked"))
    #expect(found("--since", "main") == ["New.swift", "Untracked.swift"])
    #expect(found("--since", "HEAD") == ["Untracked.swift"])
    #expect(modallint("--since", "nowhere", folder.path).errors.contains("is no commit"))
    #expect(modallint("--since", "--output=x", folder.path).status == 2)
  }

  @Test func aPatch() throws {
    let patch = """
      --- "a/Old screen.swift"
      +++ "b/Old screen.swift"
      @@ -6 +6 @@
      -+++ b/Note.swift
      +      .sheet(isPresented: $shows) { Note() }
      --- a/Gone.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -x

      """
    #expect(found("--patch", "-", input: patch) == ["Old screen.swift"])
    #expect(found("--patch", "-", input: "") == [])
    try folder.write("p.diff", patch.replacing("+6", with: "+1"))
    #expect(found("--patch", folder.path + "/p.diff") == [])
    #expect(modallint("--patch", "/no/such.diff", folder.path).status == 2)
  }

  @Test func standardInput() throws {
    let path = folder.path + "/Old screen.swift"
    func errors(_ text: String, _ arguments: String...) -> Outcome {
      modallint(["--format", "compact"] + arguments, surroundings: Surroundings(standardInput: { Array(text.utf8) }))
    }
    #expect(errors(screen("Old"), "-", "--stdin-filename", path).output.hasPrefix(path + ":6:"))
    #expect(errors("import SwiftUI\n", "-", "--stdin-filename", path).status == 0)
    #expect(errors(screen("New"), "-", "--stdin-filename", folder.path + "/Not yet.swift").status == 1)
    #expect(errors("", "-").status == 2)
    #expect(errors("", "--stdin-filename", path, folder.path).status == 2)
  }

  @Test func whereNoRepositoryIs() throws {
    let bare = try TemporaryFolder()
    try bare.write("A.swift", screen("A"))
    #expect(modallint("--staged", bare.path).errors.hasPrefix("error: `--staged`: not a git repository"))
    #expect(modallint("--staged", "--since", "main", bare.path).errors.contains("do not go together"))
    #expect(modallint("--whole-files", bare.path).status == 2)
  }
}
