// What is sent: an enum case goes on at the arms that match it, in whichever reducer or observer they stand.

import SwiftScan

extension ActionReader {
  /// What a call sends whose receiver is not the project's.
  /// - Parameters:
  ///   - name: What is called, and on what.
  ///   - receiver: What it is sent to; `none` where that is not written.
  mutating func send(_ arguments: Arguments, by name: NameID, of base: Node? = nil, to receiver: NodeID, in context: Context, _ depth: Int) {
    if let selector = project.selectorName(in: arguments, of: context.file) { return perform(selector, depth) }
    if performHeld(arguments, by: name, in: context, depth) { return }
    guard Self.carries(arguments, by: name, in: context.file, project) else { return }
    // `task.resume()` begins something.
    if arguments.isEmpty, name == .resume, !isContinuation(receiver, in: context) { return }
    guard !followCases(arguments, of: project.enumsTaken(by: receiver, in: context), in: context, depth) else { return }
    if name != .send || !isHeardInVain(receiver, in: context, depth) { outcome.note(unfollowed: "`\(calleeText(name, of: base))` sends to somebody unseen") }
  }

  /// Whether a call hands somebody something, as its arguments tell.
  static func carries(_ arguments: Arguments, by carrier: NameID, in file: Int32, _ project: Project) -> Bool {
    // `iterator.next()`
    guard let first = arguments.first else { return maySendNothing(carrier) }
    if project.selectorName(in: arguments, of: file) != nil || performsHeld(arguments, by: carrier) { return true }
    // Each carries one thing; `animation:` and `transaction:` say how.
    guard arguments.dropFirst().allSatisfy({ project.isListed($0.label, in: mannerLabels) }) else { return false }
    // Combine's `receive(on: DispatchQueue.main)` sends nothing, `value(forKey: "name")` asks, and what `MainActor.run { … }` runs is read.
    let label = project.text(first.label)
    return label != "on" && !label.hasPrefix("for") && !arguments.allSatisfy { project.node($0.value, in: file).kind == .closure }
  }

  /// `Effect(value: .closed)`, `.task { .closed }`, as a reducer gives back: the action is sent.
  mutating func sendEffect(_ arguments: Arguments, in context: Context, _ depth: Int) {
    for argument in arguments {
      var value = argument.value
      if case let closure = project.node(value, in: context.file), closure.kind == .closure {
        guard let only = ValueReader(project).onlyExpression(of: DeclarationRef(file: context.file, index: closure.first)) else { continue }
        value = only
      } else if argument.label != .value {
        continue
      }
      guard caseName(value, in: context.file) != nil else { continue }
      follow(caseAt: value, of: project.enumsSent(from: context.scope), in: context, depth)
    }
  }

  private mutating func follow(caseAt value: NodeID, of owners: CaseOwners, in context: Context, _ depth: Int) {
    withUnsafePointer(to: Argument(label: none, value: value)) { argument in
      _ = followCases(Arguments(start: argument, count: 1), of: owners, in: context, depth)
    }
  }

  /// `perform(#selector(close))`: a method of the project's own, or one of UIKit's.
  mutating func perform(_ selector: NameID, _ depth: Int) {
    if isExit(selector) { return found("`\(project.text(selector))`") }
    // It puts the keyboard away, whoever overrides it.
    guard selector != Known.resignFirstResponder.name else { return }
    let methods = project.declarations[selector].filter { project[$0].kind == .function }
    guard methods.count <= 4 else { return outcome.note(unfollowed: "`\(project.text(selector))` has \(methods.count) meanings") }
    for method in methods { follow(method, frame: nil, depth + 1) }
  }

  private static let mannerLabels: Spellings = ["animation", "transaction"]

  /// Whether a call without arguments tells somebody something: `closed.send()`.
  static func maySendNothing(_ carrier: NameID) -> Bool { carrier == .send || carrier == Word.yield.rawValue || carrier == .resume }

  /// Whether somebody may wait for what is resumed. What is called a task, and of no type that is known, begins.
  private func isContinuation(_ receiver: NodeID, in context: Context) -> Bool {
    guard receiver != none else { return true }
    let types = project.typesOf(receiver, in: context)
    guard !types.isEmpty else {
      return project.words(of: project.node(receiver, in: context.file).name).last.map { !Self.begun.contains($0) } ?? true
    }
    return types.contains { type in
      if case .external(let name) = type { project.words(of: name).contains("continuation") } else { true }
    }
  }

  private static let begun: Set<String> = ["animator", "download", "request", "session", "source", "task", "timer", "upload"]

  /// Whether nothing but enum cases is handed over that somebody asks for: `.closed`, `.help(.closed)`.
  func tellsCase(_ arguments: Arguments, in file: Int32) -> Bool {
    guard let first = arguments.first else { return false }
    let told = project.node(first.value, in: file)
    return caseName(first.value, in: file) != nil && (told.kind != .call || tellsCase(project.arguments(of: told, in: file), in: file))
  }

  /// Goes on at the arms that match enum cases which are handed over, `.close` or `.delegate(.closed)`.
  /// - Parameter taken: The enums that they may be of.
  /// - Returns: Whether anything that hears of one was found. What only names a case, `case .close: "xmark"`, hears of nothing.
  @discardableResult
  mutating func followCases(_ arguments: Arguments, of taken: CaseOwners, in context: Context, _ depth: Int) -> Bool {
    var followed = false
    for argument in arguments {
      let value = project.node(argument.value, in: context.file)
      if closesPresentation(value, in: context.file) {
        found("`.dismiss` sent")
        followed = true
      }
      if setByAction(value, in: context) { followed = true }
      guard let wanted = caseName(argument.value, in: context.file), mayBeMade(wanted, by: value) else { continue }
      let member = project.node(value.kind == .call ? value.base : argument.value, in: context.file)
      let taken = member.base == none ? taken : project.enums(saidBy: member.base, in: context)
      let owners = project.owners(of: wanted, among: taken)
      for arm in project.asking(for: wanted, of: owners).lazy.filter({ [project] in project.takes(value, in: context.file, as: wanted, $0) }).prefix(24) {
        if project.isHandled(by: arm) { followed = true }
        steps.append(.enumCase(wanted))
        let added = bindings(of: arm, handedNilBy: value, wanted, in: context.file).filter { nils.insert($0).inserted }
        defer { nils.subtract(added) }
        once(Followed(arm: arm, isHandedNil: !added.isEmpty), frame: nil, ownDepth: 0) { reader in
          let context = reader.project.context(of: arm)
          for statement in reader.project.files[Int(arm.file)].statements(behind: arm.index) { reader.act(statement, in: context, depth + 1) }
          reader.followAnswer(of: arm, in: context, depth + 1)
        }
        steps.removeLast()
      }
      followWholeArms(for: value, as: wanted, of: owners, in: context.file, depth)
      // What the case carries may be a case as well.
      if value.kind == .call, depth < 50,
        followCases(project.arguments(of: value, in: context.file), of: project.enumsCarried(by: wanted, of: taken), in: context, depth + 1)
      {
        followed = true
      }
    }
    if followed { followReducers(depth) }
    return followed
  }

  /// The names that an arm gives to what is nil in the case that is sent: `page` of `.setPage(let page)`, of `.setPage(nil)`.
  private func bindings(of arm: NodeRef, handedNilBy value: Node, _ name: NameID, in file: Int32) -> [DeclarationRef] {
    guard value.kind == .call, project[arm].kind == .case else { return [] }
    let handed = project.arguments(of: value, in: file)
    guard handed.contains(where: { project.node($0.value, in: file).kind == .nil }) else { return [] }
    return project.list(of: project[arm], in: arm.file).flatMap { pattern -> [DeclarationRef] in
      let asked = project.node(pattern, in: arm.file)
      guard asked.kind == .call, project.node(asked.base, in: arm.file).name == name else { return [] }
      return zip(project.arguments(of: asked, in: arm.file), handed).compactMap { bound, given in
        let binding = project.node(bound.value, in: arm.file)
        guard binding.kind == .declaration, project.node(given.value, in: file).kind == .nil else { return nil }
        return DeclarationRef(file: arm.file, index: binding.first)
      }
    }
  }

  /// Whether a case of the project's takes what a value is made with: `.success(code)` is none of `enum Toast { case success }`.
  private func mayBeMade(_ name: NameID, by value: Node) -> Bool {
    guard value.kind == .call, value.count > 0 else { return true }
    let cases = project.declarations[name].filter { project[$0].kind == .enumCase }
    return cases.isEmpty || cases.contains { project.children(of: $0).contains { _ in true } }
  }

  /// Whether a continuation is named by the call that waits for it, `await withCheckedContinuation { continuation in … }`: what is
  /// done then is followed behind that.
  func isAwaitedHere(_ continuation: Node, in context: Context) -> Bool {
    guard continuation.kind == .name else { return false }
    let named = project.meanings(of: continuation, in: context).first { project[$0].kind == .parameter }
    guard let closure = continuation.name == Word.dollarZero.rawValue ? context.scope : named.flatMap(project.parent), project[closure].kind == .closure
    else { return false }
    return project.call(handing: closure).map { call in Known.continuations.contains { $0.name == project.node(project[call].base, in: call.file).name } } ?? false
  }

  /// `.help(.dismiss)`, where `help` carries a `PresentationAction`: a reducer's `ifLet` takes away what it presents.
  private func closesPresentation(_ value: Node, in file: Int32) -> Bool {
    guard value.kind == .call else { return false }
    let member = project.node(value.base, in: file)
    let carried = project.arguments(of: value, in: file)
    guard member.kind == .member, carried.count == 1, project.node(carried[0].value, in: file).name == .dismiss else { return false }
    return project.declarations[member.name].contains { declared in
      project[declared].kind == .enumCase && project.children(of: declared).contains { payload in
        guard project[payload].type != none else { return false }
        let type = project.node(project[payload].type, in: payload.file)
        return (type.kind == .generic ? project.node(type.base, in: payload.file) : type).name == .PresentationAction
      }
    }
  }

  /// `case .understood: .help(.closed)` in a property: the case stands for another one, which is sent in its place.
  private mutating func followAnswer(of arm: NodeRef, in context: Context, _ depth: Int) {
    guard depth < 50, project[arm].kind == .case, let member = project.enclosingMember(of: context.scope), project[member].kind != .function
    else { return }
    let block = project.node(project[arm].base, in: arm.file)
    guard block.kind == .block, block.count == 1, let only = project.list(of: block, in: arm.file).first else { return }
    let statement = project.node(only, in: arm.file)
    let answer = statement.kind == .return ? statement.base : only
    guard answer != none, caseName(answer, in: arm.file) != nil else { return }
    follow(caseAt: answer, of: nil, in: context, depth)
  }

  /// Whatever is sent, a reducer that does not tell actions apart hears of it: `Reduce { state, _ in … }`.
  private mutating func followReducers(_ depth: Int) {
    guard !project.plainReducers.isEmpty else { return }
    // All of them are one thing to follow: each of hundreds of sends would ask for each.
    once(.plainReducers, frame: nil, ownDepth: 0) { reader in
      for reducer in reader.project.plainReducers {
        if reader.project.runsOnChange(reducer) { reader.followChange(reducer, depth) } else { reader.follow(reducer, frame: nil, depth + 1) }
      }
    }
  }

  /// What runs as a part of the state changes only may: whether an action changes that was not asked.
  private mutating func followChange(_ reducer: DeclarationRef, _ depth: Int) {
    guard question == .exit else { return }
    var reader = self
    reader.outcome = Outcome()
    reader.follow(reducer, frame: nil, depth + 1)
    fuel = min(fuel, reader.fuel)
    let outcome = reader.concluded()
    if outcome.exit != nil || !outcome.unseen.isEmpty { self.outcome.note(unfollowed: "what is reduced on a change may close it") }
  }
}

extension Project {
  /// Whether an arm does something about a case, and does not just say what belongs to it: in a property of the enum's own, or by
  /// nothing but a literal or a closure.
  fileprivate func isHandled(by arm: NodeRef) -> Bool {
    let scope = scope(of: arm)
    if self[arm].kind == .case, let scope, self[scope].kind == .accessor || self[scope].kind == .variable { return false }
    let statements = files[Int(arm.file)].statements(behind: arm.index)
    guard statements.count == 1, let first = statements.first, first != none, case let block = node(first, in: arm.file), block.kind == .block, block.count == 1,
      let only = list(of: block, in: arm.file).first
    else { return true }
    let statement = node(only, in: arm.file)
    let said = statement.kind == .return && statement.base != none ? node(statement.base, in: arm.file) : statement
    switch said.kind {
    case .string, .number, .true, .false, .closure, .interpolation, .keyPath, .array, .dictionary: return false
    default: return true
    }
  }

  /// `.onChange(of: \.isLoud) { _, isLoud in Reduce { state, _ in … } }`
  fileprivate func runsOnChange(_ reducer: DeclarationRef) -> Bool {
    var around = parent(of: reducer)
    while let at = around, !self[at].kind.isType {
      if self[at].kind == .closure, let call = call(handing: at), files[Int(call.file)].lastName(self[call].base) == .onChange { return true }
      around = parent(of: at)
    }
    return false
  }

  /// The closures of `Reduce` that do not look at what was sent.
  func findPlainReducers() -> [DeclarationRef] {
    calls[Known.Reduce.name].compactMap { call in
      guard let last = arguments(of: self[call], in: call.file).last else { return nil }
      let closure = node(last.value, in: call.file)
      guard closure.kind == .closure, !isInactive(call) else { return nil }
      let reducer = DeclarationRef(file: call.file, index: closure.first)
      let named = parameters(of: reducer)
      func isAction(_ name: NameID) -> Bool { named.count > 1 ? self[named[1]].name == name : text(name) == "$1" }
      var looks = false
      walk(self[reducer].body, in: call.file) { _, node in
        looks = looks || node.kind == .name && isAction(node.name)
        return !looks
      }
      return looks ? nil : reducer
    }
  }
}
