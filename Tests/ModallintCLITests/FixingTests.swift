// Fixes that are applied, and what must not be touched.

import Foundation
import ProjectFiles
import TestSupport
import Testing

@testable import ModallintCLI

private let before = "struct A {}  // modallint:allow trapped-modal — no more\nstruct B {}\n"
private let after = "struct A {}\nstruct B {}\n"

@Suite struct FixingTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("A.swift", before)
  }

  @Test func fixedAndOnce() throws {
    let outcome = modallint("--fix", folder.path)
    #expect(outcome.status == 0 && outcome.errors == "fixed 1 finding in 1 file\n")
    #expect(try folder.text("A.swift") == after)
    #expect(modallint("--fix", folder.path).errors == "")
  }

  /// Between reading and writing somebody saves one file and deletes another.
  @Test func whatWasChangedMeanwhileIsLeftAsItIs() throws {
    for name in ["B.swift", "C.swift"] { try folder.write(name, before) }
    var changed = ChangedTexts()
    for name in ["A.swift", "B.swift", "C.swift"] {
      changed.change("\(folder.path)/\(name)", from: Array(before.utf8), to: Array(after.utf8))
    }
    try folder.write("B.swift", before + "struct C {}\n")
    try FileManager.default.removeItem(atPath: folder.path + "/C.swift")
    let problems = changed.write()
    #expect(problems.map { $0.path.split(separator: "/").last } == ["B.swift", "C.swift"])
    #expect(problems.first?.message == "left as it is: it was changed meanwhile")
    #expect(try folder.text("A.swift") == after)
    #expect(try folder.text("B.swift") == before + "struct C {}\n")
    #expect(!FileManager.default.fileExists(atPath: folder.path + "/C.swift"))
  }

  @Test func unsafeOnesOnlyWhenAsked() throws {
    let text = """
      import SwiftUI
      struct A: View {
        @State private var shows = false
        var body: some View {
          Text("x").onAppear { shows = true }
            .sheet(isPresented: $shows) { Text("y") }  // modallint:allow missing-dismiss-buton — it
        }
      }

      """
    try folder.write("A.swift", text)
    // The best fix is unsafe; the safe one takes the comment away.
    #expect(modallint("--diff", "--unsafe-fixes", folder.path).output.contains("// modallint:allow missing-dismiss-button — it\n"))
    #expect(modallint("--unsafe-fixes", folder.path).status == 2)
    #expect(try folder.text("A.swift") == text)
    _ = modallint("--fix", folder.path)
    #expect(try folder.text("A.swift") == text.replacing("  // modallint:allow missing-dismiss-buton — it", with: ""))
  }

  @Test func aPatchThatGitTakes() throws {
    try folder.write("B c.swift", "struct B {}  // modallint:allow trapped-modal")
    let patch = modallint("--diff", folder.path)
    #expect(patch.status == 1 && patch.errors == "")
    #expect(try folder.text("A.swift") == before)
    let path = folder.path.dropFirst()
    let here = patch.output.replacing("\(folder.path)/", with: "").replacing("\(path)/", with: "")
    try folder.write("p.diff", here)
    let applied = runProgram(["git", "-C", folder.path, "apply", "p.diff"])
    #expect(applied.status == 0, "\(applied.errors)")
    #expect(try folder.text("A.swift") == after)
    #expect(try folder.text("B c.swift") == "struct B {}")
    #expect(modallint("--diff", folder.path) == Outcome(output: "", errors: "", status: 0))
  }

  @Test func modeAndLineBreaksStay() throws {
    try folder.write("A.swift", before.replacing("\n", with: "\r\n"))
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: folder.path + "/A.swift")
    _ = modallint("--fix", folder.path)
    #expect(try folder.text("A.swift") == after.replacing("\n", with: "\r\n"))
    let mode = try FileManager.default.attributesOfItem(atPath: folder.path + "/A.swift")[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func aLinkStaysALink() throws {
    try folder.write("Real/B.swift", before)
    try folder.link("C.swift", to: "Real/B.swift")
    _ = modallint("--fix", folder.path)
    #expect(try folder.text("Real/B.swift") == after)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: folder.path + "/C.swift") == "Real/B.swift")
  }

  @Test(.enabled(if: !isRoot)) func aFileThatMayNotBeWritten() throws {
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: folder.path + "/A.swift")
    let outcome = modallint("--fix", folder.path)
    #expect(outcome.status == 2 && outcome.errors.contains("cannot be written"))
    #expect(try folder.text("A.swift") == before)
  }

  @Test func baselines() throws {
    let file = folder.path + "/known"
    #expect(modallint("baseline", "write", "--baseline", file, folder.path).output.hasSuffix(": 1 finding written down\n"))
    #expect(modallint("--baseline", file, folder.path).status == 0)
    // It moved, and is still known; another one is not.
    try folder.write("A.swift", "\n\n" + before)
    #expect(modallint("--baseline", file, folder.path).status == 0)
    try folder.write("A.swift", before.replacing("trapped-modal", with: "missing-dismiss-button"))
    let swapped = modallint("--baseline", file, folder.path)
    #expect(swapped.status == 1 && swapped.errors.contains("1 entry of `\(file)` stands for nothing"))
    #expect(modallint("baseline", "prune", "--baseline", file, folder.path).output.hasSuffix(": 1 of 1 dropped\n"))
    #expect(try folder.text("known") == "# modallint baseline 1\n")
  }

  @Test func aBaselineThatIsConfigured() throws {
    try folder.write(".modallint.json", #"{"baseline": "known.txt"}"#)
    #expect(modallint(folder.path).status == 2)
    #expect(modallint("baseline", "write", folder.path).status == 0)
    #expect(try folder.text("known.txt").contains("A.swift\tunused-suppression\t"))
    #expect(modallint(folder.path).status == 0)
    #expect(modallint("baseline", "wirte").errors.contains("did you mean `write`?"))
    try folder.write("known.txt", "what?\n")
    #expect(modallint(folder.path).errors.contains("known.txt:1:1: error: a baseline begins with"))
  }
}
