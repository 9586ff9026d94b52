// One `.gitignore` or `.ignore`: which names below its folder are left out. Source: git's documentation,
// "gitignore - Specifies intentionally untracked files to ignore", pattern format.
// Trap: every folder and file of a project is asked about by every pattern above it, so a pattern without
// wildcards, or with one `*` at its front, is compared without matching.

import RuleEngine

struct IgnoreFile {
  private var patterns: [Pattern] = []

  private struct Pattern {
    enum Shape {
      /// A name without wildcards, anywhere below.
      case name([UInt8])
      /// `*` and an ending, anywhere below.
      case ending([UInt8])
      /// Matched against the path below the file's folder.
      case path(Glob)
    }

    var shape: Shape
    /// `!`: what an earlier pattern left out is taken again.
    var isNegated: Bool
    /// A slash at the end: folders only.
    var isFolderOnly: Bool
  }

  init(_ bytes: [UInt8]) {
    for var line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
      if line.starts(with: [0xEF, 0xBB, 0xBF]) { line = line.dropFirst(3) }
      // Spaces at the end are none unless quoted.
      while line.last == 0x20, line.dropLast().last != UInt8(ascii: "\\") { line = line.dropLast() }
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      let isNegated = first == UInt8(ascii: "!")
      if isNegated { line = line.dropFirst() }
      let isFolderOnly = line.last == UInt8(ascii: "/")
      if isFolderOnly { line = line.dropLast() }
      guard !line.isEmpty else { continue }
      patterns.append(Pattern(shape: Self.shape(line), isNegated: isNegated, isFolderOnly: isFolderOnly))
    }
    // The last one that matches decides.
    patterns.reverse()
  }

  private static func shape(_ line: ArraySlice<UInt8>) -> Pattern.Shape {
    let isWild = { (byte: UInt8) in
      byte == UInt8(ascii: "*") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "[") || byte == UInt8(ascii: "\\")
    }
    if !line.contains(UInt8(ascii: "/")) {
      if !line.contains(where: isWild) { return .name(Array(line)) }
      let rest = line.dropFirst()
      if line.first == UInt8(ascii: "*"), !rest.contains(where: isWild) { return .ending(Array(rest)) }
    }
    // Braces are letters to git.
    return .path(Glob(String(decoding: line, as: UTF8.self), expandsBraces: false))
  }

  var isEmpty: Bool { patterns.isEmpty }

  /// Whether it leaves something out, or takes it again; nil where no pattern speaks of it.
  /// - Parameters:
  ///   - name: The last name of the path.
  ///   - path: The path below the file's folder; made only where it is needed.
  func ignores(_ name: UnsafeBufferPointer<UInt8>, isFolder: Bool, path: () -> String) -> Bool? {
    for pattern in patterns where isFolder || !pattern.isFolderOnly {
      let matches: Bool
      switch pattern.shape {
      case .name(let text): matches = name.count == text.count && name.elementsEqual(text)
      case .ending(let text): matches = name.count >= text.count && name.suffix(text.count).elementsEqual(text)
      case .path(let glob): matches = glob.matches(path())
      }
      if matches { return !pattern.isNegated }
    }
    return nil
  }
}
