// What a controller pushes may hold a way out: UIKit's `dismiss` on a page further in closes the whole modal. Its pop only leads
// back. Segues and code push alike; what a screen shows at once, its root, is no such page.

import SwiftScan

/// A call that puts pages onto a navigation controller later on, and one of them.
struct PushedPage {
  var node: NodeID
  var call: NodeRef
  var frame: Frame?
}

extension ControllerReader {
  /// `pushViewController(page, animated: true)`; what a navigation controller's class pushes as soon as it is there is its root.
  mutating func pushed(_ call: Node, _ callee: Node, _ ref: NodeRef, frame: Frame?, _ made: inout [(TypeID, NodeRef)]) {
    guard let scope = project.scope(of: ref), let argument = project.arguments(of: call, in: ref.file).first else { return }
    if callee.kind == .name || project.isSelf(callee.base, in: ref.file), project[scope].kind == .initializer || project[scope].name == .viewDidLoad {
      return root(argument.value, ref, frame: frame, &made)
    }
    let pages = project.node(argument.value, in: ref.file)
    // What overrides UIKit's hands on what others push.
    if pages.kind == .name, project[scope].name == callee.name, project[scope].modifiers.contains(.override),
      let handed = project.meanings(of: pages, in: project.context(of: ref)).first, project.parent(of: handed) == scope
    {
      return
    }
    for page in pages.kind == .array ? Array(project.list(of: pages, in: ref.file)) : [argument.value] {
      pushedPages.append(PushedPage(node: page, call: ref, frame: frame))
    }
  }

  /// Reads what code pushes, where no button was found before.
  mutating func readPushedPages() {
    for page in pushedPages where pushes < 3 && !hasButton {
      var context = project.context(of: page.call)
      context.frame = page.frame
      var reader = ValueReader(project)
      for value in reader.values(of: page.node, in: context) { push(value) }
    }
  }

  /// A way out on a page that is pushed. Going back is none.
  mutating func push(_ page: Value) {
    guard pushes < 3, !hasButton else { return }
    var found: Screen
    var name = "a view"
    switch page.kind {
    case .type(let type):
      guard !classes.contains(type), pushedTypes.insert(type).inserted else { return }
      name = "`\(project.text(project.types[Int(type)].name))`"
      found = pushedScreen(of: type, page)
    case .view(let node, let context):
      var reader = ViewReader(project, drivers: drivers, words: words)
      reader.zone = .pushed
      project.apart { reader.read(node.index, in: context) }
      found = reader.screen
    case .external: return
    case .parameter, .answer, .receiver, .unseen: return screen.note("what it pushes was not seen")
    }
    found.exits.removeAll { $0.kind == .code || $0.isHidden || $0.steps.isEmpty || $0.steps.endInPop }
    guard let exit = found.exits.first(where: { $0.kind != .gesture }) ?? found.exits.first else {
      if let unseen = found.unseen.first { screen.note("of \(name), which it pushes: \(unseen.reason)") }
      // Code of its own is no way out either where it is seen.
      return screen.add(found.unseenWays.filter { $0.kind != .code })
    }
    screen.exits.append(
      Exit(kind: Zone.pushed.exit(exit.kind), name: exit.name, words: exit.words, steps: ["pushes \(name)"] + exit.steps, node: exit.node))
  }

  private mutating func pushedScreen(of type: TypeID, _ page: Value) -> Screen {
    var reader = ControllerReader(project, drivers: drivers, words: words)
    reader.pushes = pushes + 1
    reader.pushedTypes = pushedTypes
    reader.isAtRoot = true
    project.apart { reader.read(type, made: page.made, scene: page.scene) }
    pushedTypes = reader.pushedTypes
    return reader.screen
  }
}
