// Whether an alert is an action sheet on an iPad, by the style that it is made with.
// Trap: the style may be chosen by the idiom, handed in by callers, or computed by a property of the project's.

import SwiftScan

struct AlertStyleReader {
  let project: Project
  let paths: PadPaths

  init(_ project: Project) {
    self.project = project
    paths = PadPaths(project: project)
  }

  func isActionSheet(_ value: Value) -> Bool {
    guard let made = value.made else { return false }
    let call = project[made.node]
    guard call.kind == .call else { return false }
    let arguments = project.arguments(of: call, in: made.node.file)
    if let style = arguments.first(where: { $0.label == .preferredStyle }) {
      guard mayBeActionSheet(style.value, in: made.context, 0) == true else { return false }
      return project.node(style.value, in: made.node.file).name == .actionSheet || !isAlertForAllCallers(made.node, made.context)
    }
    // `UIAlertController()` is one, unless the project says otherwise.
    let callee = project.node(call.base, in: made.node.file)
    let own = (project.typesByName[callee.name]).flatMap { project.initializers(of: $0) }
    let fitting = project.matching(own, arguments)
    if fitting.isEmpty { return arguments.isEmpty && callee.name == .UIAlertController }
    // Overloads that differ in their types alone may each be the one that is meant.
    return fitting.allSatisfy { initializer in
      let frame = project.frame(function: initializer, type: nil, call: made.node, caller: made.context)
      return madeStyle(by: initializer, frame) == true
    }
  }

  /// Whether a function makes it that all call for an alert: `ask(asSheet: false)`. Where one was followed, its frame tells.
  private func isAlertForAllCallers(_ made: NodeRef, _ context: Context) -> Bool {
    guard let function = project.enclosingMember(of: context.scope), project[function].kind == .function,
      !ValueReader(project).isFollowed(function, in: context.frame), let callers = project.allCallers(of: function)
    else { return false }
    return callers.allSatisfy { isAlert(made, for: $0, of: function) }
  }

  /// Whether what a function makes is an alert for one of its callers, which needs no place to point at.
  func isAlert(_ made: NodeRef, for caller: NodeRef, of function: DeclarationRef) -> Bool {
    guard let style = project.arguments(of: project[made], in: made.file).first(where: { $0.label == .preferredStyle }) else { return false }
    var context = project.context(of: made)
    guard project.enclosingMember(of: context.scope) == function else { return false }
    context.frame = project.frame(function: function, type: nil, call: caller, caller: project.context(of: caller))
    return mayBeActionSheet(style.value, in: context, 0) == false
  }

  /// The style that an initialiser of the project's hands on.
  private func madeStyle(by initializer: DeclarationRef, _ frame: Frame) -> Bool? {
    let declaration = project[initializer]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: initializer.file)
      guard node.kind == .call, project.node(node.base, in: initializer.file).name == Word.`init`.rawValue,
        let style = project.arguments(of: node, in: initializer.file).first(where: { $0.label == .preferredStyle })
      else { continue }
      let context = Context(file: initializer.file, scope: initializer, position: index, frame: frame)
      return mayBeActionSheet(style.value, in: context, 0)
    }
    return nil
  }

  /// Whether a style is an action sheet's on some path of an iPad; nil where that is not known.
  private func mayBeActionSheet(_ node: NodeID, in context: Context, _ depth: Int) -> Bool? {
    guard node != none, depth < 10 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .ternary:
      let parts = Array(project.list(of: expression, in: context.file))
      guard parts.count == 3 else { return nil }
      if let holds = truth(of: parts[0], in: context, 0) {
        return mayBeActionSheet(holds ? parts[1] : parts[2], in: context, depth + 1)
      }
      return any(parts.dropFirst().map { mayBeActionSheet($0, in: context, depth + 1) })
    case .binary where expression.name == Operators.coalescing.name:
      return any([expression.base, expression.first].map { mayBeActionSheet($0, in: context, depth + 1) })
    case .member:
      if expression.name == .actionSheet { return true }
      if expression.name == .alert { return false }
      // `kind.style`, where the followed call says which kind.
      if expression.base != none, let known = ValueReader(project).knownCase(expression.base, in: context),
        let answer = ValueReader(project).answer(of: expression, for: known, in: context)
      {
        return mayBeActionSheet(answer.node, in: Context(file: answer.file, scope: nil, position: none, frame: nil), depth + 1)
      }
      let found = expression.base == none || !project.isSelf(expression.base, in: context.file)
        ? Declarations(project.declarations[expression.name], where: { project[$0].kind == .variable }).prefix(4)
        : project.meanings(of: expression, in: context)
      return found.count == 1 ? mayBeActionSheet(declaration: found[0], in: context, depth) : nil
    case .name:
      guard let ref = project.meanings(of: expression, in: context).first else { return nil }
      return mayBeActionSheet(declaration: ref, in: context, depth)
    case .tuple where expression.count == 1:
      return mayBeActionSheet(project.list(of: expression, in: context.file)[0], in: context, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: context.file)
      let functions = project.declarations[callee.name].filter { project[$0].kind == .function && project[$0].body != none }
      return functions.count == 1 ? returned(by: functions[0], depth) : nil
    default: return nil
    }
  }

  /// Whether a condition holds on an iPad for the call that is followed: `isPad && anchor == nil`, where the one tells of the device and the
  /// other of what is handed over.
  private func truth(of node: NodeID, in context: Context, _ depth: Int) -> Bool? {
    if let known = paths.truth(of: node, in: context) ?? project.truth(of: node, in: context) { return known }
    let expression = project.node(node, in: context.file)
    // `asSheet`, of which the call says `idiom == .phone`
    if depth < 6, expression.kind == .name, let parameter = project.meanings(of: expression, in: context).first, project[parameter].kind == .parameter,
      let bound = ValueReader(project).argument(for: parameter, in: context.frame)
    {
      return truth(of: bound.node, in: bound.context, depth + 1)
    }
    guard depth < 6, expression.kind == .binary, expression.name == Operators.and.name || expression.name == Operators.or.name else { return nil }
    let isAnd = expression.name == Operators.and.name
    let sides = [expression.base, expression.first].map { truth(of: $0, in: context, depth + 1) }
    return sides.contains(!isAnd) ? !isAnd : sides.allSatisfy { $0 == isAnd } ? isAnd : nil
  }

  /// Whether a statement behind conditions runs for the call that is followed; nil where that is not known.
  private func runs(_ statement: NodeRef, in context: Context) -> Bool? {
    var isKnown = true
    for around in paths.around(statement) {
      let condition = project.node(around.node, in: statement.file)
      guard condition.kind == .if, around.part == .then || around.part == .otherwise else {
        isKnown = false
        continue
      }
      let all = project.list(of: condition, in: statement.file).dropLast(condition.flags.contains(.hasElse) ? 1 : 0)
      var inside = project.context(of: statement)
      inside.frame = context.frame
      let truths = all.map { truth(of: $0, in: inside.at(around.node), 0) }
      guard let holds = truths.contains(false) ? false : truths.allSatisfy({ $0 == true }) ? true : nil else {
        isKnown = false
        continue
      }
      if holds != (around.part == .then) { return false }
    }
    return isKnown ? true : nil
  }

  private func any(_ answers: [Bool?]) -> Bool? {
    if answers.contains(true) { return true }
    return answers.contains(nil) ? nil : false
  }

  private func mayBeActionSheet(declaration ref: DeclarationRef, in context: Context, _ depth: Int) -> Bool? {
    let declaration = project[ref]
    let reader = ValueReader(project)
    if declaration.kind == .parameter {
      guard let function = project.parent(of: ref) else { return nil }
      if let bound = reader.argument(for: ref, in: context.frame) { return mayBeActionSheet(bound.node, in: bound.context, depth + 1) }
      let standard = Context(file: ref.file, scope: function, position: declaration.nodeEnd, frame: nil)
      if reader.isFollowed(function, in: context.frame) { return mayBeActionSheet(declaration.value, in: standard, depth + 1) }
      return handed(to: ref, of: function, depth)
    }
    guard declaration.kind == .variable || declaration.kind == .binding else { return nil }
    if let getter = reader.getter(of: ref) { return returned(by: getter, depth) }
    var answers: [Bool?] = []
    let assignments = reader.assignments(to: ref)
    let isLocal = project.parent(of: ref).map { !project[$0].kind.isType } ?? false
    // `var style = …`, and then `if idiom == .pad { style = .alert }`
    let isOverwritten = isLocal && assignments.contains { paths.isSure($0) || runs($0, in: context) == true }
    if declaration.value != none, !isOverwritten {
      answers.append(mayBeActionSheet(declaration.value, in: project.valueContext(of: ref, frame: context.frame), depth + 1))
    }
    for assignment in assignments where !paths.isSkipped(assignment) && runs(assignment, in: context) != false {
      var inside = project.context(of: assignment)
      inside.frame = context.frame
      answers.append(mayBeActionSheet(project[assignment].first, in: inside, depth + 1))
    }
    return answers.isEmpty ? nil : any(answers)
  }

  /// What the callers of a function hand to one of its parameters.
  private func handed(to parameter: DeclarationRef, of function: DeclarationRef, _ depth: Int) -> Bool? {
    guard project[function].kind == .function else { return nil }
    var answers: [Bool?] = []
    for call in project.calls[project[function].name].prefix(80) where !project.isInactive(call) {
      guard project.fits(function, project.arguments(of: project[call], in: call.file)), !paths.isSkipped(call) else { continue }
      let context = project.context(of: call)
      if let argument = project.argument(for: parameter, of: function, call: call) {
        answers.append(mayBeActionSheet(argument, in: context, depth + 1))
      } else {
        let standard = Context(file: parameter.file, scope: function, position: project[parameter].nodeEnd, frame: nil)
        answers.append(mayBeActionSheet(project[parameter].value, in: standard, depth + 1))
      }
    }
    return answers.isEmpty ? nil : any(answers)
  }

  private func returned(by function: DeclarationRef, _ depth: Int) -> Bool? {
    let context = Context(file: function.file, scope: function, position: none, frame: nil)
    let results = paths.resultsOnPad(of: function)
    return results.isEmpty ? nil : any(results.map { mayBeActionSheet($0.value, in: context.at($0.statement), depth + 1) })
  }
}
