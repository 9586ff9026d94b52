// `modallint config [PATH]`: what holds for a file or folder, and where each value comes from. Editors and the
// terminal read the same files, so whoever wonders asks here.

import JSON
import ModalFacts
import ProjectFiles
import RuleEngine

func runConfig(
  _ words: Words, _ surroundings: Surroundings, _ console: Console
) throws(CommandError) -> Int32 {
  if words.has(.schema) {
    console.output.write(configurationSchema(rules: try embeddedRules(surroundings)).text(.pretty) + "\n")
    return ExitStatus.clean
  }
  let path = absolutePath(words.operands.first ?? ".", in: currentFolder())
  let folder = isFile(path) ? parentFolder(path) : path
  let (rules, placed) = try Session.settings(in: folder, words, surroundings)
  let configuration = placed.configuration
  let relative = placed.relative(path).flatMap { $0.isEmpty ? nil : $0 }
  var rows: [(key: String, value: JSONValue, origin: String)] = []
  func add(_ key: String, _ value: JSONValue?) {
    guard let value else { return }
    rows.append((key, value, configuration.origins[key]?.text ?? "by default"))
  }
  add("include", configuration.include.isEmpty ? nil : .array(configuration.include.map { .string($0.text) }))
  add("exclude", configuration.exclude.isEmpty ? nil : .array(configuration.exclude.map { .string($0.text) }))
  add("deploymentTarget", configuration.deploymentTarget.map { .string($0) })
  add("deviceFamily", configuration.deviceFamily.map { .string($0) })
  add("platforms", configuration.platforms.map { .array($0.map { .string($0) }) })
  for (role, names) in configuration.vocabulary.names.sorted(by: { $0.key.key < $1.key.key }) {
    rows.append(("vocabulary.\(role.key)", .array(names.map { .string($0) }), configuration.origins["vocabulary"]?.text ?? "by default"))
  }
  add("pages", configuration.pages.isEmpty ? nil : .array(configuration.pages.map { .string($0) }))
  add("requireReasons", .boolean(configuration.requireReasons ?? false))
  add("failOn", .string(configuration.failOn ?? "warning"))
  add("baseline", configuration.baseline.map { .string($0) })
  add("rulesAddress", configuration.rulesAddress.map { .string($0) })
  for rule in rules {
    let severity = configuration.severity(of: rule.severity, rule, for: relative ?? "")
    let isOverridden = relative.map { configuration.setting(of: rule.id, for: $0) != configuration.setting(of: rule.id, for: nil) } ?? false
    let origin = isOverridden ? configuration.origins["overrides"] : configuration.origins["rules.\(rule.id)"]
    rows.append(("rules.\(rule.id)", .string(severity?.rawValue ?? "off"), origin?.text ?? "by default"))
  }
  if words.value("--format") == "json" {
    let values = rows.map { JSONMember($0.key, ["value": $0.value, "from": .string($0.origin)]) }
    let object: JSONValue = [
      "files": .array(placed.files.map { .string($0) }), "isIncluded": .boolean(relative.map(configuration.includes) ?? true),
      "values": JSONValue(.object(values)),
    ]
    console.output.write(object.text(.pretty) + "\n")
    return ExitStatus.clean
  }
  console.output.write(placed.files.isEmpty ? "no \(configurationName) above\n" : "from \(placed.files.joined(separator: ", "))\n")
  if relative.map(configuration.includes) == false { console.output.write("not looked at: left out by `include` or `exclude`\n") }
  let width = rows.map(\.key.count).max() ?? 0
  for row in rows {
    let value = row.value.text()
    console.output.write("\(row.key)\(String(repeating: " ", count: width - row.key.count))  \(value)  (\(row.origin))\n")
  }
  return ExitStatus.clean
}
