// A button for each case of an enum, of which one only closes: `ForEach(Tool.allCases) { tool in Button(tool.title) { perform(tool) } }`.
// The tap on that case leaves, and chooses nothing.

import SwiftScan

extension ViewReader {
  /// Whether a row's action does nothing but close where its element is a certain case of an enum.
  func closesForOneCase(_ action: Action) -> Bool {
    guard case .expression(_, let context) = action, let element = project.element(around: context) else { return false }
    return project.casesListed(element.list, in: element.context, of: project.typesOf(declaration: element.parameter)).contains { name in
      var reader = ActionReader(project, drivers: drivers, isAtRoot: isAtRoot)
      let outcome = reader.run(action, where: element.parameter, is: name)
      return outcome.exit != nil && !outcome.doesMore && !outcome.setsSetting
    }
  }
}

extension ActionReader {
  /// The outcome of an action where a closure's parameter is a certain case of its enum.
  fileprivate mutating func run(_ action: Action, where parameter: DeclarationRef, is name: NameID) -> Outcome {
    cases[parameter] = (name, 0)
    return run(action)
  }
}

extension Project {
  /// The parameter that stands for each element of the list around something, and the list; also where a function or a view of the
  /// project's is handed it.
  fileprivate func element(around context: Context) -> (parameter: DeclarationRef, list: NodeID, context: Context)? {
    var current: Context? = context
    var steps = 0
    while let at = current, steps < 8 {
      var closure = closure(around: at.scope)
      while let found = closure {
        if let rows = rows(madeBy: found), let parameter = parameters(of: found).first { return (parameter, rows.node, rows.context) }
        closure = parent(of: found).flatMap { self.closure(around: $0) }
      }
      current = at.frame?.caller
      steps += 1
    }
    return nil
  }

  /// The cases of an enum that a list may hold: those that it names, or all where it does not stand there; only those that somebody asks for.
  fileprivate func casesListed(_ list: NodeID, in context: Context, of types: Types) -> [NameID] {
    let named = namesWritten(in: list, in: context, 0)
    // `[[Key]]`: what stands there is a case of some enum.
    if types.isEmpty { return named?.filter { !arms[$0].isEmpty }.sorted() ?? [] }
    guard types.count == 1, case .project(let type)? = types.first, self.types[Int(type)].kind == .enum else { return [] }
    let all = self.types[Int(type)].parts.flatMap { part in children(of: part).filter { self[$0].kind == .enumCase }.map { self[$0].name } }
    let asked = all.filter { !arms[$0].isEmpty }
    guard let named else { return asked }
    return asked.filter(named.contains)
  }

  /// The names of a list that is written out, also in a property or as a row of another; nil for what is no such list.
  private func namesWritten(in list: NodeID, in context: Context, _ depth: Int) -> Set<NameID>? {
    guard list != none, depth < 5 else { return nil }
    let expression = node(list, in: context.file)
    switch expression.kind {
    case .array:
      var found: Set<NameID> = []
      walk(list, in: context.file) { _, part in
        if part.kind == .member { found.insert(part.name) }
        return true
      }
      return found
    case .name, .member:
      guard expression.kind == .name || isSelf(expression.base, in: context.file), let meant = meanings(of: expression, in: context).first else { return nil }
      if self[meant].kind == .parameter, let closure = parent(of: meant), let rows = rows(madeBy: closure) {
        return namesWritten(in: rows.node, in: rows.context, depth + 1)
      }
      guard self[meant].kind == .variable else { return nil }
      if let getter = ValueReader(self).getter(of: meant) {
        return ValueReader(self).onlyExpression(of: getter).flatMap { namesWritten(in: $0, in: self.context(of: NodeRef(file: getter.file, index: $0)), depth + 1) }
      }
      guard assignments[self[meant].name].isEmpty else { return nil }
      return namesWritten(in: self[meant].value, in: valueContext(of: meant, frame: nil), depth + 1)
    default: return nil
    }
  }
}
