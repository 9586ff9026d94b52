// The names of files that several threads read. They are numbered while others of the files are still being read: what each
// thread knows of its own files' names need not be kept until all are read.

import ModalFacts

/// Numbers names in the order of the files, whichever thread brings them.
public final class SharedNames: @unchecked Sendable {
  private let gate = Gate()
  private var names: ProjectNames
  /// The first file that was not brought yet.
  private var next = 0
  /// What was brought too early, by its first file, with where it ends.
  private var early: [Int: (end: Int, run: FileRun?)] = [:]

  /// - Parameter names: Those that there are before the first file.
  public init(_ names: ProjectNames) { self.names = names }

  /// Brings what was read of these files; nil: nothing.
  public func add(_ run: FileRun?, of files: Range<Int>) {
    gate.locked {
      early[files.lowerBound] = (files.upperBound, run)
      while let (end, run) = early.removeValue(forKey: next) {
        if let run { names.number(run) }
        next = end
      }
    }
  }

  /// The names of all that was brought.
  public var all: ProjectNames { gate.locked { names } }
}
