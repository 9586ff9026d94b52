// Which files nobody ships: tests, mocks and preview content, told by their path alone. Only the path
// below the argument counts: whoever lints `Tests/Samples/App` means that app.

/// Whether a path below an argument is that of a test, a mock or preview content.
public func isTestPath(_ below: String) -> Bool {
  var components = below.split(separator: "/")
  guard let name = components.popLast()?.dropSwift else { return false }
  return components.contains { isTestFolder($0) } || name.hasSuffix("Tests") || namesMock(name)
}

/// `Tests`, `UITests`, `AppTests`, `Mocks`, `Preview Content`.
private func isTestFolder(_ name: Substring) -> Bool {
  name.hasSuffix("Tests") || name == "Mocks" || name == "Preview Content"
}

/// `MockStore`, `StoreMock`, `StoreMocks+Data`, but not `MockupView`: after the word stands no
/// lower-case letter but a plural's.
private func namesMock(_ name: Substring) -> Bool {
  let bytes = Array(name.utf8)
  let word = Array("Mock".utf8)
  guard bytes.count >= word.count else { return false }
  for start in 0...(bytes.count - word.count) where bytes[start...].starts(with: word) {
    var rest = bytes[(start + word.count)...]
    if rest.first == UInt8(ascii: "s") { rest = rest.dropFirst() }
    if rest.first.map({ !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }) ?? true { return true }
  }
  return false
}

extension Substring {
  fileprivate var dropSwift: Substring { hasSuffix(".swift") ? dropLast(6) : self }
}
