// The whole program in this process: arguments in, output and status out.

import Foundation
import JSON
import RuleEngine
import Testing

@testable import ModallintCLI

struct Outcome: Equatable {
  var output: String
  var errors: String
  var status: Int32
}

func modallint(_ arguments: String..., surroundings: Surroundings = Surroundings()) -> Outcome {
  modallint(arguments, surroundings: surroundings)
}

func modallint(_ arguments: [String], surroundings: Surroundings = Surroundings()) -> Outcome {
  var output: [UInt8] = []
  var errors: [UInt8] = []
  let console = Console(
    output: Output {
      output += $0
      return true
    },
    errors: Output {
      errors += $0
      return true
    })
  let status = run(arguments, surroundings, console)
  return Outcome(
    output: String(decoding: output, as: UTF8.self), errors: String(decoding: errors, as: UTF8.self),
    status: status)
}

/// A class, so that its folder goes away with it.
@Suite final class CommandTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/modallint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  private func write(_ name: String, _ bytes: [UInt8]) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: folder + "/" + name))
  }

  @Test func version() {
    #expect(modallint("--version") == Outcome(output: "modallint 0.1.0\n", errors: "", status: 0))
    #expect(modallint("version") == modallint("--version"))
  }

  @Test func helpNamesEveryCommandAndOptionOnce() {
    let help = modallint("--help").output
    for command in commands {
      #expect(help.contains("\n  \(command.name) "))
      let commandHelp = modallint(command.name, "--help")
      #expect(commandHelp.status == 0)
      for option in command.options {
        #expect(commandHelp.output.contains("  \(option.name)") == !option.isHidden)
      }
    }
    #expect(modallint("lint", "none", "-h").output == modallint("lint", "--help").output)
    #expect(modallint("help") == modallint("--help"))
    #expect(modallint("help", "facts") == modallint("facts", "--help"))
  }

  struct Misuse: Sendable {
    var arguments: [String]
    var message: String
  }

  @Test(arguments: [
    Misuse(
      arguments: ["--fromat", "json"], message: "`lint` has no option `--fromat`; did you mean `--format`?"),
    Misuse(
      arguments: ["--format", "jsn"],
      message: "`jsn` is no value of `--format`, which takes \(ReportFormat.names.map { "`\($0)`" }.joined(separator: ", ")); did you mean `json`?"),
    Misuse(arguments: ["--format"], message: "`--format` needs a value: `--format FORMAT`"),
    Misuse(arguments: ["--timings=1"], message: "`--timings` takes no value"),
    Misuse(arguments: ["--threads", "0"], message: "`--threads` takes a number from 1, not `0`"),
    Misuse(arguments: ["--rule", "zzzzzzzzzz"], message: "no rule is named `zzzzzzzzzz`"),
    Misuse(arguments: ["rules", "x"], message: "`rules` does not take `x`"),
    Misuse(arguments: ["explain"], message: "`explain` needs RULE|MESSAGE"),
    Misuse(arguments: ["tokens"], message: "`tokens` needs FILE…"),
    Misuse(
      arguments: ["explian", "x"],
      message: "`explian`: no such file or directory; did you mean the command `explain`?"),
    Misuse(
      arguments: ["--threads", "1", "facts"],
      message: "`facts`: no such file or directory; the command `facts` must come first: `modallint facts …`"),
    Misuse(arguments: ["help", "fcts"], message: "there is no command `fcts`; did you mean `facts`?"),
  ])
  func misuseIsAnswered(misuse: Misuse) {
    var errors: [UInt8] = []
    let console = Console(
      output: Output { _ in true },
      errors: Output {
        errors += $0
        return true
      })
    #expect(run(misuse.arguments, Surroundings(), console) == 2)
    let first = String(decoding: errors, as: UTF8.self).split(separator: "\n").first
    #expect(first.map(String.init) == "error: \(misuse.message)")
  }

  @Test func aCommandIsTheFirstWordOnly() throws {
    #expect(modallint("./explain").errors.hasPrefix("error: `./explain`: no such file"))
    #expect(modallint("--", "--format").errors.hasPrefix("error: `--format`: no such file"))
  }

  @Test func timingsNameEveryStepAndRule() {
    let lines = modallint(folder, "--timings").errors.split(separator: "\n").filter { $0.hasSuffix(" ms") }
    let steps = lines.filter { !$0.hasPrefix("  ") }
    #expect(lines.count > steps.count && lines.contains { $0.hasPrefix("  trapped-modal\t") })
    #expect(
      steps.map { $0.prefix { $0 != "\t" } } == [
        "settings", "walk", "read", "tokens", "outline", "facts", "join", "checks",
      ])
  }

  @Test func tokens() throws {
    try write("A.swift", Array("a.b(\u{22}é\u{22}) // c\n".utf8))
    let outcome = modallint("tokens", folder + "/A.swift", folder + "/none.swift")
    #expect(
      outcome.output == """
        # \(folder)/A.swift
        0\t1\tword
        1\t2\tperiod
        2\t3\tword
        3\t4\tleftParen
        4\t5\topenQuote
        5\t7\tstringSegment
        7\t8\tcloseQuote
        8\t9\trightParen

        """)
    #expect(outcome.errors == "error: `\(folder)/none.swift`: no such file or directory\n")
    #expect(outcome.status == 2)
  }

  @Test func rulesAsJSONAreTheRules() throws {
    let list = try #require(try JSONValue.read(modallint("rules", "--format", "json").output).elements)
    let rules = try readRules()
    #expect(list.map { $0["id"]?.string } == rules.map(\.id))
    #expect(list.allSatisfy { $0.members?.map(\.key) == ["id", "severity", "default", "summary"] })
  }

  @Test func everyRuleIsExplained() throws {
    for rule in try readRules() {
      let outcome = modallint("explain", rule.id)
      #expect(outcome.status == 0)
      #expect(outcome.output.hasPrefix("\(rule.id): \(rule.summary)\n"))
      #expect(!outcome.output.contains("expect:"))
    }
  }

  @Test func aClosedOutputEndsQuietly() {
    var pieces = 0
    let output = Output { _ in
      pieces += 1
      return false
    }
    let console = Console(output: output, errors: Output { _ in true })
    for _ in 0..<10 { output.write(String(repeating: "x", count: 100_000)) }
    #expect(run(["--version"], Surroundings(), console) == 0)
    #expect(pieces == 1)
  }
}
