// The lists by name of a whole project. Each thread goes through some of the files, and what they found is put together in
// the order of the files: it is the same with any number of threads.

import SwiftScan

extension ProjectTables {
  /// Lists who declares, calls, assigns and matches each name, once types are known. A thread collects in tables of its
  /// own: whatever `collectDeclarations` or `collectUses` come to write into is put together here as well.
  mutating func collectNames(sharing: WorkSharing) {
    // To wake a thread takes as long as to go through some thousand nodes.
    let sharing = sharing.limited(to: nodeCount / Self.leastShare + 1)
    let stretches = stretches(sharing.threads)
    let shares = stretches.map { _ in Share(self) }
    sharing.forEach(below: shares.count) { number, _ in
      for file in stretches[number] { shares[number].tables.collectDeclarations(of: file, &shares[number].declarations) }
    }
    declarations = NameTableOf(shares.map(\.declarations), nameCount: names.count)
    for share in shares { uses.formUnion(share.tables.uses) }
    for share in shares {
      share.declarations = []
      (share.tables.uses, share.tables.declarations) = (uses, declarations)
    }
    sharing.forEach(below: shares.count) { number, _ in
      let share = shares[number]
      for file in stretches[number] {
        share.tables.collectUses(of: file, &share.found)
        share.tables.mentions.add(share.tables.files[file], below: NameID(share.tables.names.count))
      }
    }
    for share in shares {
      uses.formUnion(share.tables.uses)
      previewMacros += share.tables.previewMacros
      handedDismissals += share.tables.handedDismissals
      handedBindings += share.tables.handedBindings
      mentions.formUnion(share.tables.mentions)
    }
    let lists = UseLists()
    let nameCount = names.count
    sharing.forEach(below: 4) { list, _ in
      switch list {
      case 0: lists.calls = NameTableOf(shares.map(\.found.calls), nameCount: nameCount)
      case 1: lists.changingMembers = NameTableOf(shares.map(\.found.changers), nameCount: nameCount)
      case 2: lists.assignments = NameTableOf(shares.map(\.found.assignments), nameCount: nameCount)
      default: lists.arms = NameTableOf(shares.map(\.found.arms), nameCount: nameCount)
      }
    }
    (calls, changingMembers) = (lists.calls, lists.changingMembers)
    (assignments, arms) = (lists.assignments, lists.arms)
  }

  /// Of nodes.
  private static var leastShare: Int { 15_000 }
}

extension FileSet {
  /// How many nodes all files have.
  var nodeCount: Int { files.reduce(0) { $0 + $1.nodes.count } }

  /// All files in so many stretches, with about as many nodes in each; fewer where there are few files.
  func stretches(_ count: Int) -> [Range<Int>] { stretches(count, weighing: files.map(\.nodes.count)) }

  /// - Parameter weights: What the files count for.
  func stretches(_ count: Int, weighing weights: [Int]) -> [Range<Int>] {
    let all = weights.reduce(0, +)
    var stretches: [Range<Int>] = []
    var start = 0
    var seen = 0
    for file in files.indices {
      seen += weights[file]
      guard file == files.count - 1 || seen * count >= all * (stretches.count + 1) else { continue }
      stretches.append(start..<file + 1)
      start = file + 1
    }
    return stretches
  }
}

/// What one thread finds. No other looks at it meanwhile.
private final class Share: @unchecked Sendable {
  var tables: ProjectTables
  var declarations: [(NameID, DeclarationRef)] = []
  var found = ProjectTables.UsePairs()

  init(_ tables: ProjectTables) { self.tables = tables }
}

/// Each is set by the one thread that makes it.
private final class UseLists: @unchecked Sendable {
  var calls = NameTableOf<NodeRef>()
  var changingMembers = NameTableOf<ChangingMember>()
  var assignments = NameTableOf<NodeRef>()
  var arms = NameTableOf<NodeRef>()
}
