// Which function a call means, and which argument became which parameter or property: labels in order,
// defaults left out, trailing closures, memberwise initialisers and those that store what they are given.

import SwiftScan

extension Project {
  /// SwiftUI's own views and shapes that modifiers are often hung on.
  static let viewNames = [
    "VStack", "HStack", "ZStack", "Group", "List", "Form", "ScrollView", "NavigationStack", "NavigationView",
    "NavigationSplitView", "Text", "Image", "Label", "Color", "EmptyView", "AnyView", "Section", "TabView", "LazyVStack",
    "LazyHStack", "GeometryReader", "Rectangle", "Spacer", "ForEach", "Picker", "Toggle", "Divider", "Circle",
    "RoundedRectangle", "ProgressView", "Grid", "LazyVGrid", "WithViewStore", "ContentUnavailableView",
  ]

  /// The value of a number literal in thousandths, also through a constant; nil for any other expression.
  func thousandths(_ node: NodeID, in context: Context, _ depth: Int = 0) -> Int? {
    guard node != none, depth < 6 else { return nil }
    let expression = self.node(node, in: context.file)
    switch expression.kind {
    case .number: return expression.first == none ? nil : Int(expression.first)
    case .prefix: return thousandths(expression.base, in: context, depth + 1).map { -$0 }
    case .name, .member:
      let found =
        expression.kind == .name ? meanings(of: expression, in: context)
        : expression.base == none ? Declarations() : members(meantBy: expression, in: context)
      guard found.count == 1, let ref = found.first, self[ref].kind == .variable, self[ref].modifiers.contains(.constant),
        self[ref].value != none
      else { return nil }
      return thousandths(self[ref].value, in: valueContext(of: ref, frame: nil), depth + 1)
    default: return nil
    }
  }

  /// The functions that a call with these arguments can mean: labels in order, defaults may be left out.
  func matching(_ functions: some Sequence<DeclarationRef>, _ arguments: Arguments) -> Declarations {
    Declarations(functions) { takes($0, arguments) }
  }

  /// The same, and of several that take the same labels those that code there can name, and whose parameters may be of the arguments'
  /// kinds and types.
  func matching(_ functions: some Sequence<DeclarationRef>, calledBy call: NodeRef, in context: Context) -> Declarations {
    let matching = visible(matching(functions, arguments(of: self[call], in: call.file)), in: context)
    guard matching.count > 1 else { return matching }
    let fitting = matching.filter { function in
      mayTakeKinds(function, calledBy: call, in: context) && parameters(of: function).allSatisfy { parameter in
        guard let argument = argument(for: parameter, of: function, call: call) else { return true }
        return mayTake(typesOf(declaration: parameter), typesOf(argument, in: context))
      }
    }
    return fitting.isEmpty ? matching : fitting
  }

  /// Whether values of some types may be handed to a parameter of others, as far as all of them are the project's.
  private func mayTake(_ wanted: Types, _ given: Types) -> Bool {
    guard !wanted.isEmpty, !given.isEmpty else { return true }
    return wanted.contains { wanted in
      given.contains { given in
        guard case .project(let wanted) = wanted, case .project(let given) = given else { return true }
        return types[Int(wanted)].kind == .protocol || types[Int(given)].kind == .protocol || ancestors(of: given).types.contains(wanted)
          || ancestors(of: wanted).types.contains(given)
      }
    }
  }

  func takes(_ callee: DeclarationRef, _ arguments: Arguments) -> Bool {
    let kind = self[callee].kind
    guard kind.isFunction else { return kind == .enumCase || (kind == .variable || kind == .parameter || kind == .binding) && mayBeCalled(callee) }
    return fits(callee, arguments)
  }

  /// Whether a variable may hold something that is called: of a type of the project's only what says so, and no plain value.
  func mayBeCalled(_ variable: DeclarationRef) -> Bool {
    let type = self[variable].type
    guard type != none else { return true }
    let node = node(type, in: variable.file)
    guard node.kind == .name, typeAliases[node.name].isEmpty else { return true }
    if traits(node.name).contains(.standard) { return false }
    var isOwn = false
    for type in typesByName[node.name] where !types[Int(type)].isExternal {
      if types[Int(type)].kind == .protocol || !members(named: Known.callAsFunction.name, of: type).isEmpty { return true }
      isOwn = true
    }
    return !isOwn
  }

  /// Of several types of one name, those whose own initialisers take these arguments; all if none does.
  func making(_ types: Types, _ arguments: Arguments) -> Types {
    guard types.count > 1 else { return types }
    let fitting = types.filter { type in
      guard case .project(let id) = type else { return true }
      let own = initializers(of: id)
      // A class without one inherits those of its superclass, which take no closure if it is UIKit's.
      if own.isEmpty { return self.types[Int(id)].kind != .class || !arguments.contains { $0.label == Argument.trailing } }
      return own.contains { fits($0, arguments) }
    }
    return fitting.isEmpty ? types : fitting
  }

  /// Whether a parameter cannot be passed over: it has no default, and takes no trailing closure.
  private func isNeeded(_ parameter: DeclarationRef) -> Bool { self[parameter].value == none && self[parameter].type != none && !mayBeCalled(parameter) }

  /// Whether two functions of one name are one to those who call: `tableView(_:didSelectRowAt:)` is not `tableView(_:numberOfRowsInSection:)`.
  func hasSameLabels(_ one: DeclarationRef, _ other: DeclarationRef) -> Bool {
    let (left, right) = (parameters(of: one), parameters(of: other))
    return left.count == right.count && zip(left, right).allSatisfy { self[$0].label == self[$1].label }
  }

  func fits(_ function: DeclarationRef, _ arguments: Arguments) -> Bool {
    let parameters = parameters(of: function)
    var next = 0
    for argument in arguments {
      // Most are told by their labels; what else a parameter says is asked last. A trailing closure takes what none before it was handed.
      var taker = next
      if argument.label == Argument.trailing {
        while taker < parameters.count, !takesTrailing(parameters[taker]) { taker += 1 }
      } else {
        while taker < parameters.count, self[parameters[taker]].label != argument.label { taker += 1 }
      }
      guard taker < parameters.count else { return false }
      while next < taker {
        if isNeeded(parameters[next]) { return false }
        next += 1
      }
      next = taker + 1
    }
    if arguments.contains(where: { $0.label == Argument.trailing }) {
      return !parameters.dropFirst(next).contains(where: isNeeded)
    }
    let required = parameters.count { self[$0].value == none }
    return arguments.count >= required
  }

  /// Whether a parameter's or property's type is a function, or a closure that builds views.
  func takesClosure(_ ref: DeclarationRef) -> Bool {
    let type = self[ref].type
    guard type != none else { return false }
    let node = node(type, in: ref.file)
    if node.kind == .functionType { return true }
    guard node.kind == .name || node.kind == .member else { return false }
    return typeAliases[node.name].contains { alias in
      self[alias].type != none && self.node(self[alias].type, in: alias.file).kind == .functionType
    }
  }

  /// Whether a closure behind a call's parentheses may be a parameter's: one with `@autoclosure` takes an expression.
  private func takesTrailing(_ parameter: DeclarationRef) -> Bool { !self[parameter].modifiers.contains(.autoclosure) && takesClosure(parameter) }

  /// Whether a call may hand a parameter a closure, as far as its type tells. `@autoclosure` takes an expression, which is read where it stands.
  func mayHoldClosure(_ parameter: DeclarationRef) -> Bool {
    func mayBeFunction(_ type: NodeID) -> Bool {
      let node = node(type, in: parameter.file)
      switch node.kind {
      case .functionType: return true
      case .generic: return mayBeFunction(node.base)
      case .name, .member:
        if node.name == .Optional || !typeAliases[node.name].isEmpty { return true }
        let own = typesByName[node.name]
        return own.isEmpty ? names.isSpeltAsFunction(node.name) : own.contains { !members(named: Known.callAsFunction.name, of: $0).isEmpty }
      default: return false
      }
    }
    let declaration = self[parameter]
    if declaration.modifiers.contains(.autoclosure) { return false }
    return declaration.type == none || mayBeFunction(declaration.type)
  }

  /// A closure in a property: `item.action()` of whatever item.
  func isStoredClosure(_ property: DeclarationRef) -> Bool {
    takesClosure(property) && parent(of: property).map { self[$0].kind.isType } ?? false
  }

  /// The argument of `call` that `parameter` of `function` receives.
  func argument(for parameter: DeclarationRef, of function: DeclarationRef, call: NodeRef) -> NodeID? {
    let parameters = parameters(of: function)
    guard let index = parameters.firstIndex(of: parameter) else { return nil }
    let arguments = arguments(of: self[call], in: call.file)
    let label = self[parameter].label
    // Unlabelled ones by their place among the unlabelled, labelled ones by label.
    if label == none {
      let place = parameters[..<index].count { self[$0].label == none }
      let unlabelled = arguments.filter { $0.label == none }
      if place < unlabelled.count { return unlabelled[unlabelled.startIndex + place].value }
      // `content { dismiss() }` of a closure, `{ close in … }`, whose parameters need no types.
      if self[function].kind == .closure, index == parameters.count - 1, place == unlabelled.count, let trailing = arguments.first(where: { $0.label == Argument.trailing }) {
        return trailing.value
      }
    } else if let named = arguments.first(where: { $0.label == label }) {
      return named.value
    }
    // The first trailing closure goes to the first closure parameter that has no argument yet.
    if takesTrailing(parameter), let trailing = arguments.first(where: { $0.label == Argument.trailing }) {
      var unlabelled = arguments.count { $0.label == none }
      let open = parameters.filter { candidate in
        let label = self[candidate].label
        if label == none { unlabelled -= 1 }
        return takesTrailing(candidate) && !(label == none ? unlabelled >= 0 : arguments.contains { $0.label == label })
      }
      // One with a default is passed over where another one needs it; where none does, older compilers take the last.
      guard let taker = open.first(where: { self[$0].value == none }) ?? open.first else { return trailing.value }
      if parameter == taker || open.last == parameter && self[taker].value != none { return trailing.value }
    }
    return nil
  }

  /// The argument by which `frame`'s call set a property of the type that it made.
  func bound(property name: NameID, of type: TypeID, by frame: Frame) -> (node: NodeID, context: Context)? {
    bound(property: name, of: type, by: frame, steps: 0)
  }

  private func bound(property name: NameID, of type: TypeID, by frame: Frame, steps: Int) -> (node: NodeID, context: Context)? {
    let arguments = arguments(of: self[frame.call], in: frame.call.file)
    let initializers = matching(self.initializers(of: type), calledBy: frame.call, in: frame.caller)
    if initializers.isEmpty {
      guard isMemberwise(type) else { return nil }
      // The label is the property's name, or the trailing closure the first closure property without an argument.
      if let named = arguments.first(where: { $0.label == name }) { return (named.value, frame.caller) }
      guard let trailing = arguments.first(where: { $0.label == Argument.trailing }) else { return nil }
      let closures = storedClosures(of: type).filter { closure in
        !arguments.contains { $0.label == self[closure].name }
      }
      let taker = closures.first { self[$0].value == none && (!self[$0].modifiers.contains(.optional) || self[$0].modifiers.contains(.constant)) }
      guard let property = taker ?? closures.first, self[property].name == name else { return nil }
      return (trailing.value, frame.caller)
    }
    for initializer in initializers {
      guard let parameter = parameter(of: initializer, storedIn: name) else {
        if let bound = bound(property: name, of: type, by: frame, through: initializer, steps) { return bound }
        continue
      }
      if let value = argument(for: parameter, of: initializer, call: frame.call) { return (value, frame.caller) }
      if self[parameter].value != none {
        return (self[parameter].value, Context(file: parameter.file, scope: initializer, position: none, frame: nil))
      }
    }
    return nil
  }

  /// What an initialiser makes of what it is handed, `self.content = { content($0.state) }`, or hands on to another one, `self.init(action: action) {
  /// Text(title) }`; else what it is handed under the property's own name.
  private func bound(property name: NameID, of type: TypeID, by frame: Frame, through initializer: DeclarationRef, _ steps: Int) -> (
    node: NodeID, context: Context
  )? {
    let made = node(of: initializer) { isStored($0, in: initializer.file, as: name) && node($0.first, in: initializer.file).kind == .closure }
    if let call = made ?? delegation(by: initializer), steps < Self.mostDelegations {
      var inside = context(of: call)
      inside.frame = self.frame(function: initializer, type: nil, call: frame.call, caller: frame.caller)
      if made != nil { return (self[call].first, inside) }
      if let bound = bound(property: name, of: type, by: self.frame(making: type, by: call, caller: inside), steps: steps + 1) { return bound }
    }
    guard let parameter = parameters(of: initializer).first(where: { self[$0].name == name && takesClosure($0) }) else { return nil }
    return argument(for: parameter, of: initializer, call: frame.call).map { ($0, frame.caller) }
  }

  private static let mostDelegations = 3

  /// The call of `self.init(…)` by which an initialiser leaves its work to another one; nil where it does it itself, or has several.
  func delegation(by initializer: DeclarationRef) -> NodeRef? {
    node(of: initializer) { call in
      guard call.kind == .call, case let callee = node(call.base, in: initializer.file), callee.kind == .member else { return false }
      return callee.name == Word.`init`.rawValue && isSelf(callee.base, in: initializer.file)
    }
  }

  /// The only node of an initialiser's that answers a question; nil where there are several.
  private func node(of initializer: DeclarationRef, _ isOne: (Node) -> Bool) -> NodeRef? {
    var found: NodeRef?
    for index in self[initializer].nodeStart..<self[initializer].nodeEnd {
      let node = node(index, in: initializer.file)
      guard !node.flags.contains(.inactive), isOne(node) else { continue }
      if found != nil { return nil }
      found = NodeRef(file: initializer.file, index: index)
    }
    return found
  }

  /// `self.close = …`, `_close = …`
  private func isStored(_ assignment: Node, in file: Int32, as property: NameID) -> Bool {
    guard assignment.kind == .assign, case let left = node(assignment.base, in: file), left.kind == .member || left.kind == .name else { return false }
    return left.name == property || isStorage(left.name, of: property)
  }

  /// Whether a type is made by an initialiser of all its properties, too: a struct's, which those of extensions leave in place.
  func isMemberwise(_ type: TypeID) -> Bool {
    let own = initializers(of: type)
    return own.isEmpty || types[Int(type)].kind == .struct && own.allSatisfy { parent(of: $0).map { self[$0].kind == .extension } ?? false }
  }

  func initializers(of type: TypeID) -> Declarations {
    if let known = initializersOfType[NameID(type)] { return known }
    var found = Declarations()
    for part in types[Int(type)].parts {
      for child in children(of: part) where self[child].kind == .initializer && !isInactive(child) { found.append(child) }
    }
    initializersOfType[NameID(type)] = found
    return found
  }

  /// Whether a call that makes a value runs an initialiser: one of its type's own, or one that its class inherits.
  func runs(_ initializer: DeclarationRef, of owner: TypeID?, making type: TypeID?, by call: NodeRef) -> Bool {
    guard let owner, let type else { return false }
    let arguments = arguments(of: self[call], in: call.file)
    if type == owner { return fits(initializer, arguments) }
    guard types[Int(type)].kind == .class else { return false }
    for ancestor in ancestors(of: type).types {
      if ancestor == owner { return fits(initializer, arguments) }
      if initializers(of: ancestor).contains(where: { fits($0, arguments) }) { return false }
    }
    return false
  }

  /// The properties that an initialiser of all members takes a closure for.
  func storedClosures(of type: TypeID) -> [DeclarationRef] {
    guard let part = types[Int(type)].parts.first else { return [] }
    return children(of: part).filter {
      self[$0].kind == .variable && self[$0].body == none && (takesClosure($0) || isBuilt($0) && ValueReader(self).getter(of: $0) == nil)
    }
  }

  /// The parameter that becomes a property: one that an initialiser stores there, or hands on to another that does.
  func parameter(of initializer: DeclarationRef, becoming property: NameID) -> DeclarationRef? {
    if let stored = parameter(of: initializer, storedIn: property) { return stored }
    let parameters = parameters(of: initializer)
    if let call = delegation(by: initializer), let type = enclosingType(of: parent(of: initializer)) {
      let made = frame(making: type, by: call, caller: context(of: call))
      let handed = bound(property: property, of: type, by: made).map { firstName($0.node, in: $0.context.file) }
      if let parameter = parameters.first(where: { self[$0].name == handed }) { return parameter }
    }
    return parameters.first { self[$0].name == property && takesClosure($0) }
  }

  /// `self.close = close`
  private func parameter(of initializer: DeclarationRef, storedIn property: NameID) -> DeclarationRef? {
    let parameters = parameters(of: initializer)
    let body = self[initializer].body
    guard body != none else { return nil }
    let declaration = self[initializer]
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let assignment = node(index, in: initializer.file)
      guard isStored(assignment, in: initializer.file, as: property) else { continue }
      let right = firstName(assignment.first, in: initializer.file)
      if let parameter = parameters.first(where: { self[$0].name == right }) { return parameter }
    }
    return nil
  }

  /// `_flag` is the storage of `flag`.
  func isStorage(_ name: NameID, of property: NameID) -> Bool {
    names.withBytes(of: name) { storage in
      names.withBytes(of: property) { property in
        storage.count == property.count + 1 && storage[0] == UInt8(ascii: "_") && storage.dropFirst().elementsEqual(property)
      }
    }
  }

  /// `x` in `x`, `x()`, `State(initialValue: x)`.
  private func firstName(_ expression: NodeID, in file: Int32) -> NameID {
    let node = node(expression, in: file)
    switch node.kind {
    case .name: return unprojected(node.name)
    case .call:
      let callee = self.node(node.base, in: file)
      if callee.kind == .name, !startsUppercase(callee.name) { return callee.name }
      // `icon.map { AnyView($0) }`
      if callee.kind == .member, callee.name == .map, callee.base != none, let made = arguments(of: node, in: file).last, erases(made.value, in: file) {
        return firstName(callee.base, in: file)
      }
      return arguments(of: node, in: file).first.map { firstName($0.value, in: file) } ?? none
    default: return none
    }
  }

  /// Whether a closure gives back the view that it is handed: `{ AnyView($0) }`, or `AnyView.init`.
  private func erases(_ closure: NodeID, in file: Int32) -> Bool {
    let expression = node(closure, in: file)
    guard expression.kind == .closure else { return expression.kind == .member && expression.base != none && node(expression.base, in: file).name == .AnyView }
    guard let only = ValueReader(self).onlyExpression(of: DeclarationRef(file: file, index: expression.first)), case let call = node(only, in: file), call.kind == .call
    else { return false }
    return node(call.base, in: file).name == .AnyView
  }

  /// The method that the first selector among a call's arguments names.
  func selectorName(in arguments: Arguments, of file: Int32) -> NameID? {
    for argument in arguments {
      if let name = selectorName(argument.value, in: file) { return name }
    }
    return nil
  }

  /// The method that `#selector(…)` or `Selector("…")` names.
  func selectorName(_ node: NodeID, in file: Int32) -> NameID? {
    var macro = self.node(node, in: file)
    // A helper's parameter, by its default.
    if macro.kind == .name, selectorParameters.contains(macro.name),
      let parameter = files[Int(file)].declarations.first(where: { $0.name == macro.name && $0.kind == .parameter }),
      parameter.value != none
    {
      macro = self.node(parameter.value, in: file)
    }
    // `static let close = #selector(handleClose)`
    if macro.kind == .name || macro.kind == .member {
      for constant in declarations[macro.name].prefix(8) where self[constant].kind == .variable && self[constant].value != none {
        let value = self[constant].value
        if self.node(value, in: constant.file).kind == .macro { return selectorName(value, in: constant.file) }
      }
    }
    if macro.kind == .call { return selectorName(inText: macro, in: file) }
    guard macro.kind == .macro, macro.name == .selector, let first = arguments(of: macro, in: file).first else { return nil }
    var target = self.node(first.value, in: file)
    if target.kind == .call { target = self.node(target.base, in: file) }
    if target.kind == .cast { target = self.node(target.base, in: file) }
    return target.kind == .name || target.kind == .member ? target.name : nil
  }

  /// `Selector(("close"))`, `NSSelectorFromString("close:")`: a method of the project's that a text names.
  private func selectorName(inText call: Node, in file: Int32) -> NameID? {
    let callee = node(call.base, in: file)
    guard callee.kind == .name, isListed(callee.name, in: Self.selectorsOfTexts),
      var text = arguments(of: call, in: file).first.map({ self.node($0.value, in: file) })
    else { return nil }
    if text.kind == .tuple, text.count == 1 { text = self.node(list(of: text, in: file)[0], in: file) }
    guard text.kind == .string, text.name != none else { return nil }
    return methodNames(ofSelector: self.text(text.name)).first { declarations[$0].contains { self[$0].kind == .function } }
  }

  /// Whether a call makes a selector of a text that stands there: `sel_registerName("openURL:")`.
  func isSelectorOfText(_ call: Node, in file: Int32) -> Bool {
    guard call.kind == .call, case let callee = node(call.base, in: file), callee.kind == .name, isListed(callee.name, in: Self.selectorsOfTexts) else { return false }
    return arguments(of: call, in: file).first.map { node($0.value, in: file).kind == .string } ?? false
  }

  private static let selectorsOfTexts: Spellings = ["Selector", "NSSelectorFromString", "sel_registerName"]

  /// `Page` of `#selector(Page.close(_:))`; `none` where a selector says no class.
  func selectorClass(in arguments: Arguments, of file: Int32) -> NameID {
    for argument in arguments {
      let macro = node(argument.value, in: file)
      guard macro.kind == .macro, macro.name == .selector, let first = self.arguments(of: macro, in: file).first else { continue }
      let target = node(called(first.value, in: file), in: file)
      guard target.kind == .member, target.base != none else { continue }
      let owner = files[Int(file)].lastName(target.base)
      if owner != none, startsUppercase(owner) { return owner }
    }
    return none
  }
}
