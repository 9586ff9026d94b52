// Which module is a file part of? In a package, and in Tuist's projects, a folder of `Sources` is one: what another module keeps
// internal no code of it can name. All else, an app's own folders among it, counts as one module.

/// Tells the modules of files apart by their paths and by the manifests around them.
public struct SourceModules {
  private enum Root {
    case none
    /// Each folder of `Sources` is a module.
    case folders
    /// `Sources` is one.
    case whole
  }

  private let read: (String) -> [UInt8]?
  /// By folder.
  private var known: [Substring: Root] = [:]
  private var last: (folder: Substring, number: UInt32) = ("", 0)

  /// - Parameter read: The bytes of a manifest, if there is one at this path.
  public init(read: @escaping (String) -> [UInt8]? = { try? readFile($0) }) { self.read = read }

  /// A number that the files of a module have in common; 0 for those of no package.
  /// - Parameter path: With a slash between its parts; one that is not absolute begins where the program runs.
  public mutating func number(of path: String) -> UInt32 {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return 0 }
    let folder = path[..<slash]
    // Files of one folder mostly come one after another.
    if folder.utf8.elementsEqual(last.folder.utf8) { return last.number }
    last = (folder, number(ofFolder: folder))
    return last.number
  }

  private mutating func number(ofFolder folder: Substring) -> UInt32 {
    let bytes = folder.utf8
    var end = bytes.endIndex
    // The innermost package counts.
    while end > bytes.startIndex {
      let start = bytes[..<end].lastIndex(of: UInt8(ascii: "/")).map { bytes.index(after: $0) } ?? bytes.startIndex
      if folder[start..<end] == "Sources" {
        switch root(folder[..<start]) {
        case .none: break
        case .whole: return hash(bytes[..<end])
        case .folders:
          guard end < bytes.endIndex else { return hash(bytes[..<end]) }
          return hash(bytes[..<(bytes[bytes.index(after: end)...].firstIndex(of: UInt8(ascii: "/")) ?? bytes.endIndex)])
        }
      }
      end = start > bytes.startIndex ? bytes.index(before: start) : start
    }
    return 0
  }

  /// - Parameter folder: With its slash at the end; empty where paths begin.
  private mutating func root(_ folder: Substring) -> Root {
    if let root = known[folder] { return root }
    let root: Root =
      if let manifest = read("\(folder)Package.swift") {
        // A lone target that takes all of the folder.
        String(decoding: manifest, as: UTF8.self).contains("path: \"Sources\"") ? .whole : .folders
      } else {
        read("\(folder)Project.swift") != nil ? .whole : .none
      }
    known[folder] = root
    return root
  }

  private func hash(_ bytes: Substring.UTF8View) -> UInt32 {
    var hash: UInt32 = 2_166_136_261
    for byte in bytes { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    return hash | 1
  }
}
