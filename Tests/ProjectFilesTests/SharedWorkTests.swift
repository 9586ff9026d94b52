// Threads that share work, piece after piece.

import Foundation
import Testing

@testable import ModalFacts
@testable import ProjectFiles

@Suite struct SharedWorkTests {
  @Test(arguments: [1, 2, 5]) func everyItemIsDoneOncePieceAfterPiece(threads: Int) {
    let sharing = WorkSharing(threads: threads)
    for count in [0, 1, 2, 3, 100, 1, 100] {
      let done = Tally(count)
      sharing.forEach(below: count) { item, thread in
        #expect(thread < threads)
        done.add(item)
      }
      #expect(done.counts == Array(repeating: 1, count: count))
    }
  }

  @Test func fewerThreadsTakePartWhereFewerAreAskedFor() {
    let sharing = WorkSharing(threads: 4)
    for most in [4, 2, 3] {
      let done = Tally(50)
      sharing.limited(to: most).forEach(below: 50) { item, thread in
        #expect(thread < most)
        done.add(item)
      }
      #expect(done.counts == Array(repeating: 1, count: 50))
    }
  }

  /// With the threads that are free, or alone.
  @Test func workInWorkIsDoneToo() {
    let sharing = WorkSharing(threads: 3)
    let outer = Tally(6)
    let inner = Tally(6 * 4)
    sharing.forEach(below: 6) { item, _ in
      sharing.forEach(below: 4) { number, _ in inner.add(item * 4 + number) }
      outer.add(item)
    }
    #expect(outer.counts == Array(repeating: 1, count: 6))
    #expect(inner.counts == Array(repeating: 1, count: 24))
  }
}

/// How often each item was done.
private final class Tally: @unchecked Sendable {
  private let lock = NSLock()
  private var found: [Int]

  init(_ count: Int) { found = Array(repeating: 0, count: count) }

  var counts: [Int] { lock.withLock { found } }

  func add(_ item: Int) { lock.withLock { found[item] += 1 } }
}
