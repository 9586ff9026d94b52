// Running other programs.

import Foundation
import TestSupport
import Testing

@testable import ProjectFiles

@Suite struct ProgramTests {
  @Test func whatIsSaidAndHowItEndedComesBack() {
    let outcome = runProgram(["sh", "-c", "cat; echo no >&2; exit 3"], input: Array("yes".utf8))
    #expect(outcome.status == 3)
    #expect(outcome.output == Array("yes".utf8))
    #expect(outcome.errors == "no\n")
  }

  @Test func oneThatIsNotThereIsToldByItsStatus() {
    let outcome = runProgram(["modallint-no-such-program"])
    #expect(outcome.status == 127)
    #expect(!outcome.errors.isEmpty)
  }

  /// More than any pipe holds, both ways.
  @Test func muchInputIsWrittenWhileOutputIsRead() {
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    #expect(runProgram(["cat"], input: input).output == input)
  }

  /// A program sees the end of its input although another one was started meanwhile and still runs: that one holds no end
  /// of its pipes.
  @Test func programsHoldNoPipesOfOthers() throws {
    let folder = try TemporaryFolder()
    let (started, other, late) = ("\(folder.path)/started", "\(folder.path)/other", "\(folder.path)/late")
    let input = [UInt8](repeating: 0x61, count: 1 << 20)
    let reader = StartedThread {
      let outcome = runProgram(
        ["sh", "-c", "touch \(started); until [ -e \(other) ]; do sleep 0.01; done; cat >/dev/null"], input: input)
      #expect(outcome.status == 0)
    }
    // It stays for some seconds, and does not hold its own pipes.
    let stays = "{ sleep 5; touch \(late); } </dev/null >/dev/null 2>&1 & touch \(other)"
    #expect(runProgram(["sh", "-c", "until [ -e \(started) ]; do sleep 0.01; done; \(stays)"]).status == 0)
    try #require(reader).join()
    #expect(!exists(late))
    withExtendedLifetime(folder) {}
  }
}
