// Presentations in the order of their sites, one file's stretch of which can be put in another's place. Copying a
// presentation copies some forty values that are counted, so all of them stay where they are.

/// Presentations, in order of file and place.
struct PresentationsByFile {
  private(set) var all: [Presentation] = []

  init() {}

  /// - Parameter all: In order.
  init(sorted all: [Presentation]) { self.all = all }

  /// Where those at the sites of a file stand.
  private func range(of file: Int) -> Range<Int> { range(of: file..<file + 1) }
  private func range(of files: Range<Int>) -> Range<Int> { first(from: files.lowerBound)..<first(from: files.upperBound) }

  subscript(file: Int) -> ArraySlice<Presentation> { all[range(of: file)] }
  subscript(files: Range<Int>) -> ArraySlice<Presentation> { all[range(of: files)] }

  /// - Parameter presentations: In order of place.
  mutating func replace(_ file: Int, by presentations: [Presentation]) { all.replaceSubrange(range(of: file), with: presentations) }

  /// Takes those out at a file's sites of which something holds.
  mutating func removeAll(in file: Int, where isGone: (Presentation) -> Bool) {
    for index in range(of: file).reversed() where isGone(all[index]) { all.remove(at: index) }
  }

  /// Finds anew which modals of all files stand below those at a file's sites.
  mutating func nest(in file: Int, _ reader: ProjectReader) { reader.nest(&all, at: range(of: file)) }

  mutating func forEach(_ body: (inout Presentation) -> Void) {
    for index in all.indices { body(&all[index]) }
  }

  private func first(from file: Int) -> Int {
    var low = 0
    var high = all.count
    while low < high {
      let middle = (low + high) / 2
      if all[middle].site.file < file { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
