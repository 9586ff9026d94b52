// What options say of the project, and what follows from it.

import Foundation
import Testing

@testable import ModallintCLI

@Suite final class SettingsTests {
  private let folder: String

  init() throws {
    folder = FileManager.default.temporaryDirectory.path + "/modallint-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = """
      import UIKit
      class Home: UIViewController {
        @objc func go() { present(Note(), animated: true) }
        @objc func cover() {
          let note = Note()
          note.modalPresentationStyle = .formSheet
          present(note, animated: true)
        }
      }
      class Note: UIViewController {}

      """
    try text.write(toFile: folder + "/Home.swift", atomically: true, encoding: .utf8)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Before iOS 13, what sets no style covers the screen; since, it is a sheet.
  @Test(arguments: [("12.4", false), ("13.0", true), (nil, true)])
  func theDefaultStyleIsASheetSinceIOS13(version: String?, isSheet: Bool) {
    let option = version.map { ["--deployment-target", $0] } ?? []
    let lines = facts(option).split(separator: "\n").filter { $0.contains("Home.swift") }
    #expect(lines.count == 2)
    let reason = "no style is set: full screen before iOS 13, a sheet since, and the app runs on iOS 12.4"
    #expect(lines.first?.hasSuffix(isSheet ? "[sheet]" : "[sheet or full screen: \(reason)]") == true)
    #expect(lines.last?.hasSuffix("[sheet]") == true)
    // Either needs a button, so the rule need not know which it is.
    let findings = modallint([folder] + option).output.split(separator: "\n").filter { $0.contains("missing-dismiss-button") }
    #expect(findings.count == 2)
    #expect(findings.first?.contains("where it is a sheet, nothing where it covers the full screen") == !isSheet)
  }

  /// In a package that is built for an older iOS than the app the new name does not compile.
  @Test(arguments: [("14.0", false), ("15.0", true)])
  func packagesAreNotAskedForWhatIsNewer(version: String, isAsked: Bool) throws {
    let view = """
      import SwiftUI
      struct Note: View {
        @Environment(\\.presentationMode) private var mode
        var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
      }

      """
    for (path, text) in [
      ("Notes.xcodeproj/project.pbxproj", """
        { objects = {
          T = {isa = PBXNativeTarget; buildConfigurationList = L; name = A; productType = "com.apple.product-type.application"; };
          L = {isa = XCConfigurationList; buildConfigurations = (R); };
          R = {isa = XCBuildConfiguration; buildSettings = { IPHONEOS_DEPLOYMENT_TARGET = 16.0; }; name = Release; };
        }; }
        """), ("Kit/Package.swift", "let package = Package(platforms: [.iOS(\"\(version)\")])"), ("Kit/Sources/Note.swift", view), ("App/Note.swift", view),
    ] {
      let file = URL(fileURLWithPath: folder + "/" + path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    func asked(_ options: [String]) -> [String] {
      modallint([folder, "--rule", "deprecated-modal-api", "--format", "compact"] + options).output.split(separator: "\n").filter { $0.contains("presentationMode") }
        .map { $0.contains("/Kit/") ? "Kit" : "App" }
    }
    #expect(asked([]) == (isAsked ? ["App", "Kit"] : ["App"]))
    #expect(asked(["--deployment-target", "15.0"]) == ["App", "Kit"])
  }

  /// What no iPhone compiles is read for the first other platform that the app is built for.
  @Test(arguments: [
    ([], "macOS"), (["iOS", "macOS"], "macOS"), (["iOS", "tvOS"], "tvOS"), (["iOS"], nil), (["iOS", "visionOS"], nil),
  ])
  func whatOnlyOtherPlatformsCompile(platforms: [String], judged: String?) throws {
    let text = """
      import SwiftUI
      struct Mac: View {
        @State private var shows = false
        var body: some View {
          Button("More") { shows = true }
            #if os(macOS) || os(tvOS)
            .sheet(isPresented: $shows) { Text("More") }
            #endif
        }
      }

      """
    try text.write(toFile: folder + "/Mac.swift", atomically: true, encoding: .utf8)
    let lines = facts(platforms.map { "--platform=\($0)" }).split(separator: "\n").filter { $0.contains("Mac.swift") }
    #expect(lines.map { $0.hasSuffix("[sheet] on \(judged ?? "")") } == (judged == nil ? [] : [true]))
  }

  /// A TV's and a watch's modals are left by a button of the device; a package that names the Mac may be for phones as well.
  @Test(arguments: [(["tvOS"], 0), (["tvOS", "watchOS"], 0), (["iOS", "tvOS"], 2), (["macOS"], 2), ([], 2)])
  func nothingIsJudgedForTVsAndWatchesAlone(platforms: [String], count: Int) {
    let findings = modallint([folder] + platforms.map { "--platform=\($0)" }).output.split(separator: "\n")
    #expect(findings.filter { $0.contains("missing-dismiss-button") }.count == count)
  }

  private func facts(_ options: [String]) -> String { modallint(["facts", folder] + options).output }

  @Test func optionsOverrideTheProject() throws {
    #expect(facts([]).hasPrefix("project: nothing says what it is built for\n"))
    let project = folder + "/App.xcodeproj"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    try """
      { objects = {
        T = {isa = PBXNativeTarget; buildConfigurationList = L; name = A; productType = "com.apple.product-type.application"; };
        L = {isa = XCConfigurationList; buildConfigurations = (R); };
        R = {isa = XCBuildConfiguration; buildSettings = {
          IPHONEOS_DEPLOYMENT_TARGET = 12.0; TARGETED_DEVICE_FAMILY = "$(FAMILIES)"; SDKROOT = iphoneos; }; name = Release; };
      }; }
      """.write(toFile: project + "/project.pbxproj", atomically: true, encoding: .utf8)
    let unseen = "device family unseen: `TARGETED_DEVICE_FAMILY` is `$(FAMILIES)`, which nothing sets"
    #expect(facts([]).hasPrefix("project: iOS 12.0 or later; \(unseen); for iOS\n"))
    let options = ["--deployment-target=16.4", "--device-family", "pad", "--platform", "iOS", "--platform=macCatalyst"]
    #expect(facts(options).hasPrefix("project: iOS 16.4 or later; pad; for iOS, macCatalyst\n"))
    #expect(facts(["--device-family", "universal"]).hasPrefix("project: iOS 12.0 or later; phone and pad; for iOS\n"))
    #expect(facts(["--format", "json"]).hasPrefix("["))
  }

  /// `sourceItem` came with iOS 16, for views and for bar items.
  @Test(arguments: [("15.6", "barButtonItem"), ("16.0", "sourceItem")])
  func theFixNamesWhatTheOldestSystemHas(version: String, property: String) throws {
    let text = """
      import UIKit
      class Sharing: UIViewController {
        @objc func go(_ sender: UIBarButtonItem) {
          let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
          present(sheet, animated: true)
        }
      }

      """
    try text.write(toFile: folder + "/Sharing.swift", atomically: true, encoding: .utf8)
    let options = ["--rule", "missing-popover-anchor", "--deployment-target", version, "--format", "json"]
    let output = modallint(["lint", folder + "/Sharing.swift"] + options).output
    #expect(output.contains("\"text\": \"sheet.popoverPresentationController?.\(property) = sender\\n    \""))
  }

  /// An app for the iPhone shows no popovers, and one of which nothing is known may be for both.
  @Test(arguments: [("phone", 0), ("pad", 1), ("universal", 1), (nil, 1)])
  func popoversNeedAPad(family: String?, count: Int) throws {
    let text = """
      import UIKit
      class Sharing: UIViewController {
        @objc func go() {
          let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
          present(sheet, animated: true)
        }
      }

      """
    try text.write(toFile: folder + "/Sharing.swift", atomically: true, encoding: .utf8)
    let options = family.map { ["--device-family", $0] } ?? []
    let lines = modallint(["lint", folder, "--rule", "missing-popover-anchor"] + options).output.split(separator: "\n")
    #expect(lines.count { $0.contains("Sharing.swift:5:5: error[missing-popover-anchor]") } == count)
  }

  @Test(arguments: [
    ("--deployment-target", "sixteen", "`--deployment-target` takes a version such as 16.4, not `sixteen`"),
    (
      "--device-family", "phones",
      "`phones` is no value of `--device-family`, which takes `phone`, `pad`, `universal`; did you mean `phone`?"
    ),
    (
      "--platform", "ios",
      "`ios` is no value of `--platform`, which takes `iOS`, `macCatalyst`, `macOS`, `tvOS`, `visionOS`, `watchOS`; did you mean `iOS`?"
    ),
  ])
  func badValues(option: String, value: String, message: String) {
    for command in ["lint", "facts"] {
      let outcome = modallint([command, folder, option, value])
      #expect(outcome.errors == "error: \(message)\n")
      #expect(outcome.status == 2)
    }
  }
}
