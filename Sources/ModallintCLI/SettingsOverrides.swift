// What the arguments say of the project, over what its files say; and all of it in words.

import ProjectSettings
import RuleEngine

/// The settings that options name; nil where they leave the project's own.
struct SettingsOverrides {
  var deploymentTarget: SystemVersion?
  var families: DeviceFamilies?
  var platforms: Platforms?

  func applied(to settings: BuildSettings) -> BuildSettings {
    var settings = settings
    if let deploymentTarget { settings.deploymentTarget = .known(deploymentTarget) }
    if let families { settings.families = .known(families) }
    if let platforms {
      settings.platforms = .known(platforms)
      settings.otherPlatforms = []
    }
    return settings
  }
}

extension Words {
  /// What options say, and what a configuration says where they do not.
  /// - Throws: `CommandError` for a deployment target that is no version.
  func settingsOverrides(_ configuration: Configuration) throws(CommandError) -> SettingsOverrides {
    var overrides = SettingsOverrides()
    if let text = value(OptionDescription.deploymentTarget.name) ?? configuration.deploymentTarget {
      guard let version = SystemVersion(text) else {
        throw CommandError("`--deployment-target` takes a version such as 16.4, not `\(text)`")
      }
      overrides.deploymentTarget = version
    }
    overrides.families =
      switch value(OptionDescription.deviceFamily.name) ?? configuration.deviceFamily {
      case "phone": .phone
      case "pad": .pad
      case "universal": [.phone, .pad]
      default: nil
      }
    overrides.platforms = (values[OptionDescription.platform.name] ?? configuration.platforms).map { Platforms($0.compactMap(Platforms.init(named:))) }
    return overrides
  }
}

/// `iOS 15.0 or later; phone and pad; for iOS, macCatalyst; with RELEASE; without BETA`.
func settingsText(_ settings: BuildSettings) -> String {
  var parts: [String] = []
  func add<Value>(_ name: String, _ setting: Setting<Value>, _ text: (Value) -> String) {
    switch setting {
    case .known(let value): parts.append(text(value))
    case .unseen(let reason): parts.append("\(name) unseen: \(reason)")
    case .notSaid: break
    }
  }
  add("oldest iOS", settings.deploymentTarget) { "iOS \($0) or later" }
  add("device family", settings.families) { families in
    switch families {
    case [.phone, .pad]: "phone and pad"
    case .phone: "phone"
    case .pad: "pad"
    default: "neither phone nor pad"
    }
  }
  add("platforms", settings.platforms) { platforms in
    "for " + Platforms.named.filter { platforms.contains($0.platform) }.map(\.name).joined(separator: ", ")
  }
  let (shipped, debugOnly) = (settings.conditions.shipped, settings.conditions.debugOnly)
  if !shipped.isEmpty { parts.append("with " + shipped.sorted().joined(separator: ", ")) }
  if !debugOnly.isEmpty { parts.append("without " + debugOnly.sorted().joined(separator: ", ")) }
  return parts.isEmpty ? "nothing says what it is built for" : parts.joined(separator: "; ")
}
