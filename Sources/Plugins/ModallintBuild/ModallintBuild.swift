// Lints each target when it is built, if one of its files has changed since. A file is linted with the package around it. Only
// errors end the build; warnings and notes are shown beside the compiler's.

import Foundation
import PackagePlugin

@main
struct ModallintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    guard let target = target as? any SourceModuleTarget, target.kind != .test else { return [] }
    let files = target.sourceFiles.map(\.url).filter { ["swift", "storyboard", "xib"].contains($0.pathExtension) }
    guard !files.isEmpty else { return [] }
    guard let tool = try? context.tool(named: "modallint") else {
      Diagnostics.error("modallint is not built for its plugins: add `traits: [\"Plugins\"]` to the `.package(…)` that names it")
      return []
    }
    // Nothing is written: SwiftPM would take it for a resource, and put a bundle into the target. It remembers by itself for
    // which files the command was run.
    return [
      .buildCommand(
        displayName: "Linting the modals of \(target.name)",
        executable: tool.url,
        arguments: ["lint", "--quiet", "--format", "xcode", "--fail-on", "error", "--"] + files.map(\.path),
        inputFiles: files,
        outputFiles: [])
    ]
  }
}
