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
/// - Throws: `PageError` for all its mistakes.
public func readConfiguration(_ bytes: [UInt8], path: String, rules: [String]?) throws(PageError) -> Configuration {
  var mistakes: [PageError] = []
  let configuration = readConfiguration(bytes, path: path, rules: rules, mistakes: &mistakes)
  if let error = PageError(mistakes) { throw error }
  return configuration
}

/// Reads what can be read of a configuration, and adds its mistakes.
public func readConfiguration(
  _ bytes: [UInt8], path: String, rules: [String]?, mistakes: inout [PageError]
) -> Configuration {
  let place = TextPlace(path: path, text: String(decoding: bytes, as: UTF8.self))
  do {
    let reader = ConfigurationReader(place: place, lines: LineIndex(bytes), ruleIDs: rules)
    reader.read(try JSONValue.read(bytes))
    mistakes += reader.mistakes
    return reader.configuration
  } catch {
    mistakes.append(place.error(error.message, at: error.offset))
    return Configuration()
  }
}

/// A value with a mistake is left out, and all others are read.
private final class ConfigurationReader {
  private let place: TextPlace
  private let lines: LineIndex
  private let ruleIDs: [String]?
  private(set) var configuration = Configuration()
  private(set) var mistakes: [PageError] = []

  init(place: TextPlace, lines: LineIndex, ruleIDs: [String]?) {
    self.place = place
    self.lines = lines
    self.ruleIDs = ruleIDs
  }

  func read(_ value: JSONValue) {
    for member in members(value, "a configuration", configurationKeyMeanings.map(\.key)) {
      note(member.key, member)
      attempt { () throws(PageError) in try read(member) }
    }
  }

  private func read(_ member: JSONMember) throws(PageError) {
    switch member.key {
    case "extends": configuration.extends = try list(member) { value throws(PageError) in (try text(value, "a path"), value.range) }
    case "include": configuration.include = try globs(member)
    case "exclude": configuration.exclude = try globs(member)
    case "rules": configuration.rules = try rules(member, isNoted: true)
    case "overrides": configuration.overrides = try list(member, override)
    case "deploymentTarget": configuration.deploymentTarget = try version(member)
    case "deviceFamily": configuration.deviceFamily = try word(member, ["phone", "pad", "universal"])
    case "platforms": configuration.platforms = try list(member, platform)
    case "vocabulary": configuration.vocabulary = readVocabulary(member.value, place, &mistakes)
    case "pages": configuration.pages = try list(member) { value throws(PageError) in try text(value, "a folder") }
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

  /// What is read, or nil where that has a mistake, which is kept.
  @discardableResult
  private func attempt<Value>(_ read: () throws(PageError) -> Value) -> Value? {
    do {
      return try read()
    } catch {
      mistakes.append(error)
      return nil
    }
  }

  // MARK: Parts

  /// - Parameter isNoted: Whether the places count as origins; overrides have one of their own.
  private func rules(_ member: JSONMember, isNoted: Bool) throws(PageError) -> [String: Configuration.RuleSetting] {
    guard let members = member.value.members else { throw wrongKind(member, "an object") }
    var settings: [String: Configuration.RuleSetting] = [:]
    for rule in members {
      if let ruleIDs, !ruleIDs.contains(rule.key) {
        noteMistake("no rule is named `\(rule.key)`\(suggestion(for: rule.key, among: ruleIDs))", atKeyOf: rule)
      } else if settings[rule.key] != nil {
        noteTwice(rule)
      } else {
        settings[rule.key] = setting(rule, isNoted: isNoted)
        if isNoted { note("rules.\(rule.key)", rule) }
      }
    }
    return settings
  }

  /// `"off"`, `"warning"`, or `{"severity": "warning", "parameter": value}`.
  private func setting(_ rule: JSONMember, isNoted: Bool) -> Configuration.RuleSetting {
    var setting = Configuration.RuleSetting()
    guard let members = rule.value.members else {
      setting.severity = attempt { () throws(PageError) in try severity(rule) }
      return setting
    }
    var seen: Set<String> = []
    for member in members {
      if !seen.insert(member.key).inserted {
        noteTwice(member)
      } else if member.key == "severity" {
        setting.severity = attempt { () throws(PageError) in try severity(member) }
      } else {
        setting.parameters.append(member)
        if isNoted { note("rules.\(rule.key).\(member.key)", member) }
      }
    }
    return setting
  }

  private func severity(_ member: JSONMember) throws(PageError) -> Severity? {
    Severity(rawValue: try word(member, ["off"] + Severity.allCases.reversed().map(\.rawValue)))
  }

  private func override(_ value: JSONValue) throws(PageError) -> Configuration.Override {
    var override = Configuration.Override(files: [], rules: [:])
    let members = members(value, "an override", ["files", "rules"])
    for member in members {
      if member.key == "files" {
        override.files = attempt { () throws(PageError) in try globs(member) } ?? []
      } else {
        override.rules = attempt { () throws(PageError) in try overriddenRules(member) } ?? [:]
      }
    }
    // Files with a mistake were told of.
    let files = members.first { $0.key == "files" }?.value
    if value.members != nil, files == nil || files?.elements?.isEmpty == true { throw error("an override needs `files`, a list of globs", value) }
    return override
  }

  private func overriddenRules(_ member: JSONMember) throws(PageError) -> [String: Configuration.RuleSetting] {
    let settings = try rules(member, isNoted: false)
    for rule in member.value.members ?? [] where settings[rule.key]?.parameters.isEmpty == false {
      mistakes.append(error("parameters of `\(rule.key)` hold for all files: they belong into `rules`", rule.value))
    }
    return settings
  }

  private func globs(_ member: JSONMember) throws(PageError) -> [Glob] {
    try list(member) { element throws(PageError) in
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

  /// The members that may stand there.
  private func members(_ value: JSONValue, _ what: String, _ keys: [String]) -> [JSONMember] {
    guard let members = value.members else {
      mistakes.append(error("\(what) must be an object, not \(value.kindName)", value))
      return []
    }
    var seen: Set<String> = []
    return members.filter { member in
      if !keys.contains(member.key) {
        noteMistake("unknown key `\(member.key)`\(suggestion(for: member.key, among: keys))", atKeyOf: member)
        return false
      }
      if !seen.insert(member.key).inserted {
        noteTwice(member)
        return false
      }
      return true
    }
  }

  /// What each element of a list is read as, or one value in place of a list of one.
  private func list<Value>(_ member: JSONMember, _ read: (JSONValue) throws(PageError) -> Value) throws(PageError) -> [Value] {
    guard let elements = member.value.elements ?? (member.value.string == nil ? nil : [member.value]) else {
      throw wrongKind(member, "a list")
    }
    return elements.compactMap { element in attempt { () throws(PageError) in try read(element) } }
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

  private func note(_ key: String, _ member: JSONMember) {
    let position = lines.position(at: member.keyRange.lowerBound)
    configuration.origins[key] = .init(path: place.path, line: position.line, column: position.column)
  }

  // MARK: Errors

  private func error(_ message: String, _ value: JSONValue) -> PageError { place.error(message, at: value.range.lowerBound) }

  private func wrongKind(_ member: JSONMember, _ wanted: String) -> PageError {
    error("`\(member.key)` must be \(wanted), not \(member.value.kindName)", member.value)
  }

  private func noteMistake(_ message: String, atKeyOf member: JSONMember) {
    mistakes.append(place.error(message, at: member.keyRange.lowerBound))
  }

  private func noteTwice(_ member: JSONMember) { noteMistake("the key `\(member.key)` stands twice", atKeyOf: member) }
}

/// The platforms that a configuration may name, as project files call them.
let platformNames = ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS"]
