// The names that `#if` asks for and that a project defines itself: `-D BETA`, `SWIFT_ACTIVE_COMPILATION_CONDITIONS`.

/// What the configurations of an app's targets define. A name that none of them has may be defined by whoever builds.
public struct CompilationConditions: Hashable, Sendable {
  /// Defined in what is shipped.
  public private(set) var shipped: Set<String> = []
  /// Defined in some configuration for debugging.
  private var debugging: Set<String> = []
  /// Defined in some other configuration, what is shipped among them.
  private var other: Set<String> = []
  /// Some configuration was not seen whole.
  private var isUnseen = false

  public init() {}

  /// Conditions that are known.
  public init(shipped: Set<String>, debugOnly: Set<String>) {
    self.shipped = shipped
    other = shipped
    debugging = debugOnly
  }

  /// Defined for debugging and in nothing that may be shipped.
  public var debugOnly: Set<String> { isUnseen ? [] : debugging.subtracting(other) }

  /// Of one target.
  /// - Parameters:
  ///   - configurations: The name of each configuration and what it defines; nil where that was not seen.
  ///   - released: The one that is shipped.
  init(_ configurations: [(name: String, defined: Set<String>?)], released: String) {
    var notForDebugging: [Set<String>] = []
    for (name, defined) in configurations {
      guard let defined else {
        isUnseen = true
        continue
      }
      if defined.contains("DEBUG") || name.lowercased().contains("debug") {
        debugging.formUnion(defined)
      } else {
        other.formUnion(defined)
        notForDebugging.append(defined)
      }
      if name == released { shipped = defined }
    }
    // Which of several others is shipped is certain by its name alone.
    if released != "Release" {
      shipped = isUnseen ? [] : notForDebugging.dropFirst().reduce(notForDebugging.first ?? []) { $0.intersection($1) }
    }
    debugging.remove("DEBUG")
    shipped.remove("DEBUG")
  }

  /// Those of a project with several app targets: shipped is what all of them ship.
  func merged(with next: CompilationConditions) -> CompilationConditions {
    var all = self
    all.shipped.formIntersection(next.shipped)
    all.debugging.formUnion(next.debugging)
    all.other.formUnion(next.other)
    all.isUnseen = isUnseen || next.isUnseen
    return all
  }
}

extension SettingsChain {
  /// The names that a configuration defines for `#if`; nil where that is not seen.
  var conditions: Set<String>? {
    var found: Set<String> = []
    switch value(of: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") {
    case .known(let text): found.formUnion(text.split(separator: " ").map(String.init))
    case .unseen: return nil
    case .notSaid: break
    }
    switch value(of: "OTHER_SWIFT_FLAGS") {
    case .known(let text):
      // `-D BETA`, `-DBETA`, `"-D" "BETA"`
      var words = text.split(separator: " ").map { $0.filter { $0 != "\"" } }[...]
      while let word = words.popFirst() {
        if word == "-D", let name = words.popFirst() { found.insert(name) } else if word.hasPrefix("-D") { found.insert(String(word.dropFirst(2))) }
      }
    case .unseen: return nil
    case .notSaid: break
    }
    return found
  }
}
