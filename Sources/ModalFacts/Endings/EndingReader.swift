// What does a presenter hand to what it presents, to be told of the end, and would a swipe run it? It starts from
// each presentation that a swipe can close: closures and delegates that its function sets on what it presents, and
// closures that a SwiftUI site hands in. Whatever hook may run the same on a swipe makes it silent.

import SwiftScan

struct EndingReader {
  let project: Project
  let words: EndWords
  private let presented: PresentedModals
  var swipe: SwipeHooks
  var found: [SkippedEnding] = []
  /// Presentations in functions of the project's own whose callers are the sites, and of which something was found.
  private var reportedWrappers: Set<NodeRef> = []

  init(_ project: Project, _ presented: PresentedModals) {
    self.project = project
    self.presented = presented
    words = EndWords(project.roles.words)
    swipe = SwipeHooks(project)
  }

  /// One presentation: the call, what it shows, who presents.
  struct Place {
    var presentation: Presentation
    /// Nil where a segue presents.
    var call: NodeRef?
    /// The expression that is presented, in UIKit.
    var shown = none
    /// The function that presents, or prepares the segue.
    var member: DeclarationRef
    var presenter: TypeID
    /// Functions of the project's own that present for it.
    var wrappers: [DeclarationRef] = []
    /// What the function that presents calls what it shows; in SwiftUI the flags that do.
    var names: Set<NameID> = []
    /// A router presents: the style is what the caller sets.
    var isRouted = false
  }

  /// Something that the presenter is told by.
  struct Callback {
    var name: NameID
    /// The closure or the method.
    var body: DeclarationRef
    /// The type whose property is called, or the delegate's protocol.
    var owner: TypeID?
    /// It belongs to an object that what is presented is handed.
    var isOfModel = false
  }

  mutating func read() -> [SkippedEnding] {
    for presentation in presented.inFocus where presentation.isSwipeable && presentation.style != .dialog {
      guard presentation.contents.allSatisfy({ $0.guards.isEmpty }) else { continue }
      let before = found.count
      if let call = presentation.call, let inner = presentation.inner {
        guard let place = place(of: presentation, call, inner) else { continue }
        if presentation.isSwiftUI {
          readView(place, call, inner)
        } else {
          readController(place, call)
          if found.count == before, inner != call { readWrapper(presentation, inner) }
        }
      } else {
        readSegue(presentation)
        if found.count == before { readPreparations(presentation) }
      }
      if found.count == before { readOwnButtons(presentation) }
      if found.count > before, mayBeRefused(presentation) { found.removeLast(found.count - before) }
    }
    readRouters()
    return found.sorted { $0.site < $1.site }
  }

  /// Whether the modal's own code, or the function that presents it, calls what may refuse the swipe in another module.
  private func mayBeRefused(_ presentation: Presentation) -> Bool {
    let types = Set(presentation.contents.flatMap { $0.parts + [$0.type].compactMap { $0 } })
    let presenting = presentation.isSwiftUI ? nil : presentation.call.flatMap { project.enclosingMember(of: project.scope(of: $0)) }
    return (types.flatMap { project.types[Int($0)].parts } + [presenting].compactMap { $0 }).contains(where: project.mayRefuseSwipe)
  }

  private func place(of presentation: Presentation, _ call: NodeRef, _ inner: NodeRef) -> Place? {
    let scope = project.scope(of: call)
    guard let member = project.enclosingMember(of: scope), let presenter = project.enclosingType(of: project.parent(of: member)) else { return nil }
    let shown = project.arguments(of: project[call], in: call.file).first?.value ?? none
    let wrapper = inner == call ? nil : project.enclosingMember(of: project.scope(of: inner))
    return Place(
      presentation: presentation, call: call, shown: shown, member: member, presenter: presenter, wrappers: wrapper.map { [$0] } ?? [])
  }

  /// A team's own `present` whose content was not seen: its callers are the sites.
  private mutating func readRouters() {
    var wrappers: Set<DeclarationRef> = []
    for presentation in presented.inFocus where presentation.isSwipeable && !presentation.isSwiftUI && !presentation.isResolved {
      guard let inner = presentation.inner, let wrapper = project.enclosingMember(of: project.scope(of: inner)),
        project[wrapper].kind == .function, wrappers.insert(wrapper).inserted
      else { continue }
      for call in project.calls[project[wrapper].name] where !presented.calls.contains(call) && !project.isInactive(call) {
        let arguments = project.arguments(of: project[call], in: call.file)
        guard arguments.contains(where: { $0.label == .animated }), let first = arguments.first, first.label == none,
          project.fits(wrapper, arguments), let member = project.enclosingMember(of: project.scope(of: call)), member != wrapper,
          let presenter = project.enclosingType(of: project.parent(of: member))
        else { continue }
        let name = project[wrapper].name
        var shown = presentation
        shown.site = project.site(of: call, length: project.text(name).utf8.count)
        shown.contents = []
        readController(
          Place(presentation: shown, call: call, shown: first.value, member: member, presenter: presenter, wrappers: [wrapper], isRouted: true), call)
      }
    }
  }

  // MARK: UIKit

  private mutating func readController(_ place: Place, _ call: NodeRef) {
    var subjects = Subjects(project)
    var context = project.context(of: call)
    context.position = call.index
    subjects.collect(place.shown, in: context)
    // `let page = navigation.topViewController as! Page`
    subjects.collect(declaredIn: place.member, of: Set(place.presentation.contents.compactMap(\.type)))
    readCallbacks(of: &subjects, at: place)
  }

  /// What a team's own `present(coordinator:)` sets on what each of its callers hands it. That is said of the wrapper, and once.
  private mutating func readWrapper(_ presentation: Presentation, _ inner: NodeRef) {
    guard !reportedWrappers.contains(inner), let wrapper = project.enclosingMember(of: project.scope(of: inner)),
      let presenter = project.enclosingType(of: project.parent(of: wrapper)),
      let shown = project.arguments(of: project[inner], in: inner.file).first?.value
    else { return }
    let before = found.count
    var shownThere = presentation
    shownThere.site = project.site(of: inner, length: project.text(project.node(project[inner].base, in: inner.file).name).utf8.count)
    readController(Place(presentation: shownThere, call: inner, shown: shown, member: wrapper, presenter: presenter), inner)
    if found.count > before { reportedWrappers.insert(inner) }
  }

  /// What `prepare(for:sender:)` sets on the destination.
  private mutating func readPreparations(_ presentation: Presentation) {
    guard let presenter = presentation.presentingType else { return }
    for function in project.preparations(of: presenter) where !project.isInactive(function) {
      var subjects = Subjects(project)
      subjects.collect(declaredIn: function, of: Set(presentation.contents.compactMap(\.type)))
      readCallbacks(of: &subjects, at: Place(presentation: presentation, member: function, presenter: presenter))
    }
  }

  private mutating func readCallbacks(of subjects: inout Subjects, at place: Place) {
    var callbacks = subjects.callbacks(in: place.member, presenter: place.presenter)
    // The system's own closures are called for a swipe as well.
    if place.presentation.isSystem { callbacks.removeAll { $0.owner != nil || project[$0.body].kind == .closure } }
    callbacks += givenItems(at: place) + heldPresenter(subjects, at: place)
    guard !callbacks.isEmpty, !subjects.refuses, !(place.isRouted && subjects.isOfOtherStyle) else { return }
    if swipe.tellsPresenter(in: [place.member] + place.wrappers + subjects.factories) || swipe.hasHook(place.presenter) { return }
    if subjects.types.contains(where: { swipe.isTold($0) }) { return }
    var place = place
    place.names = subjects.names
    report(callbacks, at: place, drivers: [])
  }

  // MARK: The modal's own buttons

  /// A Cancel that calls something off which every screen shares, in the modal's own code.
  private mutating func readOwnButtons(_ presentation: Presentation) {
    for content in presentation.contents {
      for exit in content.exits where exit.kind == .button {
        let title = exit.words
        guard words.isPlainCancel(title), let node = exit.node, let action = project.action(of: node) else { continue }
        var reader = WorkReader(project, words)
        reader.read(action)
        let works = reader.works.filter { $0.kind == .calls && $0.isShared && !deletesDraft($0) && !isSwipeRefused(whileThereIs: $0, in: content) }
        guard reader.closes, !works.isEmpty, !runsOnDismissal(works, of: presentation) else { continue }
        var isReached = false
        for work in works where !isReached { isReached = swipe.reaches(work.name, of: nil) }
        guard !isReached else { continue }
        found.append(
          SkippedEnding(
            site: presentation.site, content: content.name, callback: exit.name, callbackSite: project.site(of: node, length: 1),
            works: works.map { project.sentence(for: $0) }, way: .swipe))
        return
      }
    }
  }

  /// Whether a modal's own code refuses the swipe as long as there is something to call off: `.interactiveDismissDisabled(uploads.isRunning)`.
  private func isSwipeRefused(whileThereIs work: Work, in content: Content) -> Bool {
    let types = Set(content.parts + [content.type].compactMap { $0 })
    let calledOff = Set(project.declarations[work.name].compactMap { project.enclosingType(of: project.parent(of: $0)) })
    func tells(_ condition: NodeID, at place: NodeRef) -> Bool {
      let asked = project.node(condition, in: place.file)
      guard asked.kind == .member, asked.base != none, !project.isSelf(asked.base, in: place.file) else { return asked.kind == .name || asked.kind == .member }
      return project.typesOf(asked.base, in: project.context(of: place)).contains { if case .project(let type) = $0 { calledOff.contains(type) } else { false } }
    }
    let modifiers = project.roles.names(of: .guardian).flatMap { project.nodes(project.calls[$0], of: types) }
    return modifiers.contains { call in project.arguments(of: project[call], in: call.file).first.map { tells($0.value, at: call) } ?? false }
      || project.nodes(project.assignments[Known.isModalInPresentation.name], of: types).contains { tells(project[$0].first, at: $0) }
  }

  /// Whether the `onDismiss` of a presentation does any of it.
  private func runsOnDismissal(_ works: [Work], of presentation: Presentation) -> Bool {
    guard let call = presentation.call, let presenter = project.enclosingType(of: project.scope(of: call)) else { return false }
    let dismissal = project.arguments(of: project[call], in: call.file).first { project.text($0.label) == "onDismiss" }
    return runs(works, dismissal?.value, in: call.file, of: presenter)
  }

  // MARK: SwiftUI

  private mutating func readView(_ place: Place, _ call: NodeRef, _ inner: NodeRef) {
    let arguments = project.arguments(of: project[call], in: call.file)
    var drivers: Set<NameID> = []
    var dismissal: NodeID?
    for argument in arguments {
      if drives(argument.label) {
        collectFlags(argument.value, in: call.file, project, &drivers)
        let value = project.node(argument.value, in: call.file)
        // A binding that is made by hand does what its setter says.
        if value.kind == .call || isWorkedOut(value, in: project.context(of: call)) { return }
      } else if project.text(argument.label) == "onDismiss" {
        dismissal = argument.value
      }
    }
    // A wrapper's own `onDismiss`, which its callers do not see.
    let inside = project.arguments(of: project[inner], in: inner.file)
    if inner != call, dismissal == nil, inside.contains(where: { project.text($0.label) == "onDismiss" }) { return }
    guard !drivers.isEmpty || inner != call, !swipe.isObserved(drivers) else { return }
    var callbacks: [Callback] = []
    for argument in arguments where argument.value != dismissal {
      let value = project.node(argument.value, in: call.file)
      guard value.kind == .closure else { continue }
      let closure = project[DeclarationRef(file: call.file, index: value.first)]
      for index in closure.nodeStart..<closure.nodeEnd { callbacks += handedIn(by: NodeRef(file: call.file, index: index)) }
    }
    var place = place
    place.names = drivers
    let before = found.count
    if !callbacks.isEmpty { report(callbacks, at: place, drivers: drivers, dismissal: dismissal) }
    if found.count == before { readInlineButtons(at: place, call, drivers, dismissal) }
  }

  /// `isPresented: editing`, where a computed property makes the binding.
  private func isWorkedOut(_ binding: Node, in context: Context) -> Bool {
    guard binding.kind == .name, project.unprojected(binding.name) == binding.name, let property = project.meanings(of: binding, in: context).first
    else { return false }
    return project[property].kind == .variable && ValueReader(project).getter(of: property) != nil
  }

  /// Closures that a view of the project's own is made with.
  private func handedIn(by call: NodeRef) -> [Callback] {
    let node = project[call]
    guard node.kind == .call, !project.isInactive(call) else { return [] }
    let callee = project.node(node.base, in: call.file)
    guard callee.kind == .name, project.startsUppercase(callee.name) else { return [] }
    return Subjects(project).handedClosures(call)
  }

  // MARK: What is skipped

  private mutating func report(_ callbacks: [Callback], at place: Place, drivers: Set<NameID>, dismissal: NodeID? = nil) {
    var skipped: SkippedEnding?
    let titles = callbacks.map { project.title(of: $0, words) }
    let hasCancel = titles.contains { words.isCancel($0) && !words.isCommit($0) }
    let hasPlainCancel = titles.contains { words.isCancel($0) && !words.isCommit($0) && !words.isRefusal($0) }
    var opening = WorkReader(project, words)
    if !place.presentation.isSwiftUI { opening.read(place.member) }
    let shown = whatRunsOnceShown(at: place)
    let isForm = place.presentation.contents.contains { !$0.drafts.isEmpty || $0.isGate }
    for (callback, title) in zip(callbacks, titles) where skipped == nil {
      let isCancel = words.isCancel(title)
      let isGeneral = words.isGeneral(title) && !words.isDone(title)
      guard isCancel || words.isDone(title) || isGeneral || isRunToLeave(callback, place.presentation), !words.isCommit(title), !opening.names.contains(callback.name),
        !(hasPlainCancel && words.isRefusal(title))
      else { continue }
      var reader = WorkReader(project, words, opensModels: true)
      reader.read(callback.body)
      if !isCancel {
        guard !hasCancel else { continue }
        let carries = carries(callback.body, reader) || reader.branchesOverHanded && reader.works.isEmpty
        // What a form's commit does is no swipe's affair; what its Cancel hands nothing for is.
        guard carries || !isForm else { continue }
        if carries {
          guard let nothing = namesOfNothing(handedTo: callback, in: place.presentation) else { continue }
          reader = WorkReader(project, words, emptied: nothing, opensModels: true)
          reader.read(callback.body)
        }
        guard words.isDone(title) || reader.closes || isRunByCancel(callback, place.presentation) || isRunToLeave(callback, place.presentation)
        else { continue }
      }
      let works = reader.works.filter {
        isKept($0, at: place, drivers: drivers) && !(shown.names.contains($0.name) && $0.kind == .calls) && !isDoneOnPresenting($0, at: place)
          && !isDoneAsItGoes($0, in: callback.body)
      }
      if callback.isOfModel, !project.leavingControls(of: place.presentation, words).contains(where: { $0.reader.names.contains(callback.name) }) { continue }
      guard !works.isEmpty, !isLeftWithout(callback, works, place.presentation), !isMadeGoodOnOpening(works, at: place, drivers),
        !runs(works, dismissal, in: place.member.file, of: place.presenter), !runsOnDisappearing(works, at: place), !isDoneByOthers(works, at: place),
        !swipe.reaches(callback.name, of: callback.owner), !isReachedByItsName(callback),
        !runs(works, bySwipe: callbacks.filter { $0.body != callback.body })
      else { continue }
      skipped = SkippedEnding(
        site: place.presentation.site, content: content(of: place), callback: .code(project.text(callback.name)),
        callbackSite: project.site(of: callback.body), works: works.map { project.sentence(for: $0) }, way: .swipe)
    }
    if let skipped { found.append(skipped) }
  }

  /// Whether people leave by a button that skips it just as well: "Cancel Timer" beside a Done orders something. Or nothing but a
  /// commit runs it, and all that it does is to remember that.
  private func isLeftWithout(_ callback: Callback, _ works: [Work], _ presentation: Presentation) -> Bool {
    let exits = project.leavingControls(of: presentation, words)
    let running = exits.filter { $0.reader.names.contains(callback.name) }
    let commits = presentation.contents.flatMap(\.commits)
    if !running.isEmpty, works.allSatisfy({ $0.kind == .resets }), running.allSatisfy({ $0.exit.kind == .commit || commits.contains($0.exit.name) }) { return true }
    return exits.contains { exit, reader in
      exit.kind == .button && reader.dismisses && !reader.names.contains(callback.name) && works.allSatisfy { !reader.names.contains($0.name) }
    }
  }

  /// Whether a Cancel dismisses by itself and runs a callback whose name says nothing: `completion?()`.
  private func isRunByCancel(_ callback: Callback, _ presentation: Presentation) -> Bool {
    project.leavingControls(of: presentation, words).contains { exit, reader in words.isPlainCancel(exit.words) && reader.dismisses && reader.names.contains(callback.name) }
  }

  /// Whether a Cancel or Close leaves by a callback whatever that is called: `onResult?(nil)`.
  private func isRunToLeave(_ callback: Callback, _ presentation: Presentation) -> Bool {
    let exits = presentation.contents.flatMap(\.exits)
    // To read what the others do takes longer.
    guard exits.contains(where: { words.isPlainCancel($0.words) && $0.kind == .button && !$0.isHidden }) else { return false }
    return project.leavingControls(of: presentation, words).contains { exit, reader in
      exit.kind == .button && words.isPlainCancel(exit.words) && reader.names.contains(callback.name)
    }
  }

  /// Whether a swipe runs a method that is handed in by its name, for somebody else.
  private mutating func isReachedByItsName(_ callback: Callback) -> Bool {
    let method = project[callback.body]
    guard method.kind == .function, method.name != callback.name else { return false }
    return swipe.reaches(method.name, of: project.enclosingType(of: project.parent(of: callback.body)))
  }

  func content(of place: Place) -> String {
    let names = place.presentation.contents.map(\.name).filter { $0 != "?" }
    return names.first ?? "this modal"
  }

  /// Whether a callback is handed what was chosen or typed: then it belongs to the commit.
  private func carries(_ body: DeclarationRef, _ reader: WorkReader) -> Bool {
    if reader.branchesOverHanded { return false }
    if reader.usesHanded { return true }
    let named = project.parameters(of: body).filter { project[$0].name != none && project[$0].name != Word.underscore }
    guard project[body].kind == .function else { return !named.isEmpty }
    // Who tells is no news.
    return named.contains { parameter in
      !project.typesOf(declaration: parameter).contains { type in
        guard case .project(let id) = type else { return false }
        return project.types[Int(id)].kind == .class || project.types[Int(id)].kind == .protocol
      }
    }
  }

  /// By which names a callback knows what a Cancel or Close hands it, where that is nothing: `onFinish?(false)`, `onFinish(.failure(error))`. Nil where none calls it so.
  private func namesOfNothing(handedTo callback: Callback, in presentation: Presentation) -> Set<NameID>? {
    let cancels = presentation.contents.flatMap(\.exits).filter { $0.kind == .button && !$0.isHidden && words.isPlainCancel($0.words) }
    let actions = cancels.flatMap { $0.closures + [$0.node.flatMap(project.action(of:))].compactMap { $0 } }
    let parameters = project.parameters(of: callback.body).map { project[$0].name }
    for action in actions {
      for call in project.calls.list(of: callback.name, in: action.file)
      where project[action].nodeStart <= call.index && call.index < project[action].nodeEnd {
        let arguments = Array(project.arguments(of: project[call], in: call.file))
        guard arguments.count == max(parameters.count, 1) else { continue }
        let isNothing = arguments.map { argument in
          let value = project.node(argument.value, in: call.file)
          return [.nil, .false].contains(value.kind) || value.kind == .call && project.node(value.base, in: call.file).name == .failure
        }
        guard zip(arguments, isNothing).allSatisfy({ $1 || project.isSelf($0.value, in: call.file) }), isNothing.contains(true) else { continue }
        return parameters.isEmpty ? [Word.dollarZero.rawValue] : Set(zip(parameters, isNothing).filter(\.1).map(\.0))
      }
    }
    return nil
  }

  /// State counts only if it is still wrong when the modal is opened again.
  func isKept(_ work: Work, at place: Place, drivers: Set<NameID>) -> Bool {
    if deletesDraft(work) { return false }
    guard work.kind == .resets, let property = work.property else { return true }
    if drivers.contains(work.name) { return false }
    let openers = openers(of: place, drivers)
    let isOpened = project.assignments[work.name].contains { assignment in
      let right = project.node(project[assignment].first, in: assignment.file)
      guard right.kind != .nil, right.kind != .false else { return false }
      return openers.contains { $0.file == assignment.file && project[$0].nodeStart <= assignment.index && assignment.index < project[$0].nodeEnd }
    }
    guard isOpened else { return !work.isNil || isAsked(work.name, of: property) }
    return isAsked(work.name, of: property)
  }

  /// `drafts.removeDraft()`: who swipes a form away keeps its draft, as in Mail, and finds it there again.
  private func deletesDraft(_ work: Work) -> Bool {
    guard work.kind == .calls else { return false }
    let said = project.words(of: work.name) + project.words(of: work.receiver)
    return said.contains { $0 == "draft" || $0 == "drafts" }
  }

  /// The functions that open the modal, and those that call them.
  private func openers(of place: Place, _ drivers: Set<NameID>) -> [DeclarationRef] {
    var found = [place.member]
    for driver in drivers {
      for assignment in project.assignments[driver] {
        let right = project.node(project[assignment].first, in: assignment.file)
        guard right.kind != .false, right.kind != .nil, let scope = project.scope(of: assignment) else { continue }
        found.append(scope)
      }
    }
    if project[place.member].kind == .function {
      for call in project.calls[project[place.member].name].prefix(40) {
        if let member = project.enclosingMember(of: project.scope(of: call)) { found.append(member) }
      }
    }
    return found
  }

  /// Whether the class asks for a property: `guard !isBusy`, `coordinator != nil`.
  private func isAsked(_ name: NameID, of property: DeclarationRef) -> Bool {
    guard let type = project.enclosingType(of: project.parent(of: property)) else { return false }
    for part in project.types[Int(type)].parts {
      let declaration = project[part]
      for index in declaration.nodeStart..<declaration.nodeEnd {
        let node = project.node(index, in: part.file)
        switch node.kind {
        case .binary where node.name == Operators.equal.name || node.name == Operators.unequal.name:
          let sides = [project.node(node.base, in: part.file), project.node(node.first, in: part.file)]
          if sides.contains(where: { $0.kind == .nil }), sides.contains(where: { $0.name == name }) { return true }
        case .if, .guard:
          for condition in project.list(of: node, in: part.file) {
            var test = project.node(condition, in: part.file)
            if test.kind == .prefix { test = project.node(test.base, in: part.file) }
            if (test.kind == .name || test.kind == .member) && test.name == name { return true }
          }
        default: break
        }
      }
    }
    return false
  }
}
