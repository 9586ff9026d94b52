// What a setting is after all layers: a target's own value, then its configuration file's, then the project's,
// then the project's configuration file's; with `$(inherited)` and other settings put in where they are set in
// the same chain. What only a build would know is unseen.

struct SettingsChain {
  /// The strongest first.
  var layers: [SettingsLayer]

  /// How many values may be put into one another for one answer.
  private static let fuel = 100

  /// The value of a setting.
  func value(of key: String) -> Setting<String> {
    var fuel = Self.fuel
    return value(of: key, from: 0, &fuel)
  }

  /// The value of a setting, understood; `read` gives nil for one that it does not understand.
  func read<Value>(_ key: String, _ read: (String) -> Value?) -> Setting<Value> { value(of: key).read(key, read) }

  /// The strongest layer that sets a key, or the number of layers.
  func layer(of key: String) -> Int {
    layers.firstIndex { $0.values[key] != nil || $0.conditional.contains(key) } ?? layers.count
  }

  private func value(of key: String, from first: Int, _ fuel: inout Int) -> Setting<String> {
    for index in layers.indices.dropFirst(first) {
      let layer = layers[index]
      if layer.conditional.contains(key) { return .unseen("`\(key)` is set under a condition") }
      if let text = layer.values[key] { return expand(text, of: key, in: index, &fuel) }
      if let file = layer.missingFile { return .unseen("`\(file)` was not found") }
    }
    return .notSaid
  }

  private func expand(_ text: String, of key: String, in layer: Int, _ fuel: inout Int) -> Setting<String> {
    var result = ""
    var rest = Substring(text)
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      guard let open = rest.first, open == "(" || open == "{", let close = rest.firstIndex(of: open == "(" ? ")" : "}")
      else { return .unseen("`\(key)` is computed") }
      let name = rest[rest.index(after: rest.startIndex)..<close]
      rest = rest[close...].dropFirst()
      // `$(NAME:lower)`, `$(NAME_$(OTHER))`.
      guard name.allSatisfy({ $0 == "_" || $0.isLetter || $0.isNumber }) else { return .unseen("`\(key)` is computed") }
      fuel -= 1
      guard fuel > 0 else { return .unseen("`\(key)` is set in a circle") }
      let isInherited = name == "inherited" || name == key
      switch value(of: isInherited ? key : String(name), from: isInherited ? layer + 1 : 0, &fuel) {
      case .known(let value): result += value
      case .unseen(let reason): return .unseen(reason)
      case .notSaid:
        guard isInherited else { return .unseen("`\(key)` is `$(\(name))`, which nothing sets") }
        if text.utf8.count == name.utf8.count + 3 { return .notSaid }
      }
    }
    return .known(trimmed(result + rest))
  }
}
