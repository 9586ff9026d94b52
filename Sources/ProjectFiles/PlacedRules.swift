// What a configuration says of rules and what it may not say, as both the command line and the language server ask it.

import JSON
import RuleEngine

extension Rule {
  /// Sets parameters that a configuration gives.
  /// - Parameters:
  ///   - placed: The configuration, which errors name the place in.
  ///   - mistakes: Gets one for each parameter that the rule has not, or of another kind.
  public mutating func set(_ given: [JSONMember], _ placed: PlacedConfiguration, mistakes: inout [PageError]) {
    guard !given.isEmpty else { return }
    var members = parameters.members ?? []
    for parameter in given {
      let key = "rules.\(id).\(parameter.key)"
      if let index = members.firstIndex(where: { $0.key == parameter.key }) {
        if members[index].value.kindName == parameter.value.kindName {
          members[index].value = parameter.value
        } else {
          mistakes.append(placed.error("`\(parameter.key)` of `\(id)` must be \(members[index].value.kindName), not \(parameter.value.kindName)", at: key))
        }
      } else {
        mistakes.append(placed.error("`\(id)` has no parameter `\(parameter.key)`\(suggestion(for: parameter.key, among: members.map(\.key)))", at: key))
      }
    }
    parameters = JSONValue(.object(members))
    if let mistake = rangeMistake { mistakes.append(placed.error(mistake, at: "rules.\(id)")) }
  }
}

extension PlacedConfiguration {
  /// What stands elsewhere than in the root's file, but holds for the whole project.
  public var nestedMistakes: [PageError] {
    var mistakes: [PageError] = []
    if !configuration.vocabulary.names.isEmpty {
      mistakes.append(error("`vocabulary` holds for the whole project: it belongs into the configuration at its root", at: "vocabulary"))
    }
    if !configuration.pages.isEmpty {
      mistakes.append(error("`pages` holds for the whole project: it belongs into the configuration at its root", at: "pages"))
    }
    for (rule, setting) in configuration.rules.sorted(by: { $0.key < $1.key }) where !setting.parameters.isEmpty {
      mistakes.append(error("parameters of `\(rule)` hold for the whole project: they belong into the configuration at its root", at: "rules.\(rule)"))
    }
    return mistakes
  }

  /// A mistake at a key, as `origins` names it.
  fileprivate func error(_ message: String, at key: String) -> PageError {
    configuration.origins[key]?.error(message) ?? PageError(path: files.first ?? folder, line: 1, column: 1, message: message)
  }
}
