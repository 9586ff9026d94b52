// Runs the examples of a rule page, as `modallint test` and the project's own tests do: what an example says
// must be found, and nothing else.

import ModalFacts

extension RulePage.Example {
  /// What is wrong with the example, a line each, with lines of its own files; empty where it is right.
  /// - Parameters:
  ///   - rule: The page's rule, which runs with all that are on.
  ///   - rules: All rules that there are.
  public func problems(of rule: Rule, among rules: [Rule], vocabulary: Vocabulary) -> [String] {
    var reader = FactReader()
    let texts = files.map { Array($0.text.utf8) }
    // A scanner may look past the end, where files that were read have zero bytes.
    let facts = texts.map { text in
      (text + Array(repeating: 0, count: 64)).withUnsafeBufferPointer { reader.read(UnsafeBufferPointer(rebasing: $0[..<text.count])) }
    }
    let running = rules.filter { $0.isOnByDefault || $0.id == rule.id }
    let result = lint(
      ProjectIndex(facts, vocabulary: vocabulary.adding(rangesOf: running), settings: exampleSettings(files.map(\.text))), LintRules(running, known: rules.map(\.id))) { texts[$0] }
    var problems: [String] = []
    var expectsRule = false
    for (number, file) in files.enumerated() {
      let expectations = readExpectations(file.text).expectations
      if expectations.contains(where: { $0.rule == rule.id && $0.kind != .todoAllow }) { expectsRule = true }
      let source = LineIndex(texts[number])
      let seen = result.findings.filter { $0.place.file == number }.map { SeenFinding($0, in: source) }
      let (missed, unexpected) = compare(expectations, seen)
      let name = files.count > 1 ? "\(file.name):" : ""
      problems += missed.map { "not found: \(name)\($0)" } + unexpected.map { "not expected: \(name)\($0)" }
    }
    if isBad, !expectsRule { problems.append("a bad example expects `\(rule.id)` somewhere") }
    if !isBad, expectsRule { problems.append("a good example expects nothing") }
    return problems
  }
}
