// Which enum is a case of? Many have a `.dismiss`. What is written mostly tells whose is meant: the store that it is sent to, the
// reducer whose effect sends it, what carries it; and of an arm what its `switch` takes apart. Where both are told and differ, the one does
// not lead to the other. Trap: what a macro adds is not written; where one of the two is not told, the name decides alone.

import SwiftScan

/// The enums that a case may be of; nil where that is not told.
typealias CaseOwners = ShortList<TypeID>?

extension Project {
  // MARK: What is sent

  /// The enums whose cases a store or the like takes: the `Action` of `StoreOf<Help>`, what is written in `ViewStore<HelpState, HelpAction>`,
  /// and of `HelpModel.Context` what `HelpModel` puts in the place of its base class's parameters.
  func enumsTaken(by receiver: NodeID, in context: Context) -> CaseOwners {
    writtenType(of: receiver, in: context).flatMap { enumsTaken(byType: $0.type, in: $0.context) }
  }

  /// The states of a store: `State` of `StoreOf<Help>`, `HelpState` of `Store<HelpState, HelpAction>`.
  func statesTaken(by store: NodeID, in context: Context) -> Types {
    guard let written = writtenType(of: store, in: context), case let type = node(written.type, in: written.context.file), type.kind == .generic,
      let first = list(of: type, in: written.context.file).first, let types = types(writtenAs: first, in: written.context, 0)
    else { return Types() }
    var found = Types()
    for case .project(let type) in types {
      let states = nestedTypes(Known.State.name, in: type)
      found.formUnion(states.isEmpty ? [.project(type)] : states)
    }
    return found
  }

  /// The type that is written of what a name means, in full; that of a `ViewStore` that a closure is handed is its store's.
  private func writtenType(of receiver: NodeID, in context: Context, depth: Int = 0) -> (type: NodeID, context: Context)? {
    guard receiver != none, depth < 4 else { return nil }
    let expression = node(receiver, in: context.file)
    var holders = Declarations()
    if expression.kind == .name {
      holders = meanings(of: unprojected(expression.name), in: context)
    } else if expression.kind == .member, expression.base != none {
      holders = members(meantBy: expression, in: context)
    }
    guard holders.count == 1, let holder = holders.first else { return nil }
    if self[holder].type != none { return (self[holder].type, Context(file: holder.file, scope: parent(of: holder), position: none, frame: nil)) }
    // `let events = PassthroughSubject<Event, Never>()`
    if self[holder].kind == .variable, self[holder].value != none, case let made = node(self[holder].value, in: holder.file), made.kind == .call,
      node(made.base, in: holder.file).kind == .generic
    {
      return (made.base, valueContext(of: holder, frame: nil))
    }
    // `WithViewStore(store, observe: { $0 }) { viewStore in … }`
    guard self[holder].kind == .parameter, let closure = parent(of: holder), let call = call(handing: closure),
      node(self[call].base, in: call.file).name == Known.WithViewStore.name
    else { return nil }
    let arguments = arguments(of: self[call], in: call.file)
    guard let first = arguments.first, !arguments.contains(where: { $0.label == .send }) else { return nil }
    return writtenType(of: first.value, in: self.context(of: call), depth: depth + 1)
  }

  private func enumsTaken(byType type: NodeID, in context: Context) -> CaseOwners {
    let written = node(type, in: context.file)
    switch written.kind {
    case .generic: return enums(saidIn: list(of: written, in: context.file), in: context)
    case .member where written.base != none: return enums(saidBy: written.base, in: context)
    case .name:
      guard typeAliases[written.name].count == 1, let alias = typeAliases[written.name].first, self[alias].type != none,
        node(self[alias].type, in: alias.file).kind == .generic
      else { return enums(saidBy: type, in: context) }
      return enumsTaken(byType: self[alias].type, in: Context(file: alias.file, scope: parent(of: alias), position: none, frame: nil))
    default: return nil
    }
  }

  /// The enum whose cases the effects of a reducer send that a place stands in: `.send(.closed)`, `.run { send in … }`.
  func enumsSent(from scope: DeclarationRef?) -> CaseOwners {
    var current = scope
    while let at = current, !self[at].kind.isType {
      if self[at].kind == .closure {
        guard let call = call(handing: at) else { return nil }
        if isReduce(call) { return enums(reducedBy: call) }
        if handsToOther(call) { return nil }
      } else if self[at].kind == .function {
        // `func close() -> Effect<Action>`
        guard self[at].type != none else { return nil }
        let effect = node(self[at].type, in: at.file)
        guard effect.kind == .generic, typesByName[node(effect.base, in: at.file).name].isEmpty, let sent = list(of: effect, in: at.file).first else { return nil }
        return enums(saidBy: sent, in: Context(file: at.file, scope: at, position: none, frame: nil))
      }
      current = parent(of: at)
    }
    return nil
  }

  private func isReduce(_ call: NodeRef) -> Bool {
    let callee = node(self[call].base, in: call.file)
    return (callee.kind == .generic ? node(callee.base, in: call.file).name : callee.name) == Known.Reduce.name
  }

  /// Whether what a call holds reduces actions of another type: `Scope(state: \.help, action: \.help) { … }`.
  private func handsToOther(_ call: NodeRef) -> Bool {
    arguments(of: self[call], in: call.file).contains { $0.label == .action }
  }

  private func enums(reducedBy call: NodeRef) -> CaseOwners { types(reducedBy: call, as: .Action, at: 1).flatMap { enums(in: $0) } }

  /// What the `state` of `Reduce { state, action in … }` is.
  func statesReduced(as parameter: DeclarationRef, by closure: DeclarationRef) -> Types {
    guard self[closure].kind == .closure, parameters(of: closure).first == parameter, let call = call(handing: closure), isReduce(call) else { return Types() }
    return types(reducedBy: call, as: .State, at: 0) ?? Types()
  }

  /// The state or the actions of a `Reduce`: those of the type around, unless it stands in what is handed others; nil where that is not told.
  private func types(reducedBy call: NodeRef, as name: Known, at place: Int) -> Types? {
    let callee = node(self[call].base, in: call.file)
    let context = context(of: call)
    if callee.kind == .generic {
      let written = list(of: callee, in: call.file)
      return written.count == 2 ? types(writtenAs: written[written.startIndex + place], in: context, 0) : nil
    }
    var current = context.scope
    while let at = current, !self[at].kind.isType {
      if self[at].kind == .closure { guard let outer = self.call(handing: at), !handsToOther(outer) else { return nil } }
      current = parent(of: at)
    }
    return types(saidBy: enclosingMember(of: context.scope), as: name) ?? enclosingType(of: context.scope).map { nestedTypes(name.name, in: $0) }
  }

  /// Those of `Game` in `var body: some ReducerOf<Game>`, of a type that is a part of that reducer.
  private func types(saidBy body: DeclarationRef?, as name: Known) -> Types? {
    guard let body, self[body].type != none, case let written = node(self[body].type, in: body.file), written.kind == .generic,
      begins(node(written.base, in: body.file).name, with: "Reducer"), case let said = list(of: written, in: body.file), said.count == 1,
      node(said[said.startIndex], in: body.file).name != Word.Self.rawValue
    else { return nil }
    let reducers = types(writtenAs: said[said.startIndex], in: Context(file: body.file, scope: body, position: none, frame: nil), 0)
    return reducers.map { reducers in
      var found = Types()
      for case .project(let reducer) in reducers { found.formUnion(nestedTypes(name.name, in: reducer)) }
      return found
    }
  }

  /// The enums that a case of one of these carries: `help(PresentationAction<Help.Action>)`.
  func enumsCarried(by name: NameID, of owners: CaseOwners) -> CaseOwners {
    if declarations[name].isEmpty { return owners }
    guard let owners else { return nil }
    // `.presented(.closed)` of what is carried: the case is none of theirs.
    if !owners.contains(where: { hasCase(name, $0) }), !owners.isEmpty { return owners }
    guard owners.count == 1 else { return findEnumsCarried(by: name, of: owners) }
    let question = Member(type: owners[0], name: name)
    if let known = enumsCarriedByCase[question] { return known }
    let found = findEnumsCarried(by: name, of: owners)
    enumsCarriedByCase[question] = .some(found)
    return found
  }

  private func findEnumsCarried(by name: NameID, of owners: ShortList<TypeID>) -> CaseOwners {
    var found = ShortList<TypeID>()
    for declared in declarations[name] where self[declared].kind == .enumCase {
      guard let owner = enclosingType(of: parent(of: declared)), owners.contains(owner) else { continue }
      for payload in children(of: declared) where self[payload].type != none {
        let type = node(self[payload].type, in: payload.file)
        let context = Context(file: payload.file, scope: parent(of: declared), position: none, frame: nil)
        let isOwn = type.kind != .generic || !typesByName[node(type.base, in: payload.file).name].isEmpty
        let carried = isOwn ? enums(saidBy: self[payload].type, in: context) : enums(saidIn: list(of: type, in: payload.file), in: context)
        guard let carried else { return nil }
        found.formUnion(carried)
      }
    }
    return found.isEmpty ? nil : found
  }

  /// Those of the enums that have a case of this name; nil where none has, since then it is not what it seemed.
  func owners(of name: NameID, among enums: CaseOwners) -> CaseOwners {
    guard let having = enums?.filter({ hasCase(name, $0) }), !having.isEmpty else { return nil }
    return having
  }

  private func hasCase(_ name: NameID, _ type: TypeID) -> Bool {
    declarations[name].contains { self[$0].kind == .enumCase && enclosingType(of: parent(of: $0)) == type }
  }

  // MARK: What types say

  private func enums(saidIn types: some Sequence<NodeID>, in context: Context) -> CaseOwners {
    var found = ShortList<TypeID>()
    for type in types {
      guard let enums = enums(saidBy: type, in: context) else { return nil }
      found.formUnion(enums)
    }
    return found
  }

  /// The enums that a type stands for: itself, the `Action` of a reducer, what a class says of its base class's parameters.
  func enums(saidBy type: NodeID, in context: Context) -> CaseOwners {
    guard let types = types(writtenAs: type, in: context, 0) else { return nil }
    return enums(in: types)
  }

  private func enums(in types: Types) -> CaseOwners {
    var found = ShortList<TypeID>()
    for case .project(let type) in types {
      let actions = self.types[Int(type)].name == Known.Action.name ? Types() : nestedTypes(Known.Action.name, in: type)
      for case .project(let action) in actions { found.append(action) }
      if actions.isEmpty, self.types[Int(type)].kind != .enum, isReducer(type) { return nil }
      if self.types[Int(type)].kind == .enum { found.append(type) }
      for part in self.types[Int(type)].parts {
        let context = Context(file: part.file, scope: part, position: none, frame: nil)
        for inherited in inherits(of: part) { addEnums(inBase: inherited, in: context, &found) }
      }
    }
    return found
  }

  private func isReducer(_ type: TypeID) -> Bool { types[Int(type)].parts.contains { hasAttribute($0, Known.Reducer.name) } }

  /// `LampAction` of `class LampModel: Model<LampState, LampAction>`, also where that has another name.
  private func addEnums(inBase base: NodeID, in context: Context, _ found: inout ShortList<TypeID>) {
    let written = node(base, in: context.file)
    if written.kind == .name, let alias = typeAliases[written.name].first, self[alias].type != none {
      let target = node(self[alias].type, in: alias.file)
      guard target.kind == .generic else { return }
      return addEnums(inBase: self[alias].type, in: Context(file: alias.file, scope: parent(of: alias), position: none, frame: nil), &found)
    }
    guard written.kind == .generic else { return }
    for argument in list(of: written, in: context.file) {
      for case .project(let type) in resolve(type: argument, in: context) where types[Int(type)].kind == .enum { found.formUnion([type]) }
    }
  }

  /// The types that a type expression means; nil where it names what is not declared inside of a type of the project's.
  private func types(writtenAs type: NodeID, in context: Context, _ depth: Int) -> Types? {
    let written = node(type, in: context.file)
    guard written.kind == .member, written.base != none, depth < 8 else { return resolve(type: type, in: context) }
    guard let outer = types(writtenAs: written.base, in: context, depth + 1) else { return nil }
    var found = Types()
    for case .project(let around) in outer {
      let nested = nestedTypes(written.name, in: around)
      // Of `@Reducer enum Page { case help(Help) }` the macro makes an `Action` whose cases carry those of the reducers: the enum stands for it.
      if nested.isEmpty, written.name == .Action, types[Int(around)].kind == .enum, isReducer(around) { found.append(.project(around)) }
      found.formUnion(nested)
    }
    return found.isEmpty ? nil : found
  }

  /// The types of a name that are declared inside of a type, or another name there of one.
  private func nestedTypes(_ name: NameID, in type: TypeID) -> Types {
    let nested = nested(typesByName[name], in: type)
    guard nested.isEmpty else { return Types(mapping: nested, by: TypeRef.project) }
    let owners = ancestors(of: type).types
    var found = Types()
    for alias in typeAliases[name] where self[alias].type != none && enclosingType(of: parent(of: alias)).map({ owners.contains($0) }) ?? false {
      found.formUnion(resolve(type: self[alias].type, in: Context(file: alias.file, scope: parent(of: alias), position: none, frame: nil)))
    }
    return found
  }

  // MARK: What asks for it

  /// What asks for a case that may be of one of these enums.
  func asking(for name: NameID, of sent: CaseOwners) -> [NodeRef] {
    guard let sent else { return Array(arms[name]) }
    // The same is sent from screen to screen.
    guard sent.count == 1, let only = sent.first else { return arms[name].filter { mayAsk($0, for: name, of: sent) } }
    let question = Member(type: only, name: name)
    if let known = askingForCase[question] { return known }
    let found = arms[name].filter { mayAsk($0, for: name, of: sent) }
    askingForCase[question] = found
    return found
  }

  private func mayAsk(_ asking: NodeRef, for name: NameID, of sent: ShortList<TypeID>) -> Bool {
    let tables = files[Int(asking.file)]
    let context = context(of: asking)
    guard self[asking].kind == .case else {
      return tables.tests(of: self[asking]).contains { test in
        asks(test.pattern, for: name, of: sent, among: enums(takenApart: test.subject, in: context), context) ?? false
      }
    }
    guard let statement = tables.switchAround(asking.index) else { return true }
    let arms = list(of: node(statement, in: asking.file), in: asking.file)
    let subject = node(statement, in: asking.file).base
    let taken = enums(takenApart: subject, in: context)
    var mayAsk = false
    for test in tables.patterns(of: self[asking], askedOf: subject) {
      let owners = test.subject == subject ? taken : enums(takenApart: test.subject, in: context)
      guard let asks = asks(test.pattern, for: name, of: sent, among: owners, context) else { continue }
      if asks { mayAsk = true }
    }
    guard mayAsk, taken == nil else { return mayAsk }
    // All arms of a `switch` are cases of one enum.
    let patterns = arms.flatMap { list(of: node($0, in: asking.file), in: asking.file) }.compactMap { askedName($0, in: asking.file) }
    return !patterns.contains(name) || sent.contains { type in patterns.allSatisfy { hasCase($0, type) } }
  }

  /// Whether what asks for a case takes what it is sent with: `case .help(.closed)` does not take `.help(.opened)`.
  func takes(_ sent: Node, in file: Int32, as name: NameID, _ asking: NodeRef) -> Bool {
    guard sent.kind == .call else { return true }
    let asked = self[asking].kind == .case
      ? takesAny(sent, in: file, as: name, files[Int(asking.file)].patterns(of: self[asking], askedOf: none).map(\.pattern), asking.file, 0)
      : takesAny(sent, in: file, as: name, files[Int(asking.file)].tests(of: self[asking]).map(\.pattern), asking.file, 0)
    return asked ?? true
  }

  /// - Returns: Nil where none of the patterns names the case.
  private func takesAny(_ sent: Node, in file: Int32, as name: NameID, _ patterns: some Sequence<NodeID>, _ own: Int32, _ depth: Int) -> Bool? {
    var answer: Bool?
    for pattern in patterns {
      guard let takes = takes(sent, in: file, as: name, pattern, own, depth) else { continue }
      if takes { return true }
      answer = false
    }
    return answer
  }

  /// - Returns: Nil where the pattern does not name the case.
  private func takes(_ sent: Node, in file: Int32, as name: NameID, _ pattern: NodeID, _ own: Int32, _ depth: Int) -> Bool? {
    let expression = node(pattern, in: own)
    if expression.kind == .keyPath, depth == 0 { return takes(sent, in: file, as: name, files[Int(own)].steps(of: expression)) }
    guard depth < 6, let asked = askedName(pattern, in: own) else { return nil }
    if asked == name { return fits(sent, in: file, expression, own) }
    guard expression.kind == .call else { return nil }
    return takesAny(sent, in: file, as: name, arguments(of: expression, in: own).lazy.map(\.value), own, depth + 1)
  }

  /// `action.is(\.help.closed)` takes `.help(.closed)` and `.closed`.
  private func takes(_ sent: Node, in file: Int32, as name: NameID, _ steps: [NameID]) -> Bool? {
    guard let place = steps.firstIndex(of: name) else { return nil }
    var value = sent
    for wanted in steps[(place + 1)...] {
      guard value.kind == .call, let carried = arguments(of: value, in: file).first, let name = askedName(carried.value, in: file) else { return true }
      if name != wanted { return !isOnlyCase(wanted) || !isOnlyCase(name) }
      value = node(carried.value, in: file)
    }
    return true
  }

  /// Whether no case that is carried is another than the one that is asked for.
  private func fits(_ sent: Node, in file: Int32, _ pattern: Node, _ own: Int32) -> Bool {
    guard sent.kind == .call, pattern.kind == .call else { return true }
    let asked = arguments(of: pattern, in: own)
    let given = arguments(of: sent, in: file)
    guard asked.count == given.count else { return true }
    return zip(asked, given).allSatisfy { asked, given in
      guard let wanted = askedName(asked.value, in: own), let name = askedName(given.value, in: file) else { return true }
      let value = node(given.value, in: file)
      // `.closed.now`, `case .page(.some(.help))`
      guard (value.kind == .call ? node(value.base, in: file) : value).base == none, wanted != Word.some.rawValue else { return true }
      return wanted == name ? fits(value, in: file, node(asked.value, in: own), own) : !isOnlyCase(wanted) || !isOnlyCase(name)
    }
  }

  private func isOnlyCase(_ name: NameID) -> Bool { declarations[name].allSatisfy { self[$0].kind == .enumCase } }

  /// `closed` of `.closed` and `.closed(let reason)`; nil of other patterns.
  func askedName(_ pattern: NodeID, in file: Int32) -> NameID? {
    let expression = node(pattern, in: file)
    let member = expression.kind == .call ? node(expression.base, in: file) : expression
    return member.kind == .member ? member.name : nil
  }

  /// - Parameter taken: The enums that the pattern's case is of.
  /// - Returns: Nil where the pattern does not name the case.
  private func asks(_ pattern: NodeID, for name: NameID, of sent: ShortList<TypeID>, among taken: CaseOwners, _ context: Context, _ depth: Int = 0) -> Bool? {
    let expression = node(pattern, in: context.file)
    guard depth < 6, let asked = askedName(pattern, in: context.file) else {
      guard expression.kind == .keyPath, depth == 0 else { return nil }
      return asks(files[Int(context.file)].steps(of: expression), for: name, of: sent, among: taken)
    }
    let member = expression.kind == .call ? node(expression.base, in: context.file) : expression
    let taken = member.base == none ? taken : enums(saidBy: member.base, in: context)
    var found: Bool?
    if asked == name {
      guard let owners = owners(of: name, among: taken), !owners.contains(where: sent.contains) else { return true }
      found = false
    }
    guard expression.kind == .call else { return found }
    let carried = enumsCarried(by: asked, of: taken)
    for argument in arguments(of: expression, in: context.file) {
      guard let asks = asks(argument.value, for: name, of: sent, among: carried, context, depth + 1) else { continue }
      if asks { return true }
      found = false
    }
    return found
  }

  /// The same of `action.is(\.help.closed)`.
  private func asks(_ steps: [NameID], for name: NameID, of sent: ShortList<TypeID>, among taken: CaseOwners) -> Bool? {
    var (taken, found) = (taken, Bool?.none)
    for step in steps {
      if step == name {
        guard let owners = owners(of: name, among: taken), !owners.contains(where: sent.contains) else { return true }
        found = false
      }
      taken = enumsCarried(by: step, of: taken)
    }
    return found
  }

  /// The enum that a `switch` or a test takes apart.
  func enums(takenApart subject: NodeID, in context: Context) -> CaseOwners {
    guard subject != none else { return nil }
    let expression = node(subject, in: context.file)
    if expression.kind == .name, let parameter = meanings(of: expression, in: context).first, self[parameter].kind == .parameter,
      self[parameter].type == none, let closure = parent(of: parameter), self[closure].kind == .closure
    {
      guard let call = call(handing: closure), isReduce(call), parameters(of: closure).firstIndex(of: parameter) == 1 else { return nil }
      return enums(reducedBy: call)
    }
    var found = ShortList<TypeID>()
    for type in typesOf(subject, in: context) {
      guard case .project(let id) = type, types[Int(id)].kind == .enum else { return nil }
      found.append(id)
    }
    return found.isEmpty ? nil : found
  }
}
