// Which files say what a project is built for, wherever in it the paths lie.

import ProjectSettings
import TestSupport
import Testing

@testable import ProjectFiles

@Suite struct SettingsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func project(_ version: String, _ product: String = "application") -> String {
    """
    { objects = {
      T = {isa = PBXNativeTarget; buildConfigurationList = L; name = A; productType = "com.apple.product-type.\(product)"; };
      L = {isa = XCConfigurationList; buildConfigurations = (R); };
      R = {isa = XCBuildConfiguration; baseConfigurationReference = F; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = \(version); }; name = Release; };
      F = {isa = PBXFileReference; path = Sources/../Config/app.xcconfig; sourceTree = "<group>"; };
    }; }
    """
  }

  private func package(_ version: String) -> String { "let package = Package(platforms: [.iOS(\"\(version)\")])" }

  private func target(_ below: String...) -> Setting<SystemVersion> {
    buildSettings(below: below.map { folder.path + $0 }).settings.deploymentTarget
  }

  @Test func theShallowestAppDecides() throws {
    #expect(target("") == .notSaid)
    try folder.write("Package.swift", package("11.0"))
    #expect(target("") == .known(SystemVersion(11)))
    try folder.write("Libraries/One/Example/Example.xcodeproj/project.pbxproj", project("12.0"))
    #expect(target("") == .known(SystemVersion(12)))
    try folder.write("Sources/App.xcodeproj/project.pbxproj", project("15.0"))
    #expect(target("/") == .known(SystemVersion(15)))
    try folder.write("Other/App.xcodeproj/project.pbxproj", project("16.0"))
    #expect(target("") == .unseen("differs between app targets"))
    #expect(target("/Other") == .known(SystemVersion(16)))
  }

  @Test func aSpecificationSpeaksWhereItsProjectIsNotThere() throws {
    func families() -> Setting<DeviceFamilies> { buildSettings(below: [folder.path]).settings.families }
    try folder.write("project.yml", "targets:\n  App:\n    type: application\n    settings:\n      TARGETED_DEVICE_FAMILY: 1\n")
    #expect(families() == .known(.phone))
    try folder.write("App.xcodeproj/project.pbxproj", project("15.0").replacing("buildSettings = {", with: "buildSettings = { SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";"))
    #expect(families() == .known([.phone, .pad]))
  }

  @Test func foldersOfOthersAreNotLookedAt() throws {
    for name in ["Pods", "Carthage", ".build", "AppTests"] {
      try folder.write(name + "/A.xcodeproj/project.pbxproj", project("12.0"))
    }
    // A package further down is a part of something.
    try folder.write("Packages/A/Package.swift", package("12.0"))
    #expect(target("") == .notSaid)
  }

  @Test func foldersAboveAreLookedAtUpToTheRepository() throws {
    try folder.write("repo/App.xcodeproj/project.pbxproj", project("15.0"))
    try folder.write("repo/Sources/App/A.swift")
    #expect(target("/repo/Sources/App") == .notSaid)
    try folder.write("repo/.git/HEAD")
    #expect(target("/repo/Sources/App", "/repo/Sources") == .known(SystemVersion(15)))
    #expect(target("/repo/Sources/App/A.swift") == .known(SystemVersion(15)))
    try folder.write("repo/Sources/.git")
    #expect(target("/repo/Sources/App") == .notSaid)
  }

  @Test func configurationFilesAreReadWhateverTheirCase() throws {
    try folder.write("A.xcodeproj/project.pbxproj", project("\"$(OLDEST)\""))
    #expect(target("") == .unseen("`Sources/../Config/app.xcconfig` was not found"))
    try folder.write("Config/App.xcconfig", "OLDEST = 14.0")
    #expect(target("") == .known(SystemVersion(14)))
  }

  @Test func aProjectWithoutItsFileIsNoProblem() throws {
    try folder.write("A.xcodeproj/xcshareddata/A.xcscheme")
    #expect(buildSettings(below: [folder.path]).problems.isEmpty)
  }

  @Test func whatIsBrokenIsNamedAndUnseen() throws {
    try folder.write("A.xcodeproj/project.pbxproj", "{ objects = {")
    let path = folder.path + "/A.xcodeproj/project.pbxproj"
    let found = buildSettings(below: [folder.path])
    #expect(found.settings.families == .unseen("`\(path)` could not be read"))
    #expect(
      found.problems == [FileProblem(path: path, message: "no project file: `{` is never closed, at byte 12", isWarning: true)])
  }

  @Test func packagesAndFrameworksHaveTheirOwnOldestSystem() throws {
    try folder.write("App.xcodeproj/project.pbxproj", project("16.0"))
    try folder.write("Package.swift", package("12.0"))
    try folder.write("Kits/Old/Package.swift", package("14.0"))
    try folder.write("Kits/Free/Package.swift", "let package = Package(name: \"Free\")")
    try folder.write("Kits/Frames/Frames.xcodeproj/project.pbxproj", project("13.0", "framework"))
    try folder.write("Kits/Demo/Demo.xcodeproj/project.pbxproj", project("15.0"))
    let found = buildSettings(below: [folder.path])
    var modules = ModuleTargets(found) { module(in: $0) }
    func oldest(_ path: String) -> SystemVersion? { modules.oldest(for: folder.path + path) }
    #expect(oldest("/Kits/Old/Sources/A.swift") == SystemVersion(14))
    #expect(oldest("/Kits/Old/Sources/Deep/A.swift") == SystemVersion(14))
    #expect(oldest("/Kits/Frames/A.swift") == SystemVersion(13))
    #expect(oldest("/Kits/Demo/A.swift") == SystemVersion(15))
    // The app's own code, also where a manifest lies beside the project; what says nothing.
    for path in ["/Sources/A.swift", "/Kits/A.swift", "/Kits/Free/A.swift"] { #expect(oldest(path) == nil, "\(path)") }
    // Somebody said for which iOS all of it is built.
    var said = found
    said.appFolders = nil
    var none = ModuleTargets(said) { module(in: $0) }
    #expect(none.oldest(for: folder.path + "/Kits/Old/A.swift") == nil)
  }
}
