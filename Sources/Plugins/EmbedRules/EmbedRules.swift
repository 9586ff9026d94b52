// Asks for one command that embeds the rule pages. The pages are named one by one as inputs and as
// arguments: a page changed reruns the command by its date, a page added or removed by its command line.

import Foundation
import PackagePlugin

@main
struct EmbedRules: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = target.directoryURL
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "md" || $0.lastPathComponent == "vocabulary.json" }
      .sorted { $0.lastPathComponent < $1.lastPathComponent }
    let output = context.pluginWorkDirectoryURL.appending(path: "EmbeddedRules.swift")
    return [
      .buildCommand(
        displayName: "Embedding \(files.count) rule files",
        executable: try context.tool(named: "embed-rules").url,
        arguments: [output.path] + files.map(\.path),
        inputFiles: files,
        outputFiles: [output])
    ]
  }
}
