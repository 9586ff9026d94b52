// Controls that a screen has from helpers: functions, initialisers and computed properties that the project adds to
// UIKit's classes, and bar items of classes of its own.

import SwiftScan

/// A helper, and where the code of a screen uses it: another use may hand in another closure.
struct HelperUse: Hashable {
  var helper: DeclarationRef
  var use: NodeRef?
}

extension ControllerReader {
  /// `closeButton <~ { [weak self] in self?.dismiss(animated: true) }`: what an operator of the team's does with a closure is not read.
  mutating func noteHandedToOperator(_ node: Node, _ ref: NodeRef, frame: Frame?) {
    guard node.name != Operators.coalescing.name else { return }
    for operand in [node.base, node.first] where operand != none && project.node(operand, in: ref.file).kind == .closure {
      var context = project.context(of: ref)
      context.frame = frame
      var reader = actionReader()
      let outcome = reader.run(operand, in: context)
      if outcome.exit != nil || !outcome.unseen.isEmpty { screen.note("the operator `\(project.text(node.name))` is handed a closure that may close it") }
    }
  }

  private static let mostHelpers = 200
  private static let deepest = 4

  /// `addCloseButton()`, `.close(for: self)`, `UIBarButtonItem(closing: self)`: what it sets up is set up here.
  mutating func helper(_ callee: Node, _ call: Node, _ ref: NodeRef, frame: Frame?, _ depth: Int = 0) {
    // Of its own, lest the whole reader be copied for each closure below.
    let project = project
    var found = Declarations()
    var caller = project.context(of: ref)
    caller.frame = frame
    if callee.kind == .name, added.initializedNames.contains(callee.name) {
      found = added.initializers(of: callee.name)
    } else if callee.kind == .member, callee.name == Word.`init`.rawValue, callee.base != none {
      let base = project.node(callee.base, in: ref.file)
      if base.kind == .name, added.initializedNames.contains(base.name) { found = added.initializers(of: base.name) }
      // One of an item's own initialisers calls another.
      if base.name == Word.`self`.rawValue, let own = project.enclosingType(of: project.scope(of: ref)), project.types[Int(own)].isExternal {
        found = added.initializers(of: project.types[Int(own)].name)
      }
    } else if addedNames.contains(callee.name), callee.kind == .name || callee.kind == .member {
      found = added.members(named: callee.name).filter { project.isMeant($0, by: callee, ref, in: caller, of: classes) }
    }
    if found.isEmpty { found = project.factories(calledBy: callee, ref, besidesThoseOf: shown) }
    let arguments = project.arguments(of: call, in: ref.file)
    if found.isEmpty {
      let handed = project.functionsHandedScreen(by: callee, arguments, in: caller, of: classes)
      if !handed.isOnly { return noteMayDress(handed.functions, ref, caller: caller, depth) }
      found = handed.functions
    }
    guard !found.isEmpty else { return }
    // What is read with the call itself.
    if callee.kind == .name, project.startsUppercase(callee.name), project.selectorName(in: arguments, of: ref.file) != nil
      || arguments.contains(where: { project.node($0.value, in: ref.file).kind == .closure })
    {
      return
    }
    let before = (useWords, screen.unseen, screen.unseenWays)
    let isOwn = callee.kind == .name && !project.startsUppercase(callee.name) || callee.kind == .member && project.isSelf(callee.base, in: ref.file)
    defer {
      useWords = before.0
      // A closure that is handed to it is followed where it is written.
      if !isOwn, arguments.contains(where: { project.node($0.value, in: ref.file).kind == .closure }) { (screen.unseen, screen.unseenWays) = (before.1, before.2) }
    }
    if !isOwn { words(of: ref.index, in: ref.file, &useWords) }
    for function in found.prefix(8) where project[function].kind.isFunction && project.fits(function, arguments) {
      let use = HelperUse(helper: function, use: ref)
      guard isNew(use, depth + 1) else { continue }
      readBody(of: function, frame: project.frame(of: use, caller: caller), depth + 1)
    }
  }

  /// `closeItem`, a property that an extension computes; and what leads out and is handed on by its name: `.cancel(dismissSelf)`.
  mutating func addedProperties(in node: Node, _ ref: NodeRef, frame: Frame?, _ depth: Int = 0) {
    switch node.kind {
    case .assign: addedProperty(node.first, ref, frame: frame, depth)
    case .call, .index:
      for argument in project.arguments(of: node, in: ref.file) { addedProperty(argument.value, ref, frame: frame, depth) }
    case .array, .dictionary, .tuple, .ternary, .block:
      for child in project.list(of: node, in: ref.file) { addedProperty(child, ref, frame: frame, depth) }
    case .return: addedProperty(node.base, ref, frame: frame, depth)
    case .binary:
      addedProperty(node.base, ref, frame: frame, depth)
      addedProperty(node.first, ref, frame: frame, depth)
    case .declaration:
      let declaration = project[DeclarationRef(file: ref.file, index: node.first)]
      if declaration.kind == .variable || declaration.kind == .binding { addedProperty(declaration.value, ref, frame: frame, depth) }
    default: break
    }
  }

  private mutating func addedProperty(_ value: NodeID, _ ref: NodeRef, frame: Frame?, _ depth: Int) {
    guard value != none else { return }
    let use = project.node(value, in: ref.file)
    guard use.kind == .name || use.kind == .member, addedNames.contains(use.name) else { return }
    var context = project.context(of: ref)
    context.frame = frame
    for member in added.members(named: use.name).prefix(8) where project.isMeant(member, by: use, ref, in: context, of: classes) {
      if project[member].kind == .variable, project.isUIKits(member) {
        let before = useWords
        useWords += project.words(of: use.name)
        setUp(by: member, at: nil, frame: nil, depth + 1)
        useWords = before
      } else if project.leading.contains(member, calledBy: nil, project), let body = ValueReader(project).getter(of: member) {
        var reader = actionReader()
        if reader.run(body: body, frame: nil).exit != nil { screen.note("`\(project.text(use.name))` closes, and who runs it was not seen") }
      }
    }
  }

  /// `CloseItem(closing: self)`: a bar item of a class of the project's own, which says itself what it does.
  mutating func item(_ callee: Node, _ ref: NodeRef, frame: Frame?, _ depth: Int = 0) {
    guard hasOwnItems, callee.kind == .name, project.startsUppercase(callee.name), !project.typesByName[callee.name].isEmpty else { return }
    for case .project(let type) in project.types(named: callee.name, in: project.context(of: ref)) {
      guard project.ancestors(of: type).external.contains(Known.UIBarButtonItem.name) else { continue }
      var caller = project.context(of: ref)
      caller.frame = frame
      let made = project.frame(making: type, by: ref, caller: caller)
      for ancestor in project.ancestors(of: type).types where project.types[Int(ancestor)].kind != .protocol {
        for part in project.types[Int(ancestor)].parts where !project.isInactive(part) {
          setUp(by: part, at: ref, frame: made, depth + 1)
        }
      }
    }
  }

  /// Reads the controls that a helper's body makes, once for each use.
  /// - Parameter use: The call of the helper; nil where it is handed nothing.
  mutating func setUp(by helper: DeclarationRef, at use: NodeRef?, frame: Frame?, _ depth: Int = 0) {
    if isNew(HelperUse(helper: helper, use: use), depth) { readBody(of: helper, frame: frame, depth) }
  }

  mutating func isNew(_ use: HelperUse, _ depth: Int) -> Bool {
    depth <= Self.deepest && helpers.count < Self.mostHelpers && helpers.insert(use).inserted
  }

  mutating func readBody(of helper: DeclarationRef, frame: Frame?, _ depth: Int) {
    let declaration = project[helper]
    for index in (declaration.nodeStart..<declaration.nodeEnd).reversed() {
      let node = project.node(index, in: helper.file)
      let ref = NodeRef(file: helper.file, index: index)
      guard !node.flags.contains(.inactive) else { continue }
      addedProperties(in: node, ref, frame: frame, depth)
      if node.kind == .assign {
        assigned(node, ref, frame: frame)
        presentationDelegate(node, ref)
      }
      guard node.kind == .call else { continue }
      let callee = project.node(node.base, in: helper.file)
      if addsChild(callee.name) { child(node, ref, frame: frame) }
      control(callee.kind == .generic ? project.node(callee.base, in: helper.file).name : callee.name, ref, node, frame: frame)
      self.helper(callee, node, ref, frame: frame, depth)
      item(callee, ref, frame: frame, depth)
    }
  }
}

// Of the project, and not of a reader: a reader is much to copy into a closure.
extension Project {
  /// The frame of a helper's use. Many screens have the same.
  func frame(of use: HelperUse, caller: Context) -> Frame? {
    guard let call = use.use else { return nil }
    if caller.frame == nil, let known = framesOfHelpers[use] { return known }
    let made = frame(function: use.helper, type: nil, call: call, caller: caller)
    if caller.frame == nil { framesOfHelpers[use] = made }
    return made
  }

  /// Whether a member that is added to a class from outside may be the one that is used on this screen, and not on
  /// another controller.
  /// - Parameter classes: Those of the screen.
  fileprivate func isMeant(_ member: DeclarationRef, by use: Node, _ ref: NodeRef, in context: Context, of classes: Set<TypeID>) -> Bool {
    guard let owner = enclosingType(of: parent(of: member)) else { return false }
    let isStatic = self[member].modifiers.contains(.static)
    if use.kind == .name || use.base != none && isSelf(use.base, in: ref.file) {
      // What the class or the function around declares comes first.
      guard let meant = meanings(of: use, in: context).first else { return true }
      return self[meant].kind != .parameter && self[meant].kind != .binding
        && enclosingType(of: parent(of: meant)).map { types[Int($0)].isExternal } ?? false
    }
    guard use.base != none else { return isStatic }
    let base = node(use.base, in: ref.file)
    if base.kind == .name, startsUppercase(base.name) { return isStatic }
    if isStatic { return false }
    guard traits(types[Int(owner)].name).contains(.controllerLike) else { return true }
    return base.name == .navigationController || base.name == .parent || base.name == .tabBarController
      || base.kind == .name && base.name == Word.super.rawValue || isScreen(use.base, in: context, of: classes)
  }

  fileprivate func isUIKits(_ member: DeclarationRef) -> Bool {
    enclosingType(of: parent(of: member)).map { begins(types[Int($0)].name, with: "UI") } ?? false
  }
}

extension Project {
  /// Whether a call stands in an initialiser that an extension adds to `UIAction`.
  func isInitializerOfAction(_ call: NodeRef) -> Bool {
    guard let initializer = enclosingMember(of: scope(of: call)), self[initializer].kind == .initializer, let owner = enclosingType(of: parent(of: initializer)) else { return false }
    return types[Int(owner)].isExternal && types[Int(owner)].name == .UIAction
  }
}
