// `platforms:` of a `Package.swift`, and the devices of an app that a playground makes of it.

import SwiftScan

/// What a package is built for, as far as its manifest lists it; only a playground's app says something of devices.
/// - Returns: nil where the manifest lists no platforms, so that it is built for whatever uses it.
public func packageSettings(_ bytes: [UInt8]) -> BuildSettings? {
  let manifest = Manifest(bytes)
  let lists = manifest.calls.filter { manifest.name(of: $0) == "Package" }
    .compactMap { manifest.argument("platforms", of: $0) }
  // A manifest may have one package in each branch of an `#if`.
  guard !lists.isEmpty else { return nil }
  return BuildSettings(
    merging: lists.map { list in
      let entries = manifest.elements(of: list)?.map { platformEntry($0, in: manifest) }
      guard let entries, !entries.contains(where: { $0 == nil }) else {
        return BuildSettings(unseen: "`platforms` of the package is computed")
      }
      var settings = BuildSettings()
      settings.platforms = .known(Platforms(entries.compactMap { $0?.platform }))
      if let version = entries.compactMap({ $0 }).first(where: { $0.platform == .iOS })?.version {
        settings.deploymentTarget = .known(version)
      }
      if let families = appFamilies(in: manifest) { settings.families = families }
      return settings
    })
}

/// `.iOSApplication(name: "App", supportedDeviceFamilies: [.phone])`
private func appFamilies(in manifest: Manifest) -> Setting<DeviceFamilies>? {
  guard let app = manifest.calls.first(where: { manifest.name(of: $0) == "iOSApplication" }),
    let list = manifest.argument("supportedDeviceFamilies", of: app)
  else { return nil }
  guard let names = manifest.elements(of: list)?.map({ manifest.name(of: $0) }), names.allSatisfy({ ["phone", "pad", "mac"].contains($0) }) else {
    return .unseen("`supportedDeviceFamilies` is computed")
  }
  var families: DeviceFamilies = []
  if names.contains("phone") { families.insert(.phone) }
  if names.contains("pad") { families.insert(.pad) }
  return .known(families)
}

/// `.iOS(.v15)`, `.macOS(.v10_15)`, `.iOS("15.0")`; nil where it is not plain.
private func platformEntry(_ node: Node, in manifest: Manifest) -> (platform: Platforms, version: SystemVersion)? {
  guard node.kind == .call, let name = manifest.name(of: node), let version = manifest.arguments(of: node).first?.value
  else { return nil }
  // Drivers are no apps, and have the last word in none of our questions.
  let platform: Platforms? = name == "driverKit" ? [] : Platforms(named: name)
  guard let platform, let version = systemVersion(version, in: manifest) else { return nil }
  return (platform, version)
}

private func systemVersion(_ node: Node, in manifest: Manifest) -> SystemVersion? {
  if let text = manifest.text(of: node) { return SystemVersion(text) }
  guard node.kind == .member, let name = manifest.name(of: node), name.hasPrefix("v") else { return nil }
  return SystemVersion(String(name.dropFirst().map { $0 == "_" ? "." : $0 }))
}
