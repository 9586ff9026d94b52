// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Editor", targets: [.target(name: "Editor")])
