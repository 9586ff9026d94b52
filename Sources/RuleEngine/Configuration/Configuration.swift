// What a team wants: which rules, how bad, which files, and what its own names mean. A configuration is one
// file and those that it extends, already put together; it knows where each of its values came from.

import JSON
import ModalFacts

/// What a configuration file says. What it does not say is nil or empty.
public struct Configuration: Sendable {
  /// What a team says of one rule.
  public struct RuleSetting: Sendable, Equatable {
    /// Nil where only parameters are given; `.some(nil)` is "off".
    public var severity: Severity??
    public var parameters: [JSONMember] = []

    public init(severity: Severity?? = nil, parameters: [JSONMember] = []) {
      self.severity = severity
      self.parameters = parameters
    }
  }

  /// Where a key stands: line and column, 1-based, the column in UTF-16 units.
  public struct Origin: Sendable, Equatable {
    public var path: String
    public var line: Int
    public var column: Int

    public init(path: String, line: Int, column: Int) {
      self.path = path
      self.line = line
      self.column = column
    }

    /// `path:line`.
    public var text: String { "\(path):\(line)" }

    /// A mistake that stands there.
    public func error(_ message: String) -> PageError { PageError(path: path, line: line, column: column, message: message) }
  }

  /// Rules that are set otherwise for some files.
  public struct Override: Sendable {
    public var files: [Glob]
    public var rules: [String: RuleSetting]
  }

  /// Files that are looked at; empty: all.
  public var include: [Glob] = []
  /// Files and folders that are not.
  public var exclude: [Glob] = []
  public var rules: [String: RuleSetting] = [:]
  /// In order: later ones win.
  public var overrides: [Override] = []
  /// The oldest iOS, as in `16.4`.
  public var deploymentTarget: String?
  /// `phone`, `pad` or `universal`.
  public var deviceFamily: String?
  public var platforms: [String]?
  /// Names that play a part, beside those that the program knows.
  public var vocabulary = Vocabulary()
  /// Folders with rule pages of the team's own, relative to this file's folder.
  public var pages: [String] = []
  public var requireReasons: Bool?
  /// The least severity that ends a run with 1, or `never`.
  public var failOn: String?
  /// A baseline's path, relative to this file's folder.
  public var baseline: String?
  /// Where rule pages can be read: an address to which a rule's id is added.
  public var rulesAddress: String?
  /// Files that it extends, as they are written, with the bytes where.
  public var extends: [(path: String, range: Range<Int>)] = []
  /// By key, with dots between (`rules.trapped-modal`): where the value stands.
  public var origins: [String: Origin] = [:]

  public init() {}

  /// The configuration that extends this one with `other`, whose values win.
  public func extended(by other: Configuration) -> Configuration {
    var result = self
    if !other.include.isEmpty { result.include = other.include }
    if !other.exclude.isEmpty { result.exclude = other.exclude }
    result.rules.merge(other.rules) { $0.overridden(by: $1) }
    result.overrides += other.overrides
    result.deploymentTarget = other.deploymentTarget ?? deploymentTarget
    result.deviceFamily = other.deviceFamily ?? deviceFamily
    result.platforms = other.platforms ?? platforms
    result.vocabulary = vocabulary.adding(other.vocabulary)
    if !other.pages.isEmpty { result.pages = other.pages }
    result.requireReasons = other.requireReasons ?? requireReasons
    result.failOn = other.failOn ?? failOn
    result.baseline = other.baseline ?? baseline
    result.rulesAddress = other.rulesAddress ?? rulesAddress
    result.extends = []
    result.origins.merge(other.origins) { $1 }
    return result
  }

  /// What it says of a rule in a file.
  /// - Parameter path: Relative to the configuration's folder; nil for what holds unless files are named.
  public func setting(of rule: String, for path: String?) -> RuleSetting {
    var setting = rules[rule] ?? RuleSetting()
    guard let path else { return setting }
    for override in overrides {
      guard let said = override.rules[rule], override.files.contains(where: { $0.matchesPathOrFolder(path) }) else { continue }
      setting = setting.overridden(by: said)
    }
    return setting
  }

  /// Whether some file has the rule on.
  public func mayRun(_ rule: Rule) -> Bool {
    let settings = [setting(of: rule.id, for: nil)] + overrides.compactMap { $0.rules[rule.id] }
    if rule.id == "unexplained-suppression", requireReasons == true { return true }
    return settings.contains { setting in
      switch setting.severity {
      case nil: rule.isOnByDefault
      case .some(let severity): severity != nil
      }
    }
  }

  /// How bad a finding is in a file, or nil where the rule is off there.
  public func severity(of finding: Severity, _ rule: Rule, for path: String) -> Severity? {
    switch setting(of: rule.id, for: path).severity {
    case nil: rule.isOnByDefault || rule.id == "unexplained-suppression" && requireReasons == true ? finding : nil
    case .some(nil): nil
    // A check that lowered the rule's severity had a reason.
    case .some(.some(let severity)): finding == rule.severity ? severity : min(finding, severity)
    }
  }

  /// Whether a file is looked at.
  /// - Parameter path: Relative to the configuration's folder.
  public func includes(_ path: String) -> Bool {
    if exclude.contains(where: { $0.matchesPathOrFolder(path) }) { return false }
    return include.isEmpty || include.contains { $0.matchesPathOrFolder(path) }
  }
}

extension Configuration.RuleSetting {
  func overridden(by other: Self) -> Self {
    var result = self
    if let severity = other.severity { result.severity = .some(severity) }
    for member in other.parameters {
      result.parameters.removeAll { $0.key == member.key }
      result.parameters.append(member)
    }
    return result
  }
}

extension Vocabulary {
  /// This vocabulary with the names of another.
  public func adding(_ other: Vocabulary) -> Vocabulary {
    var result = self
    for (role, names) in other.names {
      let known = result.names[role] ?? []
      result.names[role] = known + names.filter { !known.contains($0) }
    }
    return result
  }
}
