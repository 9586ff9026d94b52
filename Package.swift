// swift-tools-version: 6.2
import Foundation
import PackageDescription

// Debian and Ubuntu bring the C library to link with along with its headers; others bring it apart, if at all.
let hasStaticC = ["x86_64", "aarch64"].contains { FileManager.default.fileExists(atPath: "/usr/lib/\($0)-linux-gnu/libc.a") }

// Targets point strictly downward; Sources/ARCHITECTURE.md says what each may and must not know,
// and a house test holds the `import` lines to it.
let package = Package(
  name: "modallint",
  platforms: [.macOS(.v13)],
  products: [
    .executable(name: "modallint", targets: ["modallint"]),
    .plugin(name: "ModallintCommand", targets: ["ModallintCommand"]),
    .plugin(name: "ModallintBuild", targets: ["ModallintBuild"]),
  ],
  traits: [
    .trait(
      name: "Plugins",
      description: "The plugins find the program, which is then built for them alone. Off, so that a plain build has it once.")
  ],
  dependencies: [],
  targets: [
    .executableTarget(
      name: "modallint", dependencies: ["ModallintCLI"],
      linkerSettings: [
        // Swift's libraries in the program itself, and C's where they are there to be: loading them and calling into them took
        // a twelfth of a run for Swift's, a thirtieth for C's. macOS has them at hand. Since tools version 6.2 such flags do
        // not keep other packages from depending on this one.
        .unsafeFlags(
          [hasStaticC ? "-static-executable" : "-static-stdlib"], .when(platforms: [.linux], configuration: .release))
      ]),
    // For other packages: `swift package modallint`, and findings in each build. Whatever a plugin runs, SwiftPM builds a second
    // time, beside the first, and in this package whether the plugin is used or not. So only the trait ties them together.
    .plugin(
      name: "ModallintCommand",
      capability: .command(intent: .custom(verb: "modallint", description: "Find modal mistakes in UIKit and SwiftUI code")),
      dependencies: [.target(name: "modallint", condition: .when(traits: ["Plugins"]))],
      path: "Sources/Plugins/ModallintCommand"),
    .plugin(
      name: "ModallintBuild", capability: .buildTool(),
      dependencies: [.target(name: "modallint", condition: .when(traits: ["Plugins"]))], path: "Sources/Plugins/ModallintBuild"),
    .target(
      name: "ModallintCLI",
      dependencies: [
        "LanguageServer", "ProjectFiles", "RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "SwiftScan", "JSON",
      ]),
    .target(
      name: "LanguageServer",
      dependencies: ["ProjectFiles", "RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "LanguageServer", "ProjectFiles", "RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON", "TestSupport",
      ],
      exclude: ["Transcripts"]),
    .target(name: "ProjectFiles", dependencies: ["RuleEngine", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON"]),
    .target(name: "RuleEngine", dependencies: ["RuleBook", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "JSON"]),
    .target(name: "RuleBook", path: "rules", plugins: ["EmbedRules"]),
    .target(name: "ModalFacts", dependencies: ["InterfaceBuilder", "ProjectSettings", "SwiftScan"]),
    .target(name: "InterfaceBuilder"),
    .testTarget(name: "InterfaceBuilderTests", dependencies: ["InterfaceBuilder"]),
    .target(name: "ProjectSettings", dependencies: ["SwiftScan"]),
    .testTarget(name: "ProjectSettingsTests", dependencies: ["ProjectSettings"]),
    .target(name: "SwiftScan"),
    .testTarget(name: "SwiftScanTests", dependencies: ["SwiftScan"]),
    .target(name: "JSON"),
    .plugin(
      name: "EmbedRules", capability: .buildTool(), dependencies: ["embed-rules"],
      path: "Sources/Plugins/EmbedRules"),
    .executableTarget(name: "embed-rules", path: "Sources/Plugins/embed-rules-tool"),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "RuleEngineTests", dependencies: ["RuleEngine", "ModalFacts", "JSON"]),
    .target(name: "TestSupport", path: "Tests/TestSupport"),
    .testTarget(name: "ProjectFilesTests", dependencies: ["ProjectFiles", "ProjectSettings", "ModalFacts", "TestSupport"]),
    .testTarget(
      name: "ModallintCLITests",
      dependencies: ["ModallintCLI", "ProjectFiles", "RuleEngine", "ModalFacts", "JSON", "TestSupport"]),
    .testTarget(
      name: "RuleTests",
      dependencies: ["RuleEngine", "RuleBook", "ModalFacts", "InterfaceBuilder", "ProjectSettings", "ProjectFiles", "SwiftScan"]),
    .testTarget(name: "HouseTests", dependencies: ["RuleEngine", "RuleBook"]),
  ],
  swiftLanguageModes: [.v6]
)

// Asks for the type of a collection by calls. By name, as the compiler does it unless told, each is looked up when it is first met:
// a sixth of an empty run, a fifteenth of a small app's.
for target in package.targets where target.type == .regular || target.type == .executable {
  target.swiftSettings = [
    .unsafeFlags(
      ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(platforms: [.linux], configuration: .release))
  ]
}
