// Puts the tables of a project together little by little: a file at a time, or one table of what was collected.

import SwiftScan

/// Collects what `ProjectTables` hold of a project whose files will be replaced.
struct TableCollector {
  private enum Step {
    case types, declarations, uses, calls, changers, assignments, arms
  }

  private var step = Step.types
  /// The file that is next.
  private var next = 0
  private var types = ProjectTables.FoundTypes()
  private var declarations: [(NameID, DeclarationRef)] = []
  private var uses = ProjectTables.UsePairs()

  /// Does one piece of what is left.
  /// - Returns: Whether something is left after that.
  mutating func work(_ tables: inout ProjectTables) -> Bool {
    switch step {
    case .types:
      if let file = nextFile(tables) { tables.collectTypes(of: file, &types) } else { finishTypes(&tables) }
    case .declarations:
      if let file = nextFile(tables) { tables.collectDeclarations(of: file, &declarations) } else { finishDeclarations(&tables) }
    case .uses:
      if let file = nextFile(tables) { tables.collectUses(of: file, &uses) } else { step = .calls }
    case .calls:
      tables.calls = NameTableOf(uses.calls, nameCount: tables.names.count)
      (uses.calls, step) = ([], .changers)
    case .changers:
      tables.changingMembers = NameTableOf(uses.changers, nameCount: tables.names.count)
      (uses.changers, step) = ([], .assignments)
    case .assignments:
      tables.assignments = NameTableOf(uses.assignments, nameCount: tables.names.count)
      (uses.assignments, step) = ([], .arms)
    case .arms:
      tables.arms = NameTableOf(uses.arms, nameCount: tables.names.count)
      tables.askDeclared()
      return false
    }
    return true
  }

  private mutating func nextFile(_ tables: ProjectTables) -> Int? {
    guard next < tables.files.count else { return nil }
    next += 1
    return next - 1
  }

  private mutating func finishTypes(_ tables: inout ProjectTables) {
    tables.finishTypes(types)
    (types, next, step) = (ProjectTables.FoundTypes(), 0, .declarations)
  }

  private mutating func finishDeclarations(_ tables: inout ProjectTables) {
    tables.declarations = NameTableOf(declarations, nameCount: tables.names.count)
    (declarations, next, step) = ([], 0, .uses)
  }
}
