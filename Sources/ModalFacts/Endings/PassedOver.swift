// What an action passes over: the branches that need what holds nothing by then, or another class than the one that unwinds.

import SwiftScan

extension WorkReader {
  /// What holds nothing where a call of a function is made with nothing: `editorDidEnd(with: nil)`.
  func emptied(for function: DeclarationRef, calledBy call: NodeRef) -> Set<NameID> {
    guard project[call].kind == .call, project[function].kind == .function else { return emptied }
    var emptied = emptied
    for parameter in project.parameters(of: function) {
      guard let handed = project.argument(for: parameter, of: function, call: call), case let value = project.node(handed, in: call.file) else { continue }
      let isNothing = value.kind == .nil || value.kind == .false || value.kind == .name && self.emptied.contains(value.name)
      if isNothing { emptied.insert(project[parameter].name) } else { emptied.remove(project[parameter].name) }
    }
    return emptied
  }

  /// The same reader, where that holds nothing.
  func with(emptied: Set<NameID>) -> WorkReader {
    var other = self
    other.emptied = emptied
    return other
  }

  /// `if let meal = editor.meal`, `if isSaved`, `guard meal != nil` of what holds nothing, and `if let filter = segue.source as? Filter`
  /// where another class unwinds.
  func cannotHold(_ statement: Node, of kind: NodeKind, in file: Int32) -> Bool {
    guard !emptied.isEmpty || source != nil || isSwiped, statement.kind == kind else { return false }
    return project.list(of: statement, in: file).contains { cannotHold($0, in: file) }
  }

  private func cannotHold(_ condition: NodeID, in file: Int32) -> Bool {
    let test = project.node(condition, in: file)
    switch test.kind {
    case .binary where test.name == Operators.and.name: return cannotHold(test.base, in: file) || cannotHold(test.first, in: file)
    // `!isBeingDismissed`, `navigationController?.isBeingDismissed != true`
    case .prefix where isSwiped: return project.files[Int(file)].lastName(test.base) == .isBeingDismissed
    case .binary where isSwiped && isAskedOfDismissal(test, in: file): return true
    case .name: return emptied.contains(test.name)
    case .member where test.base != none: return isEmptied(test.base, in: file)
    case .patternTest: return ![Known.failure.name, Word.none.rawValue].contains(nameOfCase(test.first, in: file)) && isEmptied(test.base, in: file)
    case .binary where test.name == Operators.unequal.name && project.node(test.first, in: file).kind == .nil:
      return emptied.contains(project.node(test.base, in: file).name)
    case .declaration:
      let unwrapped = project[DeclarationRef(file: file, index: test.first)].value
      guard unwrapped != none else { return false }
      let value = project.node(unwrapped, in: file)
      return value.kind == .cast ? asksForAnother(value, in: file) : isEmptied(unwrapped, in: file)
    case .typeTest: return asksForAnother(test, in: file)
    default: return false
    }
  }

  /// `isBeingDismissed == false`, `isBeingDismissed != true`
  private func isAskedOfDismissal(_ test: Node, in file: Int32) -> Bool {
    guard project.files[Int(file)].lastName(test.base) == .isBeingDismissed else { return false }
    return project.node(test.first, in: file).kind == (test.name == Operators.unequal.name ? .true : .false)
      && (test.name == Operators.unequal.name || test.name == Operators.equal.name)
  }

  /// Whether something is, or is asked of, what holds nothing: `meal`, `editor.meal`, `try? result.get()`.
  private func isEmptied(_ node: NodeID, in file: Int32) -> Bool {
    var current = node
    for _ in 0..<5 where current != none {
      let value = project.node(current, in: file)
      switch value.kind {
      case .name, .member:
        if emptied.contains(value.name) { return true }
        current = value.kind == .member ? value.base : none
      case .call, .prefix: current = value.base
      default: return false
      }
    }
    return false
  }

  /// `let meal = try result.get()` of a failure: nothing below runs.
  func throwsAtOnce(_ statement: Node, in file: Int32) -> Bool {
    guard !emptied.isEmpty, statement.kind == .declaration else { return false }
    let value = project[DeclarationRef(file: file, index: statement.first)].value
    guard value != none, project.node(value, in: file).kind == .call else { return false }
    let callee = project.node(project.node(value, in: file).base, in: file)
    return callee.kind == .member && callee.name == Word.get.rawValue && isEmptied(callee.base, in: file)
  }

  /// The case that a pattern asks for.
  func nameOfCase(_ pattern: NodeID, in file: Int32) -> NameID {
    let node = project.node(pattern, in: file)
    return node.kind == .call ? project.node(node.base, in: file).name : node.name
  }

  /// `segue.source as? Filter`, `segue.source is Filter`, where what unwinds is none.
  private func asksForAnother(_ question: Node, in file: Int32) -> Bool {
    guard let source, project.node(question.base, in: file).name == .source else { return false }
    let asked = project.node(question.first, in: file).name
    return !project.typesByName[asked].contains { project.areRelated($0, source) }
      && !project.ancestors(of: source).external.contains(asked) && !project.roles.has(asked, .systemController)
  }
}
