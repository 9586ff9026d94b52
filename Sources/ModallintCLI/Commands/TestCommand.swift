// `modallint test PATH…`: runs the examples of rule pages, so that a team's own rules are tested as ours are.

import ModalFacts
import ProjectFiles
import RuleEngine

func runTest(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  var sources: [PageSource] = []
  for operand in words.operands {
    do {
      sources += try rulePages(at: operand)
    } catch {
      throw CommandError(error)
    }
  }
  guard !sources.isEmpty else {
    console.warn("no rule pages (`*.md`) below \(words.operands.map { "`\($0)`" }.joined(separator: ", "))")
    return ExitStatus.clean
  }
  // Pages that are tested count in place of those of the same name that the program carries.
  let others = surroundings.pages.filter { page in !sources.contains { $0.name == page.name } }
  let rules: [Rule]
  do {
    rules = try readRules(others + sources, checks: surroundings.checks)
  } catch {
    throw CommandError(error)
  }
  let vocabulary = try embeddedVocabulary()
  var failures = 0
  for source in sources {
    let page: RulePage
    do {
      page = try RulePage(id: source.name, text: source.text, path: source.path)
    } catch {
      throw CommandError(error)
    }
    var failed = 0
    for example in page.examples {
      let problems = example.problems(of: page.rule, among: rules, vocabulary: vocabulary)
      if !problems.isEmpty { failed += 1 }
      for problem in problems {
        console.output.write("\(source.path):\(example.line): \(example.isBad ? "bad" : "good") example: \(problem)\n")
      }
    }
    console.output.write("\(failed == 0 ? "ok    " : "failed") \(page.rule.id): \(counted(page.examples.count, "example"))\(failed == 0 ? "" : ", \(failed) wrong")\n")
    failures += failed
  }
  return failures == 0 ? ExitStatus.clean : ExitStatus.findings
}
