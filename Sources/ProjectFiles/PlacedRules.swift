// What a configuration says of rules and what it may not say, as both the command line and the language server ask it.

import JSON
import RuleEngine

extension Rule {
  /// Sets parameters that a configuration gives.
  /// - Parameter placed: The configuration, which errors name the place in.
  /// - Throws: `PageError` for one that the rule has not, or of another kind.
  public mutating func set(_ given: [JSONMember], _ placed: PlacedConfiguration) throws(PageError) {
    guard !given.isEmpty else { return }
    var members = parameters.members ?? []
    func error(_ message: String) -> PageError {
      let origin = placed.configuration.origins["rules.\(id)"]?.split(separator: ":") ?? []
      return PageError(
        path: origin.dropLast().joined(separator: ":"), line: origin.last.flatMap { Int($0) } ?? 1, column: 1, message: message)
    }
    for parameter in given {
      guard let index = members.firstIndex(where: { $0.key == parameter.key }) else {
        throw error("`\(id)` has no parameter `\(parameter.key)`\(suggestion(for: parameter.key, among: members.map(\.key)))")
      }
      guard members[index].value.kindName == parameter.value.kindName else {
        throw error("`\(parameter.key)` of `\(id)` must be \(members[index].value.kindName), not \(parameter.value.kindName)")
      }
      members[index].value = parameter.value
    }
    parameters = JSONValue(.object(members))
    if let mistake = rangeMistake { throw error(mistake) }
  }
}

extension PlacedConfiguration {
  /// What holds for the whole project stands in its root's file.
  /// - Throws: `PageError` for the first thing that stands elsewhere.
  public func checkNested() throws(PageError) {
    func error(_ message: String, _ key: String) -> PageError {
      let origin = configuration.origins[key]?.split(separator: ":") ?? []
      guard let line = origin.last.flatMap({ Int($0) }) else { return PageError(path: files.first ?? folder, line: 1, column: 1, message: message) }
      return PageError(path: origin.dropLast().joined(separator: ":"), line: line, column: 1, message: message)
    }
    if !configuration.vocabulary.names.isEmpty { throw error("`vocabulary` holds for the whole project: it belongs into the configuration at its root", "vocabulary") }
    if !configuration.pages.isEmpty { throw error("`pages` holds for the whole project: it belongs into the configuration at its root", "pages") }
    for (rule, setting) in configuration.rules.sorted(by: { $0.key < $1.key }) where !setting.parameters.isEmpty {
      throw error("parameters of `\(rule)` hold for the whole project: they belong into the configuration at its root", "rules.\(rule)")
    }
  }
}
