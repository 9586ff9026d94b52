// The laws of the house that nobody should have to remember: who may import what, what stands at the
// top level, how long a file may be, and what is stated twice.

import Foundation
import RuleBook
import RuleEngine
import Testing

/// What each target may import. `Package.swift` declares the same arrows, but SwiftPM lets an
/// undeclared import of what lies further down pass; this table does not.
private let allowedImports: [String: Set<String>] = [
  "Sources/modallint": ["ModallintCLI"],
  "Sources/ModallintCLI": ["LanguageServer", "ProjectFiles", "RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "SwiftScan", "JSON"],
  "Sources/LanguageServer": ["ProjectFiles", "RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON"],
  "Sources/ProjectFiles": ["RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON"],
  "Sources/RuleEngine": ["RuleBook", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON"],
  "Sources/ModalFacts": ["InterfaceBuilder", "ProjectSettings", "SwiftScan"],
  "Sources/InterfaceBuilder": [],
  "Sources/ProjectSettings": ["SwiftScan"],
  "Sources/SwiftScan": [],
  "Sources/JSON": [],
  "rules": [],
  "Sources/Plugins/ModallintCommand": ["PackagePlugin", "Foundation"],
  "Sources/Plugins/ModallintBuild": ["PackagePlugin", "Foundation"],
  "Sources/Plugins/EmbedRules": ["PackagePlugin", "Foundation"],
  "Sources/Plugins/embed-rules-tool": ["Darwin", "Glibc", "Musl"],
]

/// The one folder that calls the operating system.
private let platformFolder = "Sources/ProjectFiles/Platform/"

@Suite struct HouseTests {
  private let sources = Repository.files(below: "Sources").filter { $0.hasSuffix(".swift") }

  @Test func importsPointDownward() throws {
    for path in sources + ["rules/RuleBook.swift"] {
      let target = allowedImports.keys.first { path.hasPrefix($0 + "/") }
      var allowed = try #require(target.flatMap { allowedImports[$0] }, "no target for `\(path)`")
      if path.hasPrefix(platformFolder) { allowed.formUnion(["Darwin", "Glibc", "Musl"]) }
      for line in try Repository.text(path).split(whereSeparator: \.isNewline) {
        let words = line.split(separator: " ").drop {
          $0.hasPrefix("@") || $0 == "public" || $0 == "internal"
        }
        guard words.first == "import", words.count > 1, !line.contains("\"") else { continue }
        let module = String(words[words.startIndex + 1].prefix { $0 != "." })
        #expect(allowed.contains(module), "`\(path)` imports `\(module)`")
      }
    }
  }

  @Test func theTopLevelHoldsOnlyWhatItShould() throws {
    let allowed: Set = [
      "Package.swift", "Package.resolved", "Sources", "Tests", "rules", "vscode-extension", "README.md",
    ]
    let names = try FileManager.default.contentsOfDirectory(atPath: Repository.root)
    #expect(names.filter { !$0.hasPrefix(".") && !allowed.contains($0) } == [])
  }

  /// Disks of macOS take `ModalLint` and `modallint` for the same folder.
  @Test func noTwoNamesDifferOnlyInCase() {
    var seen: [String: String] = [:]
    for path in Repository.files() {
      var parts = path.split(separator: "/")
      while !parts.isEmpty {
        let name = parts.joined(separator: "/")
        let other = seen.updateValue(name, forKey: name.lowercased())
        #expect(other == nil || other == name, "`\(name)`")
        parts.removeLast()
      }
    }
  }

  @Test func filesAreShort() throws {
    for path in sources + Repository.files(below: "Tests").filter({ $0.hasSuffix(".swift") }) {
      let lines = try Repository.text(path).split(separator: "\n", omittingEmptySubsequences: false).count
      #expect(lines <= 500, "`\(path)` has \(lines) lines")
    }
  }

  /// A spelling that is no seed would take the program down where it is first asked for.
  @Test func everyExtraNameIsASeed() throws {
    let seeds = try Repository.text("Sources/ModalFacts/Files/Conditions.swift")
    for path in sources {
      for piece in try Repository.text(path).components(separatedBy: "Extra(\"").dropFirst() {
        let spelling = piece.prefix { $0 != "\"" }
        #expect(seeds.contains("\"\(spelling)\","), "`\(path)` asks for `\(spelling)`")
      }
    }
  }

  @Test func filesBeginWithTheirIdea() throws {
    for path in sources where path != "Sources/modallint/main.swift" {
      let text = try Repository.text(path)
      #expect(text.hasPrefix("// "), "`\(path)` does not say what it is for")
    }
  }

  @Test func everyPageNamesACheckAndEveryCheckIsNamed() throws {
    let named = Set(try readRules().map(\.check))
    #expect(named == Set(checkNames))
    #expect(Set(checkNames).count == checkNames.count)
  }

  @Test func everyPageIsEmbeddedAndInForm() throws {
    let pages = Repository.files(below: "rules").filter { $0.hasSuffix(".md") }
    #expect(RuleBook.pages.map { pagePath(ofRule: $0.name) } == pages)
    for page in RuleBook.pages {
      #expect(page.text == (try Repository.text(pagePath(ofRule: page.name))))
      do {
        _ = try RulePage(id: page.name, text: page.text, path: pagePath(ofRule: page.name))
      } catch {
        Issue.record("\(error.description)")
      }
    }
  }

  @Test func theReadmeListsTheRules() throws {
    let rows = try readRules().map { rule in
      "| `\(rule.id)` | \(rule.severity.rawValue) | \(rule.isOnByDefault ? "on" : "off") | \(rule.summary) |"
    }
    guard let readme = try? Repository.text("README.md") else {
      return #expect(rows.isEmpty, "`README.md` is missing")
    }
    // The table of that section alone: others list rules as well.
    let section = readme.components(separatedBy: "\n## ").first { $0.hasPrefix("Rules\n") } ?? ""
    let listed = section.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(listed == rows)
  }
}
