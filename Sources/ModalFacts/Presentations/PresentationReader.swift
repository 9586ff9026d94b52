// Finds every presentation. A call of UIKit's or SwiftUI's is one; where its content is a parameter, a
// stored closure or a property that somebody else sets, the function or type around it presents what
// it is given, and its callers are the sites: any depth, no names configured.

import SwiftScan

struct PresentationReader {
  let project: Project
  let words: Words
  /// Of the presentation being read.
  var drivers: Drivers = []
  /// What is closed by whoever sets one of these names, since the presenting view observes it.
  var outerDoors: [NameID: Door] = [:]
  /// The enum cases that the item of the presentation being read is ever set to, if that is known.
  var casesShown: Set<NameID>?
  /// The property or function that a presentation names as its content, and is handed the item, while it is read.
  var contentFunction: DeclarationRef?
  var found: [Presentation] = []
  /// What is being read is presented without a navigation controller around it.
  var isBare = false
  /// What is being read is all there is in its navigation controller, or has none: to pop it closes nothing.
  var isAtRoot = false
  var screensOfControllers: [Bared<TypeID>: Screen] = [:]
  var screensOfScenes: [Bared<InterfaceRef>: Screen] = [:]
  var screensOfMade: [Bared<MadeController>: Screen] = [:]
  /// Whether a class's code may refuse the swipe of what it is presented in.
  var lockingTypes: [TypeID: Bool] = [:]
  /// Several wrappers may lead to one value at one site.
  var contentsOfValue: [Bared<ValueKey>: [Content]] = [:]
  var contentsOfView: [Bared<ValueKey>: [Content]] = [:]
  var sharedContentsOfView: [Bared<ShownView>: [Content]] = [:]
  /// Wrappers being expanded, so that one that calls itself ends.
  var open: Set<DeclarationRef> = []
  private var isMemberRun: [DeclarationRef: Bool] = [:]
  var callersOfFunction: [DeclarationRef: [NodeRef]] = [:]
  /// How many callers of wrappers one presenting call may still lead to.
  var budget = 0
  var popoverReader: PopoverReader
  /// The arm that is being read of a content that branches.
  var arms: [NodeRef: NodeID] = [:]
  /// Functions and types of the project's own that present what they are given.
  var wrapperNames: Set<NameID> = []
  /// The only sites that are asked for; nil: all.
  var wanted: Set<NodeRef>?
  /// The only file whose sites are asked for; nil: all.
  var wantedFile: Int32? { didSet { if wantedFile != oldValue { callersOfFunction = [:] } } }
  /// Names of the wrappers that may lead to the sites that are asked for, where not all are. A wrapper that is not among
  /// them was not known yet.
  var wantedWrappers = NameSet() { didSet { isInWrapper = [:] } }
  /// By declaration: whether it stands in one of those.
  var isInWrapper: [DeclarationRef: Bool] = [:]

  /// A call that presents, and how.
  struct Candidate {
    /// The site: the outermost call, in the end.
    var call: NodeRef
    var name: NameID
    /// What SwiftUI's modifier says; nil in UIKit, where the value tells.
    var style: Style?
    var isSwiftUI: Bool
    /// UIKit's or SwiftUI's own call, and its argument.
    var inner: NodeRef
    var content: NodeID
    /// The calls of wrappers between, innermost first.
    var links: [Link] = []
  }

  /// One call of a wrapper: of a function, or of the initialiser of a type that presents.
  struct Link {
    var function: DeclarationRef?
    var type: TypeID?
    var name: NameID
    var call: NodeRef
  }

  /// What was read, and whether that was without a bar around it.
  struct Bared<What: Hashable>: Hashable {
    var what: What
    var isBare: Bool
  }

  init(_ project: Project) {
    self.project = project
    words = project.roles.words
    popoverReader = PopoverReader(project)
  }

  /// What presents in the files in focus, with the sites that their wrappers lead to, in any order.
  mutating func read() -> [Presentation] {
    for (role, style) in Self.styles {
      for name in project.roles.names(of: role) {
        for call in project.callsInFocus(name) where mayLeadToWanted(call) && isShipped(call) { modifier(call, name, style) }
      }
    }
    for name in project.roles.names(of: .present) {
      for call in project.callsInFocus(name) where (mayLeadToWanted(call) || isOfReceiver(call)) && isShipped(call) { present(call, name) }
    }
    if wanted == nil { segues() }
    defer { found = [] }
    return found
  }

  /// Puts together what several readings found: a call that two ways lead to is one site.
  func joined(_ found: [Presentation]) -> [Presentation] {
    var unique: [Presentation] = []
    // Places are sorted, since a presentation is much to move.
    let order = found.indices.map { (place: $0, key: Self.key(found[$0])) }.sorted { $0.key < $1.key }
    for presentation in order.lazy.map({ found[$0.place] }) {
      if let last = unique.last, last.site == presentation.site {
        unique[unique.count - 1].contents += presentation.contents
        unique[unique.count - 1].popovers += presentation.popovers
        unique[unique.count - 1].style = .oneOf([last.style, presentation.style], "its style is set in several ways")
      } else {
        unique.append(presentation)
      }
    }
    for index in unique.indices { unique[index].contents = withoutTwins(unique[index].contents) }
    nest(&unique, at: unique.indices)
    return unique
  }

  /// The order of the sites, and at one site of the calls that present there.
  private static func key(_ presentation: Presentation) -> (Int, Int, UInt64) {
    (presentation.site.file, presentation.site.range.lowerBound, presentation.inner?.number ?? .max)
  }

  /// One content for each thing that is shown; of two that say the same the first stays.
  func withoutTwins(_ contents: [Content]) -> [Content] {
    var kept: [Content] = []
    for content in contents {
      let twin = kept.firstIndex { other in
        other.what == content.what && other.typeSite == content.typeSite && other.containers == content.containers
          && other.exits.count == content.exits.count && other.unseen == content.unseen && other.unseenWays == content.unseenWays
          // Once in a bar and once without one, once guarded and once not.
          && other.exits.count(where: \.isHidden) == content.exits.count(where: \.isHidden) && other.guards.count == content.guards.count
          // Made with what keeps a draft, and with what does not.
          && other.drafts.isEmpty == content.drafts.isEmpty
      }
      if let twin { kept[twin].isSwipeable = kept[twin].isSwipeable || content.isSwipeable } else if kept.count < 24 { kept.append(content) }
    }
    return kept
  }

  /// A project's own wrapper has tens of callers, its router hundreds.
  static let mostCallers = 600

  static let styles: [(Role, Style)] = [
    (.sheet, .sheet), (.cover, .fullScreen), (.popover, .popover), (.inspector, .inspector), (.dialog, .dialog),
    (.systemSheet, .dialog),
  ]

  // MARK: What is shipped

  mutating func isShipped(_ node: NodeRef) -> Bool {
    guard !project.isInactive(node), !project.previews.contain(node), !project.isBehindReturn(node), !isOnMissingWindow(node) else { return false }
    let scope = project.scope(of: node)
    return isRun(scope, 0) && !(project.enclosingType(of: scope).map(project.isDead) ?? false)
  }

  /// Whether anybody can run the function or read the property around: one that nothing calls or names shows nothing.
  mutating func isRun(_ scope: DeclarationRef?, _ depth: Int) -> Bool {
    guard depth < 4, let member = project.enclosingMember(of: scope) else { return true }
    if project[member].kind == .variable { return !project.isUnread(member) }
    guard project[member].kind == .function else { return true }
    if let known = isMemberRun[member] { return known }
    let isRun = findsUse(of: member, depth)
    isMemberRun[member] = isRun
    return isRun
  }

  /// Whether a function's name stands nowhere else, in a type that owes it to nobody: no class of the system's, no
  /// protocol, no other module can call it.
  private func isUnused(_ member: DeclarationRef) -> Bool {
    let declaration = project[member]
    guard project.calls[declaration.name].isEmpty, project.declarations[declaration.name].count == 1,
      project.attributes(of: member).isEmpty, !declaration.modifiers.contains(.exported),
      let owner = project.enclosingType(of: project.parent(of: member)), project.types[Int(owner)].inherits.isEmpty,
      !project.types[Int(owner)].isExternal, project.types[Int(owner)].kind != .protocol
    else { return false }
    return !project.mentionedNames.contains(declaration.name)
  }

  /// It, or the extension that it stands in, says so.
  private func isPrivate(_ member: DeclarationRef) -> Bool {
    if project[member].modifiers.contains(.private) { return true }
    guard let around = project.parent(of: member), project[around].kind == .extension else { return false }
    return project[around].modifiers.contains(.private)
  }

  /// Whether it must be looked for whether anybody runs the function around.
  private func mayBeUnused(_ scope: DeclarationRef?) -> Bool {
    guard let member = project.enclosingMember(of: scope) else { return false }
    if project[member].kind == .variable { return project.isUnread(member) }
    guard project[member].kind == .function else { return false }
    return isPrivate(member) || isUnused(member) || project.isOnlyCalled(member)
  }

  private mutating func findsUse(of member: DeclarationRef, _ depth: Int) -> Bool {
    let declaration = project[member]
    if isUnused(member) { return false }
    let isPrivate = isPrivate(member)
    guard isPrivate && !declaration.modifiers.contains(.override) && !project.hasAttribute(member, Known.IBAction.name) || project.isOnlyCalled(member),
      let type = project.enclosingType(of: project.parent(of: member))
    else { return true }
    let files = Set(project.types[Int(type)].parts.map(\.file)).sorted()
    func scopes(_ calls: some Sequence<NodeRef>) -> [DeclarationRef?] {
      calls.filter { !project.isInactive($0) && !project.previews.contain($0) }.map { project.scope(of: $0) }
        .filter { project.enclosingMember(of: $0) != member }
    }
    let near = scopes(files.flatMap { project.calls.list(of: declaration.name, in: $0) }).filter { isPrivate || project.enclosingType(of: $0) == type }
    // Most are called by what needs no caller itself.
    if near.contains(where: { !mayBeUnused($0) }) { return true }
    if isPrivate {
      return files.contains { project.isHandedOn(declaration.name, in: $0) } || near.contains { isRun($0, depth + 1) }
    }
    let callers = scopes(project.calls[declaration.name].filter { !project.isOfOwnNamesake($0, besides: type) })
    return callers.contains { isRun($0, depth + 1) } || project.handedNames.contains(declaration.name)
  }

  // MARK: Writing down

  func fill(_ content: inout Content, from screen: Screen) {
    content.exits += screen.exits
    for number in content.exits.indices where content.exits[number].spot == nil {
      content.exits[number].spot = content.exits[number].node.map { project.spot(of: $0) }
    }
    content.unseen += screen.unseen
    content.isCut = screen.isCut
    content.unseenWays += screen.unseenWays
    content.guards += screen.guards
    content.inputs = screen.inputs
    // Who signs in saves nothing.
    content.asksForPassword = (screen.holdsPassword || words.isRecovery(splitWords(content.name))) && !screen.commits.contains { !Self.saveWords.isDisjoint(with: $0.words + splitWords($0.name.text)) }
    content.controls = screen.controls
    content.unwired = screen.unwired
    content.idleCloses = screen.idleCloses
    content.isUndimmed = content.isUndimmed || screen.isUndimmed
    content.isLow = content.isLow || screen.isLow
    content.isZoomed = screen.isZoomed
    content.adaptation = screen.adaptation
    content.explainsRefusal = screen.explainsRefusal
    content.isGate = words.isGate(splitWords(content.name)) || drivers.contains { words.isGate(project.words(of: $0)) }
    content.commits = screen.commits.map(\.name)
    content.shape = shape(of: screen)
    content.parts = screen.shape.parts
    addDrafts(to: &content, from: screen)
  }

  /// Which inputs hold what is lost: state of the modal's own, that a commit uses and nothing else keeps.
  private func addDrafts(to content: inout Content, from screen: Screen) {
    let title = splitWords(content.name)
    let isOption = words.isOption(title)
    // What a filter looks for is no draft either.
    let isPassing = isOption && words.isPassing(title)
    // A toggle, a stepper or a row is a draft only where a Save writes it back.
    let saves = (screen.commits + screen.dones).contains { !Self.saveWords.isDisjoint(with: $0.words) }
    let candidates = screen.inputs.filter { $0.isDraft && !isPassing && !($0.isValue && (isOption || !saves)) }
    guard !screen.isCut, !candidates.isEmpty, !screen.commits.isEmpty || !screen.dones.isEmpty else { return }
    // Where one goes is no draft.
    if (screen.commits + screen.dones).allSatisfy({ words.isGoing($0.words) }) { return }
    let uses = uses(on: screen)
    let (kept, commits) = (uses.kept, uses.commits)
    let savers = commits.filter { $0.words.contains { Self.saveWords.contains($0) } }
    func isLost(_ input: Input, _ names: Set<NameID>) -> Bool {
      let users = input.isValue ? savers : commits
      return kept.isDisjoint(with: names) && users.contains { !$0.touched.isDisjoint(with: names) }
    }
    let typed = candidates.contains(where: \.isTypedInUIKit) ? project.typedText(in: screen.shape.parts + screen.cells) : TypedText()
    func names(of input: Input) -> Set<NameID> {
      input.isTypedInUIKit ? input.heldNames.union(typed.holders) : input.heldNames
    }
    for input in candidates where !(typed.isKept && input.isTypedInUIKit) {
      let views = input.isTypedInUIKit ? project.views(around: input, in: screen.shape.parts, words: words) : nil
      // A screen may speak of the views of its own in which it stands.
      let held = (views ?? []).map { (name: project[$0.property].name, bound: $0.bound) }.filter { isLost(input, $0.bound.union([$0.name])) }
      content.drafts += held.map { input.held(by: $0.name, project) }
      if held.isEmpty, views.map({ !$0.isEmpty }) ?? true, isLost(input, names(of: input)) { content.drafts.append(input) }
      // A field of the team's own that hands what is typed to the form.
      guard !input.isValue, kept.isDisjoint(with: input.heldNames), let filled = uses.filled[input.holderName] else { continue }
      for name in filled.sorted() where !input.heldNames.contains(name) && isLost(input, [name]) && !content.drafts.contains(where: { $0.holderName == name }) {
        content.drafts.append(input.held(by: name, project))
      }
    }
    if !content.drafts.isEmpty, !content.exits.contains(where: { $0.kind == .prompt }), !project.asksBeforeClosing(in: screen.shape.parts) {
      content.discard = content.exits.first { exit in
        let title = exit.words
        return exit.kind == .button && !exit.steps.contains("prompt") && words.isClose(title.filter { $0 != "done" }) && !words.isCommit(title)
      }
      if let exit = content.discard, let node = exit.node, let leaving = screen.leaving.first(where: { $0.node == node }) {
        // It asks by a helper, or keeps the draft as it closes; Cancel says that it does not.
        let outcome = use(by: leaving.action, on: screen)
        if project.asksFirst(leaving.action, about: Set(content.drafts.flatMap(names))) { content.discard = nil }
        if outcome.keeps || outcome.maySave, !exit.words.contains("cancel"), content.drafts.contains(where: { outcome.touched.contains($0.holderName) }) { content.discard = nil }
      }
    }
    let holders = Set(content.drafts.flatMap(names))
    content.draftCommits = commits.filter { !$0.touched.isDisjoint(with: holders) }.map(\.name)
  }

  /// Of a screen that holds a draft.
  private func uses(on screen: Screen) -> DraftUses {
    if !screen.uses.isKnown {
      screen.uses.isKnown = true
      project.apart { find(screen.uses, on: screen) }
    }
    return screen.uses
  }

  /// The names of what some keepers keep.
  func kept(by keepers: some Sequence<Keeper>, on screen: Screen) -> Set<NameID> {
    var kept: Set<NameID> = []
    for keeper in keepers {
      let outcome = use(by: keeper.action, on: screen)
      // What somebody unseen does with it may keep it.
      let isHandedOn = outcome.keeps || outcome.maySave || !outcome.unseen.isEmpty
      if keeper.mustHandOn ? isHandedOn || !outcome.rebound.isEmpty : outcome.doesMore {
        let used = outcome.touched.union(keeper.handed)
        // A field that formats what it is handed hands nothing on.
        kept.formUnion(outcome.keeps ? used : used.subtracting(keeper.mustHandOn && !isHandedOn ? outcome.rebound : keeper.behind))
        continue
      }
      let filled = filled(by: keeper, outcome, of: screen)
      if !filled.isEmpty { for name in outcome.touched.union(keeper.handed) { screen.uses.filled[name, default: []].formUnion(filled) } }
      if keeper.mustHandOn, outcome.written.contains(where: { project.hasAttribute($0, Known.State.name) && !isPart($0, of: screen) }) {
        // Who cuts its own text short hands nothing on.
        kept.formUnion(outcome.touched.union(keeper.handed).subtracting(outcome.written.map { project[$0].name }))
      }
    }
    return kept
  }

  /// The states of other views of the form that a view sets by its bindings as what it holds itself changes.
  private func filled(by keeper: Keeper, _ outcome: Outcome, of screen: Screen) -> [NameID] {
    guard keeper.mustHandOn, !outcome.written.isEmpty, case .expression(_, let context) = keeper.action, let field = project.enclosingType(of: context.scope) else { return [] }
    return outcome.written.filter { state in
      project.hasAttribute(state, Known.State.name) && isPart(state, of: screen) && project.enclosingType(of: project.parent(of: state)) != field
    }.map { project[$0].name }
  }

  private func use(by action: Action, on screen: Screen) -> Outcome {
    var reader = ActionReader(project, drivers: [], asks: .use, views: screen.shape.parts)
    return reader.run(action)
  }

  private func find(_ uses: DraftUses, on screen: Screen) {
    uses.kept = kept(by: screen.keepers, on: screen)
    uses.commits = screen.commits.filter { !project.changesOnlyState(of: screen.shape.parts, $0.action) }
      .map { (name: $0.name, words: $0.words, touched: use(by: $0.action, on: screen).touched) }
    for done in screen.dones where !project.changesOnlyState(of: screen.shape.parts, done.action) {
      let outcome = use(by: done.action, on: screen)
      let isKept = outcome.keeps || outcome.maySave || !outcome.rebound.isEmpty || outcome.written.contains { isOfPresenter($0, of: screen) }
      if isKept { uses.commits.append((name: done.name, words: done.words, touched: outcome.touched)) }
    }
  }

  /// Whether a state belongs to one of the views that a modal is made of.
  private func isPart(_ state: DeclarationRef, of screen: Screen) -> Bool {
    project.enclosingType(of: project.parent(of: state)).map { screen.shape.parts.contains($0) } ?? true
  }

  /// Whether a property belongs to another screen, which hears of it by a closure or as a delegate.
  private func isOfPresenter(_ property: DeclarationRef, of screen: Screen) -> Bool {
    guard let owner = project.enclosingType(of: project.parent(of: property)), project.isViewController(owner) || project.isView(owner) else { return false }
    return !screen.shape.parts.contains { $0 == owner || project.conforms($0, to: owner) }
  }

  static let saveWords: Set<String> = ["save", "update"]

  /// - Parameter add: Says what else is known of it.
  mutating func append(
    _ candidate: Candidate, _ contents: [Content], style: Style, _ add: (inout Presentation) -> Void = { _ in }
  ) {
    guard isWanted(candidate.call) else { return }
    let shown = adapted(zoomed(style, contents), contents)
    var presentation = Presentation(
      platform: project.platform, site: site(of: candidate.call, name: candidate.name), how: project.text(candidate.name),
      via: candidate.links.isEmpty ? [] : [project.text(candidate.links.last?.name ?? none)], style: shown, contents: contents,
      isClosedByCode: candidate.isSwiftUI ? resetsFlag(candidate) : dismisses(candidate.call, contents), isSwiftUI: candidate.isSwiftUI)
    presentation.presenter = style == .dialog ? nil : presenter(of: candidate)
    presentation.presentingType = presentingType(of: candidate.call, isSwiftUI: candidate.isSwiftUI)
    presentation.closeSpot = closeSpot(contents, of: candidate)
    presentation.isSwipeable = isSwipeable(shown)
    if !candidate.isSwiftUI, contents.contains(where: { $0.unseen.isEmpty && $0.controls > 0 }), let state = watchedState(around: candidate.call) {
      for place in contents.indices { presentation.contents[place].unseen.append(Unseen("its presenter closes it by `\(project.text(state))`, parts of which are set")) }
    }
    presentation.call = candidate.call
    presentation.inner = candidate.inner
    add(&presentation)
    found.append(presentation)
  }

  /// Where nobody sets a style, what was the full screen before iOS 13 is a sheet since.
  func isSwipeable(_ style: Style) -> Bool {
    if case .unseen(let why) = style, why.isUnlikely { return true }
    return style == .sheet || style == project.defaultStyle
  }

  /// With the zoom transition a swipe closes a cover.
  func zoomed(_ style: Style, _ contents: [Content]) -> Style {
    style == .fullScreen && contents.contains(where: \.isZoomed) ? .sheet : style
  }

  /// A popover that the code turns into a sheet or cover is one on every phone.
  func adapted(_ style: Style, _ contents: [Content]) -> Style {
    let styles = contents.compactMap(\.adaptation)
    guard style == .popover, project.platform == .iOS, !styles.isEmpty, styles.count == contents.count else { return style }
    return .oneOf(styles, "a popover becomes either")
  }

  func site(of call: NodeRef, name: NameID) -> Site {
    let start = Int(project.files[Int(call.file)].starts[Int(call.index)])
    let length = project.text(name).utf8.count
    return Site(file: Int(call.file), range: start..<start + length, declaration: project.path(of: project.scope(of: call)))
  }

  func site(of declaration: DeclarationRef) -> Site { project.site(of: declaration) }
}
