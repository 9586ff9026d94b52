// What all formats print, and what they share: places as lines and columns, and the sums.

import ModalFacts
import RuleEngine

/// The outcome of a lint.
struct Report {
  /// The paths of the project's files, by index.
  var paths: [String]
  var result: LintResult
  var summary: Summary

  /// The positions of a place's start and end; nil where the file is not to be had any more.
  func positions(of place: Place) -> (start: LineIndex.Position, end: LineIndex.Position)? {
    guard let source = result.sources[place.file] else { return nil }
    return (source.position(at: place.range.lowerBound), source.position(at: place.range.upperBound))
  }

  /// `path:line:column`, or the path alone where the file is not to be had any more.
  func location(of place: Place) -> String {
    let path = paths[place.file]
    return positions(of: place).map { "\(path):\($0.start.line):\($0.start.column)" } ?? path
  }
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
