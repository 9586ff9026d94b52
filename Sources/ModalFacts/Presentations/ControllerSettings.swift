// What is set on a controller under other names than the one that is presented: an `if let` around its sheet, another
// local, a helper that is handed it or called on it, a closure that configures it.

import SwiftScan

extension Project {
  /// What is set on a name's value, by that name and by all others that it has.
  func settings(of alias: DeclarationRef) -> [Configuration] {
    if let known = settingsOfAlias[alias] { return known }
    readSettings(of: alias)
    return settingsOfAlias[alias] ?? []
  }

  /// What is done to a name's value, or to what is in it, by its other names: `page.navigationItem.leftBarButtonItem = …`
  /// of a `page` that is `nav.topViewController`.
  func equipment(ofOthersOf alias: DeclarationRef) -> [Configuration] {
    if let known = equipmentOfAlias[alias] { return known }
    readSettings(of: alias)
    return equipmentOfAlias[alias] ?? []
  }

  /// All three come of one reading.
  func readSettings(of alias: DeclarationRef) {
    var reader = SettingsReader(self)
    reader.read(alias, behind: [], isSure: true, 0)
    settingsOfAlias[alias] = reader.found
    takersOfAlias[alias] = reader.takers
    equipmentOfAlias[alias] = reader.equipment
  }

  /// What a function, or an initialiser, sets on the object that it is a member of.
  func settings(by function: DeclarationRef) -> [Configuration] {
    if let known = settingsByFunction[function] { return known }
    var reader = SettingsReader(self)
    if self[function].kind == .closure { reader.configured(by: function, behind: [], isSure: true, 0) } else { reader.readSelf(function, behind: [], isSure: true, 0) }
    settingsByFunction[function] = reader.found
    return reader.found
  }

  /// What is set on what is presented, the outermost container where there is one.
  func settings(ofPresented value: Value) -> [Configuration] {
    let isContained = !value.containers.isEmpty
    var found = (value.containers.first?.aliases ?? value.aliases).flatMap { settings(of: $0) }.filter { reaches(value, $0, isOfContainer: isContained) }
    // `page.navigationController?.presentationController?.delegate = …`
    if isContained { found += value.aliases.flatMap { settings(of: $0) }.compactMap(settingAround) }
    // `UINavigationController(fullScreen: root)`, an initialiser that the project adds.
    if let container = value.containers.first, container.type == nil, let made = container.made {
      let arguments = arguments(of: self[made], in: made.file)
      for extended in typesByName[container.name] where types[Int(extended)].isExternal {
        for initializer in initializers(of: extended) where fits(initializer, arguments) { found += settings(by: initializer) }
      }
    }
    for helper in value.helpers where helper.containerCount == value.containers.count { found += settings(by: helper.function) }
    if let holder = value.holder { for alias in value.containers.first?.aliases ?? value.aliases { found += settings(of: alias, by: holder) } }
    return found + value.spokenSettings
  }

  /// What a class sets on a property that it inherits.
  private func settings(of property: DeclarationRef, by heir: TypeID) -> [Configuration] {
    guard let owner = enclosingType(of: parent(of: property)), owner != heir, parent(of: property).map({ self[$0].kind.isType }) ?? false else { return [] }
    let heirs = ancestors(of: heir).types.filter { $0 != owner && types[Int($0)].kind != .protocol && ancestors(of: $0).types.contains(owner) }
    guard !heirs.isEmpty else { return [] }
    let names: [Known] = [.modalPresentationStyle, .isModalInPresentation, .transitioningDelegate, .delegate]
    return names.flatMap { name in
      nodes(assignments[name.name], of: Set(heirs)).compactMap { setting in
        guard !isInactive(setting), let path = path(self[setting].base, from: self[property].name, in: setting.file), !path.isEmpty else { return nil }
        return Configuration(path: settledPath(path), value: self[setting].first, node: setting)
      }
    }
  }

  /// What is set on the container of a controller, by a name of the controller.
  private func settingAround(_ setting: Configuration) -> Configuration? {
    guard setting.path.count > 1, setting.path[0] == .navigationController else { return nil }
    var setting = setting
    setting.path.removeFirst()
    setting.narrowed = nil
    return setting
  }

  /// What is set on what is presented and on what is inside it.
  func settings(ofAll value: Value) -> [Configuration] {
    var found = settings(ofPresented: value)
    if !value.containers.isEmpty {
      found += (value.aliases + value.containers.dropFirst().flatMap(\.aliases)).flatMap { settings(of: $0) }.filter { reaches(value, $0, isOfContainer: false) }
      for helper in value.helpers where helper.containerCount < value.containers.count { found += settings(by: helper.function) }
    }
    return found
  }

  /// The names of a modal's style, of what refuses its swipe, of where it rests and of what stays undimmed below it.
  func isSetting(_ name: NameID) -> Bool {
    switch name {
    case Known.modalPresentationStyle.name, Known.transitioningDelegate.name, Known.preferredTransition.name,
      Known.isModalInPresentation.name, Known.modalInPopover.name, Known.largestUndimmedDetentIdentifier.name, Known.detents.name, Known.delegate.name:
      true
    default: false
    }
  }
}

struct SettingsReader {
  let project: Project
  private(set) var found: [Configuration] = []
  private(set) var takers: [Taker] = []
  /// What is done by other names, whatever it is.
  private(set) var equipment: [Configuration] = []
  private var seen: Set<DeclarationRef> = []
  /// The class as which the name that is read stands for it.
  private var narrowed: NarrowedName?

  private static let deepest = 4

  init(_ project: Project) { self.project = project }

  /// Reads what is set on a name.
  /// - Parameters:
  ///   - prefix: How one comes from the controller to what the name stands for: `[sheetPresentationController]`.
  ///   - isSure: Whether the name is known to stand for that.
  mutating func read(_ alias: DeclarationRef, behind prefix: [NameID], isSure: Bool, _ depth: Int) {
    guard depth <= Self.deepest, seen.insert(alias).inserted, let owner = project.parent(of: alias) else { return }
    for configuration in project.configurations(of: alias) {
      if depth > 0 { equip(configuration, behind: prefix) }
      if configuration.value != nil {
        add(configuration, behind: prefix, isSure)
      } else {
        let behind = prefix + configuration.path.dropLast()
        guard isFollowed(behind) else { continue }
        called(configuration, behind: behind, isSure, depth)
      }
    }
    if prefix.isEmpty, let type = project.type(of: owner) { readOthers(of: alias, in: type) }
    let scope = project[owner]
    guard !scope.kind.isType || scope.nodeEnd - scope.nodeStart < 20_000 else { return }
    readNames(alias, in: owner, behind: prefix, isSure, depth)
    readHandings(alias, in: owner, behind: prefix, isSure, depth)
  }

  /// `flow.navigation.modalPresentationStyle = .fullScreen`: what others set on a property of an object, which may be another one.
  private mutating func readOthers(of property: DeclarationRef, in owner: TypeID) {
    for setting in [Known.modalPresentationStyle.name, Known.transitioningDelegate.name, Known.isModalInPresentation.name] {
      for assignment in project.assignments[setting] where !project.isInactive(assignment) {
        let left = project.node(project[assignment].base, in: assignment.file)
        guard left.kind == .member, left.base != none else { continue }
        let held = project.node(left.base, in: assignment.file)
        guard held.kind == .member, held.name == project[property].name, held.base != none, !project.isSelf(held.base, in: assignment.file),
          project.typesOf(held.base, in: project.context(of: assignment)).contains(where: { isKind($0, of: owner) }),
          !project.isPresented(left.base, besides: assignment)
        else { continue }
        add(Configuration(path: [setting], value: project[assignment].first, node: assignment), behind: [], false)
      }
    }
  }

  private func isKind(_ type: TypeRef, of owner: TypeID) -> Bool {
    if case .project(let id) = type { project.ancestors(of: id).types.contains(owner) } else { false }
  }

  private mutating func add(_ configuration: Configuration, behind prefix: [NameID], _ isSure: Bool) {
    guard let last = configuration.path.last, project.isSetting(last) else { return }
    var configuration = configuration
    configuration.path = project.settledPath(prefix + configuration.path)
    configuration.isSure = isSure
    configuration.narrowed = narrowed
    if !found.contains(where: { $0.node == configuration.node }) { found.append(configuration) }
  }

  private mutating func equip(_ configuration: Configuration, behind prefix: [NameID]) {
    guard !equipment.contains(where: { $0.node == configuration.node }) else { return }
    var configuration = configuration
    configuration.path = project.settledPath(prefix + configuration.path)
    configuration.narrowed = narrowed
    equipment.append(configuration)
  }

  /// Whether what a path leads to is the controller, what presents it, or a part that controls are put into.
  private func isFollowed(_ path: [NameID]) -> Bool {
    guard let last = path.last, project.isPresentation(last) else { return path.allSatisfy(project.leadsToPart) }
    return path.dropLast().allSatisfy(project.leadsToController)
  }

  /// Reads a name that stands for something as a class of its own.
  private mutating func read(_ name: DeclarationRef, as type: NarrowedName?, behind prefix: [NameID], isSure: Bool, _ depth: Int) {
    let outer = narrowed
    if let type { narrowed = type }
    read(name, behind: project.settledPath(prefix), isSure: isSure, depth)
    narrowed = outer
  }

  // MARK: Names

  /// `if let sheet = detail.sheetPresentationController`, `let other = detail`, `for each in [detail]`.
  private mutating func readNames(_ alias: DeclarationRef, in owner: DeclarationRef, behind prefix: [NameID], _ isSure: Bool, _ depth: Int) {
    let all = project.files[Int(owner.file)].declarations
    for index in (owner.index + 1)..<max(project[owner].end, owner.index + 1) {
      let declaration = all[Int(index)]
      guard declaration.kind == .variable || declaration.kind == .binding, declaration.value != none else { continue }
      let other = DeclarationRef(file: owner.file, index: index)
      guard other != alias else { continue }
      let context = project.valueContext(of: other, frame: nil)
      if declaration.modifiers.contains(.destructured) {
        let value = project.node(declaration.value, in: owner.file)
        if let whole = project.whole(takenBy: other), let path = project.path(whole.value, from: alias, in: context), isFollowed(prefix + path) {
          let type = whole.type == none ? nil : NarrowedName(type: NodeRef(file: owner.file, index: whole.type), isInside: project.isInside(prefix + path))
          read(other, as: type, behind: prefix + path, isSure: isSure, depth + 1)
          continue
        }
        guard value.kind == .array, project.list(of: value, in: owner.file).contains(where: { project.path($0, from: alias, in: context)?.isEmpty == true })
        else { continue }
        read(other, behind: prefix, isSure: isSure, depth + 1)
      } else if let path = project.path(declaration.value, from: alias, in: context), isFollowed(prefix + path) {
        let type = project.narrowing(of: declaration.value, from: prefix + path, in: owner.file)
        read(other, as: type, behind: prefix + path, isSure: isSure, depth + 1)
      }
    }
  }

  // MARK: Helpers

  /// `undim(detail)`: what a function does with what it is handed.
  private mutating func readHandings(_ alias: DeclarationRef, in owner: DeclarationRef, behind prefix: [NameID], _ isSure: Bool, _ depth: Int) {
    let name = project[alias].name
    for index in project[owner].nodeStart..<project[owner].nodeEnd {
      let call = project.node(index, in: owner.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
      // `[page].forEach(addClose)`
      let receiver = project.node(call.base, in: owner.file).kind == .member ? project.node(project.node(call.base, in: owner.file).base, in: owner.file) : call
      if prefix.isEmpty, receiver.kind == .array,
        project.list(of: receiver, in: owner.file).contains(where: { project.path($0, from: alias, in: project.context(of: NodeRef(file: owner.file, index: index)))?.isEmpty == true })
      {
        takers += project.takers(namedIn: NodeRef(file: owner.file, index: index))
      }
      for argument in project.arguments(of: call, in: owner.file) where isPath(argument.value, from: name, in: owner.file) {
        let ref = NodeRef(file: owner.file, index: index)
        let context = project.context(of: ref)
        guard let path = project.path(argument.value, from: alias, in: context), isFollowed(prefix + path) else { continue }
        let callee = project.node(call.base, in: owner.file)
        // `changes.assign(to: \.isModalInPresentation, on: detail)`
        if callee.name == .assign, let target = project.arguments(of: call, in: owner.file).first, project.node(target.value, in: owner.file).kind == .keyPath {
          let member = project.node(project.node(target.value, in: owner.file).base, in: owner.file).name
          add(Configuration(path: path + [member], value: target.value, node: ref), behind: prefix, isSure)
        }
        guard callee.kind == .name && !project.startsUppercase(callee.name) || callee.kind == .member, !project.roles.has(callee.name, .present) else { continue }
        for function in functions(callee, call, in: context).prefix(4) {
          let isKept = project[function].kind == .variable || project[function].kind == .parameter || project[function].kind == .binding
          if path.allSatisfy(project.leadsToPart), path.isEmpty && isKept || project[function].kind == .function { takers.append(Taker(declaration: function, call: ref)) }
          guard project[function].kind == .function, project[function].body != none else { continue }
          for parameter in project.parameters(of: function)
          where project.argument(for: parameter, of: function, call: ref) == argument.value {
            read(parameter, behind: prefix + path, isSure: isSure, depth + 1)
          }
        }
      }
    }
  }

  private func isPath(_ node: NodeID, from name: NameID, in file: Int32) -> Bool {
    let expression = project.node(node, in: file)
    if expression.kind == .name || expression.kind == .member, expression.name == name { return true }
    guard expression.kind == .member, project.isPresentation(expression.name) || project.leadsToPart(expression.name), expression.base != none else { return false }
    return isPath(expression.base, from: name, in: file)
  }

  private func functions(_ callee: Node, _ call: Node, in context: Context) -> Declarations {
    let arguments = project.arguments(of: call, in: context.file)
    if callee.kind == .name { return project.matching(project.meanings(of: callee, in: context), arguments) }
    guard callee.base != none else { return Declarations() }
    let members = project.matching(project.members(meantBy: callee, in: context), arguments)
    // What a protocol asks for is done by those that conform.
    if members.contains(where: { project[$0].body != none || project[$0].kind != .function }) { return members }
    let all = Declarations(project.declarations[callee.name]) { project[$0].kind == .function && project.fits($0, arguments) && project.canName($0, in: context) }
    return all.count <= 3 ? all : Declarations()
  }

  /// `detail.coverScreen()`, `sheet.with { $0.detents = … }`: what a method does with what it is called on.
  private mutating func called(_ configuration: Configuration, behind prefix: [NameID], _ isSure: Bool, _ depth: Int) {
    let call = project[configuration.node]
    let file = configuration.node.file
    let callee = project.node(call.base, in: file)
    guard callee.kind == .member, !project.roles.has(callee.name, .present) else { return }
    // `page.with(closable)`
    let named = prefix.isEmpty ? project.takers(namedIn: configuration.node) : []
    takers += named
    // `page.map(cover)`, of an optional: what is handed on is the page.
    let isHanded = callee.name == Known.map.name
    for taker in named { if let parameter = project.parameters(of: taker.declaration).first { read(parameter, behind: prefix, isSure: isHanded && isSure, depth + 1) } }
    for argument in project.arguments(of: call, in: file) {
      let value = project.node(argument.value, in: file)
      guard value.kind == .closure else { continue }
      configured(by: DeclarationRef(file: file, index: value.first), behind: prefix, isSure: isHanded && isSure, depth)
    }
    for function in functions(callee, call, in: project.context(of: configuration.node)).prefix(4) where project[function].kind == .function {
      readSelf(function, behind: prefix, isSure: isSure, depth + 1)
    }
  }

  /// What a closure does with what it is handed, which may be something else.
  mutating func configured(by closure: DeclarationRef, behind prefix: [NameID], isSure: Bool = false, _ depth: Int) {
    if let parameter = project.parameters(of: closure).first { return read(parameter, behind: prefix, isSure: isSure, depth + 1) }
    for index in project[closure].nodeStart..<project[closure].nodeEnd {
      let node = project.node(index, in: closure.file)
      guard !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: closure.file, index: index)
      if node.kind == .call { handed(by: node, at: ref, behind: prefix, isSure: isSure, depth) }
      guard node.kind == .assign || node.kind == .call, let path = project.path(node.base, from: Word.dollarZero.rawValue, in: closure.file), !path.isEmpty else { continue }
      equip(Configuration(path: path, value: node.kind == .assign ? node.first : nil, node: ref), behind: prefix)
      guard node.kind == .assign else { continue }
      add(Configuration(path: path, value: node.first, node: ref), behind: prefix, isSure)
    }
  }

  /// `cover($0)`, `$0.coverScreen()`: what a function does with what a closure hands on.
  private mutating func handed(by call: Node, at ref: NodeRef, behind prefix: [NameID], isSure: Bool, _ depth: Int) {
    func isHanded(_ node: NodeID) -> Bool { project.path(node, from: Word.dollarZero.rawValue, in: ref.file)?.isEmpty == true }
    let callee = project.node(call.base, in: ref.file)
    let isOn = callee.kind == .member && callee.base != none && isHanded(callee.base)
    guard isOn || project.arguments(of: call, in: ref.file).contains(where: { isHanded($0.value) }), !project.startsUppercase(callee.name) else { return }
    for function in functions(callee, call, in: project.context(of: ref)).prefix(4) where project[function].kind == .function && project[function].body != none {
      if isOn { readSelf(function, behind: prefix, isSure: isSure, depth + 1) }
      for parameter in project.parameters(of: function) {
        guard let argument = project.argument(for: parameter, of: function, call: ref), isHanded(argument) else { continue }
        read(parameter, behind: prefix, isSure: isSure, depth + 1)
      }
    }
  }

  /// What a function sets on the object that it is called on.
  mutating func readSelf(_ function: DeclarationRef, behind prefix: [NameID], isSure: Bool, _ depth: Int) {
    guard depth <= Self.deepest, !project.isInactive(function), seen.insert(function).inserted else { return }
    for index in project[function].nodeStart..<project[function].nodeEnd {
      let node = project.node(index, in: function.file)
      guard node.kind == .assign || node.kind == .call, !node.flags.contains(.inactive) else { continue }
      let ref = NodeRef(file: function.file, index: index)
      if node.kind == .assign {
        guard project.isSetting(project.node(node.base, in: function.file).name),
          let path = pathFromSelf(node.base, in: project.context(of: ref), 0), !path.isEmpty
        else { continue }
        add(Configuration(path: path, value: node.first, node: ref), behind: prefix, isSure)
      } else {
        let callee = project.node(node.base, in: function.file)
        let isOwn = callee.kind == .name && !project.startsUppercase(callee.name) || callee.kind == .member && project.isSelf(callee.base, in: function.file)
        // `sheetPresentationController?.becomeSmall()`
        let path = isOwn ? [] : callee.kind == .member ? pathFromSelf(callee.base, in: project.context(of: ref), 0) : nil
        guard let path, isOwn ? prefix.isEmpty : !path.isEmpty && isFollowed(prefix + path) else { continue }
        for other in functions(callee, node, in: project.context(of: ref)).prefix(3) where project[other].kind == .function && project.parent(of: other) != nil {
          readSelf(other, behind: prefix + path, isSure: isSure, depth + 1)
        }
      }
    }
  }

  /// The members behind the object itself: `[modalPresentationStyle]` of a bare name, or of one behind `self`.
  private func pathFromSelf(_ node: NodeID, in context: Context, _ depth: Int) -> [NameID]? {
    guard node != none, depth < 6 else { return nil }
    let expression = project.node(node, in: context.file)
    switch expression.kind {
    case .name:
      if expression.name == Word.`self`.rawValue { return [] }
      guard let meant = project.meanings(of: expression, in: context).first else { return [expression.name] }
      guard project[meant].kind == .variable || project[meant].kind == .binding, project[meant].value != none,
        !(project.parent(of: meant).map { project[$0].kind.isType } ?? true)
      else { return nil }
      return pathFromSelf(project[meant].value, in: project.valueContext(of: meant, frame: nil), depth + 1)
    case .member: return pathFromSelf(expression.base, in: context, depth + 1).map { $0 + [expression.name] }
    case .cast: return pathFromSelf(expression.base, in: context, depth + 1)
    default: return nil
    }
  }
}
