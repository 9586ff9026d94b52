// What all formats print, and what they share: places as lines and columns, and the sums.

import ModalFacts
import RuleEngine

/// The outcome of a lint.
struct Report {
  /// The paths of the project's files, by index.
  var paths: [String]
  var result: LintResult
  var summary: Summary
  /// The rules that ran.
  var rules: [Rule] = []
  var pages: [PageSource] = []
  /// Findings alone, without sums.
  var isQuiet = false
  /// Where the pages of rules can be read, without the rule's id; nil where nobody said.
  var rulesAddress: String?

  /// The positions of a place's start and end; nil where the file is not to be had any more.
  func positions(of place: Place) -> (start: LineIndex.Position, end: LineIndex.Position)? {
    guard let source = result.sources[place.file] else { return nil }
    return (source.position(at: place.range.lowerBound), source.position(at: place.range.upperBound))
  }

  /// `path:line:column`, or the path alone where the file is not to be had any more; one line.
  func location(of place: Place) -> String {
    let path = oneLine(paths[place.file])
    return positions(of: place).map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  }

  /// A file's path as a service that knows the repository's files looks for it: without the `./` that an argument began with.
  func pathInRepository(of file: Int) -> String {
    paths[file].hasPrefix("./") ? String(paths[file].dropFirst(2)) : paths[file]
  }

  /// The findings of each file that has some, in order.
  var findingsByFile: [(file: Int, findings: ArraySlice<Finding>)] {
    var groups: [(file: Int, findings: ArraySlice<Finding>)] = []
    for index in result.findings.indices {
      let file = result.findings[index].place.file
      if groups.last?.file == file {
        groups[groups.count - 1].findings = result.findings[groups[groups.count - 1].findings.startIndex...index]
      } else {
        groups.append((file, result.findings[index...index]))
      }
    }
    return groups
  }

  /// A rule's page; nil where it is not to be had or broken.
  func page(of rule: Rule) -> RulePage? {
    guard let source = pages.first(where: { $0.name == rule.id }) else { return nil }
    return try? RulePage(id: rule.id, text: source.text, path: source.path)
  }

  /// Where a rule's page can be read.
  func address(ofRule id: String) -> String? { rulesAddress.map { $0 + id } }
}

struct Summary {
  /// How many files were read.
  var files: Int
  /// Their length together.
  var bytes: Int
  var presentations: PresentationCounts
  var errors: Int
  var warnings: Int
  var infos: Int

  init(files: Int, bytes: Int, presentations: PresentationCounts, findings: [Finding]) {
    self.files = files
    self.bytes = bytes
    self.presentations = presentations
    errors = findings.count { $0.severity == .error }
    warnings = findings.count { $0.severity == .warning }
    infos = findings.count { $0.severity == .info }
  }
}
