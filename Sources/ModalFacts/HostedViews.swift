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
    let surroundings = Surroundings(frame)
    let shared = HostedView(host: ref, frame: nil, surroundings: surroundings, drivers: drivers)
    if let known = project.screensOfHosted[shared] { return screen.add(known) }
    let own = HostedView(host: ref, frame: frame, surroundings: surroundings, drivers: drivers)
    if let known = project.screensOfHosted[own] {
      FrameWatch.note(frame)
      return screen.add(known)
    }
    var reader = ViewReader(project, drivers: drivers, words: words)
    var context = project.context(of: ref)
    context.frame = frame
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

  /// Whether what is hosted is whatever an initialiser is handed, `override init(rootView: Page)`, and no followed call says what.
  func isHandedIn(_ root: NodeID, _ ref: NodeRef, frame: Frame?) -> Bool {
    let name = project.node(root, in: ref.file)
    guard name.kind == .name, let meant = project.meanings(of: name.name, in: project.context(of: ref)).first, project[meant].kind == .parameter
    else { return false }
    return ValueReader(project).argument(for: meant, in: frame) == nil
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
