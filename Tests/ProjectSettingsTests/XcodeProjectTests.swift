// What a project file says of its app targets, through all layers of settings.

import Testing

@testable import ProjectSettings

@Suite struct XcodeProjectTests {
  /// The settings of all app targets together.
  private func settings(_ text: String, files: [String: String] = [:]) throws -> BuildSettings {
    let project = try XcodeProject(Array(text.utf8))
    return BuildSettings(merging: project.appTargets { path in files[path].map { Array($0.utf8) } }.map(\.settings))
  }

  private func target(_ settings: String...) -> MadeTarget { MadeTarget(settings: settings) }

  @Test func theTargetsOwnSettings() throws {
    let text = projectText([
      target("IPHONEOS_DEPLOYMENT_TARGET = 15.4", "TARGETED_DEVICE_FAMILY = \"1,2\"", "SDKROOT = iphoneos", "SUPPORTS_MACCATALYST = YES")
    ])
    let settings = try settings(text)
    #expect(settings.deploymentTarget == .known(SystemVersion(15, 4)))
    #expect(settings.families == .known([.phone, .pad]))
    #expect(settings.platforms == .known([.iOS, .macCatalyst]))
  }

  @Test func theProjectsSettingsStandBehind() throws {
    let text = projectText(
      [target("IPHONEOS_DEPLOYMENT_TARGET = 16.0")],
      settings: ["IPHONEOS_DEPLOYMENT_TARGET = 13.0", "TARGETED_DEVICE_FAMILY = 1"])
    let settings = try settings(text)
    #expect(settings.deploymentTarget == .known(SystemVersion(16)))
    #expect(settings.families == .known(.phone))
    #expect(settings.platforms == .notSaid)
  }

  @Test func whatIsReleasedCounts() throws {
    let text = projectText([target("IPHONEOS_DEPLOYMENT_TARGET = 16.0")], debug: ["IPHONEOS_DEPLOYMENT_TARGET = 12.0"])
    #expect(try settings(text).deploymentTarget == .known(SystemVersion(16)))
  }

  /// What is shipped defines, and what only a configuration for debugging does.
  @Test func conditions() throws {
    func conditions(_ text: String) throws -> CompilationConditions { try settings(text).conditions }
    let flags = "OTHER_SWIFT_FLAGS = \"$(inherited) -D STORE -DFAST -Xfrontend -x\""
    let one = projectText(
      [target("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(inherited) RELEASE\"", flags)], settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS = ALL"],
      debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"DEBUG BETA FAST\""])
    #expect(try conditions(one).shipped == ["RELEASE", "ALL", "STORE", "FAST"])
    #expect(try conditions(one).debugOnly == ["BETA"])
    // Shipped is what all apps ship; for debugging, what none of them does.
    let two = projectText(
      [target("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A B\""), target("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"B C\"")],
      debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"A D\""])
    #expect(try conditions(two).shipped == ["B"])
    #expect(try conditions(two).debugOnly == ["D"])
    // What is not seen may define anything, and may ship what others debug with.
    var hidden = target("SWIFT_ACTIVE_COMPILATION_CONDITIONS = \"$(FLAGS)\"")
    hidden.file = "Gone.xcconfig"
    let unseen = projectText([hidden], debug: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS = BETA"])
    #expect(try conditions(unseen).shipped.isEmpty)
    #expect(try conditions(unseen).debugOnly.isEmpty)
    let bracketed = projectText([target()], debug: ["\"SWIFT_ACTIVE_COMPILATION_CONDITIONS[arch=*]\" = BETA"])
    #expect(try conditions(bracketed).debugOnly.isEmpty)
    #expect(try conditions(projectText([target()])) == CompilationConditions())
  }

  /// Where no configuration is called `Release`, what is shipped is what all have that are not for debugging.
  @Test func severalConfigurationsThatMayBeShipped() {
    let all = CompilationConditions([("Debug", ["DEBUG", "X"]), ("Beta", ["A", "B"]), ("Store", ["A"])], released: "Store")
    #expect(all.shipped == ["A"])
    #expect(all.debugOnly == ["X"])
  }

  @Test func configurationFilesStandBetween() throws {
    var app = target("TARGETED_DEVICE_FAMILY = 2")
    app.file = "App.xcconfig"
    let text = projectText([app], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 13.0"], file: "Project.xcconfig")
    let files = [
      "Config/App.xcconfig": "#include \"Shared/Base.xcconfig\"\nTARGETED_DEVICE_FAMILY = 1\n",
      "Config/Shared/Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 14.5 // for http://x\n#include? \"Mine.xcconfig\"",
      "Config/Project.xcconfig": "SDKROOT = iphoneos\nIPHONEOS_DEPLOYMENT_TARGET = 11.0",
    ]
    let settings = try settings(text, files: files)
    #expect(settings.deploymentTarget == .known(SystemVersion(14, 5)))
    #expect(settings.families == .known(.pad))
    #expect(settings.platforms == .known(.iOS))
  }

  @Test func aFileThatIsNotThereMaySetAnything() throws {
    var app = target("TARGETED_DEVICE_FAMILY = 2")
    app.file = "App.xcconfig"
    let text = projectText([app], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 13.0"])
    var found = try settings(text)
    #expect(found.deploymentTarget == .unseen("`Config/App.xcconfig` was not found"))
    #expect(found.families == .known(.pad))
    // After an include that is missing, only what follows is known.
    found = try settings(
      text, files: ["Config/App.xcconfig": "SDKROOT = iphoneos\n#include \"x.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0"])
    #expect(found.deploymentTarget == .known(SystemVersion(15)))
    #expect(found.platforms == .unseen("`Config/x.xcconfig` was not found"))
  }

  @Test func whatCocoaPodsWritesSaysNothing() throws {
    var app = target()
    app.file = "\"Pods-App.release.xcconfig\""
    let text = projectText([app], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 13.0"])
    #expect(try settings(text).deploymentTarget == .known(SystemVersion(13)))
  }

  @Test(arguments: [
    (["IPHONEOS_DEPLOYMENT_TARGET = \"$(inherited)\""], Setting.known(SystemVersion(13))),
    (["IPHONEOS_DEPLOYMENT_TARGET = \"$(IPHONEOS_DEPLOYMENT_TARGET)\""], .known(SystemVersion(13))),
    (["IPHONEOS_DEPLOYMENT_TARGET = \"${OLDEST}\"", "OLDEST = \"$(MAJOR).2\""], .known(SystemVersion(17, 2))),
    (["IPHONEOS_DEPLOYMENT_TARGET = \"$(NOWHERE)\""], .unseen("`IPHONEOS_DEPLOYMENT_TARGET` is `$(NOWHERE)`, which nothing sets")),
    (["IPHONEOS_DEPLOYMENT_TARGET = \"$(A)\"", "A = \"$(B)\"", "B = \"$(A)$(A)\""], .unseen("`B` is set in a circle")),
    (["IPHONEOS_DEPLOYMENT_TARGET = \"$(A:default=15.0)\""], .unseen("`IPHONEOS_DEPLOYMENT_TARGET` is computed")),
    (["IPHONEOS_DEPLOYMENT_TARGET = latest"], .unseen("`IPHONEOS_DEPLOYMENT_TARGET` is `latest`")),
    (["\"IPHONEOS_DEPLOYMENT_TARGET[sdk=macosx*]\" = 14.0"], .known(SystemVersion(13))),
    (["\"IPHONEOS_DEPLOYMENT_TARGET[sdk=iphoneos*]\" = 14.0"], .unseen("`IPHONEOS_DEPLOYMENT_TARGET` is set under a condition")),
  ])
  func whatAValueMayBe(own: [String], expected: Setting<SystemVersion>) throws {
    let text = projectText(
      [MadeTarget(settings: own)], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 13.0", "MAJOR = 17"])
    let found = try settings(text).deploymentTarget
    if case .unseen(let reason) = expected, reason.hasSuffix("circle") {
      guard case .unseen(let reason) = found else { return #expect(found == expected) }
      #expect(reason.hasSuffix("is set in a circle"))
    } else {
      #expect(found == expected)
    }
  }

  @Test(arguments: [
    ("iphoneos iphonesimulator macosx", "auto", Setting.known([.iOS, .macOS] as Platforms)),
    ("iphoneos iphonesimulator xros xrsimulator", "iphoneos", .known([.iOS, .visionOS])),
    ("$(inherited)", "appletvos", .known(.tvOS)), ("$(inherited)", "auto", .unseen("`SDKROOT` is `auto`")),
  ])
  func platforms(supported: String, kit: String, expected: Setting<Platforms>) throws {
    let text = projectText([target("SUPPORTED_PLATFORMS = \"\(supported)\"", "SDKROOT = \(kit)")])
    #expect(try settings(text).platforms == expected)
  }

  @Test func aTargetsOwnKitIsNearerThanTheProjectsPlatforms() throws {
    let shared = ["SDKROOT = iphoneos", "SUPPORTED_PLATFORMS = \"iphoneos macosx\""]
    #expect(try settings(projectText([target("SDKROOT = macosx")], settings: shared)).platforms == .known(.macOS))
    #expect(try settings(projectText([target("SDKROOT = auto")], settings: shared)).platforms == .known([.iOS, .macOS]))
    #expect(try settings(projectText([target()], settings: shared)).platforms == .known([.iOS, .macOS]))
  }

  @Test func onlyAppsForIOSCount() throws {
    let text = projectText(
      [
        target("SDKROOT = iphoneos", "IPHONEOS_DEPLOYMENT_TARGET = 15.0", "TARGETED_DEVICE_FAMILY = 1"),
        MadeTarget(name: "Watch", settings: ["SDKROOT = watchos", "TARGETED_DEVICE_FAMILY = 4"]),
        MadeTarget(name: "OldWatch", settings: ["SDKROOT = \"$(KIT)\"", "TARGETED_DEVICE_FAMILY = 4"]),
        MadeTarget(name: "Mac", settings: ["SDKROOT = macosx"]),
        MadeTarget(name: "TestHostApp", settings: ["IPHONEOS_DEPLOYMENT_TARGET = 11.0"]),
        MadeTarget(name: "Widget", type: "com.apple.product-type.app-extension", settings: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"]),
        MadeTarget(
          name: "Clip", type: "com.apple.product-type.application.on-demand-install-capable",
          settings: ["IPHONEOS_DEPLOYMENT_TARGET = 17.0"]),
      ], settings: ["IPHONEOS_DEPLOYMENT_TARGET = 12.0"])
    let settings = try settings(text)
    #expect(settings.deploymentTarget == .known(SystemVersion(15)))
    #expect(settings.families == .known(.phone))
    #expect(settings.platforms == .known(.iOS))
    // What stands in an `#if` of theirs is built all the same.
    #expect(settings.otherPlatforms == [.watchOS, .macOS])
    #expect(settings.mayBuild(for: .iOS) && settings.mayBuild(for: .macOS) && !settings.mayBuild(for: .tvOS))
  }

  @Test func whatDiffersIsUnseen() throws {
    let text = projectText([
      target("IPHONEOS_DEPLOYMENT_TARGET = 15.0", "TARGETED_DEVICE_FAMILY = 1", "SDKROOT = iphoneos"),
      target("IPHONEOS_DEPLOYMENT_TARGET = 15.0", "TARGETED_DEVICE_FAMILY = \"1,2\""),
    ])
    let settings = try settings(text)
    #expect(settings.deploymentTarget == .known(SystemVersion(15)))
    #expect(settings.families == .unseen("differs between app targets"))
    #expect(settings.platforms == .unseen("differs between app targets"))
  }

  @Test func theNewestTargetIsKeptWhereTargetsDiffer() throws {
    let differing = try settings(
      projectText([
        target("IPHONEOS_DEPLOYMENT_TARGET = 14.0", "SDKROOT = iphoneos"), target("IPHONEOS_DEPLOYMENT_TARGET = 12.2", "SDKROOT = iphoneos"),
      ]))
    #expect(differing.deploymentTarget == .unseen("differs between app targets"))
    #expect(differing.newestTarget == SystemVersion(14))
    // Merged once more, with another project's.
    #expect(BuildSettings(merging: [differing, differing]).newestTarget == SystemVersion(14))
    let unseen = try settings(
      projectText([
        target("IPHONEOS_DEPLOYMENT_TARGET = 14.0", "SDKROOT = iphoneos"), target("IPHONEOS_DEPLOYMENT_TARGET = \"$(OLDEST)\"", "SDKROOT = iphoneos"),
      ]))
    #expect(unseen.newestTarget == nil)
  }

  @Test func nonsenseIsNoTrap() throws {
    for text in [
      "{}", "()", "x", "{ objects = x; }", "{ objects = (a); }", "{ objects = { a = b; c = { isa = (); }; }; }",
      "{ objects = { T = {isa = PBXNativeTarget; productType = \"com.apple.product-type.application\"; name = x; }; }; }",
      projectText().replacing("T0L = {", with: "T0X = {"), projectText().replacing("G2,", with: "G1,"),
    ] {
      _ = try settings(text)
    }
    // Groups in a circle.
    var app = target()
    app.file = "A.xcconfig"
    let circle = projectText([app]).replacing("children = (T0F, )", with: "children = (T0F, G1, )")
    _ = try settings(circle)
  }

  @Test func filesThatIncludeEachOther() throws {
    var app = target()
    app.file = "A.xcconfig"
    let files = ["Config/A.xcconfig": "#include \"A.xcconfig\"\nIPHONEOS_DEPLOYMENT_TARGET = 15.0"]
    let settings = try settings(projectText([app]), files: files)
    #expect(settings.deploymentTarget == .known(SystemVersion(15)))
    #expect(settings.platforms == .notSaid)
  }

  @Test func includedFilesStandBesideOneThatIncludesThemOrInTheProject() throws {
    var app = target()
    app.file = "A.xcconfig"
    let files = [
      "Config/A.xcconfig": "#include \"Deep/B.xcconfig\"", "Config/Deep/B.xcconfig": "#include \"C\"\n#include \"D.xcconfig\"",
      "Config/C.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 15.0", "D.xcconfig": "TARGETED_DEVICE_FAMILY = 1",
    ]
    let settings = try settings(projectText([app]), files: files)
    #expect(settings.deploymentTarget == .known(SystemVersion(15)))
    #expect(settings.families == .known(.phone))
  }
}
