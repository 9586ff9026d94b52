// Whether what Cancel runs puts a question first: it hands a closure to what makes an alert, asks somebody who shows one, or looks at the draft
// and closes by itself only where there is none.

import SwiftScan

extension Project {
  /// Whether an action asks before it throws away what these names hold.
  func asksFirst(_ action: Action, about drafts: Set<NameID>) -> Bool {
    let code: DeclarationRef
    switch action {
    case .body(let function, _): code = function
    case .expression(let node, let context):
      guard case let value = self.node(node, in: context.file), value.kind == .closure else { return false }
      code = DeclarationRef(file: context.file, index: value.first)
    }
    return asksFirst(in: code, about: drafts, 0)
  }

  private func asksFirst(in code: DeclarationRef, about drafts: Set<NameID>, _ depth: Int) -> Bool {
    if looksFirst(in: code, at: drafts) { return true }
    return (self[code].nodeStart..<self[code].nodeEnd).contains { index in
      let call = node(index, in: code.file)
      if call.kind == .assign, isQuestion(call, in: code.file) { return true }
      guard call.kind == .call, !call.flags.contains(.inactive) else { return false }
      let ref = NodeRef(file: code.file, index: index)
      let name = files[Int(code.file)].lastName(call.base)
      // `Alerts.discard(on: self) { … }`, `UIAlertController(discarding: { … })`
      if handsClosure(call, in: code.file),
        name == .UIAlertController || !declarations[name].isEmpty && asks(ref, 0)
      {
        return true
      }
      guard depth < 3, !declarations[name].isEmpty else { return false }
      return run(by: ref, name).contains { function in
        closesByAnAlert(function) || files[Int(code.file)].isOwn(call.base) && asksFirst(in: function, about: drafts, depth + 1)
      }
    }
  }

  /// `alert = AlertItem(title: "Discard?") { dismiss() }`: what an alert is bound to gets the closure that its button runs.
  private func isQuestion(_ assignment: Node, in file: Int32) -> Bool {
    let (left, value) = (node(assignment.base, in: file), node(assignment.first, in: file))
    guard left.kind == .name || left.kind == .member, value.kind == .call, handsClosure(value, in: file) else { return false }
    return isBoundByPrompt(left.name)
  }

  /// Whether `.alert(item: $question)` or a kin of it is bound to what has a name.
  func isBoundByPrompt(_ name: NameID) -> Bool {
    guard watchedNames.contains(name) else { return false }
    return ["alert", "confirmationDialog", "actionSheet"].compactMap({ names.find($0) }).contains { prompt in
      calls[prompt].contains { call in
        !isInactive(call) && arguments(of: self[call], in: call.file).contains { argument in
          let bound = node(argument.value, in: call.file)
          guard bound.kind == .name || bound.kind == .member else { return false }
          return unprojected(bound.name) == name
        }
      }
    }
  }

  /// Whether a call is handed a closure, by itself or in what is made there: `Alerts.make(.discard(onConfirm: { … }))`.
  private func handsClosure(_ call: Node, in file: Int32, _ depth: Int = 0) -> Bool {
    arguments(of: call, in: file).contains { argument in
      let value = node(argument.value, in: file)
      guard value.kind == .call, depth < 2 else { return value.kind == .closure }
      let callee = node(value.base, in: file)
      let isMade = callee.kind == .member && (callee.base == none || startsUppercase(files[Int(file)].lastName(callee.base))) || startsUppercase(callee.name)
      return isMade && handsClosure(value, in: file, depth + 1)
    }
  }

  /// The functions that a call runs; of a protocol's, what those who conform do.
  private func run(by call: NodeRef, _ name: NameID) -> Declarations {
    let meant = ValueReader(self).functions(meantBy: call).filter { self[$0].body != none }
    guard meant.isEmpty, case let callee = node(self[call].base, in: call.file), callee.kind == .member, callee.base != none else { return meant }
    let isRequirement = typesOf(callee.base, in: context(of: call)).contains { if case .project(let id) = $0 { types[Int(id)].kind == .protocol } else { false } }
    guard isRequirement else { return meant }
    let others = Declarations(declarations[name], where: { self[$0].kind == .function && self[$0].body != none && !isInactive($0) })
    return matching(others, arguments(of: self[call], in: call.file))
  }

  /// Whether a function makes an alert and closes in closures alone: the alert's.
  private func closesByAnAlert(_ function: DeclarationRef) -> Bool {
    let exits = exits(in: function)
    return !exits.isEmpty && exits.allSatisfy { scope(of: $0) != function } && asks(by: function, 0)
  }

  private func exits(in code: DeclarationRef) -> [NodeRef] {
    (self[code].nodeStart..<self[code].nodeEnd).compactMap { index in
      let call = node(index, in: code.file)
      guard call.kind == .call, !call.flags.contains(.inactive), roles.has(files[Int(code.file)].lastName(call.base), .exit) else { return nil }
      return NodeRef(file: code.file, index: index)
    }
  }

  /// `if text.isEmpty { dismiss() } else { asks = true }`, `guard hasChanges else { return dismiss() }`: whether all that closes without being
  /// asked stands in one branch of a statement that looks at the draft.
  private func looksFirst(in code: DeclarationRef, at drafts: Set<NameID>) -> Bool {
    let paths = PadPaths(project: self)
    let own = exits(in: code).filter { scope(of: $0) == code }.map { exit in
      paths.around(exit).filter { around in
        let statement = node(around.node, in: code.file)
        guard statement.kind == .if || statement.kind == .guard, around.part != .condition else { return false }
        let conditions = list(of: statement, in: code.file).dropLast(statement.flags.contains(.hasElse) ? 1 : 0)
        return conditions.contains { looks($0, at: drafts, in: code, 0) }
      }
    }
    return own.first?.contains { first in own.allSatisfy { $0.contains { $0.node == first.node && $0.part == first.part } } } ?? false
  }

  /// Whether a condition asks whether a draft is there, by itself or by a property of the type around.
  private func looks(_ condition: NodeID, at drafts: Set<NameID>, in code: DeclarationRef, _ depth: Int) -> Bool {
    var isDraft = false
    var isAsked = false
    var isAskedElsewhere = false
    walk(condition, in: code.file) { _, node in
      switch node.kind {
      case .binary: if node.name == Operators.equal.name || node.name == Operators.unequal.name { isAsked = true }
      case .name, .member:
        if drafts.contains(node.name) { isDraft = true }
        if isListed(node.name, in: Self.askedOfTexts) { isAsked = true }
        guard depth < 2, node.kind == .name || isSelf(node.base, in: code.file), let type = enclosingType(of: code),
          let property = members(named: node.name, of: type).first, self[property].kind == .variable, let getter = ValueReader(self).getter(of: property),
          let asked = ValueReader(self).onlyExpression(of: getter)
        else { break }
        if looks(asked, at: drafts, in: getter, depth + 1) { isAskedElsewhere = true }
      default: break
      }
      return true
    }
    return isDraft && isAsked || isAskedElsewhere
  }

  private static let askedOfTexts: Spellings = ["isEmpty", "hasText", "count", "isBlank"]
}
