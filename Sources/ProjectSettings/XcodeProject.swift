// The app targets of an Xcode project, and what each is built for. Frameworks, extensions, tests and App Clips
// are not the app; neither is a target that only hosts tests.

/// `project.pbxproj`, read.
public struct XcodeProject: Sendable {
  /// A target that makes an app.
  public struct AppTarget: Sendable, Equatable {
    public var name: String
    public var settings: BuildSettings
  }

  private let list: PropertyList
  /// Keys and values of `objects`; most are never looked at.
  private let objects: [(key: Int, value: Int)]
  private var project: Int?
  private var targets: [Int] = []
  /// Of `objects`, configurations and lists of them.
  private var configurations: [(key: Int, value: Int)] = []
  /// Keys of groups, and what they hold.
  private var groups: [(key: Int, children: Int)] = []

  public init(_ bytes: [UInt8]) throws(PropertyListError) {
    list = try PropertyList(
      bytes, objects: ["PBXProject", "PBXNativeTarget", "PBXGroup", "XCConfigurationList", "XCBuildConfiguration"])
    objects = list.value(of: "objects", in: 0).map { [list] in list.members(of: $0) } ?? []
    for (key, node) in objects {
      guard let isa = list.value(of: "isa", in: node) else { continue }
      if list.isText(isa, "PBXProject") {
        project = node
      } else if list.isText(isa, "PBXNativeTarget") {
        targets.append(node)
      } else if list.isText(isa, "PBXGroup"), let children = list.value(of: "children", in: node) {
        groups.append((key, children))
      } else if list.isText(isa, "XCBuildConfiguration") || list.isText(isa, "XCConfigurationList") {
        configurations.append((key, node))
      }
    }
  }

  /// The app targets, in the order of the file.
  /// - Parameter read: The bytes of a file by its path from the folder that holds the project's; nil where there is none.
  public func appTargets(read: (String) -> [UInt8]?) -> [AppTarget] {
    settings(ofTargets: { type, name in list.isText(type, "com.apple.product-type.application") && !name.contains("TestHost") }, read)
  }

  /// What its frameworks and libraries are built for, in the order of the file.
  /// - Parameter read: As for `appTargets`.
  public func libraryTargets(read: (String) -> [UInt8]?) -> [BuildSettings] {
    let types: [StaticString] = ["com.apple.product-type.framework", "com.apple.product-type.framework.static", "com.apple.product-type.library.static"]
    return settings(ofTargets: { type, _ in types.contains { list.isText(type, $0) } }, read).map(\.settings)
  }

  private func settings(ofTargets isWanted: (_ type: Int, _ name: String) -> Bool, _ read: (String) -> [UInt8]?) -> [AppTarget] {
    let shared = project.flatMap { configurations(of: $0) }
    // Most targets stand on the same configuration of the project, and their own files include the same ones.
    var sharedLayers: [Int: [SettingsLayer]] = [:]
    var texts: [String: [UInt8]?] = [:]
    func readOnce(_ path: String) -> [UInt8]? {
      if let text = texts[path] { return text }
      let text = read(path)
      texts[path] = .some(text)
      return text
    }
    return targets.compactMap { target in
      guard let type = list.value(of: "productType", in: target), let name = list.text(of: "name", in: target), isWanted(type, name) else { return nil }
      guard let own = configurations(of: target), let released = own.released else {
        return AppTarget(name: name, settings: BuildSettings(unseen: "`\(name)` has no configuration"))
      }
      // A target without a configuration of the project's name inherits from the project's default one.
      func base(of configuration: String) -> Int? { shared?.named(configuration) ?? shared?.released?.node }
      var layers = layers(of: released.node, readOnce)
      if let base = base(of: released.name) {
        let known = sharedLayers[base] ?? self.layers(of: base, readOnce)
        sharedLayers[base] = known
        layers += known
      }
      let chain = SettingsChain(layers: layers)
      var settings = BuildSettings(chain)
      // To find the files of configurations that are not shipped takes longer than all else here.
      settings.conditions = CompilationConditions(
        own.all.map { configuration in
          if configuration.name == released.name { return (released.name, chain.conditions) }
          let nodes = [configuration.node] + [base(of: configuration.name)].compactMap { $0 }
          return (configuration.name, SettingsChain(layers: nodes.map(conditions)).conditions)
        }, released: released.name)
      return AppTarget(name: name, settings: settings)
    }
  }

  // MARK: Configurations

  private struct Configurations {
    var all: [(name: String, node: Int)]
    /// What is built where nobody says otherwise.
    var standard: String?

    func named(_ name: String) -> Int? { all.first { $0.name == name }?.node }

    /// What is shipped: `Release`, or the standard one where no configuration has that name.
    var released: (name: String, node: Int)? {
      all.first { $0.name == "Release" } ?? all.first { $0.name == standard } ?? all.first
    }
  }

  private func configurations(of target: Int) -> Configurations? {
    guard let reference = list.value(of: "buildConfigurationList", in: target), let found = object(reference, among: configurations),
      let all = list.value(of: "buildConfigurations", in: found)
    else { return nil }
    return Configurations(
      all: list.elements(of: all).compactMap { reference in
        guard let node = object(reference, among: configurations), let name = list.text(of: "name", in: node) else { return nil }
        return (name, node)
      }, standard: list.text(of: "defaultConfigurationName", in: found))
  }

  /// What a configuration itself says of conditions, and its file as one that is not there.
  private func conditions(of configuration: Int) -> SettingsLayer {
    // With conditions in brackets behind them, too.
    var layer = settings(of: configuration) { list.begins($0, with: "SWIFT_ACTIVE_COMPILATION_CONDITIONS") || list.begins($0, with: "OTHER_SWIFT_FLAGS") }
    for key in ["baseConfigurationReference", "baseConfigurationReferenceAnchor"] as [StaticString] {
      if let file = list.text(of: key, in: configuration) { layer.missingFile = file }
    }
    return layer
  }

  private func settings(of configuration: Int, where isWanted: (Int) -> Bool = { _ in true }) -> SettingsLayer {
    var own = SettingsLayer()
    guard let settings = list.value(of: "buildSettings", in: configuration) else { return own }
    for (key, value) in list.members(of: settings) where isWanted(key) {
      let words = list.nodes[value].kind == .array ? list.elements(of: value) : [value]
      own.set(list.text(key), to: words.map { list.text($0) }.joined(separator: " "))
    }
    return own
  }

  /// A configuration's own settings, then those of its file.
  private func layers(of configuration: Int, _ read: (String) -> [UInt8]?) -> [SettingsLayer] {
    let own = settings(of: configuration)
    guard let path = baseFile(of: configuration) else { return [own] }
    // What CocoaPods writes there (search paths, flags, `PODS_…`) is none of this, and it is seldom checked in.
    if path.contains("Pods-"), read(path) == nil { return [own] }
    return [own, SettingsLayer(xcconfig: path, read: read)]
  }

  // MARK: Paths

  /// The path of a configuration's file from the folder of the project; nil where it has none.
  private func baseFile(of configuration: Int) -> String? {
    if let reference = list.value(of: "baseConfigurationReference", in: configuration) {
      return path(of: reference) ?? list.text(reference)
    }
    // In a folder that Xcode keeps in step by itself, files have no objects.
    guard let anchor = list.value(of: "baseConfigurationReferenceAnchor", in: configuration),
      let below = list.text(of: "baseConfigurationReferenceRelativePath", in: configuration)
    else { return nil }
    return (path(of: anchor) ?? "") + "/" + below
  }

  /// Groups are folders, and a path is mostly told from the group around it.
  private func path(of reference: Int) -> String? {
    var path: String?
    var current = reference
    // No project nests its groups so deep, unless they stand in a circle.
    for _ in 0..<64 {
      // The objects of files are passed over at first: few of their thousands are asked for.
      guard let node = object(current, among: objects), let object = list.reread(node) else { return path }
      if let own = object.text(of: "path", in: 0) { path = path.map { own + "/" + $0 } ?? own }
      switch object.text(of: "sourceTree", in: 0) ?? "<group>" {
      case "<group>": break
      case "SOURCE_ROOT", "<absolute>": return path
      // Below the build products or the kit.
      default: return nil
      }
      guard let around = group(around: current) else { return path }
      current = around
    }
    return nil
  }

  private func object(_ reference: Int, among objects: [(key: Int, value: Int)]) -> Int? {
    objects.first { list.isSameText($0.key, reference) }?.value
  }

  private func group(around reference: Int) -> Int? {
    groups.first { list.contains(reference, in: $0.children) }?.key
  }
}

extension BuildSettings {
  init(_ chain: SettingsChain) {
    deploymentTarget = chain.read("IPHONEOS_DEPLOYMENT_TARGET") { SystemVersion($0) }
    families = chain.read("TARGETED_DEVICE_FAMILY", readFamilies)
    platforms = readPlatforms(chain)
    // Where nothing says it, Xcode builds an app of iOS for the iPhone.
    if families == .notSaid, case .known(let built) = platforms, built.contains(.iOS) { families = .known(.phone) }
  }
}

/// `1,2`; the other numbers are TVs (3), watches (4), Macs (6) and headsets (7).
func readFamilies(_ text: String) -> DeviceFamilies? {
  var families: DeviceFamilies = []
  for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
    switch word {
    case "1": families.insert(.phone)
    case "2": families.insert(.pad)
    case "3", "4", "6", "7": break
    default: return nil
    }
  }
  return families
}

private func readPlatforms(_ chain: SettingsChain) -> Setting<Platforms> {
  let supported = chain.value(of: "SUPPORTED_PLATFORMS")
  // A target's own kit is meant against the project's platforms; `auto` leaves it to them.
  let isKitNearer =
    chain.value(of: "SDKROOT") != .known("auto") && chain.layer(of: "SDKROOT") < chain.layer(of: "SUPPORTED_PLATFORMS")
  let built = chain.read(supported == .notSaid || isKitNearer ? "SDKROOT" : "SUPPORTED_PLATFORMS", readKits)
  guard case .known(var platforms) = built else { return built }
  guard platforms.contains(.iOS) else { return .known(platforms) }
  switch chain.value(of: "SUPPORTS_MACCATALYST") {
  case .known("YES"): platforms.insert(.macCatalyst)
  case .unseen(let reason): return .unseen(reason)
  case .known, .notSaid: break
  }
  return .known(platforms)
}

/// `iphoneos iphonesimulator macosx`.
private func readKits(_ text: String) -> Platforms? {
  var platforms: Platforms = []
  for word in text.split(separator: " ") {
    switch word {
    case "iphoneos", "iphonesimulator": platforms.insert(.iOS)
    case "macosx": platforms.insert(.macOS)
    case "appletvos", "appletvsimulator": platforms.insert(.tvOS)
    case "watchos", "watchsimulator": platforms.insert(.watchOS)
    case "xros", "xrsimulator": platforms.insert(.visionOS)
    case "driverkit": break
    default: return nil
    }
  }
  return platforms.isEmpty ? nil : platforms
}
