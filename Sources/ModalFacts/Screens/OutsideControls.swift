// Controls and guards that another module's code brings to a controller, as its names promise: `addCloseButton()`,
// `CloseBarButtonItem(controller: self)`, `DismissGuard.install(on: self)`. Nobody sees what they do.

import SwiftScan

extension ControllerReader {
  /// Notes what may close the controllers of some classes, where nothing else that was seen does without committing.
  mutating func noteOutsideControls(of types: UnsafeBufferPointer<TypeID>) {
    guard screen.exits.allSatisfy({ $0.kind == .commit }) else { return }
    if let name = outsideCall(in: types, where: project.promisesClose) { return screen.note("`\(project.text(name))` of another module may close it") }
    for type in types {
      for item in BarItems.values(of: type, project) where isItemOfOthers(item.index, in: project.context(of: item), 0) {
        return screen.note("a bar item of another module may close it")
      }
    }
  }

  /// `Items.cross(self)`, also in a list, under a name or as what an item shows.
  private func isItemOfOthers(_ node: NodeID, in context: Context, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    let item = project.node(node, in: context.file)
    switch item.kind {
    case .array, .ternary: return project.list(of: item, in: context.file).contains { isItemOfOthers($0, in: context, depth + 1) }
    case .name:
      guard let local = project.meanings(of: item, in: context).first, project[local].kind == .variable, project[local].value != none else { return false }
      return isItemOfOthers(project[local].value, in: project.valueContext(of: local, frame: nil), depth + 1)
    case .call where project.node(item.base, in: context.file).name == .UIBarButtonItem:
      return project.arguments(of: item, in: context.file).contains { project.text($0.label) == "customView" && isItemOfOthers($0.value, in: context, depth + 1) }
    default: return project.isMadeOutside(node, in: context.file)
    }
  }

  /// Notes what may guard what is typed.
  mutating func noteOutsideGuards(of types: UnsafeBufferPointer<TypeID>) {
    guard screen.guards.isEmpty, screen.inputs.contains(where: \.isDraft), let name = outsideCall(in: types, where: project.promisesGuard) ?? keeperOutside(in: types)
    else { return }
    screen.guards.append(Guard(name: project.text(name), isUnconditional: false, spot: nil))
  }

  /// `AutoSaver.attach(to: textView)`, `textView.persistText(forKey: "note")`: what another module does with a field may keep its text.
  private func keeperOutside(in types: UnsafeBufferPointer<TypeID>) -> NameID? {
    let fields = Set(screen.inputs.filter(\.isTypedInUIKit).map(\.holderName))
    for part in types.lazy.flatMap({ project.types[Int($0)].parts }) where !project.isInactive(part) {
      let tables = project.files[Int(part.file)]
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let call = project.node(index, in: part.file)
        guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
        let callee = project.node(call.base, in: part.file)
        guard callee.kind == .name || callee.kind == .member, project.declarations[callee.name].isEmpty, project.typesByName[callee.name].isEmpty else { continue }
        let said = project.words(of: callee.name) + (callee.kind == .member ? project.words(of: tables.lastName(callee.base)) : [])
        guard said.contains(where: { Self.keepingWords.contains($0) }) else { continue }
        let spoken = (callee.kind == .member ? [callee.base] : []) + project.arguments(of: call, in: part.file).map(\.value)
        if spoken.contains(where: { fields.contains(tables.lastName($0)) }) { return callee.name }
      }
    }
    return nil
  }

  private static let keepingWords: Set<String> = ["autosave", "autosaver", "saver", "persist", "draft", "drafts", "keeper", "restore", "bind"]

  /// The first name that is declared nowhere, promises something, and is called by the classes themselves, made by them, or what they
  /// put into a bar.
  private func outsideCall(in types: UnsafeBufferPointer<TypeID>, where promises: ([String]) -> Bool) -> NameID? {
    for part in types.lazy.flatMap({ project.types[Int($0)].parts }) where !project.isInactive(part) {
      let tables = project.files[Int(part.file)]
      for index in project[part].nodeStart..<project[part].nodeEnd {
        let node = project.node(index, in: part.file)
        guard !node.flags.contains(.inactive) else { continue }
        if node.kind == .call, let name = project.outsideCallee(of: node, in: part.file), promises(project.words(of: name.maker) + project.words(of: name.called)) {
          return name.called
        }
        // `header.showsCloseButton = true`
        if node.kind == .assign, project.node(node.first, in: part.file).kind == .true, case let left = project.node(node.base, in: part.file),
          project.declarations[left.name].isEmpty, promises(project.words(of: left.name))
        {
          return left.name
        }
        // `navigationItem.leftBarButtonItem = .close(self)`
        guard node.kind == .assign, project.holds(tables.lastName(node.base), "BarButtonItem") else { continue }
        let value = project.node(node.first, in: part.file)
        let name = value.kind == .call ? tables.lastName(value.base) : tables.lastName(node.first)
        if name != none, project.declarations[name].isEmpty, promises(project.words(of: name) + ["item"]) { return name }
      }
    }
    return nil
  }
}

extension Project {
  /// What a call names that no file declares, and the type from outside that has it: of `self`, of such a type, or of anything
  /// else that it puts something into, `navigationItem.setCloseItem(for: self)`.
  fileprivate func outsideCallee(of call: Node, in file: Int32) -> (maker: NameID, called: NameID)? {
    let callee = node(call.base, in: file)
    guard callee.kind == .name || callee.kind == .member, declarations[callee.name].isEmpty, typesByName[callee.name].isEmpty else { return nil }
    guard callee.kind == .member, callee.base != none, !isSelf(callee.base, in: file) else { return (none, callee.name) }
    let maker = files[Int(file)].lastName(callee.base)
    if maker != none, startsUppercase(maker) { return typesByName[maker].allSatisfy { types[Int($0)].isExternal } ? (maker, callee.name) : nil }
    // `R.image.closeButton()` is a picture.
    return words(of: callee.name).first.map { Self.puttingVerbs.contains($0) || Self.guardVerbs.contains($0) } ?? false ? (none, callee.name) : nil
  }

  /// `navigation.preventSwipeToDismiss()`, on one of the names of what is presented.
  func promiseOfGuard(on aliases: [DeclarationRef]) -> NameID? {
    for alias in aliases {
      guard let member = enclosingMember(of: alias) else { continue }
      for index in self[member].nodeStart..<self[member].nodeEnd {
        let call = node(index, in: alias.file)
        guard call.kind == .call, call.base != none, case let callee = node(call.base, in: alias.file), callee.kind == .member, callee.base != none,
          declarations[callee.name].isEmpty, case let holder = node(callee.base, in: alias.file), holder.name == self[alias].name
        else { continue }
        if promisesGuard(words(of: callee.name)) { return callee.name }
      }
    }
    return nil
  }

  /// What is not seen of a call that no file declares, `navigation.addCloseButton()`; nil where its name promises nothing.
  func promiseOfClosing(_ name: NameID) -> Unseen? {
    declarations[name].isEmpty && promisesClose(words(of: name)) ? Unseen("`\(text(name))` of another module may close it") : nil
  }

  /// `addCloseButton`, `CloseBarButtonItem`, `UIBarButtonItem.closeItem`.
  fileprivate func promisesClose(_ said: [String]) -> Bool {
    if roles.words.isClosable(said) { return true }
    return said.contains { Self.controlWords.contains($0) } && (roles.words.isClose(said) || said.contains("cross"))
  }

  /// `preventSwipeToDismiss`, `DismissGuard.install`, `confirmDiscard`.
  func promisesGuard(_ said: [String]) -> Bool {
    said.contains { word in Self.guardVerbs.contains { word.hasPrefix($0) } } && said.contains { word in Self.guarded.contains { word.hasPrefix($0) } }
  }

  private static let puttingVerbs: Set<String> = ["add", "set", "setup", "install", "attach", "configure", "insert", "put", "use", "show", "enable"]
  private static let controlWords: Set<String> = ["button", "item", "control", "gesture", "tap"]
  /// Beginnings of words.
  private static let guardVerbs = ["prevent", "guard", "confirm", "protect", "block", "warn", "disable", "lock", "forbid"]
  private static let guarded = ["dismiss", "discard", "unsaved", "swipe", "changes"]
}
