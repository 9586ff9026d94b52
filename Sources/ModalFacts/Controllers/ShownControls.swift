// Whether a person ever sees the button that closes a UIKit screen: one that a property holds may be put into a view in a branch only that
// this screen never takes, or be hidden as the screen loads, for good or until something was done. Where the code does anything
// else with it, hands it to a function or puts it into a list, it may be seen. One that is put nowhere is seen by nobody, unless others may know of it.

import SwiftScan

/// What the code of a class does with a control that one of its properties holds, where it does no more than set it up.
struct Placement {
  /// Where it is put into a view.
  var adders: [NodeRef] = []
  /// Where it is hidden or shown: `close.isHidden = true`.
  var hidings: [NodeRef] = []
}

extension ControllerReader {
  /// When a control is seen.
  enum Sight {
    case always, never
    /// Once one of these functions has run.
    case after([DeclarationRef])
  }

  /// When what a property holds is seen, asked of the call that makes it or ties an action to it.
  func sight(of control: NodeRef, frame: Frame?) -> Sight {
    guard let property = project.holder(of: control), let placement = project.placement(of: property) else { return .always }
    let branches = TakenBranches(project, in: shown)
    let isAdded = placement.adders.isEmpty ? !project.isPutNowhere(property) : placement.adders.contains { !branches.isPassedBy($0, in: frame) }
    let truths = placement.hidings.map { hiding in
      var context = project.context(of: hiding)
      context.frame = frame
      return project.truth(of: project[hiding].first, in: context)
    }
    let isHidden = zip(placement.hidings, truths).contains { $1 == true && project.isRunAtLoad($0) }
    guard !isAdded || isHidden, !project.isUsedElsewhere(property) else { return .always }
    let showing = zip(placement.hidings, truths).filter { $1 != true }.map(\.0)
    if !isAdded || showing.isEmpty { return .never }
    return .after(showing.compactMap { project.enclosingMember(of: project.scope(of: $0)) })
  }

  /// A button that is hidden until another one has committed stays the commitment as which it was noted: nobody leaves by it without.
  mutating func settleHidden() {
    for (place, functions) in seenAfter {
      let isCommitted = !functions.isEmpty && functions.allSatisfy { function in
        project.calls[project[function].name].isEmpty
          && screen.commits.contains { if case .body(let body, _) = $0.action { body == function && !$0.closes } else { false } }
      }
      guard !isCommitted else { continue }
      for index in screen.exits.indices where screen.exits[index].node == place { screen.exits[index].kind = .button }
    }
  }
}

extension Project {
  /// The property that holds a control: `close` of `close.addTarget(…)`, of `let close = UIButton(primaryAction: …)`, of `lazy var close = { … }()`.
  fileprivate func holder(of control: NodeRef) -> DeclarationRef? {
    let scope = scope(of: control)
    let callee = node(self[control].base, in: control.file)
    var found = scope
    if callee.name == .addTarget || callee.name == .addAction {
      guard callee.kind == .member, callee.base != none, case let receiver = node(callee.base, in: control.file),
        receiver.kind == .name || receiver.kind == .member && isSelf(receiver.base, in: control.file)
      else { return nil }
      found = meanings(of: receiver, in: context(of: control)).first
      // A local of what makes the property's value, and that is given back.
      if let local = found, let around = parent(of: local), !self[around].kind.isType {
        found = enclosingMember(of: scope).flatMap { gives(receiver.name, $0) ? $0 : nil }
      }
    } else if let found, self[found].kind != .variable || self[found].value != control.index {
      return nil
    }
    guard let property = found, self[property].kind == .variable, let around = parent(of: property), self[around].kind.isType,
      !hasAttribute(property, Known.IBOutlet.name)
    else { return nil }
    return property
  }

  private func gives(_ local: NameID, _ property: DeclarationRef) -> Bool {
    self[property].kind == .variable && (self[property].nodeStart..<self[property].nodeEnd).contains { index in
      let last = node(index, in: property.file)
      return last.kind == .return && last.base != none && node(last.base, in: property.file).kind == .name && node(last.base, in: property.file).name == local
    }
  }

  /// What a class does with what a property holds; nil where something else is done with it than is known here.
  fileprivate func placement(of property: DeclarationRef) -> Placement? {
    if let known = placements[property] { return known }
    let found = findPlacement(of: property)
    placements[property] = .some(found)
    return found
  }

  private func findPlacement(of property: DeclarationRef) -> Placement? {
    guard let owner = enclosingType(of: parent(of: property)), types[Int(owner)].kind == .class, !types[Int(owner)].isExternal else { return nil }
    var placement = Placement()
    for type in [owner] + descendants(of: owner) {
      for part in types[Int(type)].parts where !isInactive(part) {
        guard note(self[property].name, in: part, &placement) else { return nil }
      }
    }
    return placement
  }

  /// Notes what a part of a class does with a property, unless that is something else.
  private func note(_ name: NameID, in part: DeclarationRef, _ placement: inout Placement) -> Bool {
    let tables = files[Int(part.file)]
    func isIt(_ index: NodeID) -> Bool {
      guard index != none, case let node = tables.nodes[Int(index)], node.name == name else { return false }
      return node.kind == .name || node.kind == .member && node.base != none && tables.nodes[Int(node.base)].kind == .name
    }
    for index in self[part].nodeStart..<self[part].nodeEnd {
      let node = tables.nodes[Int(index)]
      guard !node.flags.contains(.inactive) else { continue }
      let place = NodeRef(file: part.file, index: index)
      switch node.kind {
      // `close.titleLabel`, which what stands around says more of.
      case .member: continue
      case .call:
        let callee = tables.nodes[Int(node.base)]
        let isAdding = isListed(callee.name, in: Self.adding)
        if isIt(node.base) { return false }
        if callee.kind == .member, callee.base != none {
          if isIt(callee.base), !isSettingUp(callee.name) { return false }
          // `close.isHidden.toggle()`
          if callee.name == .toggle, tables.nodes[Int(callee.base)].kind == .member, isIt(tables.nodes[Int(callee.base)].base) { return false }
        }
        guard arguments(of: node, in: part.file).contains(where: { isIt($0.value) }) else { continue }
        guard isAdding else { return false }
        placement.adders.append(place)
      case .assign:
        if isIt(node.first) { return false }
        let left = tables.nodes[Int(node.base)]
        if left.kind == .member, left.name == .isHidden, left.base != none, isIt(left.base) { placement.hidings.append(place) }
      case .declaration where node.first != none && tables.declarations[Int(node.first)].name == name && tables.declarations[Int(node.first)].kind == .binding:
        return false
      default:
        var isFound = false
        forEachChild(of: index, in: part.file) { isFound = isFound || isIt($0) }
        if isFound { return false }
      }
    }
    return true
  }

  private static let adding: Spellings = ["addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview"]

  /// A method of UIKit's that puts a control nowhere.
  private func isSettingUp(_ name: NameID) -> Bool {
    name == .addTarget || name == .addAction || declarations[name].isEmpty && begins(name, with: "set") || name == Word.`self`.rawValue
      || ["removeTarget", "sizeToFit", "addConstraint", "addConstraints", "layoutIfNeeded"].contains(text(name))
  }

  /// Whether a statement is always run as a screen is made or loads, or as a property is given its value.
  fileprivate func isRunAtLoad(_ statement: NodeRef) -> Bool {
    guard let function = scope(of: statement), self[function].body != none, let member = enclosingMember(of: function),
      list(of: node(self[function].body, in: statement.file), in: statement.file).contains(statement.index)
    else { return false }
    switch self[member].kind {
    case .variable: return true
    case .initializer: return function == member
    default: return function == member && ["viewDidLoad", "loadView", "viewWillAppear"].contains(text(self[member].name))
    }
  }

  /// Whether only its own class can know of a control that it puts nowhere.
  fileprivate func isPutNowhere(_ property: DeclarationRef) -> Bool {
    let declaration = self[property]
    return declarations[declaration.name].count == 1 && attributes(of: property).isEmpty && !declaration.modifiers.contains(.exported)
      && !declaration.modifiers.contains(.override) && declaration.body == none
  }

  /// Whether anybody else may mean a property: `card.close.isHidden = false`.
  fileprivate func isUsedElsewhere(_ property: DeclarationRef) -> Bool {
    guard !self[property].modifiers.contains(.private), let owner = enclosingType(of: parent(of: property)) else { return false }
    let name = self[property].name
    return files.indices.contains { file in
      let nodes = files[file].nodes
      return nodes.indices.contains { index in
        let node = nodes[index]
        guard node.kind == .member, node.name == name, node.base != none, !isSelf(node.base, in: Int32(file)) else { return false }
        let owners = typesOf(node.base, in: context(of: NodeRef(file: Int32(file), index: NodeID(index))))
        return owners.isEmpty || owners.contains { if case .project(let id) = $0 { areRelated(id, owner) || types[Int(id)].kind == .protocol } else { true } }
      }
    }
  }
}

extension ControllerReader {
  /// Whether a bar item that goes right into the bar is made with `action: nil`, and nobody gives any such item one later.
  func isLeftIdle(_ item: NodeRef, _ arguments: Arguments) -> Bool {
    guard arguments.contains(where: { $0.label == .action && project.node($0.value, in: item.file).kind == .nil }), let scope = project.scope(of: item),
      let parent = project.parent(of: item.index, inside: scope), case let statement = project.node(parent, in: item.file), statement.kind == .assign,
      statement.first == item.index, case let place = project.node(statement.base, in: item.file), place.name == .leftBarButtonItem || place.name == .rightBarButtonItem
    else { return false }
    let given = [Known.action, .primaryAction, .target].contains { name in
      project.assignments[name.name].contains { project.node(project[$0].first, in: $0.file).kind != .nil }
    }
    return !given && ![Known.rx, .tapPublisher].contains { project.mentionedNames.contains($0.name) }
  }
}
