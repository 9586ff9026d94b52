// Reads a UIKit controller as a modal: its bar items, buttons and rows by the selectors and closures that
// they run, in the class, its extensions, its superclasses and its own views; what else of its code
// closes is not a control that was seen, but reason enough to say "unseen" instead of "none".

import SwiftScan

struct ControllerReader {
  let project: Project
  let drivers: Drivers
  let words: Words
  let added: AddedMembers
  let addedNames: NameSet
  /// The project has bar items of classes of its own.
  let hasOwnItems: Bool
  var screen = Screen()
  private var seen: Set<TypeID> = []
  var handlers: Set<DeclarationRef> = []
  /// It has outlets or actions, or names its XIB, and where it is laid out was not seen.
  var usesStoryboard = false
  /// What is being read is laid out in storyboards and XIBs that were all read.
  var isLaidOut = false
  /// How many screens were pushed to get here.
  var pushes = 0
  /// What code pushes, and what was read of that and of what segues push.
  var pushedPages: [PushedPage] = []
  var pushedTypes: Set<TypeID> = []
  var helpers: Set<HelperUse> = []
  /// What the call says whose helper is being read: `.save { … }`.
  var useWords: [String] = []
  /// Actions that a control holds, which were read with it.
  private var heldActions: Set<NodeRef> = []
  /// Closures that close and were read with their controls.
  var readActions: [DeclarationRef] = []
  /// What the actions of alerts run.
  var promptActions: [DeclarationRef] = []
  /// Functions that close, of which it is asked who calls them once all is read.
  var uncalled: [UncalledExit] = []
  /// Streams of taps whose hearers were read.
  var heardTaps: Set<NodeRef> = []
  /// What the class that is read hosts by its initialisers: a view that is seen, and one that nobody was seen to hand in.
  var hasRootView = false
  var isRootHandedIn = false
  /// Controllers that a container's class shows first.
  var roots: Set<TypeID> = []
  /// The classes of what its segues show on top.
  var shownBySegue: [TypeID] = []
  /// What is read is a cell that a list takes out of its store: what closes there and does more is a choice, as a row is.
  var isInCell = false
  /// Controls that close and are hidden at first, and what shows them.
  var seenAfter: [(control: NodeRef, functions: [DeclarationRef])] = []
  /// A list marks the choice in force.
  var marksChoice = false
  /// The class that is read, of which base classes are a part.
  private(set) var shown: TypeID?
  /// The classes of the screen, with those that they inherit from.
  private(set) var classes: Set<TypeID> = []
  /// Classes of cells whose fields were read.
  var knownCells: Set<TypeID> = []
  /// Text views that cannot be edited.
  var readOnly: Set<NameID> = []
  /// What is read is the root of a navigation controller, was pushed, or has none around it: to pop it closes nothing.
  var isAtRoot = false
  /// The names of the navigation controllers whose root it is.
  var stacks: [DeclarationRef] = []
  /// Children that a class was handed, and the calls that make them.
  var handedChildren: [(type: TypeID, call: NodeRef)] = []
  /// What stands in the `navigationItem` of a controller that no navigation controller is around.
  var hiddenControls = BarControls()

  init(_ project: Project, drivers: Drivers, words: Words) {
    self.project = project
    self.drivers = drivers
    self.words = words
    added = project.added
    addedNames = added.names
    hasOwnItems = !project.subtypes[Known.UIBarButtonItem.name].isEmpty
  }

  /// Reads one controller class as it is made by `made`.
  mutating func read(_ type: TypeID, made: (node: NodeRef, context: Context)?, scene: InterfaceRef? = nil) {
    let frame = made.map { project.frame(making: type, by: $0.node, caller: $0.context) }
    controller(type, frame: frame, scene: scene, depth: 0)
    settleHidden()
    readCellControls()
    noteUncalled()
    readPushedPages()
    let types = project.ancestors(of: type).types
    noteOutsideControls(of: types)
    noteOutsideGuards(of: types)
    noteKeptAsItGoes(by: types)
    if usesStoryboard, !hasButton { screen.note(Self.interfaceUnseen) }
  }

  func actionReader(passing passed: [DeclarationRef] = []) -> ActionReader {
    ActionReader(project, drivers: drivers, passing: passed, classes: classes, shown: shown, isAtRoot: isAtRoot, stacks: stacks)
  }

  /// What is read is the presenter's, who puts it on what it shows: that counts as the screen.
  mutating func equips(_ value: Value) {
    if case .type(let id) = value.kind { classes.formUnion(project.ancestors(of: id).types) }
    for type in value.containers.compactMap(\.type) { classes.formUnion(project.ancestors(of: type).types) }
  }

  static let interfaceUnseen = "built in a storyboard or XIB, which was not found"
  static let hostedUnseen = "the view that it hosts is handed in"

  mutating func controller(_ type: TypeID, frame: Frame?, scene: InterfaceRef? = nil, depth: Int) {
    guard depth < 6, seen.insert(type).inserted else { return }
    let outer = (shown, hasRootView, isRootHandedIn)
    (shown, hasRootView, isRootHandedIn) = (type, false, false)
    defer { (shown, hasRootView, isRootHandedIn) = outer }
    screen.shape.add(type)
    let ancestors = project.ancestors(of: type).types
    classes.formUnion(ancestors)
    let external = project.ancestors(of: type).external
    for name in external where project.traits(name).contains(.controllerLike) || project.ends(name, with: "VC") {
      if !project.roles.has(name, .plainSuperclass), !project.roles.has(name, .container), !project.roles.has(name, .hosting) {
        if project.roles.has(name, .systemController) {
          screen.isSystem = true
        } else {
          screen.note("its superclass `\(project.text(name))` is not in the project")
        }
      }
    }
    if !project.isViewController(type), let base = external.first, isCalledView(base), base != .View, !project.isOfSystem(base) {
      screen.note(.code, [Unseen("the superclass `\(project.text(base))` of a view is not in the project")])
    }
    // What is presented is a controller, whatever its superclass is called.
    if depth == 0, project.types[Int(type)].kind == .class, !project.isViewController(type), let name = external.first {
      screen.note("its superclass `\(project.text(name))` is not in the project")
    }
    var holdsControllers = external.contains(Known.UITabBarController.name) || external.contains(Known.UIPageViewController.name)
      || external.contains(Known.UISplitViewController.name)
    var made: [(TypeID, NodeRef)] = []
    for id in ancestors {
      let count = made.count
      for part in project.types[Int(id)].parts where !project.isInactive(part) {
        let unrun = project.unrunFunctions(in: part, of: id, for: type)
        collectControls(in: part, but: unrun, frame: frame, holdsControllers: &holdsControllers, made: &made)
      }
      // A protocol's extension may add controls; which views of its own it shows, and when, is another matter.
      if project.types[Int(id)].kind == .protocol { made.removeSubrange(count...) }
    }
    made += handedChildren
    handedChildren = []
    for (child, call) in made where !project.isViewController(child) && !seen.contains(child) { noteHanded(to: child, by: call) }
    readCellInputs()
    let inner = readObjects(of: type, scene: scene, frame: frame)
    for id in ancestors where project.types[Int(id)].kind != .protocol {
      isLaidOut = project.interfaces.isLaidOut(id, in: type, project)
      for part in project.types[Int(id)].parts where !project.isInactive(part) {
        readMembers(of: part, frame: frame)
        if !usesStoryboard, !project.interfaces.isLaidOut(type, project) { usesStoryboard = namesNib(part) }
      }
    }
    // A container whose children are set from outside shows more than its own controls.
    let isContainer = external.contains(Known.UITabBarController.name) || external.contains(Known.UIPageViewController.name)
      || external.contains(Known.UISplitViewController.name)
    if isContainer, !(made.map(\.0) + inner.map(\.type)).contains(where: { project.isViewController($0) }) { screen.note("its children are set elsewhere") }
    if external.contains(where: { project.roles.has($0, .hosting) }), !hasRootView, frame == nil || isRootHandedIn {
      screen.note(Self.hostedUnseen)
    }
    for child in inner { controller(child.type, frame: nil, scene: child.object, depth: depth + 1) }
    for (child, call) in made {
      let isView = !project.isViewController(child)
      guard isView || holdsControllers && !isShownOnTop(call) || roots.contains(child) else { continue }
      // A frame that binds nothing would only keep known answers from being used.
      let binds = project[call].kind == .call && project.arguments(of: project[call], in: call.file).contains { $0.label != Known.frame.name }
      let childFrame = binds ? project.frame(making: child, by: call, caller: project.context(of: call)) : nil
      controller(child, frame: childFrame, depth: depth + 1)
    }
    guard screen.exits.isEmpty else { return }
    let shown = made.filter { project.isViewController($0.0) && isShownOnTop($0.1) && project.closesModalsBelow($0.0) }.map(\.0)
      + shownBySegue.filter { project.unwinds($0, past: type) || project.closesModalsBelow($0) }
    for child in shown { screen.note("`\(project.text(project.types[Int(child)].name))`, which it shows, may close it, too") }
  }

  /// `NoticeView(onClose: { … })`: what a view of the team's own is handed, and hands to nobody else, closes where that runs it, which
  /// is read with the view.
  private mutating func noteHanded(to view: TypeID, by call: NodeRef) {
    let arguments = project.arguments(of: project[call], in: call.file)
    guard !hasButton, arguments.contains(where: { project.node($0.value, in: call.file).kind == .closure }) else { return }
    let initializers = project.matching(project.initializers(of: view), arguments)
    guard initializers.count == 1, let initializer = initializers.first else { return }
    for parameter in project.parameters(of: initializer) {
      guard let argument = project.argument(for: parameter, of: initializer, call: call), case let value = project.node(argument, in: call.file),
        value.kind == .closure, project.types[Int(view)].parts.allSatisfy({ project.isOnlyCalled(project[parameter].name, inside: $0) })
      else { continue }
      readActions.append(DeclarationRef(file: call.file, index: value.first))
    }
  }

  // MARK: Controls

  /// Finds what runs what: selectors, `UIAction` closures, hosted views; and which views are made.
  /// - Parameter uncalled: The nodes of functions that never run for this screen.
  private mutating func collectControls(
    in part: DeclarationRef, but unrun: [Range<NodeID>], frame: Frame?, holdsControllers: inout Bool, made: inout [(TypeID, NodeRef)]
  ) {
    let declaration = project[part]
    var assignee = none
    // Parents come after children: a bar item before the action that it holds.
    for index in (declaration.nodeStart..<declaration.nodeEnd).reversed() {
      let node = project.node(index, in: part.file)
      // What they mean is asked of what they stand in.
      if node.kind == .name || node.kind == .string { continue }
      if unrun.contains(where: { $0.contains(index) }) {
        if node.kind == .call { noteUntied(node, in: part.file) }
        continue
      }
      if node.kind == .member, node.base == none, node.name == .checkmark { marksChoice = true }
      // `rx.isModalInPresentation`, `\.isModalInPresentation`: somebody else sets it. So does a child, of what it is in.
      if node.kind == .member, node.name == .isModalInPresentation, index != assignee, !node.flags.contains(.inactive) {
        screen.guards.append(Guard(name: "isModalInPresentation", isUnconditional: false))
      }
      // `presentedView?.gestureRecognizers?.forEach { $0.isEnabled = false }`
      if node.kind == .member, node.name == .gestureRecognizers, node.base != none, !node.flags.contains(.inactive),
        project.node(node.base, in: part.file).name == .presentedView
      {
        screen.guards.append(Guard(name: "presentedView.gestureRecognizers", isUnconditional: false))
      }
      if node.kind == .assign, project.node(node.base, in: part.file).name == .isModalInPresentation, !refusesAround(node, NodeRef(file: part.file, index: index)) {
        assignee = node.base
      }
      if node.kind == .assign { note(assignment: node, NodeRef(file: part.file, index: index), frame: frame) }
      if node.kind == .assign, !node.flags.contains(.inactive) {
        assigned(node, NodeRef(file: part.file, index: index), frame: frame)
        let left = project.node(node.base, in: part.file)
        if left.name == .rootView { hosted(view: node.first, NodeRef(file: part.file, index: index), frame: frame) }
        if left.name == .viewControllers { stack(node.first, of: left.base, NodeRef(file: part.file, index: index), frame: frame, &made) }
        presentationDelegate(node, NodeRef(file: part.file, index: index))
      }
      guard !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: part.file, index: index)
      addedProperties(in: node, ref, frame: frame)
      if node.kind == .assign || node.kind == .call { noteHandedSelf(node, ref) }
      if node.kind == .member { noteHandedTaps(node, ref) }
      if node.kind == .cast || node.kind == .call { noteCells(node, ref) }
      if node.kind == .binary { noteHandedToOperator(node, ref, frame: frame) }
      guard node.kind == .call else { continue }
      let callee = project.node(node.base, in: part.file)
      let name = callee.kind == .generic ? project.node(callee.base, in: part.file).name : callee.name
      noteTitle(name)
      let isLater = project.isOfOwnStack(callee, in: part.file)
      if addsChild(name) || !isLater && (name == .setViewControllers || name == .viewControllers) {
        holdsControllers = true
        if let pages = project.arguments(of: node, in: part.file).first { stack(pages.value, of: callee.base, ref, frame: frame, &made) }
      }
      if addsChild(name) { child(node, ref, frame: frame) }
      if name == .pushViewController || isLater && name == .setViewControllers { pushed(node, callee, ref, frame: frame, &made) }
      control(name, ref, node, frame: frame)
      // A container's own root: `super.init(rootViewController: …)`.
      if name == Word.`init`.rawValue, callee.kind == .member {
        for argument in project.arguments(of: node, in: part.file) where argument.label == .rootViewController {
          root(argument.value, ref, frame: frame, &made)
        }
      }
      // A hosting controller's own view: `super.init(rootView: …)`.
      if name == Word.`init`.rawValue, callee.kind == .member,
        let root = project.arguments(of: node, in: part.file).first(where: { $0.label == .rootView })
      {
        hostsItself(root.value, by: node, ref, frame: frame)
      }
      helper(callee, node, ref, frame: frame)
      item(callee, ref, frame: frame)
      guard callee.kind == .name, project.startsUppercase(name) else { continue }
      if project.roles.has(name, .hosting), isPartOfScreen(ref) { hosted(node, ref, frame: frame) }
      // Most are made outside.
      guard !project.typesByName[name].isEmpty || !project.typeAliases[name].isEmpty else { continue }
      for type in project.types(named: name, in: project.context(of: ref)) {
        guard case .project(let id) = type, id != project.type(of: part) else { continue }
        if project.isTitled(project.arguments(of: node, in: part.file)) { screen.shape.isTitled = true }
        let external = project.ancestors(of: id).external
        if isUIKitView(id) || project.isViewController(id) { made.append((id, ref)) }
        if external.contains(where: { project.roles.has($0, .hosting) }), isPartOfScreen(ref) { hosted(node, ref, frame: frame) }
      }
    }
  }

  /// What an assignment says of the whole screen.
  private mutating func note(assignment: Node, _ ref: NodeRef, frame: Frame?) {
    let file = ref.file
    let left = project.node(assignment.base, in: file)
    noteTitle(left.name)
    guard left.kind == .member else { return }
    if left.name == .largestUndimmedDetentIdentifier, project.leavesUndimmed(ref) { screen.isUndimmed = true }
    if left.name == .detents, project.restsLow(assignment.first, in: file) { screen.isLow = true }
    noteReadOnly(left, assignment.first, at: ref, frame: frame)
  }

  /// A call that ties an action to something a person can do.
  mutating func control(_ name: NameID, _ ref: NodeRef, _ call: Node, frame: Frame?) {
    if tapped(name, call, ref, frame: frame) { return }
    let arguments = project.arguments(of: call, in: ref.file)
    if name == .UIBarButtonItem, project.isInOwnBarOfNavigation(ref) { return noteUntied(call, in: ref.file) }
    if let handler = project.selectorName(in: arguments, of: ref.file) {
      var title: [String] = project.words(of: handler) + useWords
      // `style: .done` and `for: .touchUpInside` are no titles.
      for argument in arguments where argument.label != .style && argument.label != .target && argument.label != Word.for.rawValue {
        words(of: argument.value, in: ref.file, &title)
      }
      let assigned = assignedName(ref)
      if let assigned { title += project.words(of: assigned) }
      // `saveButton.addTarget(self, action: #selector(tapped), …)`
      let callee = project.node(call.base, in: ref.file)
      if name == .addTarget, callee.kind == .member, callee.base != none {
        words(of: callee.base, in: ref.file, &title)
        words(ofTitlesOn: callee, at: ref, &title)
      }
      let control = ControlNameReader.name(project, control: ref, assigned: assigned, handler: handler, frame: frame)
      let madeByHelper = project.madeByHelper(name)
      let isGesture = project.traits(name).contains(.recognizerLike) || madeByHelper == .gesture || isToldByGesture(callee, arguments, ref)
      let isControl = madeByHelper == .control || name == .UIBarButtonItem || name == .addTarget || name == .UIKeyCommand || name == Word.`init`.rawValue
        || project.traits(name).contains(.buttonLike) || project.traits(name).contains(.itemLike)
        // `HeaderView(target: self, action: #selector(close))`
        || project.typesByName[name].contains { isUIKitView($0) }
      let methods = methods(named: handler, of: project.selectorClass(in: arguments, of: ref.file), near: ref)
      if methods.isEmpty, isControl, !isGesture { noteUnseen(handler, of: control) }
      for method in methods {
        handlers.insert(method)
        var reader = actionReader()
        let action = Action.body(method, frame)
        let outcome = reader.run(action)
        if isGesture {
          recordGesture(outcome, title, .code(project.text(handler)), ref, frame: frame)
        } else if isControl {
          record(outcome, of: action, title, control, ref, isValue: project.tellsValue(arguments, in: ref.file))
        } else if outcome.exit != nil {
          add(.code, title, control, outcome, ref)
          // `cross.setAction(#selector(close), target: self)` of another module.
          // So may whoever a value is handed to that holds it: `RowModel(title:, action: #selector(close))`.
          if project.declarations[name].isEmpty, !project.isListed(name, in: Self.selectorTakers) {
            screen.note("`\(project.text(name))` is handed `\(project.text(handler))`, which closes")
          }
        } else {
          screen.note(.code, outcome.unseen)
        }
      }
      return
    }
    noteSetElsewhere(name, ref, arguments)
    // `.init(systemItem: .save, primaryAction: …)`, and `self.init { … }` in what is added to `UIAction`
    let isMadeByInit = name == Word.`init`.rawValue && (arguments.contains { $0.label == .primaryAction } || project.isInitializerOfAction(ref))
    if name == .UIAction || name == .addAction || name == .UIBarButtonItem || isMadeByInit || project.traits(name).contains(.buttonLike) {
      guard !heldActions.contains(ref) else { return }
      var title = useWords
      for argument in arguments { words(of: argument.value, in: ref.file, &title) }
      let assigned = assignedName(ref)
      words(ofTitlesSetOn: ref, named: assigned, arguments, &title)
      // `saveButton.addAction(UIAction { … }, for: .touchUpInside)`
      let callee = project.node(call.base, in: ref.file)
      if name == .addAction, callee.kind == .member, callee.base != none {
        words(of: callee.base, in: ref.file, &title)
        words(ofTitlesOn: callee, at: ref, &title)
      }
      let control = ControlNameReader.name(project, control: ref, assigned: assigned, handler: nil, frame: frame)
      guard let closure = action(of: arguments, in: ref.file) else {
        // A bar item that is told elsewhere what it does.
        if name == .UIBarButtonItem, words.isClose(title), isLeftIdle(ref, arguments) {
          screen.idleCloses.append(IdleClose(name: control, popsRoot: false))
        } else if name == .UIBarButtonItem && words.isClose(title) || isToldOutside(name, arguments, in: ref.file) {
          screen.note("what \(control.phrase()) does is said elsewhere")
        }
        return
      }
      var reader = actionReader()
      var context = project.context(of: ref)
      context.frame = frame
      let action = Action.expression(closure, context)
      let outcome = reader.run(action)
      if outcome.exit != nil, project.node(closure, in: ref.file).kind == .closure { readActions.append(DeclarationRef(file: ref.file, index: project.node(closure, in: ref.file).first)) }
      if isToldByGesture(callee, arguments, ref) { return recordGesture(outcome, title, control, ref) }
      record(outcome, of: action, title, control, ref, isValue: project.tellsValue(arguments, in: ref.file))
    }
    // `alert.addAction(.init(title: "Discard", style: .destructive) { … })`
    if name == .UIAlertAction || name == Word.`init`.rawValue && arguments.contains(where: { $0.label == .style }) && arguments.contains(where: { $0.label == .title }) {
      for argument in arguments where project.node(argument.value, in: ref.file).kind == .closure {
        var reader = actionReader()
        var context = project.context(of: ref)
        context.frame = frame
        let outcome = reader.run(argument.value, in: context)
        guard outcome.exit != nil else {
          screen.note(.prompt, outcome.unseen)
          continue
        }
        if comesAtTimes(ref) { promptActions.append(DeclarationRef(file: ref.file, index: project.node(argument.value, in: ref.file).first)) }
        add(.prompt, ["alert"], ControlNameReader.name(project, control: ref, assigned: nil, handler: nil, frame: frame), outcome, ref)
      }
    }
  }

  /// What the system has selectors for besides controls: no finger runs them.
  static let selectorTakers: Spellings = [
    "addObserver", "removeObserver", "scheduledTimer", "Timer", "CADisplayLink", "displayLink", "perform", "performSelector", "sendAction",
    "responds", "canPerformAction", "removeTarget", "cancelPreviousPerformRequests", "Thread", "detachNewThreadSelector",
    "UIAccessibilityCustomAction", "UIMenuItem",
  ]

  /// The closure that a control runs: its own, or that of the `UIAction` that it is given; by its name or as a function gives it back:
  /// `UIAction(title: title, handler: leaving(self))`.
  mutating func action(of arguments: Arguments, in file: Int32) -> NodeID? {
    if let closure = arguments.last(where: { project.node($0.value, in: file).kind == .closure }) { return closure.value }
    for argument in arguments {
      let value = project.node(argument.value, in: file)
      if argument.label == .handler, value.kind == .call || value.kind == .name || value.kind == .member { return argument.value }
      guard value.kind == .call else { continue }
      let made = project.node(value.base, in: file)
      guard made.name == .UIAction || made.name == Word.`init`.rawValue && argument.label == .primaryAction else { continue }
      heldActions.insert(NodeRef(file: file, index: argument.value))
      return action(of: project.arguments(of: value, in: file), in: file)
    }
    return nil
  }

  private static let mostNamesakes = 3

  /// Notes what a control may run that no file declares, or so many that it was not told which.
  private mutating func noteUnseen(_ handler: NameID, of control: ControlName) {
    let namesakes = project.declarations[handler].count { project[$0].kind == .function }
    if namesakes == 0, !project.roles.has(handler, .exit), !project.isListed(handler, in: Self.systemsHandlers) {
      screen.note("what \(control.phrase()) runs, `\(project.text(handler))`, is declared elsewhere")
    } else if namesakes > Self.mostNamesakes {
      screen.note("`\(project.text(handler))`, which \(control.phrase()) runs, has \(namesakes) meanings")
    }
  }

  /// Methods of UIKit's that controls run and that close nothing.
  private static let systemsHandlers: Spellings = ["endEditing", "resignFirstResponder", "becomeFirstResponder", "selectAll", "paste", "undo", "redo", "toggleSidebar"]

  /// The methods that a selector means.
  /// - Parameter named: The class that it says, `Page` of `#selector(Page.close)`.
  func methods(named name: NameID, of named: NameID = none, near ref: NodeRef) -> Declarations {
    let types = named == none ? Types() : project.types(named: named, in: project.context(of: ref))
    // `#selector(UIViewController.close)`
    if case .external? = types.first {
      let said = project.members(named: name, of: types).filter { project[$0].kind == .function }
      if !said.isEmpty { return said }
    }
    if case .project(var type)? = types.first {
      if let shown, project.ancestors(of: shown).types.contains(type) { type = shown }
      // Of a protocol whoever conforms to it and stands further up.
      let said = project.types[Int(type)].kind == .protocol ? Declarations() : project.members(named: name, of: type).filter { project[$0].kind == .function }
      if !said.isEmpty { return said }
    }
    if var type = project.enclosingType(of: project.scope(of: ref)) {
      // What the class that is shown overrides.
      if let shown, project.ancestors(of: shown).types.contains(type) { type = shown }
      let own = project.members(named: name, of: type).filter { project[$0].kind == .function }
      if !own.isEmpty { return own }
    }
    // A selector of another class.
    let all = Declarations(project.declarations[name]) { project[$0].kind == .function }
    return all.count <= Self.mostNamesakes ? all : Declarations()
  }
}
