// What manifests written in Swift say, where they say it plainly.

import ProjectSettings
import Testing

@Suite struct ManifestTests {
  private func package(_ text: String) -> BuildSettings? { packageSettings(Array(text.utf8)) }
  private func apps(_ text: String) -> [BuildSettings] { tuistAppTargets(Array(text.utf8)) }

  @Test(arguments: [
    (".iOS(.v15)", SystemVersion(15)), (".iOS(\"16.4\")", SystemVersion(16, 4)), ("SupportedPlatform.iOS(.v13)", SystemVersion(13)),
  ])
  func platformsOfAPackage(platform: String, version: SystemVersion) {
    let settings = package("import PackageDescription\nlet package = Package(name: \"A\", platforms: [.macOS(.v10_15), \(platform)], targets: [])")
    #expect(settings?.deploymentTarget == .known(version))
    #expect(settings?.platforms == .known([.iOS, .macOS]))
    #expect(settings?.families == .notSaid)
  }

  @Test func packagesThatDoNotSayItPlainly() {
    #expect(package("let package = Package(name: \"A\")") == nil)
    #expect(package("") == nil)
    #expect(package("let p = platforms()\nlet package = Package(platforms: p)")?.platforms == .unseen("`platforms` of the package is computed"))
    #expect(package("let package = Package(platforms: [.iOS(oldest)])")?.deploymentTarget == .unseen("`platforms` of the package is computed"))
    #expect(package("let p: [SupportedPlatform] = [.iOS(.v14)]\nlet package = Package(platforms: p)")?.deploymentTarget == .known(SystemVersion(14)))
    #expect(package("let package = Package(platforms: [.macOS(.v13)])")?.deploymentTarget == .notSaid)
    #expect(package("let a = b\nlet b = a\nlet package = Package(platforms: a") != nil)
  }

  @Test func thePlaygroundsApp() {
    func app(_ families: String) -> Setting<DeviceFamilies>? {
      package("let package = Package(platforms: [.iOS(\"15.2\")], products: [.iOSApplication(name: \"A\", supportedDeviceFamilies: \(families))])")?.families
    }
    #expect(app("[.phone]") == .known(.phone))
    #expect(app("[.pad, .phone]") == .known([.phone, .pad]))
    #expect(app("families()") == .unseen("`supportedDeviceFamilies` is computed"))
  }

  @Test func anAppInTheNewWords() {
    let found = apps(
      """
      let oldest: DeploymentTargets = .multiplatform(iOS: "16.2", macOS: "13.0")
      let project = Project(name: "A", targets: [
        .target(name: "A", destinations: [.iPhone, .iPad, .macCatalyst, .macWithiPadDesign], product: .app, deploymentTargets: oldest),
        .target(name: "B", destinations: .iOS, product: .framework, deploymentTargets: .iOS("11.0")),
      ])
      """)
    #expect(found.count == 1)
    #expect(found.first?.deploymentTarget == .known(SystemVersion(16, 2)))
    #expect(found.first?.families == .known([.phone, .pad]))
    #expect(found.first?.platforms == .known([.iOS, .macCatalyst]))
  }

  @Test func anAppInTheOldWords() {
    let found = apps(
      """
      let project = Project(name: "A", targets: [
        Target(name: "A", platform: .iOS, product: .app, bundleId: "a",
               deploymentTarget: .iOS(targetVersion: "15.0", devices: [.iphone, .mac])),
      ])
      """)
    #expect(found.first?.deploymentTarget == .known(SystemVersion(15)))
    #expect(found.first?.families == .known(.phone))
    #expect(found.first?.platforms == .known([.iOS, .macCatalyst]))
  }

  @Test func whatIsComputedIsUnseen() {
    let found = apps("let t = Target(destinations: all(), product: .app, deploymentTargets: .iOS(version))")
    #expect(found.first?.deploymentTarget == .unseen("`deploymentTargets` is computed"))
    #expect(found.first?.families == .unseen("`destinations` is computed"))
    #expect(apps("struct Project { var name = \"app\"; func f() { g(product: app, platform: .iOS) } }").isEmpty)
  }

  @Test(arguments: ["16", "16.4", "16.4.1"]) func versions(text: String) {
    #expect(SystemVersion(text)?.major == 16)
  }

  @Test(arguments: ["", "16.", ".4", "x", "-1", "+16", "0", "1.2.3.4", "99999999999999999999", "16 "])
  func noVersions(text: String) {
    #expect(SystemVersion(text) == nil)
  }
}
