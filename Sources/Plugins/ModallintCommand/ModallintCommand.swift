// `swift package modallint [ARGUMENT…]`: modallint over the package in whose folder it is called, with all of modallint's own
// arguments. `--target NAME`, which Xcode adds, stands for that target's folder. Fixing needs
// `swift package --allow-writing-to-package-directory modallint --fix`.

import Foundation
import PackagePlugin

@main
struct ModallintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    guard let tool = try? context.tool(named: "modallint") else {
      Diagnostics.error("modallint is not built for its plugins: add `traits: [\"Plugins\"]` to the `.package(…)` that names it")
      return
    }
    var extractor = ArgumentExtractor(arguments)
    let targets = try context.package.targets(named: extractor.extractOption(named: "target"))
    let process = Process()
    process.executableURL = tool.url
    process.arguments = extractor.remainingArguments + targets.compactMap { ($0 as? any SourceModuleTarget)?.directoryURL.path }
    process.currentDirectoryURL = context.package.directoryURL
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      Diagnostics.error("modallint was ended by signal \(process.terminationStatus)")
      return
    }
    // Any error makes SwiftPM end with 1.
    switch process.terminationStatus {
    case 0: break
    case 1: Diagnostics.error("modallint has findings")
    default: Diagnostics.error("modallint could not do its work")
    }
  }
}
