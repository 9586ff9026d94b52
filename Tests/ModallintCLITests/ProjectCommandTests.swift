// The commands that say what holds, why, and how to begin.

import Foundation
import JSON
import ProjectFiles
import RuleEngine
import TestSupport
import Testing

@testable import ModallintCLI

@Suite struct ProjectCommandTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "Home.swift",
      """
      import SwiftUI
      struct Home: View {
        @State private var shows = false; @State private var covers = false
        var body: some View {
          Button("Go") { shows = true; covers = true }
            .sheet(isPresented: $shows) { Text("x") }
            // modallint:allow trapped-modal — a kiosk
            .fullScreenCover(isPresented: $covers) { Text("y") }
        }
      }

      """)
  }

  @Test func why() {
    let path = folder.path + "/Home.swift"
    #expect(modallint("why", path + ":6").output.hasPrefix("warning[missing-dismiss-button]: no button closes"))
    #expect(modallint("why", path + ":8").output.hasPrefix("allowed by a comment: trapped-modal: "))
    #expect(modallint("why", path + ":2").output.hasPrefix("no rule speaks of this line, and no presentation"))
    #expect(modallint("why", path + ":2").output.contains("= note: 1 file read, below "))
    for wrong in [path, path + ":x", path + ":99", "/no/such.swift:1"] { #expect(modallint("why", wrong).status == 2) }
  }

  @Test func whereAValueComesFrom() throws {
    try folder.write("base.json", #"{"rules": {"trapped-modal": "info"}, "failOn": "error"}"#)
    try folder.write(".modallint.json", "{\n\"extends\": \"base.json\",\n\"overrides\": [{\"files\": [\"Home.swift\"], \"rules\": {\"missing-dismiss-button\": \"off\"}}]}")
    let value = try JSONValue.read(modallint("config", "--format", "json", folder.path + "/Home.swift").output)
    func row(_ key: String) -> [String?] { [value["values"]?[key]?["value"]?.string, value["values"]?[key]?["from"]?.string] }
    #expect(row("rules.trapped-modal") == ["info", folder.path + "/base.json:1"])
    #expect(row("failOn") == ["error", folder.path + "/base.json:1"])
    #expect(row("rules.missing-dismiss-button") == ["off", folder.path + "/.modallint.json:3"])
    #expect(row("rules.missing-data-loss-guard") == ["warning", "by default"])
    #expect(modallint("config", folder.path).output.hasPrefix("from \(folder.path)/.modallint.json, \(folder.path)/base.json\n"))
  }

  @Test func theSchemaNamesEveryKeyAndRule() throws {
    let schema = try JSONValue.read(modallint("config", "--schema").output)
    #expect(schema["properties"]?.members?.map(\.key) == configurationKeyMeanings.map(\.key))
    #expect(schema["definitions"]?["rules"]?["properties"]?.members?.map(\.key) == (try readRules().map(\.id)))
  }

  @Test func initWritesAConfigurationThatSaysNothing() throws {
    let before = modallint(folder.path).output
    #expect(modallint("init", folder.path).status == 0)
    let text = try folder.text(".modallint.json")
    for (key, _) in configurationKeyMeanings { #expect(text.contains("// \"\(key)\":")) }
    #expect(modallint(folder.path).output == before)
    #expect(modallint("init", folder.path).status == 2)
    // Each example is in form.
    let lines = text.split(separator: "\n").map { $0.hasPrefix("  // \"") ? String($0.dropFirst(5)) : String($0) }
    let all = lines.filter { !$0.hasPrefix("\"extends\"") }.joined(separator: "\n")
    #expect(throws: Never.self) { try readConfiguration(Array(all.utf8), path: "", rules: try readRules().map(\.id)) }
  }

  @Test func theHookStaysIfThereIsOne() throws {
    #expect(modallint("init", "--git-hook", folder.path).status == 2)
    #expect(runProgram(["git", "-C", folder.path, "init", "-q"]).status == 0)
    #expect(modallint("init", "--git-hook", folder.path).output.hasSuffix("each commit is linted before it is made\n"))
    let hook = folder.path + "/.git/hooks/pre-commit"
    #expect(FileManager.default.isExecutableFile(atPath: hook))
    try folder.write(".git/hooks/pre-commit", "#!/bin/sh\n")
    #expect(modallint("init", "--git-hook", folder.path).output.contains("stays as it is"))
    #expect(try folder.text(".git/hooks/pre-commit") == "#!/bin/sh\n")
  }

  @Test func examplesOfPages() throws {
    let pages = tests.replacing("/Tests", with: "/rules")
    #expect(modallint("test", pages).status == 0)
    let page = try #require(Surroundings().pages.first { $0.name == "trapped-modal" }?.text)
    try folder.write("own/house-trap.md", page.replacing("trapped-modal\n", with: "house-trap\n"))
    let outcome = modallint("test", folder.path + "/own")
    #expect(outcome.status == 1 && outcome.output.contains("not expected: ") && outcome.output.contains("failed house-trap"))
    #expect(modallint("test", folder.path + "/own/house-trap.md").status == 1)
    #expect(modallint("test", folder.path + "/none").status == 2)
    try folder.write("empty/a.txt")
    #expect(modallint("test", folder.path + "/empty").errors.hasPrefix("warning: no rule pages"))
  }

  @Test(arguments: ["bash", "zsh", "fish"]) func completionsNameEveryOption(_ shell: String) {
    let text = modallint("completions", shell).output
    for command in commands {
      #expect(text.contains(command.name))
      for option in command.options where !option.isHidden { #expect(text.contains(option.name.drop { $0 == "-" })) }
    }
    if shell == "bash" { #expect(runProgram(["bash", "-n"], input: Array(text.utf8)).status == 0) }
  }

  @Test func theManualNamesEveryCommand() {
    let text = modallint("manual").output
    for command in commands { #expect(text.contains(".SS \(command.name)")) }
    #expect(modallint("completions", "bahs").errors.contains("did you mean `bash`?"))
  }
}
