// UIKit's presentations: `present` on any receiver, the values that it may be given, and what the presenter
// sets on them.

import SwiftScan

extension PresentationReader {
  // MARK: UIKit

  mutating func present(_ call: NodeRef, _ name: NameID) {
    let node = project[call]
    let callee = project.node(node.base, in: call.file)
    let arguments = project.arguments(of: node, in: call.file)
    guard let first = arguments.first, first.label == none,
      arguments.dropFirst().contains(where: { $0.label == .animated })
    else { return }
    guard arguments.allSatisfy({ $0.label == none || $0.label == .animated || $0.label == .completion || $0.label == Argument.trailing })
    else { return }
    let context = project.context(of: call)
    // A method of the project's own with this shape, that is no override, is followed instead.
    if callee.kind == .member, callee.base != none {
      if project.node(callee.base, in: call.file).name == Word.super.rawValue { return }
      let members = project.matching(project.members(named: name, of: project.typesOf(callee.base, in: context)), arguments)
        .filter { mayTake($0, first.value, in: context) && isHandedAll($0, by: call) }
      if let own = members.first, !project[own].modifiers.contains(.override), !isController(of: own) { return }
    } else if callee.kind == .name {
      let members = project.matching(project.meanings(of: name, in: context), arguments)
        .filter { mayTake($0, first.value, in: context) && isHandedAll($0, by: call) }
      if let own = members.first, !project[own].modifiers.contains(.override), !isController(of: own) { return }
    } else {
      return
    }
    if isInHiddenControl(call) { return }
    budget = Self.mostCallers
    controller(Candidate(call: call, name: name, style: nil, isSwiftUI: false, inner: call, content: first.value))
  }

  /// An object that a method of this name is handed, which is some other method than UIKit's.
  private func isNoController(_ value: Value) -> Bool {
    guard case .type(let id) = value.kind, project.types[Int(id)].kind == .class else { return false }
    let external = project.ancestors(of: id).external
    // A Mac's of the same name, in a folder of its own.
    if external.contains(where: { project.text($0) == "NSViewController" || project.text($0) == "NSWindowController" }) { return true }
    return value.containers.isEmpty && external.contains { project.text($0) == "NSObject" } && !external.contains { name in
      project.ends(name, with: "Controller") || project.ends(name, with: "VC")
    }
  }

  /// Whether a `present` that is declared beside UIKit's may be the one that is meant: a controller is no importer.
  private func mayTake(_ function: DeclarationRef, _ argument: NodeID, in context: Context) -> Bool {
    guard let parameter = project.parameters(of: function).first else { return false }
    let wanted = project.typesOf(declaration: parameter)
    let given = project.typesOf(argument, in: context)
    guard !wanted.isEmpty, !given.isEmpty else { return true }
    return wanted.contains { wanted in
      guard case .project(let type) = wanted, project.types[Int(type)].kind != .protocol else { return true }
      return given.contains { if case .project(let id) = $0 { project.ancestors(of: id).types.contains(type) } else { false } }
    }
  }

  /// Whether a call hands over all that a function has no default for: `present(page, animated: true)` is not `present(_:from:animated:)`.
  private func isHandedAll(_ function: DeclarationRef, by call: NodeRef) -> Bool {
    let trailing = project.arguments(of: project[call], in: call.file).contains { $0.label == Argument.trailing }
    return trailing || project.parameters(of: function).allSatisfy { project[$0].value != none || project.argument(for: $0, of: function, call: call) != nil }
  }

  func isController(of function: DeclarationRef) -> Bool {
    guard let type = project.enclosingType(of: project.parent(of: function)), !project.types[Int(type)].isExternal else { return false }
    // A presenter that is some object of the team's is followed.
    return project.ancestors(of: type).external.contains { project.ends($0, with: "Controller") || project.roles.has($0, .hosting) }
  }

  /// Presents a controller: judged here, or at the callers that hand it in.
  mutating func controller(_ candidate: Candidate) {
    let context = context(of: candidate)
    drivers = []
    let events = events(of: candidate)
    var reader = ValueReader(project, presentedAt: candidate.inner)
    let values = reader.values(of: candidate.content, in: context).flatMap { value -> [Value] in
      guard case .parameter(let parameter) = value.kind, let handed = reader.handed(toClosure: parameter) else { return [value] }
      return handed.map { $0.known(as: value) }
    }.map { setUp($0, byClosuresHandedTo: events) }
    // `module.screen()`, which each caller's module answers in its own way: some answer with what they were handed themselves.
    if let module = reader.unboundReceiver(of: candidate.content, in: context),
      values.allSatisfy(reader.isUnseen) || values.contains(where: { $0.isOneOfSeveral || reader.isHanded($0, toOthersThan: module) })
    {
      return expand(module, candidate) { reader, next in reader.controller(next) }
    }
    var contents: [Content] = []
    var answers: [Int] = []
    var styles: [Style] = []
    var styleOfUnseen: Style?
    var popovers: [Popover] = []
    var currentContext: CurrentContext?
    isBare = isBare(values, presentedBy: candidate.inner)
    for value in values {
      switch value.kind {
      case .parameter(let parameter), .answer(let parameter):
        let owner = project.parent(of: parameter)
        if let owner, project[owner].kind.isFunction || project.type(of: owner).map({ project.stands(candidate.inner, in: $0) }) ?? false {
          expand(parameter, candidate) { reader, next in reader.controller(next) }
        } else if project[parameter].kind == .variable {
          contents.append(Content(what: .unseen(Unseen("a call of a stored closure"))))
          styles.append(.unseen(Unseen("what is presented was not seen, and may have set a style")))
        } else {
          contents.append(Content(what: .unseen(Unseen("`\(project.text(project[parameter].name))` is handed to a closure"))))
          styles.append(.unseen(Unseen("what is presented was not seen, and may have set a style")))
        }
        continue
      case .receiver(let function):
        expand(receiverOf: function, candidate)
        continue
      // `UIHostingController(rootView: NavigationStack { view })`
      case .view(let node, let inner):
        if let handed = handedIn(node.index, in: inner, 0), project.parent(of: handed).map({ project[$0].kind.isFunction }) ?? false {
          expand(handed, candidate) { reader, next in reader.controller(next) }
          continue
        }
      default: break
      }
      guard isWanted(candidate.call), !isNoController(value), !value.isStandIn else { continue }
      let own = systemStyle(of: value) ?? StyleReader(project: project, events: events).style(of: value)
      let style = overridden(own, by: candidate)
      if let popover = popoverReader.popover(of: value, style, in: context, candidate) { popovers.append(popover) }
      if style == StyleReader.ofContext { currentContext = currentContext ?? CurrentContextReader(project).read(value, candidate) }
      let guards = configuredGuards(value, for: events) + presenterGuards(candidate)
      let unseen = presenterBarItems(candidate)
      let explains = explainsRefusal(value)
      for var content in controllerContents(value) {
        content.guards += guards
        content.unseen += unseen
        switch style {
        case .sheet, .fullScreen, .sheetOrFullScreen:
          content.unseen.removeAll { $0 == ActionReader.closesPopover }
          content.unseenWays.removeAll { $0.reason == ActionReader.closesPopover }
        default: break
        }
        content.explainsRefusal = content.explainsRefusal || explains
        content.isSwipeable = isSwipeable(style)
        withoutDrafts(keptByPresenterOf: value, &content)
        if value.isOneOfSeveral { answers.append(contents.count) }
        contents.append(content)
      }
      // What was not seen may have any style, which says nothing of the branches that were.
      if case .unseen = value.kind { styleOfUnseen = style } else { styles.append(style) }
    }
    guard !contents.isEmpty else {
      if values.isEmpty { append(candidate, [Content(what: .unseen(Unseen("nothing is presented")))], style: .sheet) }
      return
    }
    settle(answers, of: &contents)
    if mayBeAnsweredByAnother(candidate) { for place in contents.indices { contents[place].what = .unseen(Self.oneOfSeveral) } }
    let overlays = StyleReader(project: project)
    if styles.isEmpty, let styleOfUnseen { styles = [styleOfUnseen] }
    append(candidate, contents, style: .oneOf(styles, "its branches differ in style")) { presentation in
      presentation.isDrawnOver = values.allSatisfy(overlays.isDrawnOver)
      presentation.popovers = popovers
      presentation.currentContext = currentContext
    }
  }

  mutating func controllerContents(_ value: Value) -> [Content] {
    // Why it was not seen is no part of a value's key.
    if case .unseen = value.kind { return readControllerContents(value) }
    let key = Bared(what: ValueKey(value), isBare: isBare)
    if let known = contentsOfValue[key] { return known }
    let contents = readControllerContents(value)
    contentsOfValue[key] = contents
    return contents
  }

  mutating func readControllerContents(_ value: Value) -> [Content] {
    if case .view(let node, let context) = value.kind {
      var contents = viewContents(node.index, in: context)
      if contents.contains(where: { $0.exits.contains(where: \.steps.endInPop) }), isUnpoppable(value) {
        isAtRoot = true
        contents = readViewContents(node.index, in: context)
        isAtRoot = false
      }
      return contents.map { content in
        var content = content
        content.containers = value.containers.map { project.text($0.name) }
        addContainers(value, to: &content)
        return content
      }
    }
    return [controllerContent(value)]
  }

  mutating func controllerContent(_ value: Value) -> Content {
    var content: Content
    switch value.kind {
    case .type(let id):
      let info = project.types[Int(id)]
      content = Content(what: .type(project.text(info.name)))
      content.type = id
      if let part = info.parts.first { content.typeSite = site(of: part) }
      if info.kind == .protocol {
        content.what = .unseen(Unseen("only the protocol `\(project.text(info.name))` is known"))
        return content
      }
      if value.containers.isEmpty, !holdsRoot(id),
        project.ancestors(of: id).external.contains(where: { project.roles.has($0, .container) })
      {
        content.what = .unseen(Unseen("what `\(project.text(info.name))` shows first is set elsewhere"))
        return content
      }
      // A SwiftUI view that reached UIKit without being seen to be hosted.
      if project.isView(id), !project.isViewController(id) {
        guard let made = value.made else {
          content.what = .unseen(Unseen("a view that is made elsewhere"))
          return content
        }
        return viewContent(made.node.index, in: made.context, [])
      }
      guard info.kind == .class || info.isExternal else {
        content.what = .unseen(Unseen("`\(project.text(info.name))` is no controller"))
        return content
      }
      var screen = self.screen(of: id, value)
      if screen.exits.contains(where: \.steps.endInPop), isUnpoppable(value) { screen = readScreen(of: id, made: value.made, scene: value.scene, isAtRoot: true, stacks: project.settled(value.containers.flatMap(\.aliases))) }
      if value.isUnarchived, !screen.hasButton, !project.interfaces.isLaidOut(id, project) { screen.note(ControllerReader.interfaceUnseen) }
      if screen.isSystem, screen.exits.isEmpty { content.what = .system(project.text(info.name)) }
      fill(&content, from: screen)
      if !content.drafts.isEmpty, content.guards.isEmpty { content.dirtySpot = dirtySpot(of: id) }
      if !screen.hasButton, screen.unseen.isEmpty { content.closeSpot = closeSpot(of: id, inContainer: !value.containers.isEmpty) }
    case .external(let name):
      content = Content(
        what: project.roles.has(name, .systemController)
          ? .system(project.text(name)) : .unseen(Unseen("`\(project.text(name))` is from outside")))
      return content
    case .unseen(let why): return Content(what: .unseen(why))
    case .parameter, .answer, .receiver, .view: return Content(what: .unseen(Unseen("handed in")))
    }
    content.containers = value.containers.map { project.text($0.name) }
    addContainers(value, to: &content)
    return content
  }

  /// The style that a controller of the system's has by itself.
  func systemStyle(of value: Value) -> Style? {
    guard value.containers.isEmpty else { return nil }
    if case .type(let id) = value.kind, project.isKind(id, of: Known.UIAlertController.name) { return .dialog }
    guard case .external(let name) = value.kind else { return nil }
    switch project.text(name) {
    case "UIAlertController": return .dialog
    case "SFSafariViewController": return .fullScreen
    default: return nil
    }
  }

  /// Whether a navigation controller's class itself says what it shows.
  func holdsRoot(_ type: TypeID) -> Bool {
    for part in project.ancestors(of: type).types.flatMap({ project.types[Int($0)].parts }) {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        switch node.kind {
        case .call:
          let callee = project.node(node.base, in: part.file)
          if callee.name == .setViewControllers || callee.name == .pushViewController,
            let pages = project.arguments(of: node, in: part.file).first, isOwnPage(pages.value, NodeRef(file: part.file, index: index))
          {
            return true
          }
          if callee.name == Word.`init`.rawValue,
            let root = project.arguments(of: node, in: part.file).first(where: { $0.label == .rootViewController }),
            project.typesOf(root.value, in: project.context(of: NodeRef(file: part.file, index: index))).contains(where: { isSeen($0) })
          {
            return true
          }
        case .assign:
          if project.node(node.base, in: part.file).name == .viewControllers, isOwnPage(node.first, NodeRef(file: part.file, index: index)) { return true }
        default: break
        }
      }
    }
    return false
  }

  /// Whether what a navigation controller's class puts into its stack is not what a function of its own is handed.
  private func isOwnPage(_ pages: NodeID, _ ref: NodeRef) -> Bool {
    let list = project.node(pages, in: ref.file)
    let page = list.kind == .array ? project.list(of: list, in: ref.file).first ?? none : pages
    var reader = ValueReader(project)
    return !reader.values(of: page, in: project.context(of: ref)).contains { if case .parameter = $0.kind { true } else { false } }
  }

  /// A type whose code is read.
  private func isSeen(_ type: TypeRef) -> Bool {
    guard case .project(let id) = type else { return false }
    return project.types[Int(id)].kind != .protocol && !project.types[Int(id)].isExternal
  }

  /// A controller's screen: the class, with what its presenter sets on it.
  mutating func screen(of type: TypeID, _ value: Value) -> Screen {
    // Only what is handed closures, models for a view to edit, a flag or a mode, differs from one call to the next.
    guard let made = value.made else {
      // Several scenes of one class may differ in their controls.
      guard let scene = value.scene, project.interfaces.onlyController(of: type) == nil else { return screen(of: type) }
      let key = Bared(what: scene, isBare: hidesControls(of: type))
      if let known = screensOfScenes[key] { return known }
      let screen = readScreen(of: type, made: nil, scene: scene)
      screensOfScenes[key] = screen
      return screen
    }
    let arguments = project.arguments(of: project[made.node], in: made.node.file)
    guard !arguments.contains(where: { mayBeClosure($0.value, in: made.context) || isContent($0.value, in: made.context) }), !project.holdsWhatMayDiffer(type)
    else { return screen(of: type, made: made) }
    let shared = screen(of: type)
    let edits = !shared.inputs.isEmpty && project.ancestors(of: type).external.contains { project.roles.has($0, .hosting) }
      || !(shared.inputs.isEmpty && shared.exits.isEmpty) && isTold(arguments, type, in: made.node.file)
    return edits ? screen(of: type, made: made) : shared
  }

  /// Whether a class is handed a view, which it may host, or a controller, which may become its child.
  private func isContent(_ node: NodeID, in context: Context) -> Bool {
    let reader = ValueReader(project)
    if reader.isViewExpression(node, in: context) { return true }
    // `let page = OfferView().environmentObject(theme)`
    let name = project.node(node, in: context.file)
    if name.kind == .name, let local = project.meanings(of: name, in: context).first, project[local].kind == .variable, project[local].value != none,
      reader.isViewExpression(project[local].value, in: project.valueContext(of: local, frame: context.frame))
    {
      return true
    }
    return project.typesOf(node, in: context).contains { type in
      switch type {
      case .project(let id): project.isView(id) || project.isViewController(id)
      case .external(let name): name == .UIViewController || project.roles.has(name, .container) || project.roles.has(name, .hosting)
      }
    }
  }

  /// Whether a class is told a flag or a mode by the call that makes it, or left at what it is by default.
  private func isTold(_ arguments: Arguments, _ type: TypeID, in file: Int32) -> Bool {
    if arguments.contains(where: { isLiteral($0.value, in: file) }) { return true }
    return project.initializers(of: type).contains { initializer in
      project.fits(initializer, arguments) && project.parameters(of: initializer).contains { isLiteral(project[$0].value, in: initializer.file) }
    }
  }

  /// `true`, `false`, or a case of an enum.
  private func isLiteral(_ node: NodeID, in file: Int32) -> Bool {
    guard node != none else { return false }
    let value = project.node(node, in: file)
    return value.kind == .true || value.kind == .false || ValueReader(project).caseName(of: value, in: file) != nil
  }

  /// A class's screen with what a call hands to it.
  private mutating func screen(of type: TypeID, made: (node: NodeRef, context: Context)) -> Screen {
    let frame = project.frame(making: type, by: made.node, caller: made.context)
    let key = Bared(what: MadeController(type: type, surroundings: Surroundings(frame), drivers: drivers), isBare: hidesControls(of: type))
    if let known = screensOfMade[key] { return known }
    let watch = FrameWatch(frame)
    let screen = readScreen(of: type, made: made)
    if !watch.isAsked(), screen.inputs.isEmpty || !screen.usesAsk(of: frame, project) { screensOfMade[key] = screen }
    return screen
  }

  /// A controller that a call makes, and all that its screen rests on if nobody asks what the calls hand over.
  struct MadeController: Hashable {
    var type: TypeID
    var surroundings: Surroundings
    var drivers: Drivers
  }

  /// A class's screen, whoever made it.
  mutating func screen(of type: TypeID) -> Screen {
    let key = Bared(what: type, isBare: hidesControls(of: type))
    if let known = screensOfControllers[key] { return known }
    let screen = readScreen(of: type, made: nil)
    screensOfControllers[key] = screen
    return screen
  }

  /// Without items in its bar, a class is the same with and without a container.
  private func hidesControls(of type: TypeID) -> Bool {
    isBare && !BarItems.controls(of: type, project).isEmpty
  }

  private func readScreen(of type: TypeID, made: (node: NodeRef, context: Context)?, scene: InterfaceRef? = nil, isAtRoot: Bool = false, stacks: [DeclarationRef] = []) -> Screen {
    var reader = ControllerReader(project, drivers: drivers, words: words)
    reader.isAtRoot = isAtRoot
    reader.stacks = stacks
    if isBare { reader.hiddenControls = BarItems.controls(of: type, project) }
    project.apart { reader.read(type, made: made, scene: scene) }
    return reader.screen
  }

  func mayBeClosure(_ node: NodeID, in context: Context) -> Bool {
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .closure: return true
    case .name, .member:
      guard expression.kind == .name || project.isSelf(expression.base, in: context.file) else {
        return project.declarations[expression.name].contains { project[$0].kind == .function || project.takesClosure($0) }
      }
      return project.meanings(of: expression, in: context).contains { project[$0].kind == .function || project.takesClosure($0) }
    default: return false
    }
  }

  /// `vc.isModalInPresentation = true`, on the content, its container, or by a class itself.
  mutating func configuredGuards(_ value: Value, for events: [PresentingEvent] = []) -> [Guard] {
    var guards: [Guard] = []
    var types: [TypeID] = value.containers.compactMap(\.type)
    if case .type(let id) = value.kind { types.append(id) }
    // A delegate counts on what is presented, the container where there is one.
    for setting in project.settings(ofPresented: value) {
      guard setting.path.last == Known.delegate.name, project.isPresentation(setting.path[0]),
        let assigned = setting.value, project.mayRefuse(assigned, at: setting.node)
      else { continue }
      guards.append(Guard(name: "presentationController.delegate", isUnconditional: false))
    }
    let settings = project.settings(ofAll: value)
    let isTakenBack = settings.contains { setting in
      setting.path.last == Known.isModalInPresentation.name && setting.value.map { project.node($0, in: setting.node.file).kind == .false } ?? false
    }
    for setting in settings {
      guard let last = setting.path.last, let assigned = setting.value, last == .isModalInPresentation || last == .modalInPopover else { continue }
      let branches = TakenBranches(project)
      // `isModalInPresentation = isLocked`, where the caller says which.
      let holds = branches.literal(assigned, at: setting.node, for: events)
      guard holds != false, !isBusy(assigned, in: setting.node.file) else { continue }
      if branches.isApart(setting.node, from: events) { continue }
      let isSure = setting.isSure && (events.isEmpty || !branches.isUncertain(setting.node, for: events))
      guards.append(Guard(name: project.text(last), isUnconditional: holds == true && isSure && !isTakenBack, spot: project.spot(of: setting.node)))
    }
    if let name = project.promiseOfGuard(on: value.aliases + value.containers.flatMap(\.aliases)) { guards.append(Guard(name: project.text(name), isUnconditional: false, spot: nil)) }
    for scene in [value.scene] + value.containers.map(\.scene) {
      guard let scene, project.interfaces[scene].isModalInPresentation else { continue }
      let isSet = types.contains { !project.ownAssignments(to: Known.isModalInPresentation.name, in: $0).isEmpty }
      guards.append(Guard(name: "isModalInPresentation", isUnconditional: !isSet && guards.isEmpty))
    }
    for type in types {
      // `override var isModalInPresentation`.
      if project.members(named: Known.isModalInPresentation.name, of: type).contains(where: { project[$0].kind == .variable }) {
        guards.append(Guard(name: "isModalInPresentation", isUnconditional: false))
      }
      let own = project.ownAssignments(to: Known.isModalInPresentation.name, in: type).filter { ref in
        // Refusing while it sends guards the sending, not the draft.
        !isBusy(project[ref].first, in: ref.file) && !project.isNeverTold(ref, of: type) && !project.refusesWhileItRuns(ref) && !project.isNeverTrue(ref, of: type)
      }
      let kinds = own.map { project.node(project[$0].first, in: $0.file).kind }
      guard !kinds.allSatisfy({ $0 == .false }) else { continue }
      let isAlways = kinds.allSatisfy { $0 == .true } && !isTakenBack
        && (events.isEmpty || !own.allSatisfy { TakenBranches(project).isUncertain($0, for: events) })
      guards.append(Guard(name: "isModalInPresentation", isUnconditional: isAlways, spot: own.first.map { project.spot(of: $0) }))
    }
    if guards.isEmpty, types.contains(where: { mayLock($0) }) { guards.append(Guard(name: "isModalInPresentation", isUnconditional: false)) }
    return guards
  }

  func isBusy(_ value: NodeID, in file: Int32) -> Bool {
    var title: [String] = []
    ControllerReader(project, drivers: drivers, words: words).words(of: value, in: file, &title)
    return words.isBusy(title)
  }

  /// Whether the delegate that its presenter gives it hears of a swipe that was refused.
  private func explainsRefusal(_ value: Value) -> Bool {
    project.settings(ofPresented: value).contains { setting in
      guard setting.path.last == Known.delegate.name, project.isPresentation(setting.path[0]), let assigned = setting.value
      else { return false }
      return project.mayImplement(Known.presentationControllerDidAttemptToDismiss.name, assigned, at: setting.node)
    }
  }
}
