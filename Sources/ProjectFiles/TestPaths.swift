// Which files nobody ships: tests, mocks, preview content and documentation, told by their path alone. Only the path
// below the argument counts: whoever lints `Tests/Samples/App` means that app. None of them is read. It works
// on bytes, since it is asked of every file of a project.

/// Whether a path below an argument is that of a test, a mock, preview content or documentation.
public func isTestPath(_ below: String) -> Bool {
  var components = below.utf8.split(separator: UInt8(ascii: "/"))
  guard let name = components.popLast() else { return false }
  return isTestFile(name) || components.contains { isTestFolder($0) }
}

/// `Tests`, `UITests`, `AppTests`, `Mocks`, `Preview Content`, a playground, a documentation catalogue with its tutorials' steps, and a watch app's folder, since a watch closes
/// its sheets by itself; without a slash.
func isTestFolder(_ name: some BidirectionalCollection<UInt8>) -> Bool {
  name.suffix(5).elementsEqual("Tests".utf8) || name.elementsEqual("Mocks".utf8) || name.suffix(11).elementsEqual(".playground".utf8) || name.suffix(5).elementsEqual(".docc".utf8)
    || name.elementsEqual("Preview Content".utf8) || watchFolders.contains { name.suffix($0.utf8.count).elementsEqual($0.utf8) }
    || isNamedForWatch(name) || isOfOtherPlatform(name)
}

/// `LoopWatch`, `Tracker-Watch`, but neither `Watch` nor `AppleWatch`, where a phone may keep what it tells its watch.
private func isNamedForWatch(_ name: some BidirectionalCollection<UInt8>) -> Bool {
  name.suffix(5).elementsEqual("Watch".utf8) && name.count > 5 && !name.dropLast(5).starts(with: "Apple".utf8)
}

/// `tvOS`, `Player-tvOS`, `Player (macOS)`, `tvOS App`, but not `iOS and macOS`.
private func isOfOtherPlatform(_ name: some BidirectionalCollection<UInt8>) -> Bool {
  // All of them end so, and most names hold nothing like it.
  guard zip(name, name.dropFirst()).contains(where: { $0 == UInt8(ascii: "O") && $1 == UInt8(ascii: "S") }) else { return false }
  var words: [ArraySlice<UInt8>] = []
  for word in Array(name).split(whereSeparator: { " -_+(),&".utf8.contains($0) }) { words.append(word) }
  let isFirst = otherPlatforms.contains { words.first?.elementsEqual($0.utf8) == true }
  let isLast = otherPlatforms.contains { words.last?.elementsEqual($0.utf8) == true }
  return (isLast || isFirst && words.last?.elementsEqual("App".utf8) == true) && !words.contains { $0.elementsEqual("iOS".utf8) }
}

/// How the folders of watch apps end.
private let watchFolders = [
  "Watch App", "WatchApp", "Watch Extension", "WatchKit Extension", "Watch App Extension", "WatchApp Extension",
]

/// Folders of code for platforms whose sheets are left in other ways.
private let otherPlatforms = ["watchOS", "macOS", "tvOS", "visionOS"]

/// `ViewTests.swift`; `MockStore.swift`, `StoreMock.swift`, `StoreMocks+Data.swift`, but not
/// `MockupView.swift`: after the word stands no lower-case letter but a plural's.
func isTestFile(_ name: some BidirectionalCollection<UInt8>) -> Bool {
  if name.suffix(11).elementsEqual("Tests.swift".utf8) { return true }
  var rest = name[...]
  while let start = rest.firstIndex(of: UInt8(ascii: "M")) {
    rest = rest[start...]
    if rest.starts(with: "Mock".utf8) {
      var after = rest.dropFirst(4)
      if after.first == UInt8(ascii: "s") { after = after.dropFirst() }
      if let next = after.first, !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(next) { return true }
    }
    rest = rest.dropFirst()
  }
  return false
}
