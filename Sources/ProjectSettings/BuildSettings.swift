// What a project is built for: the oldest system, the devices, the platforms. Each is an answer of three
// values, since a project may say nothing, or something that only a build would tell.

/// What is known of one setting.
public enum Setting<Value: Hashable & Sendable>: Hashable, Sendable {
  case known(Value)
  /// It is computed, or differs between app targets; the text completes "unseen: …".
  case unseen(String)
  /// Nothing says it.
  case notSaid

  /// The same setting of two targets: what differs is unseen.
  func merged(with other: Setting) -> Setting {
    switch (self, other) {
    case (.unseen, _): self
    case (_, .unseen): other
    case _ where self == other: self
    default: .unseen("differs between app targets")
    }
  }

  /// What is known of the setting `key` read in another way; `read` gives nil for a value that it does not understand.
  func read<Result>(_ key: String, _ read: (Value) -> Result?) -> Setting<Result> {
    switch self {
    case .known(let value): read(value).map { .known($0) } ?? .unseen("`\(key)` is `\(value)`")
    case .unseen(let reason): .unseen(reason)
    case .notSaid: .notSaid
    }
  }
}

/// A version of a system.
public struct SystemVersion: Hashable, Comparable, Sendable, CustomStringConvertible {
  public var major: Int
  public var minor: Int

  public init(_ major: Int, _ minor: Int = 0) {
    self.major = major
    self.minor = minor
  }

  /// `16`, `16.4` or `16.4.1`, whose last part is left out; nil for anything else.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map(Self.number)
    guard (1...3).contains(parts.count), !parts.contains(nil), let major = parts[0], major > 0 else { return nil }
    self.init(major, parts.count > 1 ? parts[1]! : 0)
  }

  /// Digits only: `Int` would also take a sign.
  private static func number(_ text: Substring) -> Int? {
    (1...4).contains(text.utf8.count) && text.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(text) : nil
  }

  public var description: String { "\(major).\(minor)" }

  public static func < (left: SystemVersion, right: SystemVersion) -> Bool { (left.major, left.minor) < (right.major, right.minor) }
}

/// The kinds of device that an app of iOS runs on as itself.
public struct DeviceFamilies: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let phone = DeviceFamilies(rawValue: 1)
  public static let pad = DeviceFamilies(rawValue: 2)
}

/// What an app is built for.
public struct Platforms: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  public static let iOS = Platforms(rawValue: 1)
  public static let macCatalyst = Platforms(rawValue: 1 << 1)
  public static let macOS = Platforms(rawValue: 1 << 2)
  public static let tvOS = Platforms(rawValue: 1 << 3)
  public static let visionOS = Platforms(rawValue: 1 << 4)
  public static let watchOS = Platforms(rawValue: 1 << 5)

  /// Each platform by its name in Swift, in the order in which they are listed.
  public static let named: [(name: String, platform: Platforms)] = [
    ("iOS", .iOS), ("macCatalyst", .macCatalyst), ("macOS", .macOS), ("tvOS", .tvOS), ("visionOS", .visionOS),
    ("watchOS", .watchOS),
  ]

  /// `iOS`, `macOS` and so on; nil for another word.
  public init?(named name: String) {
    guard let found = Self.named.first(where: { $0.name == name }) else { return nil }
    self = found.platform
  }
}

/// What an app, or a package, is built for.
public struct BuildSettings: Hashable, Sendable {
  /// The oldest iOS that it runs on.
  public var deploymentTarget: Setting<SystemVersion> = .notSaid
  /// The newest of the oldest iOS of several app targets, where these differ: nobody knows in which of them code runs that
  /// is for an older one.
  public private(set) var newestTarget: SystemVersion?
  public var families: Setting<DeviceFamilies> = .notSaid
  public var platforms: Setting<Platforms> = .notSaid
  /// What other app targets than those for iOS are built for: a Mac app, a watch app.
  public var otherPlatforms: Platforms = []
  /// The names that its `#if`s may ask for.
  public var conditions = CompilationConditions()

  public init() {}

  /// Nothing is known, for one reason.
  public init(unseen reason: String) {
    deploymentTarget = .unseen(reason)
    families = .unseen(reason)
    platforms = .unseen(reason)
  }

  /// The settings of a project with several app targets, or of several projects. A target that is known
  /// not to be built for iOS (a watch app, a Mac app beside the iOS app) counts only where no other is.
  public init(merging all: [BuildSettings]) {
    let mobile = all.filter(\.mayBeForIOS)
    let counting = mobile.isEmpty ? all : mobile
    guard var merged = counting.first else { return }
    for other in counting.dropFirst() {
      merged.deploymentTarget = merged.deploymentTarget.merged(with: other.deploymentTarget)
      merged.families = merged.families.merged(with: other.families)
      merged.platforms = merged.platforms.merged(with: other.platforms)
      merged.conditions = merged.conditions.merged(with: other.conditions)
    }
    let targets = counting.map { settings in if case .known(let target) = settings.deploymentTarget { target } else { settings.newestTarget } }
    merged.newestTarget = targets.contains(nil) ? nil : targets.compactMap { $0 }.max()
    for settings in all {
      merged.otherPlatforms.formUnion(settings.otherPlatforms)
      if !settings.mayBeForIOS, case .known(let platforms) = settings.platforms { merged.otherPlatforms.formUnion(platforms) }
    }
    self = merged
  }

  /// Whether some app target is built for a platform, as far as is known.
  public func mayBuild(for platform: Platforms) -> Bool {
    if !otherPlatforms.isDisjoint(with: platform) { return true }
    return if case .known(let platforms) = platforms { !platforms.isDisjoint(with: platform) } else { true }
  }

  private var mayBeForIOS: Bool {
    // A watch or a TV, whatever its platforms.
    if case .known([]) = families { return false }
    return if case .known(let platforms) = platforms { platforms.contains(.iOS) } else { true }
  }
}
