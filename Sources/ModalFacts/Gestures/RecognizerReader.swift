// Which recognisers does a project add, and to what? It starts from every `addGestureRecognizer`. Where a helper
// adds what it is handed, or adds to what it is called on, its callers are asked, each of which is an add of its own.
// Those that Interface Builder places are read in `PlacedRecognizers.swift`.

import SwiftScan

struct RecognizerReader {
  let project: Project
  private var touchTargets: TouchTargetReader
  /// Assignments of a `delegate` and calls of `addTarget` by the name of whom they are about.
  let delegates: [NameID: [NodeRef]]
  let targets: [NameID: [NodeRef]]

  init(_ project: Project) {
    self.project = project
    // Where none is added, nobody asks.
    let isAsked = !project.callsInFocus(Known.addGestureRecognizer.name).isEmpty || project.interfaces.filesWithGestures.contains { project.isInFocus(Int32($0)) }
    delegates = isAsked ? project.delegateAssignments : [:]
    targets = isAsked ? project.targetCalls : [:]
    touchTargets = TouchTargetReader(project, delegates: delegates)
  }

  /// An expression and where it is read.
  typealias Expression = (node: NodeID, context: Context)

  /// One add, seen from the place at which it is judged.
  private struct Addition {
    /// The `addGestureRecognizer`, or a call of the helper around it.
    var call: NodeRef
    var recognizer: Expression
    /// What it is called, from where it is made to here.
    var names: RecognizerNames
    /// Nil for `self`.
    var receiver: NodeID?
    /// Where the receiver is read: at `call`.
    var context: Context
    /// Calls of helpers that led here.
    var depth = 0
  }

  mutating func read() -> [Recognizer] {
    var found: [Recognizer] = []
    for call in project.callsInFocus(Known.addGestureRecognizer.name) where !project.isInactive(call) {
      let node = project[call]
      let callee = project.node(node.base, in: call.file)
      guard let argument = project.arguments(of: node, in: call.file).first, argument.label == none else { continue }
      // A window's own function that overrides this one.
      guard callee.kind != .member || callee.base == none || project.node(callee.base, in: call.file).name != Word.super.rawValue else { continue }
      let context = project.context(of: call)
      for added in added(argument.value, in: context, at: call) {
        read(
          Addition(
            call: call, recognizer: (added.node, context), names: added.names, receiver: callee.kind == .member && callee.base != none ? callee.base : nil,
            context: context), &found)
      }
    }
    found += readPlaced()
    return found.sorted { $0.site < $1.site }
  }

  /// What an argument stands for: itself, each of a list that is gone through, or what `UITapGestureRecognizer(…).then { … }` makes.
  private func added(_ node: NodeID, in context: Context, at call: NodeRef) -> [(node: NodeID, names: RecognizerNames)] {
    if let elements = project.elements(of: node, in: context, at: call) {
      return elements.map { ($0, names(of: $0, in: context)) }
    }
    let itself = (node, names(of: node, in: context))
    guard project.node(node, in: context.file).name == Word.dollarZero.rawValue, let around = context.scope.flatMap({ project.call(handing: $0) })
    else { return [itself] }
    let callee = project.node(project[around].base, in: around.file)
    guard callee.kind == .member, callee.base != none, project.node(callee.base, in: around.file).kind == .call else { return [itself] }
    guard !values(of: callee.base, in: context).isEmpty else { return [itself] }
    guard case .named(let name) = project.fate(of: around) else { return [(callee.base, RecognizerNames(none, in: context))] }
    return [(callee.base, RecognizerNames(name, in: project.context(of: around)))]
  }

  private mutating func read(_ addition: Addition, _ found: inout [Recognizer]) {
    let lifted = lifted(addition)
    guard lifted.isEmpty else {
      for caller in lifted { read(caller, &found) }
      return
    }
    let values = values(of: addition)
    var made: Set<NodeRef> = []
    for value in values {
      if let node = value.made?.node, !made.insert(node).inserted { continue }
      found.append(recognizer(value, addition))
    }
    if values.isEmpty { found.append(recognizer(nil, addition)) }
  }

  // MARK: Helpers

  /// The callers of the helper around an add, each as an add of its own; none where it is no helper.
  private func lifted(_ addition: Addition) -> [Addition] {
    guard addition.depth < 3, let function = enclosingFunction(addition.context.scope) else { return [] }
    let isHanded = isParameter(addition.recognizer.node, of: function, in: addition.recognizer.context)
    let isReceiverHanded = addition.receiver.map { isParameter($0, of: function, in: addition.context) } ?? false
    let isOnExternal = project.enclosingType(of: addition.context.scope).map { project.types[Int($0)].isExternal } ?? true
    guard isHanded || isReceiverHanded || isOnExternal && isOnSelf(addition.receiver, in: addition.context.file) else { return [] }
    let isOnSelf = isOnSelf(addition.receiver, in: addition.context.file)
    return callers(of: function).prefix(60).compactMap { call in
      let callee = project.node(project[call].base, in: call.file)
      let base = callee.kind == .member && callee.base != none ? callee.base : nil
      let context = project.context(of: call)
      let frame = project.frame(function: function, type: nil, call: call, caller: context)
      var lifted = addition
      lifted.call = call
      lifted.depth += 1
      lifted.context = context
      if isHanded {
        guard let handed = argument(addition.recognizer.node, of: function, call: call, in: addition.recognizer.context) else { return nil }
        lifted.recognizer = (handed, context)
        lifted.names = names(of: handed, in: context)
        if lifted.names.held.isEmpty { lifted.names.keeper = project.enclosingType(of: project.parent(of: function)) }
      } else {
        lifted.names.follow(outOf: function, to: call, in: context, project)
        if let helper = project.enclosingType(of: function), !project.types[Int(helper)].isExternal { lifted.names.helpers.append(helper) }
        lifted.recognizer.context.frame = frame
      }
      if isReceiverHanded, let receiver = addition.receiver {
        guard let handed = argument(receiver, of: function, call: call, in: addition.context) else { return nil }
        lifted.receiver = handed
      } else if isOnSelf {
        lifted.receiver = base
      }
      return lifted
    }
  }

  private func enclosingFunction(_ scope: DeclarationRef?) -> DeclarationRef? {
    guard let member = project.enclosingMember(of: scope), project[member].kind == .function || project[member].kind == .initializer
    else { return nil }
    return member
  }

  private func isParameter(_ node: NodeID, of function: DeclarationRef, in context: Context) -> Bool {
    parameter(node, of: function, in: context) != nil
  }

  private func parameter(_ node: NodeID, of function: DeclarationRef, in context: Context) -> DeclarationRef? {
    let expression = project.node(node, in: context.file)
    guard expression.kind == .name, let meaning = project.meanings(of: expression, in: context).first,
      project[meaning].kind == .parameter, project.parent(of: meaning) == function
    else { return nil }
    return meaning
  }

  private func argument(_ node: NodeID, of function: DeclarationRef, call: NodeRef, in context: Context) -> NodeID? {
    parameter(node, of: function, in: context).flatMap { project.argument(for: $0, of: function, call: call) }
  }

  /// `self`, or the view of a controller that `self` is.
  private func isOnSelf(_ receiver: NodeID?, in file: Int32) -> Bool {
    guard let receiver else { return true }
    let node = project.node(receiver, in: file)
    if node.kind == .name { return node.name == Word.`self`.rawValue || node.name == .view }
    return node.kind == .member && node.name == .view && project.isSelf(node.base, in: file)
  }

  func callers(of function: DeclarationRef) -> [NodeRef] { project.callers(of: function) }

  // MARK: What is added

  /// The name by which an expression speaks of something; none where it makes it.
  private func name(of node: NodeID, in context: Context) -> NameID {
    let expression = project.node(node, in: context.file)
    return expression.kind == .name || expression.kind == .member ? expression.name : none
  }

  /// What it is called where it is added, and before that by the object whose property it is: `watcher.tap`.
  private func names(of node: NodeID, in context: Context) -> RecognizerNames {
    var names = RecognizerNames(name(of: node, in: context), in: context)
    let expression = project.node(node, in: context.file)
    guard expression.kind == .member, expression.base != none, !project.isSelf(expression.base, in: context.file),
      let property = project.declaration(node, in: context), project[property].kind == .variable
    else { return names }
    let own = RecognizerNames.Held(name: expression.name, context: project.valueContext(of: property, frame: nil), isReturnFollowed: true)
    names.held.insert(own, at: 0)
    return names
  }

  private func values(of addition: Addition) -> [Value] {
    values(of: addition.recognizer.node, in: addition.recognizer.context)
  }

  private func values(of node: NodeID, in context: Context) -> [Value] {
    var reader = ValueReader(project)
    return reader.values(of: node, in: context).filter { value in
      switch value.kind {
      case .external(let name): project.isRecognizer(name)
      case .type(let id): project.ancestors(of: id).external.contains { project.isRecognizer($0) }
      default: false
      }
    }
  }

  // MARK: Facts

  private func view(_ addition: Addition) -> RecognizerView {
    // Where the view has no window yet, nothing is added.
    if let receiver = addition.receiver, project.isViewsWindow(receiver, in: addition.context.file),
      let member = project.enclosingMember(of: addition.context.scope),
      project[member].name == .viewDidLoad || project[member].kind == .initializer
    {
      return .unseen
    }
    return RecognizerViews(project: project).view(addition.receiver, in: addition.context)
  }

  private mutating func recognizer(_ value: Value?, _ addition: Addition) -> Recognizer {
    let call = addition.call
    let callee = project.node(project[call].base, in: call.file)
    let owner = project.enclosingType(of: addition.context.scope)
    let view = view(addition)
    var recognizer = Recognizer(
      site: project.site(of: call, length: project.text(callee.name).utf8.count), kind: .unseen, className: "",
      name: addition.names.held.last.map { project.text($0.name) }, view: view, call: call, owner: owner, receiver: addition.receiver)
    if let owner {
      let external = project.ancestors(of: owner).external
      recognizer.isAppLifetime = isAppsOwn(owner) || project.isKind(owner, of: Known.UIApplication.name) || project.hasSharedObject(owner)
        || project.isKeptByApp(owner)
      recognizer.isOnController = external.contains { project.ends($0, with: "Controller") }
      recognizer.isWindowsOwn = project.isKind(owner, of: Known.UIWindow.name)
      let removals = GestureRemovals(project: project)
      recognizer.occasions = removals.occasions(of: call, in: owner)
      // As it is made, by a function of its class.
      if recognizer.occasions.isEmpty, let receiver = addition.receiver,
        RecognizerViews(project: project).isMadeOfOwnClass(project.node(receiver, in: addition.context.file), in: addition.context)
      {
        recognizer.occasions = [Recognizer.Occasion(function: "init", isGuarded: false)]
      }
      if view.outliving != nil {
        if recognizer.isOnController, let receiver = addition.receiver, name(of: receiver, in: addition.context) == .window {
          for window in project.windows(around: owner) {
            // The root of the app may add one each time that something happens.
            guard let maker = maker(ofWindow: window), !isAppsOwn(maker) else { continue }
            recognizer.removal = .found(end(ofWindow: window, in: maker, removals) ?? "deinit")
          }
        }
        recognizer.removal = recognizer.removal
          ?? end(ofOwnWindow: addition, owner, recognizer, removals).map { .found($0) } ?? removals.removal(of: addition.names, owner, on: view)
      }
    }
    guard let value else {
      recognizer.unseenHandler = Unseen("what is added was not seen")
      recognizer.cancelsTouches = .unseen
      recognizer.delegate = .unseen
      return recognizer
    }
    settle(&recognizer, value)
    recognizer.isMadeForEachAdd = isMadeForEachAdd(recognizer, addition)
    if recognizer.isMadeForEachAdd, let owner {
      let removals = GestureRemovals(project: project)
      if recognizer.removal == nil { recognizer.removal = removals.removal(of: addition.names, owner, on: view) }
      if let property = property(addition) {
        recognizer.occasions = recognizer.occasions.filter { !removals.isSetAnew(property, on: $0, in: owner) }
      }
    }
    if recognizer.effects.closes, recognizer.isOnController, view == .own, let owner { recognizer.partSites = TouchTargetReader.parts(of: owner, project) }
    if recognizer.swallows, let owner { recognizer.target = target(of: recognizer, owner) }
    return recognizer
  }

  /// What on a screen goes without the taps that a recogniser takes.
  mutating func target(of recognizer: Recognizer, _ owner: TypeID) -> TouchTarget? {
    switch recognizer.view {
    case .own, .window, .outliving: return touchTargets.target(in: owner)
    case .part(let name):
      let target = touchTargets.target(in: owner)
      return target?.what == "the rows of `\(name)`" ? target : nil
    case .unseen: return nil
    }
  }

  /// The property that holds the view which is added to, or the list that a loop goes through.
  private func property(_ addition: Addition) -> DeclarationRef? {
    guard let receiver = addition.receiver, let named = project.declaration(receiver, in: addition.context),
      let property = gone(through: named, addition) ?? unwrapped(named), project[property].kind == .variable,
      let owner = project.parent(of: property), project[owner].kind.isType
    else { return nil }
    return property
  }

  /// `cards` of `for card in cards`.
  private func gone(through element: DeclarationRef, _ addition: Addition) -> DeclarationRef? {
    guard project[element].modifiers.contains(.destructured) else { return nil }
    return project.sequence(ofLoopAround: addition.call).flatMap { project.declaration($0, in: addition.context) }
  }

  /// The property that `guard let banner` or `if let view = banner` unwraps; what else it is.
  private func unwrapped(_ ref: DeclarationRef) -> DeclarationRef? {
    guard project[ref].kind == .binding, project[ref].value != none else { return ref }
    return project.declaration(project[ref].value, in: project.valueContext(of: ref, frame: nil))
  }

  /// Where a window goes that the adder's own code has made, and with it the recogniser: where it is let go, at the latest with
  /// the adder. Nil for a window that may be somebody else's, or stays.
  private func end(ofOwnWindow addition: Addition, _ owner: TypeID, _ recognizer: Recognizer, _ removals: GestureRemovals) -> String? {
    guard case .window = recognizer.view, let receiver = addition.receiver else { return nil }
    guard let maker = maker(ofWindow: (receiver, addition.context)), project.family(of: owner).contains(maker) else { return nil }
    return end(ofWindow: (receiver, addition.context), in: owner, removals) ?? (recognizer.isAppLifetime ? nil : "deinit")
  }

  /// The type whose code makes a window, if it is seen.
  private func maker(ofWindow window: Expression) -> TypeID? {
    var reader = ValueReader(project)
    let makers = reader.values(of: window.node, in: window.context).map { value -> TypeID? in
      guard let made = value.made?.node, project.startsUppercase(project.node(project[made].base, in: made.file).name) else { return nil }
      return project.enclosingType(of: project.scope(of: made))
    }
    return makers.allSatisfy { $0 == makers.first } ? makers.first ?? nil : nil
  }

  /// Where a type lets go of a window that it makes.
  private func end(ofWindow window: Expression, in owner: TypeID, _ removals: GestureRemovals) -> String? {
    for name in project.aliases(of: name(of: window.node, in: window.context), in: [owner]).sorted() {
      for setting in project.nodes(project.assignments[name], of: project.family(of: owner)) where !project.isInactive(setting) {
        if project.node(project[setting].first, in: setting.file).kind == .nil { return removals.name(around: setting) }
      }
    }
    return nil
  }

  /// Whether a type lives as long as the app or the scene.
  private func isAppsOwn(_ type: TypeID) -> Bool {
    project.ancestors(of: type).external.contains {
      $0 == .UIApplicationDelegate || $0 == .UIWindowSceneDelegate || $0 == .UISceneDelegate || $0 == .App || $0 == .Scene
    }
  }

  /// Whether each run of the code that adds makes another recogniser, for a view that stays.
  private func isMadeForEachAdd(_ recognizer: Recognizer, _ addition: Addition) -> Bool {
    guard let made = recognizer.making, let member = project.enclosingMember(of: project.scope(of: made)),
      !project.isConditional(made, in: member)
    else { return false }
    let isComputed = project[member].kind == .variable && project[member].body != none && project[member].value == none
    guard project[member].kind == .function || isComputed else { return false }
    // One that is kept from an earlier function is added again, not made again.
    let isFactory = isComputed || project.node(addition.recognizer.node, in: addition.recognizer.context.file).kind == .call
    let isHere = project.enclosingMember(of: addition.recognizer.context.scope) == member
    guard isFactory || isHere else { return false }
    switch recognizer.view {
    case .own, .window, .outliving: return true
    case .unseen: return false
    case .part: return property(addition) != nil || isKeptBySystem(addition)
    }
  }

  /// Whether the system has the view that is added to before and after: a container's bar, what SwiftUI hands to each update.
  private func isKeptBySystem(_ addition: Addition) -> Bool {
    guard let receiver = addition.receiver else { return false }
    if RecognizerViews(project: project).isContainersBar(receiver, in: addition.context) { return true }
    var view = project.node(receiver, in: addition.context.file)
    if view.kind == .member, view.name == .view, view.base != none { view = project.node(view.base, in: addition.context.file) }
    guard view.kind == .name, let ref = project.meanings(of: view, in: addition.context).first, project[ref].kind == .parameter,
      let function = project.parent(of: ref), project[function].kind == .function, project.parameters(of: function).first == ref
    else { return false }
    return project.isListed(project[function].name, in: Self.updating)
  }

  private static let updating: Spellings = ["updateUIView", "updateUIViewController"]
}

extension Project {
  /// Whether an app's or scene's delegate keeps an object of a type, or such an object gives the window its root.
  fileprivate func isKeptByApp(_ type: TypeID) -> Bool {
    guard !isViewController(type) else { return false }
    // A window that it makes by itself goes with it.
    if nodes(assignments[Known.rootViewController.name], of: [type]).contains(where: { !isRootOfWindow(madeBy: type, $0) }) { return true }
    return [Known.UIApplicationDelegate, .UIWindowSceneDelegate, .UISceneDelegate].contains { name in
      subtypes[name.name].contains { delegate in
        types[Int(delegate)].parts.contains { part in
          children(of: part).contains { self[$0].kind == .variable && typesOf(declaration: $0).contains(.project(type)) }
        }
      }
    }
  }

  private func isRootOfWindow(madeBy type: TypeID, _ assignment: NodeRef) -> Bool {
    let left = node(self[assignment].base, in: assignment.file)
    guard left.kind == .member, left.base != none else { return false }
    var reader = ValueReader(self)
    let windows = reader.values(of: left.base, in: context(of: assignment))
    return !windows.isEmpty && windows.allSatisfy { window in window.made.map { enclosingType(of: scope(of: $0.node)) == type } ?? false }
  }

  /// The class of a recogniser of UIKit's.
  func isRecognizer(_ name: NameID) -> Bool { name == .UIGestureRecognizer || kind(ofRecognizer: name) != .other }

  /// What a class of UIKit's recognises.
  func kind(ofRecognizer name: NameID) -> Recognizer.Kind {
    switch name {
    case Known.UITapGestureRecognizer.name: .tap
    case Known.UILongPressGestureRecognizer.name: .longPress
    case Known.UIPanGestureRecognizer.name: .pan
    case Known.UIScreenEdgePanGestureRecognizer.name: .edgePan
    case Known.UISwipeGestureRecognizer.name: .swipe
    case Known.UIPinchGestureRecognizer.name: .pinch
    case Known.UIRotationGestureRecognizer.name: .rotation
    case Known.UIHoverGestureRecognizer.name: .hover
    default: .other
    }
  }

  /// Whether a node that is no leaf stands in a block. Nodes stand behind what they hold, and bytes in the order
  /// of the source.
  func isInside(_ node: NodeID, block: NodeID, in file: Int32) -> Bool {
    guard block != none, node < block else { return false }
    let starts = files[Int(file)].starts
    return starts[Int(node)] > starts[Int(block)]
  }
}

extension Project {
  /// `name.delegate = …` and `name.addTarget(…)` by `name`.
  func byReceiver(_ refs: UnsafeBufferPointer<NodeRef>) -> [NameID: [NodeRef]] {
    var found: [NameID: [NodeRef]] = [:]
    for ref in refs where !isInactive(ref) {
      let member = node(self[ref].base, in: ref.file)
      guard member.kind == .member, member.base != none else { continue }
      let receiver = node(member.base, in: ref.file)
      if receiver.kind == .name || receiver.kind == .member { found[receiver.name, default: []].append(ref) }
    }
    return found
  }
}
