// What becomes of the text in UIKit's fields while it is typed: by a delegate's method, an action for `.editingChanged`, an
// observer of the field's notification, a subscription to what the field publishes. It is kept where it goes to what outlives
// the modal; what only counts it or enables a button loses it, and a property of the screen's own is another name for it.
// What a model does with it that may die with the screen, `TypedTextModels.swift` follows.

import SwiftScan

/// Where the text of a modal's fields goes as it is typed.
struct TypedText {
  /// It is handed on to what outlives the modal, or nobody can type.
  var isKept = false
  /// Properties of the modal's own that hold it as well.
  var holders: Set<NameID> = []

  mutating func add(_ other: TypedText) {
    isKept = isKept || other.isKept
    holders.formUnion(other.holders)
  }
}

extension Project {
  /// What becomes of the text in the classes that a modal is made of.
  func typedText(in types: [TypeID]) -> TypedText {
    if let known = typedTexts[types] { return known }
    var found = TypedText()
    for type in types { found.add(TypedTextReader.read(type, of: types, self)) }
    typedTexts[types] = found
    return found
  }
}

struct TypedTextReader {
  let project: Project
  /// The class that is read.
  let screen: TypeID
  /// All that its modal is made of, where a controller hears of what is typed into its cells.
  let modal: [TypeID]
  var found = TypedText()
  /// Properties that hold the text by now, whose names are the text in the code of their models.
  var held: Set<NameID> = []
  /// Methods of others that were read, without the text and with it.
  var followed: [Set<DeclarationRef>] = [[], []]
  /// What the screen says of its text when it is asked is among them.
  var holdsAnswers = false
  /// Classes of the models that the screen makes for itself and tells of the text by a method.
  private var ownModels: Set<TypeID> = []

  init(_ screen: TypeID, of modal: [TypeID], _ project: Project) {
    self.project = project
    self.screen = screen
    self.modal = modal
  }

  static func read(_ type: TypeID, of modal: [TypeID], _ project: Project) -> TypedText {
    var reader = TypedTextReader(type, of: modal, project)
    // What a base class is told may go to what this one overrides.
    for type in project.ancestors(of: type).types {
      for part in project.types[Int(type)].parts where !project.isInactive(part) {
        reader.readMethods(of: part, reader.screen)
        reader.readListeners(in: part, reader.screen)
        reader.readDelegates(in: part)
      }
    }
    return reader.found
  }

  /// What delegates are told.
  private mutating func readMethods(of part: DeclarationRef, _ type: TypeID) {
    for method in project.children(of: part) where project[method].kind == .function {
      let name = project.text(project[method].name)
      if name.hasSuffix("ShouldBeginEditing"), refuses(method) { found.isKept = true }
      if Self.tells(name) || tellsOfChange(method) || isWiredToChange(method, name) { follow(method, of: type, 0) }
    }
  }

  /// `textView.onChange { … }`, which the project adds to UIKit's fields.
  private func isOfTextControls(_ callee: Node) -> Bool {
    callee.kind == .member && callee.base != none && project.declarations[callee.name].contains { method in
      guard project[method].kind == .function, let owner = project.enclosingType(of: project.parent(of: method)) else { return false }
      return project.types[Int(owner)].name == .UITextView || project.types[Int(owner)].name == .UITextField
    }
  }

  /// `textView(_:shouldChangeTextIn:replacementText:)`, `textStorage(_:didProcessEditing:range:changeInLength:)`
  private func tellsOfChange(_ method: DeclarationRef) -> Bool {
    project.parameters(of: method).dropFirst().first.map { project.isListed(project[$0].label, in: Self.changes) } ?? false
  }

  /// `@IBAction func textFieldEditingChanged(_ sender: Any)`
  private func isWiredToChange(_ method: DeclarationRef, _ name: String) -> Bool {
    (name.hasSuffix("Changed") || name.hasSuffix("DidChange")) && project.hasAttribute(method, Known.IBAction.name)
  }

  private static let changes: Spellings = ["shouldChangeTextIn", "shouldChangeCharactersIn", "didProcessEditing"]

  /// `textView.delegate = keeper`, `let keeper = Keeper()` that makes itself the delegate: what is told to an object that the screen holds.
  private mutating func readDelegates(in part: DeclarationRef) {
    for property in project.children(of: part) where project[property].kind == .variable {
      for case .project(let type) in project.typesOf(declaration: property) where type != screen {
        let external = project.ancestors(of: type).external
        guard external.contains(where: { $0 == Known.UITextViewDelegate.name || $0 == Known.UITextFieldDelegate.name }) else { continue }
        for part in project.types[Int(type)].parts { readMethods(of: part, type) }
      }
    }
    for assignment in project.places(in: project.assignments[Known.delegate.name], inside: part).map({ project.assignments[Known.delegate.name][$0] }) {
      let delegate = project[assignment].first
      guard !project.isInactive(assignment), !project.isSelf(delegate, in: assignment.file) else { continue }
      for case .project(let type) in project.typesOf(delegate, in: project.context(of: assignment)) where type != screen {
        for part in project.types[Int(type)].parts { readMethods(of: part, type) }
      }
    }
  }

  /// What is called, or subscribed, for a change of the text.
  private mutating func readListeners(in part: DeclarationRef, _ type: TypeID) {
    for index in project[part].nodeStart..<project[part].nodeEnd {
      let call = project.node(index, in: part.file)
      if call.kind == .loop, !call.flags.contains(.inactive), goesOn(call, in: part.file), let scope = project.scope(of: NodeRef(file: part.file, index: index)) {
        follow(scope, of: type, 0)
      }
      if let bound = boundByOperator(call, in: part.file) { note(bound, part, of: type, 0) }
      guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
      let callee = project.node(call.base, in: part.file)
      let isAdded = isOfTextControls(callee)
      let arguments = project.arguments(of: call, in: part.file)
      guard isAdded || project.isListed(callee.name, in: Self.listening) else {
        followStream(callee, arguments, in: part, of: type)
        continue
      }
      // What it listens to stands before it in the chain, or among what it is handed.
      let isOfText = isAdded || speaksOfText(callee.base, in: part.file) || arguments.contains { speaksOfText($0.value, in: part.file) }
      guard isOfText || callee.name == .scheduledTimer || isTimed(callee.base, in: part.file) else { continue }
      if let selector = project.selectorName(in: arguments, of: part.file) {
        follow(selector, of: type, 0)
        continue
      }
      for argument in arguments {
        var closures: [DeclarationRef] = []
        project.walk(argument.value, in: part.file) { _, node in
          if node.kind == .closure { closures.append(DeclarationRef(file: part.file, index: node.first)) }
          return node.kind != .closure
        }
        for closure in closures { follow(closure, of: type, 0) }
        // `bind(to: drafts.text)`
        if closures.isEmpty, callee.name != .addObserver { note(argument.value, part, of: type, 0) }
        if callee.name == .assign && isAssigned(argument, part, of: type) || closures.isEmpty && isOfPackage(argument.value, in: part) { found.isKept = true }
      }
      if callee.name == .assign { followAssigned(arguments, in: part, of: type) }
    }
  }

  /// `assign(to: \.text, on: model)`, `assign(to: &model.$text)`: whether it goes to what may outlive the modal.
  private func isAssigned(_ argument: Argument, _ part: DeclarationRef, of type: TypeID) -> Bool {
    var root = project.node(argument.value, in: part.file)
    if root.kind == .prefix, root.base != none { root = project.node(root.base, in: part.file) }
    if root.kind == .member, root.base != none, !project.isSelf(root.base, in: part.file) {
      root = project.node(root.base, in: part.file)
    } else if project.text(argument.label) != "on" {
      return false
    }
    guard root.kind == .name || root.kind == .member, root.name != Word.`self`.rawValue else { return false }
    switch fate(in: root, isDeep: true, isByValue: false, part, of: type) {
    case .kept: return true
    // What the property that a key path names does as it is set is followed.
    case .withModel(let model): return project.text(argument.label) != "on" || !isMadeForScreen(model)
    case .own, .gone: return false
    }
  }

  /// Whether a method is no more than `false`: nobody can type.
  private func refuses(_ method: DeclarationRef) -> Bool {
    guard project[method].body != none else { return false }
    let items = project.list(of: project.node(project[method].body, in: method.file), in: method.file)
    guard items.count == 1, let only = items.first else { return false }
    let answer = project.node(only, in: method.file)
    return answer.kind == .false || answer.kind == .return && answer.base != none && project.node(answer.base, in: method.file).kind == .false
  }

  /// The methods by which delegates hear of text.
  private static func tells(_ name: String) -> Bool {
    name == "textViewDidChange" || name == "textFieldDidChangeSelection" || name.hasSuffix("DidEndEditing")
  }

  static let listening: Spellings = [
    "addTarget", "addAction", "addObserver", "sink", "subscribe", "bind", "drive", "assign", "scheduledTimer",
  ]

  private static let textEvents: Spellings = [
    "editingChanged", "editingDidEnd", "editingDidEndOnExit", "allEditingEvents", "textDidChangeNotification",
    "textDidEndEditingNotification", "UITextFieldTextDidChange", "UITextViewTextDidChange", "textPublisher",
  ]

  /// `.editingChanged`, `UITextView.textDidChangeNotification`, `textView.rx.text`, in an argument or a chain.
  func speaksOfText(_ node: NodeID, in file: Int32) -> Bool {
    var isOfText = false
    project.walk(node, in: file) { _, node in
      if node.kind == .member {
        isOfText = isOfText || project.isListed(node.name, in: Self.textEvents)
          || node.name == .text && node.base != none && project.text(project.node(node.base, in: file).name) == "rx"
      }
      // `send.rx.tap.withLatestFrom(textView.rx.text)` asks for the text when a button is tapped.
      if node.kind == .call, project.files[Int(file)].lastName(node.base) == Known.withLatestFrom.name {
        isOfText = isOfText || speaksOfText(node.base, in: file)
        return false
      }
      return !isOfText && node.kind != .closure
    }
    return isOfText
  }

  // MARK: Where the text goes

  mutating func follow(_ name: NameID, of type: TypeID, _ depth: Int, isHanded: Bool = false) {
    for function in project.members(named: name, of: type) where project[function].kind == .function {
      follow(function, of: type, depth, isHanded: isHanded)
    }
  }

  /// Reads what a function or closure of a class does with the text.
  /// - Parameter isHanded: The text is among its arguments.
  mutating func follow(_ function: DeclarationRef, of type: TypeID, _ depth: Int, isHanded: Bool = false) {
    guard depth < 4, !found.isKept, project[function].body != none else { return }
    var texts = texts(in: function, isHanded: isHanded || project[function].kind == .closure)
    var statements: [(index: NodeID, node: Node)] = []
    project.walk(project[function].body, in: function.file) { index, node in
      if node.kind == .assign || node.kind == .call { statements.append((index, node)) }
      return true
    }
    for (index, node) in statements {
      if node.kind == .call {
        call(node, texts, function, of: type, depth)
        tell(node, index, texts, function)
      } else if mentions(node.first, texts, in: function.file) {
        note(node.base, function, of: type, depth, isText: isText(node.first, texts, in: function.file, 0))
        // `values["body"] = text`, and `onChange?(values)` after that.
        texts.formUnion(held)
      }
    }
  }

  /// - Parameters:
  ///   - place: What is set.
  ///   - isText: It is set to the text itself, and not to what the text says.
  private mutating func note(_ place: NodeID, _ function: DeclarationRef, of type: TypeID, _ depth: Int, isText: Bool = false) {
    switch fate(of: place, function, of: type) {
    case .kept: found.isKept = true
    case .own(let name):
      // A model's method names the property alone.
      if isText, type == screen || ownModels.contains(type) {
        let set = project.node(place, in: function.file)
        found.holders.formUnion(set.kind == .index ? [name] : [name, set.name])
      }
      set(place, function, of: type, depth)
    case .withModel(let model):
      if isText, type == screen, isMadeForScreen(model) { found.holders.insert(project.node(place, in: function.file).name) }
      set(place, function, of: type, depth)
    case .gone: break
    }
  }

  /// Whether an expression is the text, maybe trimmed or read as a number: no question about it.
  private func isText(_ node: NodeID, _ texts: Set<NameID>, in file: Int32, _ depth: Int) -> Bool {
    guard node != none, depth < 8 else { return false }
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name: return texts.contains(expression.name)
    case .member: return expression.base != none && (expression.name == .text || texts.contains(expression.name))
    case .cast: return isText(expression.base, texts, in: file, depth + 1)
    case .binary: return project.text(expression.name) == "??" && isText(expression.base, texts, in: file, depth + 1)
    case .call:
      let callee = project.node(expression.base, in: file)
      if callee.kind == .member { return isText(callee.base, texts, in: file, depth + 1) }
      return project.startsUppercase(callee.name) && project.arguments(of: expression, in: file).contains { isText($0.value, texts, in: file, depth + 1) }
    default: return false
    }
  }

  /// The names that hold the text: what is handed in, and locals that are made of it.
  func texts(in function: DeclarationRef, isHanded: Bool) -> Set<NameID> {
    var names = held
    // A text field of the project's own names its text without more.
    if let owner = project.enclosingType(of: function), isTextControl(owner) { names.insert(Known.text.name) }
    if isHanded { names.formUnion(project.parameters(of: function).map { project[$0].name } + [Word.dollarZero.rawValue, Word.newValue.rawValue]) }
    let all = project.files[Int(function.file)].declarations
    for index in function.index..<all[Int(function.index)].end {
      let local = all[Int(index)]
      guard local.kind == .variable || local.kind == .binding, local.value != none else { continue }
      if mentions(local.value, names, in: function.file) { names.insert(local.name) }
    }
    return names
  }

  func mentions(_ node: NodeID, _ texts: Set<NameID>, in file: Int32) -> Bool {
    var isMentioned = false
    project.walk(node, in: file) { _, node in
      switch node.kind {
      case .member: isMentioned = isMentioned || node.base != none && (node.name == .text || held.contains(node.name) || project.text(node.name) == "attributedText")
      case .name: isMentioned = isMentioned || texts.contains(node.name)
      default: break
      }
      return !isMentioned
    }
    return isMentioned
  }

  /// A call may keep the text, or give it to somebody who does.
  private mutating func call(_ call: Node, _ texts: Set<NameID>, _ function: DeclarationRef, of type: TypeID, _ depth: Int) {
    let callee = project.node(call.base, in: function.file)
    let arguments = project.arguments(of: call, in: function.file)
    // `perform(#selector(autosave), with: nil, afterDelay: 1)`
    if let selector = project.selectorName(in: arguments, of: function.file) {
      if Self.saves(project.text(selector)) { found.isKept = true }
      return follow(selector, of: type, depth + 1)
    }
    guard callee.kind == .name || callee.kind == .member else { return }
    let name = project.text(callee.name)
    let isHanded = arguments.contains { mentions($0.value, texts, in: function.file) }
    if type == screen, arguments.contains(where: { project.isSelf($0.value, in: function.file) }) { holdAnswers() }
    // Whoever hears of it may keep it, and what goes into a database is kept.
    let isInTransaction = Self.transactions.contains(name) && arguments.contains {
      project.node($0.value, in: function.file).kind == .closure && mentions($0.value, texts, in: function.file)
    }
    if isInTransaction || isHanded && (name.hasPrefix("sqlite3_") || callee.name == .post) { found.isKept = true }
    if callee.kind == .name || project.isSelf(callee.base, in: function.file) {
      let own = project.members(named: callee.name, of: type)
      guard own.contains(where: { project[$0].kind == .function }) else {
        if !own.isEmpty { if isHanded { tell(callee.name, of: type, depth) } else if type == screen { askBack(by: callee.name, depth) } }
        return
      }
      if Self.saves(name) { found.isKept = true }
      return follow(callee.name, of: type, depth + 1, isHanded: isHanded)
    }
    guard callee.base != none else { return }
    let receiver = project.node(callee.base, in: function.file)
    let isTold = isHanded && project.words(of: receiver.name).last.map { Self.listeners.contains($0) } == true
    let isSetting = callee.name == Word.set.rawValue && isHanded && arguments.contains { $0.label == .forKey }
    // `subscription.store(in: &all)`
    let isHeld = callee.name == .store && arguments.first?.label == Word.in.rawValue
    // `text.write(to: file, …)`
    let isWritten = name == "write" && arguments.first.map { project.text($0.label) } == "to" && mentions(callee.base, texts, in: function.file)
    let isSent = isHanded && Self.sending.contains(name) && isOfOthers(callee.base, in: inside(function))
    let hearers = isTold ? hearers(of: callee.name, besides: type) : []
    if !hearers.isEmpty {
      // The modal's own, whoever else conforms.
      for hearer in hearers { tell(hearer, depth) }
      return
    }
    if isSetting || isWritten || isSent || isTold {
      found.isKept = true
    } else if Self.saves(name), !isHeld, !isGone(fate(of: callee.base, function, of: type)) {
      // A store that the screen makes for itself writes to the same disk.
      found.isKept = true
    } else if isHanded, !isHeld, callee.name == .append || project.traits(callee.name).contains(.keeping) {
      note(callee.base, function, of: type, depth)
    }
    if type == screen, isHanded, receiver.kind == .name || project.isSelf(receiver.base, in: function.file), goesWithScreen(receiver, function) {
      for case .project(let model) in project.typesOf(callee.base, in: inside(function)) { ownModels.insert(model) }
    }
    if Self.sending.contains(name) { followSubject(callee.base, function, of: type, depth) }
    followHanded(to: callee.base, by: callee.name, function, of: type, depth)
    followElsewhere(callee, function, of: type, depth, isHanded: isHanded)
  }

  /// Whether an object that is told is made by the screen, or by all who make the screen.
  private func goesWithScreen(_ object: Node, _ function: DeclarationRef) -> Bool {
    switch fate(in: object, isDeep: true, isByValue: false, function, of: screen) {
    case .own: true
    case .withModel(let model): isMadeForScreen(model)
    case .kept, .gone: false
    }
  }

  private static func saves(_ name: String) -> Bool {
    ["save", "store", "persist", "autosave"].contains { name.hasPrefix($0) } || name.lowercased().contains("draft")
  }

  private static let transactions: Set<String> = ["write", "asyncWrite", "perform", "performAndWait", "performBackgroundTask", "transaction", "inTransaction"]

  /// How subjects and streams are told, whose subscribers may keep it.
  private static let sending: Set<String> = ["send", "yield", "onNext", "accept"]

  /// Whether an object is of no class of the project's.
  private func isOfOthers(_ object: NodeID, in context: Context) -> Bool {
    project.typesOf(object, in: context).allSatisfy { if case .external = $0 { true } else { false } }
  }

  private static let listeners: Set<String> = ["delegate", "listener", "handler", "output", "observer"]

  /// Whether a class is a text field or view, or has a text like one.
  private func isTextControl(_ type: TypeID) -> Bool {
    guard !project.isViewController(type) else { return false }
    let external = project.ancestors(of: type).external
    return external.contains(Known.UITextField.name) || external.contains(Known.UITextView.name)
      || external.contains { project.begins($0, with: "UI") } && !project.members(named: Known.text.name, of: type).isEmpty
  }

  // MARK: What outlives a modal

  enum Fate {
    case kept
    /// In a property of the modal's own.
    case own(NameID)
    /// In what by its name is the modal's model, and may go with it.
    case withModel(DeclarationRef)
    case gone
  }

  private func isGone(_ fate: Fate) -> Bool { if case .gone = fate { true } else { false } }

  /// What becomes of what is put where `Drafts.shared.text`, `note.text`, `drafts[id]` or `text` stand for: the beginning tells.
  private func fate(of place: NodeID, _ function: DeclarationRef, of type: TypeID) -> Fate {
    guard place != none else { return .gone }
    var current = place
    var isByValue = true
    while true {
      let node = project.node(current, in: function.file)
      let isDeep = current != place
      switch node.kind {
      case .member where node.base != none && !project.isSelf(node.base, in: function.file):
        if isDeep, !project.areValues(project.typesOf(current, in: inside(function))) { isByValue = false }
      case .index, .call:
        guard node.base != none else { return .gone }
        isByValue = false
      case .name, .member: return fate(in: node, isDeep: isDeep, isByValue: isByValue, function, of: type)
      default: return .gone
      }
      current = node.base
    }
  }

  /// - Parameters:
  ///   - isDeep: It is something in it that is set.
  ///   - isByValue: No object is on the way to that.
  func fate(in root: Node, isDeep: Bool, isByValue: Bool, _ function: DeclarationRef, of type: TypeID) -> Fate {
    if project.startsUppercase(root.name) { return isDeep && root.kind == .name ? .kept : .gone }
    let meant = root.kind == .name ? project.meanings(of: root, in: inside(function)).first : project.members(named: root.name, of: type).first
    guard let property = meant, project[property].kind == .variable else { return .gone }
    // A variable of the file's.
    guard let around = project.parent(of: property) else { return .kept }
    guard project[around].kind.isType, !project.hasAttribute(property, Known.IBOutlet.name) else { return .gone }
    if project.isStored(property) || project.mayBeStored(property) || isDeep && isStoredObject(property) { return .kept }
    // `Wall.shared.keep(text)` sets a property of the one object that all share.
    if !isDeep, type != screen, project.hasSharedObject(type) { return .kept }
    if isDeep, isView(property) { return .gone }
    if !isDeep || isMade(property) || isByValue && isCopy(property) { return .own(project[property].name) }
    return isModelOfScreen(property) || type == screen && isMadeForScreen(property) ? .withModel(property) : .kept
  }

  /// The one object that all share, `let document = Document.shared`, or one that a store of the system's keeps.
  private func isStoredObject(_ property: DeclarationRef) -> Bool {
    let value = project[property].value
    if value != none, project.node(value, in: property.file).kind == .member, case let shared = project.node(value, in: property.file), shared.base != none,
      project.members(named: shared.name, of: project.typesOf(shared.base, in: project.valueContext(of: property, frame: nil))).contains(where: project.isShared)
    { return true }
    return project.typesOf(declaration: property).contains { type in
      guard case .project(let id) = type else { return false }
      return project.ancestors(of: id).external.contains { ["UIDocument", "UIManagedDocument", "NSManagedObject"].contains(project.text($0)) }
    }
  }

  private func isView(_ property: DeclarationRef) -> Bool {
    project.typesOf(declaration: property).contains { type in
      switch type {
      case .external(let name): project.begins(name, with: "UI") || project.begins(name, with: "WK")
      case .project(let id): project.ancestors(of: id).external.contains { project.begins($0, with: "UI") }
      }
    } || project.words(of: project[property].name).last.map { Self.endingsOfViews.contains($0) } ?? false
  }

  private static let endingsOfViews: Set<String> = ["view", "controller", "label", "button", "field", "item", "bar"]

  /// Of what is handed in, a model that by its name is the screen's: it may go with it.
  private func isModelOfScreen(_ property: DeclarationRef) -> Bool {
    var names = [project[property].name]
    for case .project(let id) in project.typesOf(declaration: property) { names.append(project.types[Int(id)].name) }
    return names.contains { project.words(of: $0).last.map { Self.endingsOfModels.contains($0) } ?? false }
  }

  private static let endingsOfModels: Set<String> = ["model", "presenter", "interactor", "reactor", "processor", "form"]

  /// Whether a class makes what it holds, so that this goes with it.
  private func isMade(_ property: DeclarationRef) -> Bool {
    func isCall(_ value: NodeID, in file: Int32) -> Bool {
      guard value != none else { return false }
      let call = project.node(value, in: file)
      return call.kind == .call && project.startsUppercase(project.node(call.base, in: file).name)
    }
    if project[property].value != none || ValueReader(project).getter(of: property) != nil { return project[property].value != none }
    let owner = project.enclosingType(of: project.parent(of: property))
    return project.assignments[project[property].name].contains { assignment in
      guard assignment.file == property.file, isCall(project[assignment].first, in: assignment.file) else { return false }
      // Another class of the file may have a property of that name.
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && !project.isSelf(left.base, in: assignment.file) || project.enclosingType(of: project.scope(of: assignment)) == owner
    }
  }
}
