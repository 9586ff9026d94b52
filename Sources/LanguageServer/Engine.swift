// What the server asks of the project below it. `Workspace` is one; tests also run the server over a whole lint
// after each change, to which everything must be equal.

import ModalFacts
import ProjectSettings
import RuleEngine

/// A project whose files change one by one.
public protocol Engine: AnyObject {
  /// Puts a file in place of what was there under this absolute path.
  func set(_ bytes: [UInt8], at path: String)
  func remove(_ path: String)
  /// In path order; `Place.file` counts these.
  var paths: [String] { get }
  /// The findings of one file as of now; nil where there is no such file.
  func report(on path: String) -> FileReport?
  /// Does one piece of pending work; nil when nothing is left.
  func work() -> (path: String, isChanged: Bool)?
  var pendingCount: Int { get }
  var presentations: [Presentation] { get }
}

/// What an engine is made of.
public struct EngineParts {
  public var vocabulary: Vocabulary
  public var settings: BuildSettings
  public var rules: [Rule]
  /// The ids of all rules that there are.
  public var known: [String]
  /// How bad a finding is in the file at an absolute path.
  public var severity: (Rule, Severity, String) -> Severity?
  /// The bytes of a file: the editor's, else the disk's.
  public var readFile: (String) -> [UInt8]?
}
