// Which files make a project, in which order, and what is said about those that do not.

import Foundation
import TestSupport
import Testing

@testable import ProjectFiles

@Suite struct WalkTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The paths found, without the temporary folder's.
  private func found(_ files: SourceFiles) -> [String] {
    files.files.map { String($0.path.dropFirst(folder.path.count + 1)) }
  }

  @Test func foreignAndHiddenFoldersAreLeftOut() throws {
    for name in [
      "A.swift", "App/B.swift", "App.v2/C.swift", ".build/x.swift", ".git/x.swift", "Pods/x.swift",
      "Carthage/x.swift", "DerivedData/x.swift", "node_modules/x.swift", "SourcePackages/x.swift", ".x.swift",
      "R.generated.swift", "D.swift.txt", "swift", "App/Pods/x.swift", "Views.swift/E.swift",
    ] {
      try folder.write(name)
    }
    let files = SourceFiles(below: [folder.path])
    #expect(found(files) == ["A.swift", "App.v2/C.swift", "App/B.swift", "Views.swift/E.swift"])
    #expect(files.problems.isEmpty)
  }

  /// What is said of a file before it is there is what a walk says once it is.
  @Test func whatWouldBeFoundIsFound() throws {
    try folder.write(".git/HEAD")
    try folder.write(".gitignore", "Ignored/\n*.gen.swift\n")
    try folder.write("App/.gitignore", "/Local.swift\n!Kept.gen.swift\n")
    try folder.write(".modallint.json", #"{ "exclude": ["Generated", "**/Old*.swift"] }"#)
    let filter = try FolderRules(of: folder.path).filter
    let names = [
      "A.swift", "App/B.swift", "App/Local.swift", "Local.swift", "Ignored/C.swift", "App/Ignored/C.swift", "D.gen.swift",
      "App/Kept.gen.swift", "Kept.gen.swift", "Generated/E.swift", "App/Generated/E.swift", "App/OldView.swift", "Pods/F.swift",
      "App/.hidden/G.swift", ".G.swift", "AppTests/H.swift", "App/HTests.swift", "App/R.generated.swift", "App/Notes.md", "New/Deep/I.swift",
    ]
    let expected = names.filter { SourceFiles.wouldFind("\(folder.path)/\($0)", below: folder.path, filter) }
    for name in names { try folder.write(name) }
    #expect(found(SourceFiles(below: [folder.path], filter: filter)).sorted() == expected.sorted())
    #expect(expected == ["A.swift", "App/B.swift", "Local.swift", "App/Kept.gen.swift", "New/Deep/I.swift"])
  }

  @Test func pathsAreInTheOrderOfTheirBytes() throws {
    for name in ["b.swift", "a/z.swift", "a.swift", "a-b/c.swift", "é.swift", "B.swift"] {
      try folder.write(name)
    }
    let paths = found(SourceFiles(below: [folder.path]))
    #expect(paths.count == 6)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }

  @Test func pathsStayAsGiven() throws {
    try folder.write("App/A.swift")
    #expect(SourceFiles(below: [folder.path + "/"]).files.map(\.path) == [folder.path + "/App/A.swift"])
    #expect(SourceFiles(below: [folder.path + "/./App"]).files.map(\.path) == [folder.path + "/./App/A.swift"])
    let file = folder.path + "/App/A.swift"
    #expect(SourceFiles(below: [file]).files.map(\.path) == [file])
  }

  @Test func aFileGivenTwiceIsReadOnce() throws {
    try folder.write("App/A.swift")
    try folder.write("B.swift")
    let files = SourceFiles(below: [folder.path + "/App/A.swift", folder.path, folder.path + "/App"])
    #expect(found(files) == ["App/A.swift", "B.swift"])
  }

  @Test func aLoopOfLinksEnds() throws {
    try folder.write("a/b/A.swift")
    try folder.link("a/b/up", to: "../..")
    try folder.link("a/self", to: ".")
    try folder.link("aa", to: "a")
    try folder.link("A-copy.swift", to: "a/b/A.swift")
    let files = SourceFiles(below: [folder.path])
    #expect(found(files) == ["a/b/A.swift"])
    #expect(files.problems.isEmpty)
  }

  @Test func aLinkedFolderFromOutsideIsWalked() throws {
    let outside = try TemporaryFolder()
    try outside.write("Shared/S.swift")
    try folder.write("Z.swift")
    try folder.link("Linked", to: outside.path)
    #expect(found(SourceFiles(below: [folder.path])) == ["Linked/Shared/S.swift", "Z.swift"])
  }

  @Test func whatIsMissingIsNamedAndTheRestIsFound() throws {
    try folder.write("A.swift")
    let files = SourceFiles(below: [folder.path + "/none", folder.path])
    #expect(found(files) == ["A.swift"])
    #expect(
      files.problems == [FileProblem(path: folder.path + "/none", message: "no such file or directory")])
  }

  @Test func aDanglingLinkAndAPipeAreNamed() throws {
    try folder.link("gone.swift", to: "nowhere.swift")
    try folder.link("gone", to: "nowhere")
    mkfifo(folder.path + "/pipe.swift", 0o600)
    let problems = SourceFiles(below: [folder.path]).problems
    #expect(
      problems.map { "\($0.path.dropFirst(folder.path.count + 1)): \($0.message)" } == [
        "gone.swift: no such file or directory", "pipe.swift: neither a file nor a folder",
      ])
  }

  @Test func storyboardsAndXIBsAreFoundWhereSwiftIs() throws {
    for path in ["App/Main.storyboard", "App/Main.swift", "App/Cell.xib", "AppTests/T.storyboard", "Pods/P.xib", "App/x.strings"] {
      try folder.write(path)
    }
    let files = SourceFiles(below: [folder.path])
    #expect(found(files) == ["App/Cell.xib", "App/Main.storyboard", "App/Main.swift"])
    #expect(files.files.map(\.kind) == [.interface, .interface, .swift])
    #expect(files.files.map(\.baseName) == ["Cell", "Main", "Main"])
    #expect(SourceFiles(below: [folder.path + "/App/Cell.xib"]).files.count == 1)
  }

  @Test func aFileThatIsNotSwiftIsRefused() throws {
    try folder.write("a.txt")
    #expect(SourceFiles(below: [folder.path + "/a.txt"]).problems.map(\.message) == ["not a Swift file"])
  }

  @Test(.disabled(if: isRoot, "root reads everything")) func anUnreadableFolderIsNamed() throws {
    try folder.write("closed/A.swift")
    try folder.write("B.swift")
    try folder.forbid("closed")
    defer { folder.permit("closed") }
    let files = SourceFiles(below: [folder.path])
    #expect(found(files) == ["B.swift"])
    #expect(files.problems.map(\.message) == ["permission denied"])
  }

  @Test func aDeepTreeIsNoRecursion() throws {
    let deep = Array(repeating: "d", count: 500).joined(separator: "/")
    try folder.write(deep + "/A.swift")
    #expect(found(SourceFiles(below: [folder.path])) == [deep + "/A.swift"])
  }

  @Test(arguments: [
    ("App/View.swift", false), ("Tests/View.swift", true), ("AppUITests/A.swift", true),
    ("App/Mocks/A.swift", true),
    ("Preview Content/A.swift", true), ("App/ViewTests.swift", true), ("App/MockStore.swift", true),
    ("App/StoreMock.swift", true), ("App/StoreMocks+Data.swift", true), ("App/MockupView.swift", false),
    ("App/Hammock.swift", false), ("App/Contests/A.swift", false),
    ("Tea Watch App/A.swift", true), ("Tea Watch App Extension/A.swift", true), ("TeaWatchApp/A.swift", true), ("Watchlist/A.swift", false), ("LoopWatch/A.swift", true), ("Tea-Watch/A.swift", true), ("AppleWatch/A.swift", false), ("Watch/A.swift", false), ("Tea-tvOS/A.swift", true),
    ("Tea (macOS)/A.swift", true), ("tvOS App/A.swift", true), ("Shared (iOS, macOS)/A.swift", false), ("iOS-macOS/A.swift", false), ("macOSTools/A.swift", false), ("Try.playground/Contents.swift", true), ("App/Docs.docc/Tutorials/step-1.swift", true), ("Docc/A.swift", false),
  ])
  func testsAreToldByTheirPath(path: String, isTest: Bool) {
    #expect(isTestPath(path) == isTest)
  }

  @Test func testsAreLeftOutBelowTheArgument() throws {
    try folder.write("Tests/Sample/App.swift")
    #expect(found(SourceFiles(below: [folder.path])) == [])
    #expect(SourceFiles(below: [folder.path + "/Tests/Sample"]).files.count == 1)
  }
}
