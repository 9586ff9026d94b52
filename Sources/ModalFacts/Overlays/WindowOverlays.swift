// Views that cover a window: added to it, as large as it, and taking its touches. And the project's own classes
// of such views, wherever they are added: those that dim what is behind, answer to taps and take themselves away.

import SwiftScan

struct WindowOverlayReader {
  let project: Project
  private let windows: RecognizerViews
  let marks: OverlayMarks

  init(_ project: Project) {
    self.project = project
    windows = RecognizerViews(project: project)
    marks = OverlayMarks(project)
  }

  /// One call that adds a view.
  struct Added {
    var call: NodeRef
    var argument: NodeID
    var context: Context
    /// The name by which the view is added: a local, a property, the controller whose view it is; `none` for `self`.
    var name: NameID
    /// The class of the view, or of the controller whose view it is.
    var type: TypeID?
    var window: String?
    /// The functions that it was handed to before it is added.
    var steps = 0
  }

  // MARK: Windows

  func read() -> [WindowOverlay] {
    var found: [WindowOverlay] = []
    lazy var taken = project.told(byCalling: .removeFromSuperview)
    for added in addedViews() where added.window != nil {
      guard covers(added), !isPassive(added), let window = added.window else { continue }
      let hiding = hiding(added)
      let text = added.name == none ? added.type.map { project.text(project.types[Int($0)].name) } ?? "the view" : project.text(added.name)
      found.append(
        WindowOverlay(
          site: project.site(of: added.call, name: project.node(project[added.call].base, in: added.call.file).name), view: text, window: window,
          removal: removal(added, taken), hiding: hiding))
    }
    return found.sorted { $0.site < $1.site }
  }

  private func addedViews() -> [Added] {
    var found: [Added] = []
    for name in [Known.addSubview, .insertSubview] {
      for call in project.callsInFocus(name.name) where !project.isInactive(call) {
        let node = project[call]
        let callee = project.node(node.base, in: call.file)
        guard callee.kind == .member && callee.base != none || callee.kind == .name, let argument = project.arguments(of: node, in: call.file).first,
          argument.label == none
        else { continue }
        let context = project.context(of: call)
        guard let owner = project.enclosingType(of: context.scope) else { continue }
        // `extension UIWindow { func cover(with view: UIView) { addSubview(view) } }`
        let isOfAnyWindow = isAnyWindow(owner) && (callee.kind == .name || project.isSelf(callee.base, in: call.file))
        // What a window holds in its own class is the window.
        if !isOfAnyWindow, callee.kind == .name || project.isKind(owner, of: Known.UIWindow.name) { continue }
        let window = isOfAnyWindow ? project.text(Word.`self`.rawValue) : windows.windowText(callee.base, in: context)
        guard window != nil || project.node(callee.base, in: call.file).name == .view else { continue }
        if window != nil, !isOfAnyWindow, isOwnContent(of: callee.base, in: context) { continue }
        var view = project.node(argument.value, in: call.file)
        if view.kind == .member, view.name == .view, view.base != none { view = project.node(view.base, in: call.file) }
        // A controller's own view, as `view` or `self.view`.
        let isOwnView = view.kind == .name && view.name == .view && project.meanings(of: view, in: context).isEmpty
        let isSelf = isOwnView || view.kind == .name && view.name == Word.`self`.rawValue
        guard isSelf || view.kind == .name || view.kind == .member || view.kind == .call else { continue }
        found.append(
          Added(
            call: call, argument: argument.value, context: context, name: isSelf || view.kind == .call ? none : view.name,
            type: isSelf && !project.types[Int(owner)].isExternal ? owner : type(of: argument.value, in: context), window: window))
      }
    }
    return found
  }

  /// Whether code stands in an extension of UIKit's windows.
  private func isAnyWindow(_ type: TypeID) -> Bool { project.types[Int(type)].isExternal && project.types[Int(type)].name == .UIWindow }

  /// Whether a window is made here and shows nothing but what is added to it: a banner, a strip.
  private func isOwnContent(of window: NodeID, in context: Context) -> Bool {
    var reader = ValueReader(project)
    let isMade = reader.values(of: window, in: context).contains { value in
      if case .external(let name) = value.kind { name == .UIWindow && value.made != nil } else { false }
    }
    let name = lastName(window, in: context.file)
    return isMade && !project.assignments[Known.rootViewController.name].contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      return left.kind == .member && left.base != none && lastName(left.base, in: assignment.file) == name
    }
  }

  /// The project's class of an added view, or of the controller whose view is added.
  func type(of node: NodeID, in context: Context) -> TypeID? {
    let view = project.node(node, in: context.file)
    var node = node
    if view.kind == .member, view.name == .view, view.base != none { node = view.base }
    for type in project.typesOf(node, in: context) {
      if case .project(let id) = type, !project.types[Int(id)].isExternal { return id }
    }
    // Declared as some view, `var overlay: UIView?`: the only class that is put into it.
    var reader = ValueReader(project)
    let values = reader.values(of: node, in: context)
    guard values.count == 1, case .type(let id) = values[0].kind, !project.types[Int(id)].isExternal else { return nil }
    return id
  }

  // MARK: What covers

  /// As large as the window: by its frame, by its edges, or because its class dims all that is behind.
  private func covers(_ added: Added) -> Bool {
    // Made on the spot: `window.addSubview(Menu(frame: window.bounds))`.
    let made = project.node(added.argument, in: added.context.file)
    if made.kind == .call, project.arguments(of: made, in: added.context.file).contains(where: { $0.label == .frame && isWhole($0.value, in: added.context.file) }) {
      return true
    }
    if let scope = added.context.scope, let member = project.enclosingMember(of: scope), isSized(added.name, in: member) { return true }
    guard let type = added.type else { return false }
    return marks.dims(project.family(of: type)) && marks.takesTouches(project.family(of: type)) && (coversInClass(type) || isMadeWhole(type))
  }

  /// `Overlay(frame: window.bounds).show(in: window)`: whether all who make it say that it is as large as the screen.
  private func isMadeWhole(_ type: TypeID) -> Bool {
    let makers = project.calls[project.types[Int(type)].name].filter { !project.isInactive($0) }
    return !makers.isEmpty && makers.allSatisfy { call in
      project.arguments(of: project[call], in: call.file).contains { $0.label == .frame && isWhole($0.value, in: call.file) }
    }
  }

  /// Whether code of the class itself makes it as large as the screen, or leaves that to its controller.
  private func coversInClass(_ type: TypeID) -> Bool {
    if marks.isController(type) { return true }
    return project.types[Int(type)].parts.contains { part in
      project.children(of: part).contains { project[$0].kind.isFunction && isSized(none, in: $0) }
    }
  }

  /// Whether a function gives a view the size of a window or of the screen.
  private func isSized(_ name: NameID, in member: DeclarationRef) -> Bool {
    let declaration = project[member]
    var anchors: Set<NameID> = []
    for index in declaration.nodeStart..<declaration.nodeEnd {
      let node = project.node(index, in: member.file)
      switch node.kind {
      case .assign:
        let left = project.node(node.base, in: member.file)
        guard left.name == .frame || left.name == .bounds, isWhole(node.first, in: member.file) || isBoundsOfWindow(node.first, in: member) else { continue }
        let owner = left.kind == .member ? lastName(left.base, in: member.file) : none
        let isOwn = left.kind == .name || owner == .view || owner == Word.`self`
        if name == none ? isOwn : owner == name { return true }
      case .call:
        let callee = project.node(node.base, in: member.file)
        for argument in project.arguments(of: node, in: member.file) where argument.label == .frame && isWhole(argument.value, in: member.file) {
          if name == none ? isOwnInit(callee, in: member.file) : isValue(index, of: name, in: member) || isMadeFor(callee, name, in: member) {
            return true
          }
        }
        // `make.edges.equalToSuperview()`, `view.pinEdges(to: window)` and their kin.
        guard name != none || marksOwn(callee, in: member.file) || constrainsOwn(callee, at: NodeRef(file: member.file, index: index)) else { continue }
        if Self.edgeNames.contains(where: { callee.name == $0.name }) { return true }
        if callee.kind == .member, callee.name == .equalToSuperview || callee.name == .equalTo, callee.base != none,
          project.node(callee.base, in: member.file).name == .edges
        {
          return true
        }
        if callee.kind == .member, callee.name == .constraint, callee.base != none, isPlain(node, in: member.file) {
          anchors.insert(project.node(callee.base, in: member.file).name)
        }
      default: break
      }
    }
    return Self.anchorNames.allSatisfy { anchors.contains($0.name) }
  }

  /// `bounds` in an extension of UIKit's windows.
  private func isBoundsOfWindow(_ node: NodeID, in member: DeclarationRef) -> Bool {
    let name = project.node(node, in: member.file)
    return name.kind == .name && name.name == .bounds && (project.enclosingType(of: project.parent(of: member)).map(isAnyWindow) ?? false)
  }

  /// `super.init(frame: …)`, `self.init(frame: …)`.
  private func isOwnInit(_ callee: Node, in file: Int32) -> Bool {
    guard callee.kind == .member, callee.name == Word.`init`.rawValue, callee.base != none else { return false }
    let base = project.node(callee.base, in: file)
    return base.kind == .name && (base.name == Word.super.rawValue || base.name == Word.`self`.rawValue)
  }

  /// A call on the view itself: bare, on `self`, on its own anchor.
  private func marksOwn(_ callee: Node, in file: Int32) -> Bool {
    guard callee.kind == .member, callee.base != none else { return true }
    let base = project.node(callee.base, in: file)
    return base.kind == .name && (base.name == Word.`self`.rawValue || Self.anchorNames.contains { base.name == $0.name })
      || base.kind == .member && project.isSelf(base.base, in: file) && Self.anchorNames.contains { base.name == $0.name }
  }

  /// `snp.makeConstraints { $0.edges.equalToSuperview() }`: a call in a closure that is handed to what the view itself has.
  private func constrainsOwn(_ callee: Node, at call: NodeRef) -> Bool {
    guard callee.name == .equalToSuperview || callee.name == .equalTo, let closure = project.scope(of: call), project[closure].kind == .closure,
      let handing = project.call(handing: closure)
    else { return false }
    let method = project.node(project[handing].base, in: handing.file)
    guard method.kind == .member, method.base != none else { return false }
    let maker = project.node(method.base, in: handing.file)
    return maker.kind == .name && project.meanings(of: maker, in: project.context(of: handing)).isEmpty && !project.startsUppercase(maker.name)
      || maker.kind == .member && project.isSelf(maker.base, in: handing.file)
  }

  private static let anchorNames: [Known] = [.topAnchor, .bottomAnchor]
  private static let edgeNames: [Known] = [.pinEdges, .pinToEdges, .autoPinEdgesToSuperviewEdges, .fillSuperview]

  /// `constraint(equalTo: x)` without a constant: flush with an edge.
  private func isPlain(_ call: Node, in file: Int32) -> Bool {
    let arguments = project.arguments(of: call, in: file)
    return arguments.count == 1 && arguments.contains { $0.label == .equalTo }
  }

  /// `window.bounds`, `UIScreen.main.bounds`, `keyWindow?.frame`, `view.bounds`.
  private func isWhole(_ node: NodeID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    if expression.kind == .binary { return isWhole(expression.base, in: file) }
    if expression.kind == .call {
      // Below the window, to slide in: `window.bounds.offsetBy(dx: 0, dy: height)`.
      let callee = project.node(expression.base, in: file)
      return callee.kind == .member && callee.name == .offsetBy && callee.base != none && isWhole(callee.base, in: file)
    }
    guard expression.kind == .member, expression.name == .bounds || expression.name == .frame, expression.base != none else { return false }
    let base = lastName(expression.base, in: file)
    let isOfScreen = base == Word.main && project.node(expression.base, in: file).kind == .member
    return isOfScreen || base == .window || base == .keyWindow || base == .superview || project.text(base).lowercased().hasSuffix("window")
      || base == .view || windows.windowText(expression.base, in: project.context(of: NodeRef(file: file, index: node))) != nil
  }

  func lastName(_ node: NodeID, in file: Int32) -> NameID {
    let expression = project.node(node, in: file)
    switch expression.kind {
    case .name: return expression.name
    case .member: return expression.name == .view && expression.base != none ? lastName(expression.base, in: file) : expression.name
    default: return none
    }
  }

  /// Whether a call is the value of a local of this name.
  private func isValue(_ call: NodeID, of name: NameID, in member: DeclarationRef) -> Bool {
    let all = project.files[Int(member.file)].declarations
    return (member.index..<all[Int(member.index)].end).contains { index in
      let declaration = all[Int(index)]
      return declaration.name == name && declaration.value == call
    }
  }

  /// `overlay = Overlay(frame: window.bounds)`.
  private func isMadeFor(_ callee: Node, _ name: NameID, in member: DeclarationRef) -> Bool {
    let declaration = project[member]
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let node = project.node(index, in: member.file)
      guard node.kind == .assign, lastName(node.base, in: member.file) == name else { return false }
      let value = project.node(node.first, in: member.file)
      return value.kind == .call && project.node(value.base, in: member.file) == callee
    }
  }

  /// A cover that lets touches through, or hides what another app's list may show of it.
  private func isPassive(_ added: Added) -> Bool {
    let family = added.type.map { project.family(of: $0) } ?? []
    if let type = added.type, marks.choosesTouches(type) { return true }
    return project.assignments[Known.isUserInteractionEnabled.name].contains { assignment in
      guard project.node(project[assignment].first, in: assignment.file).kind == .false else { return false }
      let left = project.node(project[assignment].base, in: assignment.file)
      let owner = project.enclosingType(of: project.scope(of: assignment))
      let isOwn = left.kind == .name || project.isSelf(left.base, in: assignment.file)
      if isOwn { return owner.map(family.contains) ?? false }
      guard left.kind == .member, left.base != none, added.name != none, lastName(left.base, in: assignment.file) == added.name else { return false }
      return owner == project.enclosingType(of: added.context.scope)
    }
  }

  // MARK: Hiding

  /// Where it is moved, faded or hidden and stays.
  private func hiding(_ added: Added) -> Site? {
    guard added.name != none || added.type != nil else { return nil }
    let family = added.type.map { project.family(of: $0) } ?? []
    for name in [Known.isHidden, .alpha, .transform, .center] {
      for assignment in project.assignments[name.name] where !project.isInactive(assignment) {
        let left = project.node(project[assignment].base, in: assignment.file)
        let owner = project.enclosingType(of: project.scope(of: assignment))
        let isOwn = left.kind == .name || project.isSelf(left.base, in: assignment.file) || lastName(left.base, in: assignment.file) == .view
        if isOwn ? owner.map(family.contains) ?? false : added.name != none && lastName(left.base, in: assignment.file) == added.name {
          return project.site(of: assignment, length: 1)
        }
      }
    }
    return nil
  }

  // MARK: Classes of overlays

  /// The project's own views, and controllers whose view is added, that cover a window or a screen as a modal.
  func readOverlays() -> [Overlay] {
    var found: [Overlay] = []
    var met: Set<TypeID> = []
    for added in addedViews().flatMap(byWhatIsHandedIn) {
      guard let type = added.type, !met.contains(type), !isPassive(added) else { continue }
      let family = project.family(of: type)
      let isController = marks.isController(type)
      guard !project.isView(type), marks.takesTouches(family) else { continue }
      if added.window != nil {
        guard covers(added) else { continue }
      } else {
        // Over a controller's view: a view that dims it whole and takes itself away again.
        guard !isController, marks.dims(family), isRemovedAgain(type, family) || isRemovedByAdder(added), covers(added) || coversInClass(type), !isContent(added) else { continue }
      }
      // What only says that something runs has nothing to close.
      guard let part = project.types[Int(type)].parts.first else { continue }
      met.insert(type)
      let closer = marks.closer(of: type)
      let taps = ClosingTaps(project, of: type)
      let isClosed = closer != nil || isRemovedAgain(type, family) || isRemovedByAdder(added)
      found.append(
        Overlay(
          kind: .view, name: project.text(project.types[Int(type)].name), site: project.site(of: part),
          shown: project.site(of: added.call, name: Known.addSubview.name), modality: modality(type, added),
          escape: escape(type, added, isClosable: isClosed && taps.hasAny || taps.hasAnyToldOf),
          closer: closer, mark: initializer(of: type, isController: isController)))
    }
    return found
  }

  private func escape(_ type: TypeID, _ added: Added, isClosable: Bool) -> Overlay.Answer {
    let shown = shownClasses(type)
    if shown.allSatisfy(marks.answersEscape) || isAnsweredAround(added) { return .found("`accessibilityPerformEscape`") }
    guard !shown.allSatisfy({ project.roles.words.isGate(project.words(of: project.types[Int($0)].name)) }) else { return .unseen("it is a gate by its name") }
    return isClosable ? .absent : .unseen("nothing that a person does was seen to close it")
  }

  /// The classes that are shown where a type adds itself, or whatever inherits from it is added: of those that are made all; where none is,
  /// those that answer the scrub, if any do.
  private func shownClasses(_ type: TypeID) -> [TypeID] {
    let heirs = project.descendants(of: type).filter { !project.types[Int($0)].isExternal }
    guard !heirs.isEmpty else { return [type] }
    let all = [type] + heirs
    let made = all.filter { heir in project.calls[project.types[Int(heir)].name].contains { !project.isInactive($0) } }
    guard made.isEmpty else { return made }
    let answering = all.filter(marks.answersEscape)
    return answering.isEmpty ? [type] : answering
  }

  /// What a function adds to a window that it is handed or called on, `extension UIView { func show(in window: UIWindow) { … } }`: one for
  /// each caller whose view is of a class of the project's.
  private func byWhatIsHandedIn(_ added: Added) -> [Added] {
    guard added.type == nil, added.window != nil, let function = added.context.scope.flatMap({ project.enclosingMember(of: $0) }), project[function].kind == .function
    else { return [added] }
    let parameter = project.parameters(of: function).first { project[$0].name == added.name }
    guard parameter != nil || project.isSelf(added.argument, in: added.context.file) else { return [added] }
    return project.callers(of: function).compactMap { call in
      let callee = project.node(project[call].base, in: call.file)
      guard let view = parameter.map({ project.argument(for: $0, of: function, call: call) }) ?? (callee.kind == .member ? callee.base : nil), view != none else { return nil }
      var handed = added
      handed.type = type(of: view, in: project.context(of: call))
      return handed.type == nil ? nil : handed
    }
  }

  /// Whether a view is added to a controller that the same function presents: it is what UIKit shows, and lies over nothing there.
  private func isContent(_ added: Added) -> Bool {
    let callee = project.node(project[added.call].base, in: added.call.file)
    let view = project.node(callee.base, in: added.call.file)
    guard view.kind == .member, view.base != none, let member = project.enclosingMember(of: added.context.scope) else { return false }
    let host = project.node(view.base, in: added.call.file)
    guard host.kind == .name, host.name != Word.`self`.rawValue else { return false }
    return project.roles.names(of: .present).flatMap { project.calls.list(of: $0, in: added.call.file) }.contains { call in
      guard let shown = project.arguments(of: project[call], in: call.file).first else { return false }
      let value = project.node(shown.value, in: call.file)
      return value.kind == .name && value.name == host.name && project.enclosingMember(of: project.scope(of: call)) == member
    }
  }

  private func modality(_ type: TypeID, _ added: Added) -> Overlay.Answer {
    let answer = marks.modality(of: type)
    guard answer == .absent else { return answer }
    let superview = project.node(project[added.call].base, in: added.call.file).base
    if marks.isShutIn(added.name == none ? [] : [added.name], over: superview, at: added.call) { return .found("what is behind is hidden") }
    guard added.name != none else { return .absent }
    // Said where it is added, of a local whose type names do not tell.
    let isMarked = project.told(.accessibilityViewIsModal).contains { $0.view != none && lastName($0.view, in: $0.at.file) == added.name }
    return isMarked ? .found("`accessibilityViewIsModal`") : .absent
  }

  /// Whether the controller that adds a view to its own answers the scrub, which goes up from the view.
  private func isAnsweredAround(_ added: Added) -> Bool {
    let view = project.node(project[added.call].base, in: added.call.file).base
    guard project.isOwnView(view, at: added.call), let owner = project.enclosingType(of: added.context.scope) else { return false }
    return marks.answersEscape(owner)
  }

  private func isRemovedAgain(_ type: TypeID, _ family: Set<TypeID>) -> Bool {
    project.nodes(project.calls[Known.removeFromSuperview.name], of: family).contains { call in
      let callee = project.node(project[call].base, in: call.file)
      return marks.isOwn(callee, in: call.file) || lastName(callee.base, in: call.file) == .view
    }
  }

  /// `overlay.removeFromSuperview()` in the class that adds it.
  private func isRemovedByAdder(_ added: Added) -> Bool {
    guard added.name != none, let owner = project.enclosingType(of: added.context.scope) else { return false }
    return project.nodes(project.calls[Known.removeFromSuperview.name], of: [owner]).contains { call in
      let callee = project.node(project[call].base, in: call.file)
      return callee.kind == .member && callee.base != none && lastName(callee.base, in: call.file) == added.name
    }
  }

  /// Where a class sets itself up: its own initialiser, or `viewDidLoad`.
  private func initializer(of type: TypeID, isController: Bool) -> (site: Site, receiver: String)? {
    for part in project.types[Int(type)].parts {
      for function in project.children(of: part) where project[function].body != none {
        let declaration = project[function]
        if isController ? declaration.kind == .function && declaration.name == .viewDidLoad : declaration.kind == .initializer && isDesignated(function) {
          return (project.site(of: function), isController ? "view." : "")
        }
      }
    }
    return nil
  }

  /// It calls `super.init` itself and is not the one for archives.
  private func isDesignated(_ initializer: DeclarationRef) -> Bool {
    let declaration = project[initializer]
    if project.parameters(of: initializer).contains(where: { project[$0].label == .coder || project[$0].name == .coder }) { return false }
    return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
      let call = project.node(index, in: initializer.file)
      guard call.kind == .call, call.base != none else { return false }
      let callee = project.node(call.base, in: initializer.file)
      return callee.kind == .member && callee.name == Word.`init`.rawValue && callee.base != none
        && project.node(callee.base, in: initializer.file).name == Word.super.rawValue
    }
  }
}
