// A whole project read by several threads. Each has a reader of its own, takes one stretch of files after another, and
// finds out for itself what the others may know. What is found of a screen rests on the screen alone, whatever was read
// before it, and is put together in the order of the files: it is the same with any number of threads.

import SwiftScan

/// The readers of one project, a thread's each.
final class SharedReading: @unchecked Sendable {
  private let readers: [ProjectReader]
  private let sharing: WorkSharing
  /// The files that are read at a time; nil: all.
  private let stretches: [Range<Int32>?]
  /// That in which they are taken: what takes longest comes first, so that no thread waits for it in the end.
  private let order: [Int]

  /// - Parameter reader: The first thread's. It knows what leads out.
  init(_ reader: ProjectReader, _ sharing: WorkSharing) {
    self.sharing = sharing.limited(to: reader.project.nodeCount / Self.leastShare)
    let threads = self.sharing.threads
    readers = [reader] + (1..<threads).map { _ in ProjectReader(reader) }
    guard threads > 1 else {
      (stretches, order) = ([nil], [0])
      return
    }
    let weights = reader.project.readingWeights()
    let ranges = reader.project.stretches(threads * Self.stretchesOfThread, weighing: weights)
    stretches = ranges.map { Int32($0.lowerBound)..<Int32($0.upperBound) }
    let weightOfStretch = ranges.map { weights[$0].reduce(0, +) }
    order = ranges.indices.sorted { (weightOfStretch[$1], $0) < (weightOfStretch[$0], $1) }
  }

  /// What stands for itself; presentations are still to be put together.
  func read() -> IndexPart {
    guard readers.count > 1 else { return readers[0].read(nil) }
    let whole = IndexPart()
    for part in found({ reader, stretch, _ in reader.read(stretch, dismissing: nil) }) {
      whole.presentations += part.presentations
      whole.add(part)
    }
    let dismissing = DismissingFunctions(whole.dismissing, readers[0].project)
    whole.rushedPresentations = found { reader, stretch, _ in reader.readRushed(stretch, dismissing: dismissing) }.flatMap { $0 }
    return whole
  }

  /// What rests on who presents.
  /// - Parameter presentations: All, put together.
  func readDependents(_ presentations: PresentationsByFile) -> DependentPart {
    let presented = readers.map { PresentedModals($0.project, presentations) }
    let whole = DependentPart()
    for part in found({ reader, stretch, thread in reader.readDependents(stretch, presented[thread]) }) { whole.add(part) }
    return whole
  }

  /// What is read of each stretch, in order.
  private func found<Found>(_ read: @escaping (ProjectReader, Range<Int32>?, _ thread: Int) -> Found) -> [Found] {
    let pieces = stretches.map { Piece($0, read) }
    sharing.forEach(below: pieces.count) { [self] number, thread in pieces[order[number]].read(readers[thread], thread) }
    return pieces.compactMap(\.found)
  }

  /// Of nodes. Below it a thread takes longer to wake than to read.
  private static var leastShare: Int { 3_000 }
  /// So many that no thread waits long for the last one, and so few that each is worth the readers' beginning. Up to a hundred
  /// gained nothing: what threads lose to each other is what each finds out for itself.
  private static var stretchesOfThread: Int { 6 }
}

/// One stretch, and what is found there. One thread reads it, and nobody looks at it meanwhile.
private final class Piece<Found>: @unchecked Sendable {
  private let stretch: Range<Int32>?
  private let body: (ProjectReader, Range<Int32>?, _ thread: Int) -> Found
  private(set) var found: Found?

  init(_ stretch: Range<Int32>?, _ body: @escaping (ProjectReader, Range<Int32>?, _ thread: Int) -> Found) {
    self.stretch = stretch
    self.body = body
  }

  func read(_ reader: ProjectReader, _ thread: Int) { found = body(reader, stretch, thread) }
}

extension Project {
  /// How long the reading of each file takes, roughly: by its nodes, by what it presents, and by who calls the functions that do, since
  /// what they are handed is read with them.
  fileprivate func readingWeights() -> [Int] {
    var weights = files.map(\.nodes.count)
    for role in PresentationReader.styles.map(\.0) + [.present] {
      for call in roles.names(of: role).lazy.flatMap({ self.calls[$0] }) {
        let callers = enclosingMember(of: scope(of: call)).map { self[$0].kind == .function ? min(calls[self[$0].name].count, 50) : 0 } ?? 0
        weights[Int(call.file)] += Self.nodesReadWithScreen * (1 + callers)
      }
    }
    return weights
  }

  private static var nodesReadWithScreen: Int { 10_000 }
}
