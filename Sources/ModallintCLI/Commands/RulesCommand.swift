// `modallint rules`: what there is, the team's own among it. And how the other commands come by rules.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

func runRules(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  let (_, rules) = try knownRules(words, surroundings)
  if words.value("--format") == "json" {
    let list = JSONValue.array(
      rules.map { rule in
        [
          "id": .string(rule.id), "severity": .string(rule.severity.rawValue),
          "default": .string(rule.defaultWord), "summary": .string(rule.summary),
        ]
      })
    console.output.write(list.text(.pretty) + "\n")
    return ExitStatus.clean
  }
  let width = rules.map(\.id.count).max() ?? 0
  for rule in rules {
    let id = rule.id + String(repeating: " ", count: width - rule.id.count)
    let severity = rule.severity.rawValue + String(repeating: " ", count: 7 - rule.severity.rawValue.count)
    let off = rule.isOnByDefault ? "   " : "off"
    console.output.write("\(id)  \(severity)  \(off)  \(rule.summary)\n")
  }
  return ExitStatus.clean
}

extension Rule {
  var defaultWord: String { isOnByDefault ? "on" : "off" }
}

/// The rules of the pages.
/// - Throws: `CommandError` with the place of the first broken page.
func embeddedRules(_ surroundings: Surroundings) throws(CommandError) -> [Rule] {
  do {
    return try readRules(surroundings.pages, checks: surroundings.checks)
  } catch {
    throw CommandError(error)
  }
}

/// The embedded rules and those that the project around the current folder adds.
/// - Throws: `CommandError` with the place of the first broken page.
func knownRules(_ words: Words, _ surroundings: Surroundings) throws(CommandError) -> (pages: [PageSource], rules: [Rule]) {
  let folder = currentFolder()
  do throws(PageError) {
    let pages = try Session.pages(in: folder, words, surroundings)
    return (pages, try readRules(pages, checks: surroundings.checks))
  } catch {
    throw CommandError(error)
  }
}

/// The rule with this id, or an error that says the nearest one.
func rule(_ id: String, in rules: [Rule]) throws(CommandError) -> Rule {
  if let rule = rules.first(where: { $0.id == id }) { return rule }
  throw CommandError("no rule is named `\(id)`\(suggestion(for: id, among: rules.map(\.id)))")
}

/// The names that play a part in a modal.
/// - Throws: `CommandError` with the place of the first mistake in the page.
func embeddedVocabulary() throws(CommandError) -> Vocabulary {
  do {
    return try readVocabulary()
  } catch {
    throw CommandError(error)
  }
}
