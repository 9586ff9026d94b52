// What others give to a controller that is presented: the containers around it, the presenter, the functions that it is handed to.

import SwiftScan

extension PresentationReader {
  /// Bar items and guards that come from a navigation controller of the project's or from the presenter.
  mutating func addContainers(_ value: Value, to content: inout Content) {
    complete(&content.shape, of: value)
    var aliases = value.aliases
    for container in value.containers {
      aliases += container.aliases
      guard let type = container.type else {
        if !project.roles.has(container.name, .container) {
          content.unseen.append(Unseen("`\(project.text(container.name))` around it is from outside"))
        }
        continue
      }
      let screen = screen(of: type)
      content.exits += screen.exits.filter { !isCleared($0, by: value) }
      let isAsked = screen.guards.contains { $0.name == "presentationControllerShouldDismiss" }
      let agrees = isAsked && agrees(type, showing: content.type.map { [$0] + content.parts.filter(project.isViewController) } ?? [])
      content.guards += agrees ? screen.guards.filter { $0.name != "presentationControllerShouldDismiss" } : screen.guards
      // What a hosting controller runs as it goes may keep what its view holds.
      let keepers = content.drafts.isEmpty ? [] : screen.keepers.filter { if case .body = $0.action { true } else { false } }
      if !keepers.isEmpty {
        var names: Set<NameID> = []
        project.apart { names = kept(by: keepers, on: screen) }
        content.drafts.removeAll { !names.isDisjoint(with: $0.heldNames) }
      }
      content.isUndimmed = content.isUndimmed || screen.isUndimmed
      content.isLow = content.isLow || screen.isLow
      content.shape.isTitled = content.shape.isTitled || screen.shape.isTitled
      content.explainsRefusal = content.explainsRefusal || screen.explainsRefusal
      // What it hosts is the content itself.
      let settled = value.isHosted ? [ControllerReader.interfaceUnseen, ControllerReader.hostedUnseen] : [ControllerReader.interfaceUnseen]
      for reason in screen.unseen where !settled.contains(reason.reason) && !content.unseen.contains(reason) {
        content.unseen.append(reason)
      }
      content.unseenWays += screen.unseenWays.filter { !content.unseenWays.contains($0) }
    }
    var configured: Set<NodeRef> = []
    for alias in aliases {
      let isOfContainer = value.containers.first.map { $0.aliases.contains(alias) && !value.aliases.contains(alias) } ?? false
      let all = project.configurations(of: alias) + project.equipment(ofOthersOf: alias)
      for configuration in all where !isBarOfOutermost(configuration, alias, of: value) && project.reaches(value, configuration, isOfContainer: isOfContainer) {
        guard configured.insert(configuration.node).inserted else { continue }
        configure(configuration, of: value, &content)
      }
    }
    for setting in value.spokenSettings where configured.insert(setting.node).inserted { configure(setting, of: value, &content) }
    if let made = value.made {
      for argument in project.arguments(of: project[made.node], in: made.node.file) { handControl(argument.value, at: made.node, to: value, &content) }
    }
    for alias in aliases { for taker in project.takers(of: alias) { equipped(by: taker, &content, aliases: aliases) } }
    for setting in project.settings(ofAll: value) {
      if setting.path.last == Known.largestUndimmedDetentIdentifier.name, project.leavesUndimmed(setting.node) { content.isUndimmed = true }
      if setting.path.last == Known.detents.name, project[setting.node].kind == .assign, project.restsLow(project[setting.node].first, in: setting.node.file) { content.isLow = true }
      if setting.path.count == 1, setting.path[0] == .delegate { showing(setting, &content) }
    }
    for helper in value.helpers {
      var reader = ControllerReader(project, drivers: drivers, words: words)
      reader.setUp(by: helper.function, at: helper.use, frame: helper.frame)
      content.exits += reader.screen.exits
      for taker in project.takers(namedIn: helper.use) { equipped(by: taker, &content) }
    }
    leaveToOthers(value, &content)
  }

  /// `navigation.navigationItem.leftBarButtonItem = …`: the bar of a navigation controller shows the items of what is in it, and its own only where
  /// it stands in another.
  private func isBarOfOutermost(_ configuration: Configuration, _ alias: DeclarationRef, of value: Value) -> Bool {
    guard configuration.path.first == Known.navigationItem.name, configuration.path.count == 2, let outermost = value.containers.first, outermost.aliases.contains(alias),
      !value.aliases.contains(alias), !value.containers.dropFirst().contains(where: { $0.aliases.contains(alias) })
    else { return false }
    return outermost.type.map { project.ancestors(of: $0).external.contains(Known.UINavigationController.name) } ?? (outermost.name == Known.UINavigationController.name)
  }

  /// What the delegate of a navigation controller puts into the bar of what is shown.
  private func showing(_ setting: Configuration, _ content: inout Content) {
    guard let delegate = setting.value else { return }
    let types = project.typesOf(delegate, in: project.context(of: setting.node))
    let shows = project.members(named: Known.navigationController.name, of: types).filter { function in
      project[function].kind == .function && project.parameters(of: function).contains { project.isTold($0) }
    }
    for function in shows {
      var reader = ControllerReader(project, drivers: drivers, words: words)
      reader.setUp(by: function, at: nil, frame: nil)
      // For some of those that are shown.
      if !reader.screen.exits.isEmpty { content.unseen.append(Unseen("the delegate of what is around it sets a bar item")) }
    }
  }

  /// Whether a bar item that a navigation controller gives its root is taken away by the root as it loads.
  private func isCleared(_ exit: Exit, by root: Value) -> Bool {
    guard case .type(let type) = root.kind, let item = exit.node else { return false }
    let classes = project.ancestors(of: type).types
    func clears(_ assignment: NodeRef) -> Bool {
      let left = project.node(project[assignment].base, in: assignment.file)
      guard project.node(project[assignment].first, in: assignment.file).kind == .nil, left.kind == .member, left.base != none,
        project.node(left.base, in: assignment.file).name == .navigationItem, isAlwaysRun(assignment),
        let scope = project.scope(of: assignment), project[scope].name == .viewDidLoad
      else { return false }
      return project.enclosingType(of: scope).map { classes.contains($0) } ?? false
    }
    let places: [Known] = [.leftBarButtonItem, .rightBarButtonItem, .leftBarButtonItems, .rightBarButtonItems]
    return places.contains { place in
      let assignments = project.assignments[place.name]
      return assignments.contains { $0.file == item.file && project[$0].first == item.index } && assignments.contains(where: clears)
    }
  }

  /// `vc.navigationItem.leftBarButtonItem = …`, `vc.addCloseButton()`.
  private func configure(_ set: Configuration, of value: Value, _ content: inout Content) {
    var configuration = set
    configuration.path = project.pathInside(set.path)
    guard !configuration.path.isEmpty else { return }
    var reader = ControllerReader(project, drivers: drivers, words: words)
    let file = configuration.node.file
    if let assigned = configuration.value {
      let isBarItem = configuration.path.last.map { project.holds($0, "BarButtonItem") } ?? false
      guard isBarItem || configuration.path[0] == .navigationItem else { return handControl(assigned, at: configuration.node, to: value, &content) }
      let made = makings(of: assigned, at: configuration.node)
      // What is shown over a context may go with it.
      if StyleReader(project: project).style(of: value) != StyleReader.ofContext { reader.equips(value) }
      read(control: assigned, at: configuration.node, by: &reader)
      let pops = reader.screen.unseen.isEmpty && reader.screen.unseenWays.isEmpty ? reader.screen.idleCloses.filter(\.popsRoot) : []
      content.idleCloses += pops
      content.controls += pops.count
      if reader.screen.exits.count + pops.count < max(made.count, 1), project.node(assigned, in: file).kind != .nil {
        content.unseen.append(Unseen("its presenter sets a bar item"))
      }
      settle(reader.handlers, in: &content)
    } else {
      let call = project[configuration.node]
      let context = project.context(of: configuration.node)
      let callee = project.node(call.base, in: file)
      let meanings = project.members(meantBy: callee, in: context)
        + project.declarations[callee.name].filter { ref in
          project.enclosingType(of: project.parent(of: ref)).map { project.types[Int($0)].isExternal } ?? false
        }
      for function in meanings where project[function].kind == .function {
        reader.setUp(by: function, at: configuration.node, frame: nil)
      }
      if meanings.isEmpty, let promise = project.promiseOfClosing(callee.name) { content.unseen.append(promise) }
      // `card.cancelButton.addTarget(self, action: #selector(cancel), for: .touchUpInside)`, `card.view.addSubview(CloseButton(…))`
      if meanings.isEmpty, configuration.path.count > 1 {
        reader.control(callee.name, configuration.node, call, frame: nil)
        for argument in project.arguments(of: call, in: file) {
          read(control: argument.value, at: configuration.node, by: &reader)
        }
        content.unseen += reader.screen.unseen.filter { !content.unseen.contains($0) }
        content.unseenWays += reader.screen.unseenWays.filter { !content.unseenWays.contains($0) }
      } else {
        // `page.setLeft(UIBarButtonItem(…))`
        for argument in project.arguments(of: call, in: file) { handControl(argument.value, at: configuration.node, to: value, &content) }
      }
    }
    if configuration.path[0] == .navigationItem, hidesItem(of: value) {
      for index in reader.screen.exits.indices { reader.screen.exits[index].isHidden = true }
    }
    content.exits += reader.screen.exits.filter { exit in !content.exits.contains { $0.node == exit.node && exit.node != nil } }
  }

  /// Whether nothing shows the bar items that a presenter gives to what it presents: no navigation controller is around it, and its
  /// class has no bar of its own.
  private func hidesItem(of value: Value) -> Bool {
    guard isBare else { return false }
    guard case .type(let type) = value.kind else { return true }
    return !BarControls().isShown(by: project.ancestors(of: type).types, project)
  }

  /// What closes and is called by nobody but the control that was read with it is no more than that control.
  private func settle(_ handlers: Set<DeclarationRef>, in content: inout Content) {
    // `#selector(Page.close(_:))` is no call.
    for method in handlers where project.calls[project[method].name].allSatisfy({ project.called($0.index, in: $0.file) != $0.index }) {
      let name = project[method].name
      guard let type = project.enclosingType(of: project.parent(of: method)),
        !project.types[Int(type)].parts.contains(where: { project.isHandedOn(name, in: $0.file, inside: $0) })
      else { continue }
      let reason = ControllerReader.uncalled(project.text(name))
      guard content.unseen.contains(reason) else { continue }
      content.unseen.removeAll { $0 == reason }
      let body = NodeRef(file: method.file, index: project[method].body)
      content.exits.removeAll { $0.kind == .code && $0.node == body }
    }
  }
}
