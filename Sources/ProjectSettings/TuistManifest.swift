// The app targets of Tuist's `Project.swift`, in its older and its newer words:
// `platform: .iOS, deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone])` and
// `destinations: [.iPhone, .iPad], deploymentTargets: .iOS("16.0")`.
// Names: Tuist's ProjectDescription, `Target`, `Destination`, `DeploymentTargets`.

import SwiftScan

/// What each app target is built for, in the order of the file; none where the file describes no app.
public func tuistAppTargets(_ bytes: [UInt8]) -> [BuildSettings] {
  let manifest = Manifest(bytes)
  return manifest.calls.compactMap { call in
    guard let product = manifest.argument("product", of: call), product.kind == .member,
      manifest.name(of: product) == "app"
    else { return nil }
    return targetSettings(call, in: manifest)
  }
}

private func targetSettings(_ call: Node, in manifest: Manifest) -> BuildSettings {
  var settings = BuildSettings()
  if let node = manifest.argument("platform", of: call) {
    settings.platforms = plain("platform", manifest.name(of: node).flatMap(Platforms.init(named:)), node)
  }
  if let node = manifest.argument("destinations", of: call) {
    let found = destinations(node, in: manifest)
    settings.platforms = plain("destinations", found?.platforms, node)
    settings.families = plain("destinations", found?.families, node)
  }
  if let node = manifest.argument("deploymentTargets", of: call) {
    settings.deploymentTarget = deploymentTargets(node, in: manifest)
  }
  if let node = manifest.argument("deploymentTarget", of: call) {
    readDeploymentTarget(node, in: manifest, &settings)
  }
  return settings
}

private func plain<Value>(_ label: String, _ value: Value?, _ node: Node) -> Setting<Value> {
  if let value { return .known(value) }
  return node.kind == .nil ? .notSaid : .unseen("`\(label)` is computed")
}

/// `.iOS`, which is everything that runs an iPad's app, or a list of devices.
private func destinations(_ node: Node, in manifest: Manifest) -> (platforms: Platforms, families: DeviceFamilies)? {
  guard let elements = manifest.elements(of: node) else {
    guard node.kind == .member, let platform = manifest.name(of: node).flatMap(Platforms.init(named:)) else { return nil }
    return (platform, platform == .iOS ? [.phone, .pad] : [])
  }
  var platforms: Platforms = []
  var families: DeviceFamilies = []
  for element in elements {
    guard element.kind == .member, let name = manifest.name(of: element) else { return nil }
    switch name {
    case "iPhone": families.insert(.phone)
    case "iPad": families.insert(.pad)
    // Where they run the app for the iPad as it is.
    case "macWithiPadDesign", "appleVisionWithiPadDesign": break
    case "macCatalyst": platforms.insert(.macCatalyst)
    case "mac": platforms.insert(.macOS)
    case "appleTv": platforms.insert(.tvOS)
    case "appleVision": platforms.insert(.visionOS)
    case "appleWatch": platforms.insert(.watchOS)
    default: return nil
    }
  }
  if !families.isEmpty { platforms.insert(.iOS) }
  return (platforms, families)
}

/// `.iOS("16.0")` or `.multiplatform(iOS: "16.0", macOS: "13.0")`.
private func deploymentTargets(_ node: Node, in manifest: Manifest) -> Setting<SystemVersion> {
  guard node.kind == .call, let name = manifest.name(of: node) else { return plain("deploymentTargets", nil, node) }
  let arguments = manifest.arguments(of: node)
  switch name {
  case "iOS": return version(arguments.first?.value, in: manifest)
  case "multiplatform":
    return arguments.first { $0.label == "iOS" }.map { version($0.value, in: manifest) } ?? .notSaid
  default: return Platforms(named: name) == nil ? plain("deploymentTargets", nil, node) : .notSaid
  }
}

private func version(_ node: Node?, in manifest: Manifest) -> Setting<SystemVersion> {
  node.flatMap { manifest.text(of: $0) }.flatMap { SystemVersion($0) }.map { .known($0) }
    ?? .unseen("`deploymentTargets` is computed")
}

/// `.iOS(targetVersion: "15.0", devices: [.iphone, .ipad, .mac])`; a Mac among the devices is Catalyst's.
private func readDeploymentTarget(_ node: Node, in manifest: Manifest, _ settings: inout BuildSettings) {
  guard node.kind == .call, let platform = manifest.name(of: node) else {
    settings.deploymentTarget = plain("deploymentTarget", nil, node)
    return
  }
  guard platform == "iOS" else { return }
  settings.deploymentTarget = version(manifest.argument("targetVersion", of: node), in: manifest)
  guard let devices = manifest.argument("devices", of: node) else { return }
  guard let names = manifest.elements(of: devices)?.map({ manifest.name(of: $0) }),
    names.allSatisfy({ ["iphone", "ipad", "mac", "vision"].contains($0) })
  else {
    settings.families = .unseen("`devices` is computed")
    return
  }
  var families: DeviceFamilies = []
  if names.contains("iphone") { families.insert(.phone) }
  if names.contains("ipad") { families.insert(.pad) }
  settings.families = .known(families)
  if names.contains("mac"), case .known(let platforms) = settings.platforms {
    settings.platforms = .known(platforms.union(.macCatalyst))
  }
}
