// Reads one configuration file. Whatever is not understood is an error with its place and the nearest right
// name: a key that is silently ignored is a rule that silently does not run.

import JSON
import ModalFacts

/// The name of configuration files.
public let configurationName = ".modallint.json"

/// The keys of a configuration, with what each means; the schema and `init` are written from it.
public let configurationKeyMeanings: [(key: String, meaning: String)] = [
  ("$schema", "The address of this file's schema; for editors alone."),
  ("extends", "Configurations that this one adds to, as paths relative to this file; later ones win, and this file over all."),
  ("include", "Globs of the files that are looked at, relative to this file's folder; all unless given."),
  ("exclude", "Globs of the files and folders that are not looked at."),
  ("rules", "By rule: `off`, a severity, or an object with `severity` and parameters of the rule."),
  ("overrides", "Rules that are set otherwise for some files: objects with `files` (globs) and `rules`."),
  ("deploymentTarget", "The oldest iOS that the app runs on, such as `16.4`; unless given, what the project says."),
  ("deviceFamily", "`phone`, `pad` or `universal`; unless given, what the project says."),
  ("platforms", "The platforms that the app is built for; unless given, what the project says."),
  ("vocabulary", "Names of the team's own by the part they play; only in the project's root file."),
  ("pages", "Folders with rule pages of the team's own, relative to this file; only in the project's root file."),
  ("requireReasons", "Whether a comment that allows a rule must say why."),
  ("failOn", "The least severity that ends a run with 1: `error`, `warning`, `info`, or `never`."),
  ("baseline", "A file of findings that are known and not reported, relative to this file."),
  ("rulesAddress", "Where rule pages can be read: an address to which a rule's id is added."),
]

/// Reads a configuration.
/// - Parameters:
///   - path: The file's path, for errors and origins.
///   - rules: The ids of all rules that there are; nil where they are not known yet and any name is taken.
/// - Throws: `PageError` at the first mistake.
public func readConfiguration(_ bytes: [UInt8], path: String, rules: [String]?) throws(PageError) -> Configuration {
  let place = TextPlace(path: path, text: String(decoding: bytes, as: UTF8.self))
  let value: JSONValue
  do {
    value = try JSONValue.read(bytes)
  } catch {
    throw place.error(error.message, at: error.offset)
  }
  var reader = ConfigurationReader(place: place, ruleIDs: rules)
  try reader.read(value)
  return reader.configuration
}

private struct ConfigurationReader {
  let place: TextPlace
  let ruleIDs: [String]?
  var configuration = Configuration()

  mutating func read(_ value: JSONValue) throws(PageError) {
    let keys = configurationKeyMeanings.map(\.key)
    for member in try members(value, "a configuration", keys) {
      note(member.key, member)
      switch member.key {
      case "extends":
        for element in try list(member) { configuration.extends.append((try text(element, "a path"), element.range)) }
      case "include": configuration.include = try globs(member)
      case "exclude": configuration.exclude = try globs(member)
      case "rules": configuration.rules = try rules(member)
      case "overrides":
        for element in try list(member) { configuration.overrides.append(try override(element)) }
      case "deploymentTarget": configuration.deploymentTarget = try version(member)
      case "deviceFamily": configuration.deviceFamily = try word(member, ["phone", "pad", "universal"])
      case "platforms": configuration.platforms = try list(member).map { element throws(PageError) in try platform(element) }
      case "vocabulary": configuration.vocabulary = try readVocabulary(member.value, place)
      case "pages": configuration.pages = try list(member).map { element throws(PageError) in try text(element, "a folder") }
      case "requireReasons":
        guard let bool = member.value.bool else { throw wrongKind(member, "true or false") }
        configuration.requireReasons = bool
      case "failOn": configuration.failOn = try word(member, ["error", "warning", "info", "never"])
      case "baseline": configuration.baseline = try text(member.value, "a path")
      case "rulesAddress":
        let address = try text(member.value, "an address")
        guard address.hasPrefix("https://") || address.hasPrefix("http://") || address.hasPrefix("file://") else {
          throw error("`rulesAddress` must begin with https://, http:// or file://", member.value)
        }
        configuration.rulesAddress = address
      default: break
      }
    }
  }

  // MARK: Parts

  private func overriddenRules(_ member: JSONMember) throws(PageError) -> [String: Configuration.RuleSetting] {
    var reader = self
    let settings = try reader.rules(member)
    for rule in member.value.members ?? [] where settings[rule.key]?.parameters.isEmpty == false {
      throw place.error("parameters of `\(rule.key)` hold for all files: they belong into `rules`", at: rule.value.range.lowerBound)
    }
    return settings
  }

  private mutating func rules(_ member: JSONMember) throws(PageError) -> [String: Configuration.RuleSetting] {
    guard let members = member.value.members else { throw wrongKind(member, "an object") }
    var settings: [String: Configuration.RuleSetting] = [:]
    for rule in members {
      if let ruleIDs, !ruleIDs.contains(rule.key) {
        throw place.error("no rule is named `\(rule.key)`\(suggestion(for: rule.key, among: ruleIDs))", at: rule.keyRange.lowerBound)
      }
      guard settings[rule.key] == nil else { throw twice(rule) }
      settings[rule.key] = try setting(rule)
      note("rules.\(rule.key)", rule)
    }
    return settings
  }

  /// `"off"`, `"warning"`, or `{"severity": "warning", "parameter": value}`.
  private func setting(_ rule: JSONMember) throws(PageError) -> Configuration.RuleSetting {
    guard let members = rule.value.members else { return .init(severity: .some(try severity(rule))) }
    var setting = Configuration.RuleSetting()
    for member in members {
      if member.key == "severity" {
        guard setting.severity == nil else { throw twice(member) }
        setting.severity = .some(try severity(member))
      } else {
        guard !setting.parameters.contains(where: { $0.key == member.key }) else { throw twice(member) }
        setting.parameters.append(member)
      }
    }
    return setting
  }

  private func severity(_ member: JSONMember) throws(PageError) -> Severity? {
    Severity(rawValue: try word(member, ["off"] + Severity.allCases.reversed().map(\.rawValue)))
  }

  private mutating func override(_ value: JSONValue) throws(PageError) -> Configuration.Override {
    var override = Configuration.Override(files: [], rules: [:])
    for member in try members(value, "an override", ["files", "rules"]) {
      if member.key == "files" { override.files = try globs(member) } else { override.rules = try overriddenRules(member) }
    }
    guard !override.files.isEmpty else { throw error("an override needs `files`, a list of globs", value) }
    return override
  }

  private func globs(_ member: JSONMember) throws(PageError) -> [Glob] {
    try list(member).map { element throws(PageError) in
      let text = try text(element, "a glob")
      // A leading `./` or `/` says what is so anyway: globs begin at this file's folder.
      return Glob(text.hasPrefix("./") ? String(text.dropFirst(1)) : text)
    }
  }

  private func version(_ member: JSONMember) throws(PageError) -> String {
    let text = try text(member.value, "a version")
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...3).contains(parts.count), parts.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }) else {
      throw error("`\(text)` is no version such as 16.4", member.value)
    }
    return text
  }

  private func platform(_ value: JSONValue) throws(PageError) -> String {
    let text = try text(value, "a platform")
    guard platformNames.contains(text) else {
      throw error("no platform is named `\(text)`\(suggestion(for: text, among: platformNames))", value)
    }
    return text
  }

  // MARK: Values

  private func members(_ value: JSONValue, _ what: String, _ keys: [String]) throws(PageError) -> [JSONMember] {
    guard let members = value.members else { throw error("\(what) must be an object, not \(value.kindName)", value) }
    var seen: Set<String> = []
    for member in members {
      guard keys.contains(member.key) else {
        throw place.error("unknown key `\(member.key)`\(suggestion(for: member.key, among: keys))", at: member.keyRange.lowerBound)
      }
      guard seen.insert(member.key).inserted else { throw twice(member) }
    }
    return members
  }

  /// A list, or one value in place of a list of one.
  private func list(_ member: JSONMember) throws(PageError) -> [JSONValue] {
    if let elements = member.value.elements { return elements }
    guard member.value.string != nil else { throw wrongKind(member, "a list") }
    return [member.value]
  }

  private func text(_ value: JSONValue, _ what: String) throws(PageError) -> String {
    guard let text = value.string else { throw error("\(what) must be a string, not \(value.kindName)", value) }
    guard !text.isEmpty else { throw error("\(what) must not be empty", value) }
    return text
  }

  private func word(_ member: JSONMember, _ words: [String]) throws(PageError) -> String {
    let list = words.map { "`\($0)`" }.joined(separator: ", ")
    guard let word = member.value.string else { throw wrongKind(member, "one of \(list)") }
    guard words.contains(word) else {
      throw error("`\(word)` is no value of `\(member.key)`, which takes \(list)\(suggestion(for: word, among: words))", member.value)
    }
    return word
  }

  private mutating func note(_ key: String, _ member: JSONMember) {
    configuration.origins[key] = place.location(of: member.keyRange.lowerBound)
  }

  // MARK: Errors

  private func error(_ message: String, _ value: JSONValue) -> PageError { place.error(message, at: value.range.lowerBound) }

  private func wrongKind(_ member: JSONMember, _ wanted: String) -> PageError {
    error("`\(member.key)` must be \(wanted), not \(member.value.kindName)", member.value)
  }

  private func twice(_ member: JSONMember) -> PageError {
    place.error("the key `\(member.key)` stands twice", at: member.keyRange.lowerBound)
  }
}

/// The platforms that a configuration may name, as project files call them.
let platformNames = ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS"]
