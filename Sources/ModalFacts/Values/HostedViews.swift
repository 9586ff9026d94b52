// SwiftUI inside UIKit: the view that a controller hosts. A controller is met as often as others hold it, so what its view
// says is kept.

import SwiftScan

/// A view that a controller hosts, and all that its screen rests on.
struct HostedView: Hashable {
  /// The call that hosts it, or the assignment.
  var host: NodeRef
  /// Nil where nobody asks what the calls around hand over.
  var frame: Frame?
  var surroundings: Surroundings
  var drivers: Drivers
  /// Whether to pop what hosts it closes nothing.
  var isAtRoot: Bool
}

extension ControllerReader {
  /// SwiftUI shown inside UIKit.
  mutating func hosted(_ call: Node, _ ref: NodeRef, frame: Frame?) {
    guard let root = project.arguments(of: call, in: ref.file).first(where: { $0.label == .rootView || $0.label == Argument.trailing })
    else { return }
    hosted(view: root.value, ref, frame: frame)
  }

  /// - Parameter ref: The call, or the assignment, that makes it the one that is hosted.
  mutating func hosted(view root: NodeID, _ ref: NodeRef, frame: Frame?) {
    var context = project.context(of: ref)
    context.frame = frame
    if let handed = project.handedParameter(root, in: context), project.parent(of: handed) == project.enclosingMember(of: context.scope),
      let frames = framesHanding(handed, frame: frame)
    {
      for frame in frames { hosted(view: root, ref, frame: frame) }
      return
    }
    let surroundings = Surroundings(frame)
    let shared = HostedView(host: ref, frame: nil, surroundings: surroundings, drivers: drivers, isAtRoot: isAtRoot)
    if let known = project.screensOfHosted[shared] { return screen.add(known) }
    let own = HostedView(host: ref, frame: frame, surroundings: surroundings, drivers: drivers, isAtRoot: isAtRoot)
    if let known = project.screensOfHosted[own] {
      FrameWatch.note(frame)
      return screen.add(known)
    }
    var reader = ViewReader(project, drivers: drivers, words: words)
    reader.isAtRoot = isAtRoot
    reader.host = project.enclosingType(of: context.scope)
    let watch = FrameWatch(frame)
    project.apart {
      guard ValueReader(project).isImplicitInit(root, in: ref.file) else { return reader.read(root, in: context) }
      let types = hostedTypes(by: ref)
      if types.isEmpty { reader.screen.note("the type of the view that is hosted was not seen") }
      let arguments = project.arguments(of: project.node(root, in: ref.file), in: ref.file)
      reader.viewMade(none, types, NodeRef(file: ref.file, index: root), arguments, in: context.at(root), 0)
      reader.finish()
    }
    let isAsked = watch.isAsked() || reader.screen.usesAsk(of: frame, project)
    project.screensOfHosted[isAsked ? own : shared] = reader.screen
    screen.add(reader.screen)
  }

  /// What `.init(…)` makes as a root: `UIHostingController<Page>(rootView: .init())`, or `super.init` of a class that inherits from that.
  private func hostedTypes(by ref: NodeRef) -> Types {
    let callee = project.node(project[ref].base, in: ref.file)
    let context = project.context(of: ref)
    if callee.kind == .generic { return hostedTypes(in: callee, context) }
    guard callee.name == Word.`init`.rawValue, let type = project.enclosingType(of: context.scope) else { return Types() }
    for part in project.types[Int(type)].parts {
      for inherited in project.inherits(of: part) {
        let types = hostedTypes(in: project.node(inherited, in: part.file), Context(file: part.file, scope: part, position: none, frame: nil))
        if !types.isEmpty { return types }
      }
    }
    return Types()
  }

  private func hostedTypes(in type: Node, _ context: Context) -> Types {
    guard type.kind == .generic, case let views = project.list(of: type, in: context.file), views.count == 1, let view = views.first,
      case let name = project.node(type.base, in: context.file).name,
      project.roles.has(name, .hosting) || project.typesByName[name].contains(where: { project.isViewController($0) })
    else { return Types() }
    return project.resolve(type: view, in: context).filter { if case .project(let id) = $0 { project.isView(id) } else { false } }
  }

  /// A hosting controller's own view, `super.init(rootView: …)`. A base class is handed it by its heir, and may put something around it.
  mutating func hostsItself(_ root: NodeID, by call: Node, _ ref: NodeRef, frame: Frame?) {
    guard let own = project.enclosingType(of: project.scope(of: ref)) else { return }
    // What `.init(…)` makes is told by the class that says so: `final class Host: Tinted<Page>`.
    if !ValueReader(project).isImplicitInit(root, in: ref.file), project.isSuper(call, in: ref.file), let base = project.superclass(of: own),
      project.matching(project.initializers(of: base), project.arguments(of: call, in: ref.file)).contains(where: { project.hostedRoot(of: $0) != nil })
    {
      return
    }
    var context = project.context(of: ref)
    context.frame = own == shown ? frame : hasRootView ? nil : frameOfBase(own, at: ref, frame)
    guard let handed = project.handedParameter(root, in: context) else {
      hosted(call, ref, frame: context.frame)
      hasRootView = true
      return
    }
    // What is around it is seen all the same.
    let before = screen.unseen
    hosted(call, ref, frame: context.frame)
    let reason = ViewReader(project, drivers: drivers, words: words).handedIn(project[handed].name)
    screen.unseen.removeAll { $0.reason == reason && !before.contains($0) }
    isRootHandedIn = true
  }

  /// What the heir of a base class that is shown hands to the initialiser around a place, if that is one call.
  func frameOfBase(_ base: TypeID, at ref: NodeRef, _ frame: Frame?, _ depth: Int = 0) -> Frame? {
    guard depth < 6, let shown, let initializer = project.enclosingMember(of: project.scope(of: ref)),
      let heir = project.ancestors(of: shown).types.first(where: { project.superclass(of: $0) == base })
    else { return nil }
    let calls = project.initializers(of: heir).flatMap { project.superCalls(in: $0) }
      .filter { project.fits(initializer, project.arguments(of: project[$0], in: $0.file)) }
    guard calls.count == 1, let call = calls.first else { return nil }
    var caller = project.context(of: call)
    caller.frame = heir == shown ? frame : frameOfBase(heir, at: call, frame, depth + 1)
    return project.frame(making: base, by: call, caller: caller)
  }
}

extension Project {
  /// The parameter that is hosted, `AnyView(page.modifier(Tint()))`, of which no followed call says what it is.
  func handedParameter(_ root: NodeID, in context: Context, _ depth: Int = 0) -> DeclarationRef? {
    guard root != none, depth < 12 else { return nil }
    let expression = node(root, in: context.file)
    switch expression.kind {
    case .name:
      guard let meant = meanings(of: expression, in: context).first else { return nil }
      if self[meant].kind == .parameter {
        guard let bound = ValueReader(self).argument(for: meant, in: context.frame) else { return meant }
        return handedParameter(bound.node, in: bound.context, depth + 1)
      }
      guard self[meant].kind == .variable, self[meant].value != none, parent(of: meant).map({ !self[$0].kind.isType }) ?? false else { return nil }
      return handedParameter(self[meant].value, in: valueContext(of: meant, frame: context.frame), depth + 1)
    case .call:
      let callee = node(expression.base, in: context.file)
      let context = context.at(root)
      let arguments = arguments(of: expression, in: context.file)
      if callee.name == .AnyView { return arguments.first.flatMap { handedParameter($0.value, in: context, depth + 1) } }
      // A view of the base class's that stands around the page: `Dressed(content: rootView, theme: theme)`, `.init(content: rootView)`.
      if callee.kind == .name && startsUppercase(callee.name) || ValueReader(self).isImplicitInit(root, in: context.file) {
        let page = arguments.lazy.compactMap { self.handedParameter($0.value, in: context, depth + 1) }.first
        return page.flatMap { self[$0].name == .rootView || self[$0].name == .content ? $0 : nil }
      }
      if callee.kind == .member { return handedParameter(callee.base, in: context, depth + 1) }
      return callee.kind == .name && !startsUppercase(callee.name) ? handedParameter(expression.base, in: context, depth + 1) : nil
    // `page.environmentObject(owner) as! Wrapped<Page>`
    case .cast: return handedParameter(expression.base, in: context, depth + 1)
    default: return nil
    }
  }

  /// The project's class that a class inherits from.
  func superclass(of type: TypeID) -> TypeID? {
    guard case let ancestors = ancestors(of: type).types, ancestors.count > 1, types[Int(ancestors[1])].kind == .class else { return nil }
    return ancestors[1]
  }

  /// Whether a call is `super.init(…)`.
  fileprivate func isSuper(_ call: Node, in file: Int32) -> Bool {
    let callee = node(call.base, in: file)
    return callee.kind == .member && callee.name == Word.`init`.rawValue && callee.base != none && node(callee.base, in: file).name == Word.super.rawValue
  }

  fileprivate func superCalls(in initializer: DeclarationRef) -> [NodeRef] {
    (self[initializer].nodeStart..<self[initializer].nodeEnd).compactMap { index in
      let node = node(index, in: initializer.file)
      return node.kind == .call && isSuper(node, in: initializer.file) ? NodeRef(file: initializer.file, index: index) : nil
    }
  }

  /// What an initialiser of a hosting controller's class hosts.
  func hostedRoot(of initializer: DeclarationRef) -> NodeID? {
    superCalls(in: initializer).lazy.compactMap { call in
      self.arguments(of: self[call], in: call.file).first { $0.label == .rootView }?.value
    }.first
  }
}

extension Value {
  /// A view of SwiftUI's, in a controller that hosts it.
  var isHosted: Bool { if case .view = kind { true } else { false } }
}

extension ValueReader {
  /// What a hosting controller shows that is given another view through its name: `host.rootView = HelpPage(…)`, often since
  /// the view wants the controller that it is in.
  func rehosted(_ value: Value, through host: DeclarationRef, frame: Frame?) -> Value {
    guard value.isHosted, let given = project.configurations(of: host).last(where: { $0.path == [Known.rootView.name] }),
      let view = given.value
    else { return value }
    var context = project.context(of: given.node)
    context.frame = frame
    var value = value
    value.kind = .view(NodeRef(file: given.node.file, index: view), context)
    return value
  }
}

extension Project {
  /// What views have, or the project adds to all of them, that gives back a controller: `LegendPage().hosted()`.
  func hostingMethods(named name: NameID, of views: Types) -> Declarations {
    var methods = members(named: name, of: views)
    if methods.isEmpty { methods = Declarations(declarations[name].filter { ref in enclosingType(of: parent(of: ref)).map { isViewName(types[Int($0)].name) } ?? false }) }
    return methods.filter { method in
      self[method].kind == .function && self[method].body != none && typesOf(declaration: method).contains { type in
        switch type {
        case .project(let id): isViewController(id)
        case .external(let name): name == .UIViewController || roles.has(name, .container) || roles.has(name, .hosting)
        }
      }
    }
  }
}

extension ViewReader {
  /// `self` where a view stands. In what gives back a view it is the one that modifiers are put around, which is read by itself; a
  /// function that hosts it shows the view that it is called on.
  mutating func viewOfSelf(in context: Context, _ depth: Int) {
    guard let member = project.enclosingMember(of: context.scope), !isModifierContent(context), !project.isViewName(project[member].type, in: member.file),
      let owner = project.enclosingType(of: project.parent(of: member)), isInsideView(context)
    else { return }
    if let frame = context.frame, frame.function == member, let receiver = ValueReader(project).receiver(of: frame) {
      return view(receiver.node, in: receiver.context, depth + 1)
    }
    if project.types[Int(owner)].isExternal { return screen.note("the view that is hosted here was not seen") }
    enter(owner, NodeRef(file: context.file, index: context.position), Arguments(start: nil, count: 0), in: context, depth)
  }
}
