// Rows that a tap ticks: what is chosen in a list is a draft of the form's until a Save writes it back, as what a toggle or a picker
// holds is. Trap: a row that does more than to choose acts at once, and holds nothing back.

import SwiftScan

extension ViewReader {
  /// What a row's button or tap chooses: `Button { chosen.insert(member.id) } label: { … }` for each member.
  mutating func row(_ action: NodeID, _ call: NodeRef, named control: NameID, in context: Context) {
    guard rows > 0, zone == .main, !isReadOnly else { return }
    var choice = Choice()
    choose(by: action, in: context, &choice, 0)
    // What it puts elsewhere as well is there for good.
    guard !choice.doesMore, choice.holders.allSatisfy(\.isDraft) else { return }
    for holder in choice.holders { chosen(holder, control, call) }
  }

  /// `List(members, selection: $chosen)`, where more than one can be chosen.
  mutating func list(_ call: NodeRef, named control: NameID, _ arguments: Arguments, in context: Context) {
    guard zone == .main, !isReadOnly, let selection = arguments.first(where: { $0.label == .selection }),
      let property = project.property(boundBy: selection.value, in: context), project.isSet(property), let holder = holder(of: selection.value, in: context)
    else { return }
    chosen(holder, control, call)
  }

  private mutating func chosen(_ holder: Holder, _ control: NameID, _ call: NodeRef) {
    guard holder.isDraft, !screen.inputs.contains(where: { $0.holderName == holder.name && $0.rootName == holder.root }),
      !words.isPassing(project.words(of: holder.name))
    else { return }
    keep(by: holder)
    screen.inputs.append(
      Input(
        control: project.text(control), holder: project.text(holder.name), isSingleLine: false, isDraft: true, isValue: true, holderName: holder.name,
        rootName: holder.root, middleNames: holder.middle, node: call))
  }

  /// What one tap changes.
  private struct Choice {
    var holders: [Holder] = []
    var doesMore = false
  }

  /// Notes what an action chooses, through closures that a row of the team's own was handed.
  private func choose(by action: NodeID, in context: Context, _ choice: inout Choice, _ depth: Int) {
    let expression = project.node(action, in: context.file)
    if expression.kind == .closure {
      return choose(in: DeclarationRef(file: context.file, index: expression.first), of: nil, context.frame, &choice, depth)
    }
    guard depth < 8, expression.kind == .name || expression.kind == .member && project.isSelf(expression.base, in: context.file),
      let meant = project.meanings(of: expression, in: context).first
    else { return choice.doesMore = true }
    if project[meant].kind == .function { return choose(in: meant, of: nil, context.frame, &choice, depth + 1) }
    guard let bound = ValueReader(project).bound(meant, in: context.frame) else { return choice.doesMore = true }
    choose(by: bound.node, in: bound.context, &choice, depth + 1)
  }

  /// - Parameter model: What holds the object whose method this is; nil for the view's own code.
  private func choose(in body: DeclarationRef, of model: Holder?, _ frame: Frame?, _ choice: inout Choice, _ depth: Int) {
    guard depth < 8 else { return choice.doesMore = true }
    for index in project[body].nodeStart..<project[body].nodeEnd where !choice.doesMore {
      let node = project.node(index, in: body.file)
      guard node.kind == .assign || node.kind == .call, !node.flags.contains(.inactive) else { continue }
      var context = project.context(of: NodeRef(file: body.file, index: index))
      context.frame = frame
      if node.kind == .call {
        call(node, of: model, in: context, &choice, depth)
      } else if project.node(node.base, in: body.file).kind == .index || isElement(node.first, in: context) {
        change(node.base, of: model, in: context, &choice)
      }
    }
  }

  private func call(_ node: Node, of model: Holder?, in context: Context, _ choice: inout Choice, _ depth: Int) {
    let callee = project.node(node.base, in: context.file)
    let isOwn = callee.kind == .name || callee.kind == .member && project.isSelf(callee.base, in: context.file)
    guard !project.startsUppercase(callee.name), !project.isQuietCall(callee.name) else { return }
    if isOwn {
      let functions = project.matching(project.meanings(of: callee, in: context), project.arguments(of: node, in: context.file))
      guard functions.count == 1, let function = functions.first else { return choice.doesMore = true }
      // `onTap()`, a closure that the row was handed.
      guard project[function].kind == .function else { return choose(by: node.base, in: context, &choice, depth + 1) }
      return choose(in: function, of: model, context.frame, &choice, depth + 1)
    }
    guard callee.kind == .member, callee.base != none else { return choice.doesMore = true }
    let owners = project.typesOf(callee.base, in: context)
    let methods = project.matching(project.members(named: callee.name, of: owners), project.arguments(of: node, in: context.file))
    if methods.isEmpty {
      if project.isChange(callee.name) { change(callee.base, of: model, in: context, &choice) } else if !project.asksOnly(callee.name) { choice.doesMore = true }
    } else if methods.count == 1, let method = methods.first, !project.isRequirement(method), model == nil, let holder = holder(of: callee.base, in: context), holder.isDraft, !holder.models.isEmpty {
      choose(in: method, of: holder, nil, &choice, depth + 1)
    } else if !methods.allSatisfy(project.isIdle) {
      choice.doesMore = true
    }
  }

  private func change(_ place: NodeID, of model: Holder?, in context: Context, _ choice: inout Choice) {
    var root = project.node(place, in: context.file)
    while root.kind == .member || root.kind == .index, root.base != none, !project.isSelf(root.base, in: context.file) {
      root = project.node(root.base, in: context.file)
    }
    guard root.kind == .name || root.kind == .member, let meant = project.meanings(of: root, in: context).first else { return choice.doesMore = true }
    // A local.
    if project[meant].kind != .parameter, project.parent(of: meant).map({ !project[$0].kind.isType }) ?? false { return }
    if let model {
      choice.holders.append(part(root.name, meant, project.typesOf(declaration: meant), of: model))
    } else if let holder = holder(of: place, in: context) {
      choice.holders.append(holder)
    } else {
      choice.doesMore = true
    }
  }

  /// `chosen = member`, `model.size = option.value`: what a tap hands over is the row's own.
  private func isElement(_ value: NodeID, in context: Context) -> Bool {
    var root = project.node(value, in: context.file)
    while root.kind == .member, root.base != none, !project.isSelf(root.base, in: context.file) { root = project.node(root.base, in: context.file) }
    if root.name == Word.dollarZero.rawValue { return true }
    guard root.kind == .name || root.kind == .member, let meant = project.meanings(of: root, in: context).first else { return false }
    return project[meant].kind == .parameter || ValueReader(project).bound(meant, in: context.frame) != nil
  }
}

extension Project {
  /// What changes a collection, a set or a flag.
  fileprivate func isChange(_ name: NameID) -> Bool {
    Known.takesOut(name) || name == .append || name == .toggle || isListed(name, in: Self.puttingIn)
  }

  private static let puttingIn: Spellings = ["insert", "formUnion", "move", "swapAt"]

  /// What only asks a value.
  fileprivate func asksOnly(_ name: NameID) -> Bool { isListed(name, in: ActionReader.ofCollections) || isListed(name, in: Self.asking) }

  private static let asking: Spellings = ["firstIndex", "allSatisfy", "union", "intersection", "symmetricDifference", "subtracting", "isEmpty", "isSubset"]

  /// What goes along with a change, or lets the phone buzz.
  fileprivate func isQuietCall(_ name: NameID) -> Bool { declarations[name].isEmpty && isListed(name, in: Self.quiet) }

  private static let quiet: Spellings = ["withAnimation", "impactOccurred", "selectionChanged", "prepare", "print"]

  /// `var chosen: Set<ID>`, `var chosen = Set<ID>()`.
  fileprivate func isSet(_ property: DeclarationRef) -> Bool {
    let declaration = self[property]
    func isSet(_ type: NodeID) -> Bool {
      guard type != none, case let node = node(type, in: property.file), node.kind == .generic, node.base != none else { return false }
      return text(self.node(node.base, in: property.file).name) == "Set"
    }
    if declaration.type != none { return isSet(declaration.type) }
    guard declaration.value != none, case let made = node(declaration.value, in: property.file), made.kind == .call else { return false }
    return isSet(made.base)
  }
}
