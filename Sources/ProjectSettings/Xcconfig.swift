// Xcode's configuration files: `KEY = value` a line, conditions in brackets after the key, other files by
// `#include`. Reading the included files is the caller's: a path in, bytes out.
// Format: Apple, "Adding a build configuration file to your project"; swift-build, `MacroConfigFileLoader.swift`.

/// One layer of settings: a target's own, a project's own, or those of a configuration file.
struct SettingsLayer {
  /// The last value of each key, as it was written.
  private(set) var values: [String: String] = [:]
  /// Keys that have another value under a condition that may hold in an iPhone's build.
  private(set) var conditional: Set<String> = []
  /// The first file that should have been included and could not be read: it may set any key not in `values`.
  var missingFile: String?

  init() {}

  /// Adds a setting, as it is written: `KEY`, or `KEY[sdk=iphoneos*][arch=*]`.
  mutating func set(_ key: String, to value: String) {
    guard let bracket = key.utf8.firstIndex(of: UInt8(ascii: "[")) else {
      values[key] = value
      return
    }
    if !isForAnotherSystem(key[bracket...]) { conditional.insert(String(key[..<bracket])) }
  }

  /// Forgets what an unread file may have set again.
  mutating func miss(_ path: String) {
    values = [:]
    missingFile = missingFile ?? path
  }
}

/// Whether a condition asks for the kit of another system, or for a simulator's, which nobody ships.
private func isForAnotherSystem(_ condition: Substring) -> Bool {
  let others = ["macosx", "appletv", "watch", "xr", "driverkit", "iphonesimulator"]
  let parts = condition.utf8.split { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: ",") }
  return parts.contains { part in
    part.starts(with: "sdk=".utf8) && others.contains { part.dropFirst(4).starts(with: $0.utf8) }
  }
}

/// How far files include each other; whoever does so in a circle is left out, as Xcode does.
private let deepestInclude = 16

extension SettingsLayer {
  /// The settings of a configuration file and of those that it includes.
  /// - Parameters:
  ///   - path: As `read` takes it, from the folder of the project.
  ///   - read: The bytes of a file; nil where there is none.
  init(xcconfig path: String, read: (String) -> [UInt8]?) {
    if let bytes = read(path) { add(bytes, of: [path], read) } else { miss(path) }
  }

  /// - Parameter files: The file, after those that include it.
  private mutating func add(_ bytes: [UInt8], of files: [String], _ read: (String) -> [UInt8]?) {
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if let include = IncludeLine(line) {
        let candidates = paths(of: include.path, in: files)
        guard let path = candidates.first(where: { read($0) != nil }), let bytes = read(path) else {
          if !include.isOptional { miss(candidates[0]) }
          continue
        }
        if !files.contains(path), files.count < deepestInclude { add(bytes, of: files + [path], read) }
      } else if let (key, value) = assignment(in: line) {
        set(key, to: value)
      }
    }
  }
}

/// Where an included file may stand: beside the file that includes it, beside those that include that one, in the
/// folder of the project. It may leave out how its name ends.
private func paths(of include: String, in files: [String]) -> [String] {
  let name = include.hasSuffix(".xcconfig") ? include : include + ".xcconfig"
  guard !include.hasPrefix("/") else { return [name] }
  return files.reversed().map { file in (file.lastIndex(of: "/").map { String(file[...$0]) } ?? "") + name } + [name]
}

/// `#include "path"`, or `#include? "path"` for a file that need not be there.
private struct IncludeLine {
  var path: String
  var isOptional: Bool

  init?(_ line: ArraySlice<UInt8>) {
    let words = line.drop(while: isBlank)
    guard words.starts(with: "#include".utf8) else { return nil }
    let parts = String(decoding: words, as: UTF8.self).split(separator: "\"", omittingEmptySubsequences: false)
    guard parts.count > 2 else { return nil }
    path = String(parts[1])
    isOptional = parts[0].contains("?")
  }
}

/// The key, conditions included, and the value of a line without its comment; nil where it sets nothing.
private func assignment(in line: ArraySlice<UInt8>) -> (key: String, value: String)? {
  // The equals sign of a condition stands in brackets.
  var depth = 0
  var equals: Int?
  var end = line.startIndex
  while end < line.endIndex {
    // A comment begins anywhere, in the middle of an address as well.
    if line[end] == UInt8(ascii: "/"), end + 1 < line.endIndex, line[end + 1] == UInt8(ascii: "/") { break }
    switch line[end] {
    case UInt8(ascii: "["): depth += 1
    case UInt8(ascii: "]"): depth -= 1
    case UInt8(ascii: "=") where depth <= 0: equals = equals ?? end
    default: break
    }
    end += 1
  }
  guard let equals else { return nil }
  let key = String(decoding: line[..<equals].filter { !isBlank($0) }, as: UTF8.self)
  guard let first = key.first, first == "_" || first.isLetter else { return nil }
  return (key, trimmed(String(decoding: line[(equals + 1)..<end], as: UTF8.self)[...]))
}

private func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

/// Without white space around it.
func trimmed(_ text: Substring) -> String {
  // As is so with most.
  if let first = text.utf8.first, let last = text.utf8.last, (0x21...0x7E).contains(first), (0x21...0x7E).contains(last) { return String(text) }
  var text = text
  while let first = text.first, first.isWhitespace { text.removeFirst() }
  while let last = text.last, last.isWhitespace { text.removeLast() }
  return String(text)
}
