// Controls whose action stands elsewhere: helpers that are handed a selector and tie it to what they make, selectors and
// `UIAction`s that somebody else sets, objects that are handed the screen and close it.

import SwiftScan

extension Project {
  /// What a function of the project's ties the selector to that it is handed.
  enum MadeByHelper { case control, gesture }

  /// `row("Close", #selector(close))`: whether all that is called so makes a control, or a gesture; nil for anything else.
  func madeByHelper(_ name: NameID) -> MadeByHelper? {
    var found: MadeByHelper?
    for function in declarations[name] where self[function].kind == .function && self[function].body != none {
      guard let made = ties(function), found == nil || found == made else { return nil }
      found = made
    }
    return found
  }

  private func ties(_ function: DeclarationRef) -> MadeByHelper? {
    let takers = NameSet(parameters(of: function).map { self[$0].name })
    for index in self[function].nodeStart..<self[function].nodeEnd {
      let call = node(index, in: function.file)
      guard call.kind == .call, !call.flags.contains(.inactive) else { continue }
      let isHandedOn = arguments(of: call, in: function.file).contains { argument in
        let value = node(argument.value, in: function.file)
        return argument.label == .action && value.kind == .name && takers.contains(value.name)
      }
      guard isHandedOn else { continue }
      let name = files[Int(function.file)].lastName(call.base)
      if traits(name).contains(.recognizerLike) { return .gesture }
      if name == .addTarget || traits(name).contains(.buttonLike) || traits(name).contains(.itemLike) { return .control }
    }
    return nil
  }

  /// `Buttons.close(for: self)`, `factory.makeCloseItem()`: functions of other types, and free ones, that give back a button or a bar item.
  /// - Parameter shown: The class whose own members are read anyway.
  func factories(calledBy callee: Node, _ call: NodeRef, besidesThoseOf shown: TypeID?) -> Declarations {
    guard callee.kind == .member || callee.kind == .name, !startsUppercase(callee.name) else { return Declarations() }
    let all: Declarations
    if let known = factoriesByName[callee.name] {
      all = known
    } else {
      all = Declarations(declarations[callee.name].filter { self[$0].kind == .function && self[$0].body != none && !isInactive($0) && givesControl($0) })
      factoriesByName[callee.name] = all
    }
    guard !all.isEmpty else { return all }
    let own = shown.map { ancestors(of: $0).types }
    let context = context(of: call)
    let meant = callee.kind == .name ? meanings(of: callee, in: context) : callee.base == none ? Declarations() : members(meantBy: callee, in: context)
    return all.filter { factory in
      meant.contains(factory) && !(enclosingType(of: parent(of: factory)).map { owner in own?.contains(owner) ?? false } ?? false)
    }
  }

  private func givesControl(_ function: DeclarationRef) -> Bool {
    guard self[function].type != none else { return false }
    let type = node(self[function].type, in: function.file)
    return type.kind == .name && (traits(type.name).contains(.buttonLike) || traits(type.name).contains(.itemLike) || type.name == .UIBarButtonItem)
  }

  /// `navigationItem.leftBarButtonItem = item` in a class of navigation controllers: whether that is all that becomes of an item. The bar shows the
  /// items of what is in it; the controller's own are seen only where it stands in another, which is not done.
  func isInOwnBarOfNavigation(_ item: NodeRef) -> Bool {
    guard let scope = scope(of: item), let type = enclosingType(of: scope), ancestors(of: type).external.contains(Known.UINavigationController.name),
      let member = enclosingMember(of: scope), self[member].kind == .function
    else { return false }
    let local = self[scope].kind == .variable && self[scope].value == item.index ? scope : nil
    var isPut = false
    for index in self[member].nodeStart..<self[member].nodeEnd where index != item.index {
      let node = node(index, in: item.file)
      guard node.kind == .assign else {
        // Whatever else is done with it.
        if let local, node.kind == .call, arguments(of: node, in: item.file).contains(where: { self.node($0.value, in: item.file).name == self[local].name }) { return false }
        continue
      }
      let right = self.node(node.first, in: item.file)
      guard node.first == item.index || local.map({ right.kind == .name && right.name == self[$0].name }) ?? false else { continue }
      let left = self.node(node.base, in: item.file)
      guard left.kind == .member, left.base != none, case let bar = self.node(left.base, in: item.file), bar.name == Known.navigationItem.name,
        bar.kind == .name || bar.kind == .member && isSelf(bar.base, in: item.file)
      else { return false }
      isPut = true
    }
    return isPut
  }

  /// Whether an expression is a property that is given no value where it stands: somebody else sets it.
  fileprivate func isSetElsewhere(_ node: NodeID, in context: Context) -> Bool {
    let expression = self.node(node, in: context.file)
    guard expression.kind == .name || expression.kind == .member && isSelf(expression.base, in: context.file),
      let property = meanings(of: expression, in: context).first
    else { return false }
    return self[property].kind == .variable && self[property].value == none && parent(of: property).map { self[$0].kind.isType } ?? false
      && ValueReader(self).getter(of: property) == nil
  }
}

extension ControllerReader {
  /// `button.addTarget(target, action: action, for: .touchUpInside)`, `UIButton(primaryAction: action)`: a control whose target and
  /// action are set from outside.
  mutating func noteSetElsewhere(_ name: NameID, _ ref: NodeRef, _ arguments: Arguments) {
    let isControl = name == .addTarget || name == .addAction || project.traits(name).contains(.buttonLike) || project.traits(name).contains(.itemLike)
    guard isControl else { return }
    let context = project.context(of: ref)
    let isOutside = arguments.contains { argument in
      let isAction = argument.label == .action || argument.label == .primaryAction || name == .addAction && argument.label == none
      return isAction && project.isSetElsewhere(argument.value, in: context)
    }
    if isOutside { screen.note("what a control does is set from outside") }
  }

  /// `UIButton(primaryAction: Actions.leave(self))`, `UIBarButtonItem(image: dots, menu: Menus.more)`: another module says what it does.
  func isToldOutside(_ name: NameID, _ arguments: Arguments, in file: Int32) -> Bool {
    arguments.contains { argument in
      guard argument.label == .primaryAction || name == .addAction && argument.label == none || project.text(argument.label) == "menu" else { return false }
      return project.isMadeOutside(argument.value, in: file)
    }
  }
}

extension Project {
  /// Whether a type is the system's, by its prefix: `UIStackView`, `MKMapView`.
  func isOfSystem(_ type: NameID) -> Bool { Self.systemPrefixes.contains { begins(type, with: $0) } }

  private static let systemPrefixes: [StaticString] = [
    "UI", "NS", "CA", "CB", "CK", "CL", "CN", "EK", "GK", "MF", "MK", "MP", "PH", "PK", "QL", "SF", "SK", "UN", "WK", "AV", "AS", "LP", "VN",
  ]

  /// Whether a value is what a function or a property of another module gives: `Items.cross(self)`, `Actions.leave`.
  func isMadeOutside(_ node: NodeID, in file: Int32) -> Bool {
    let value = self.node(node, in: file)
    let name = value.kind == .call ? self.node(value.base, in: file) : value
    guard name.kind == .member, name.base != none, declarations[name.name].isEmpty, name.name != Word.`init`.rawValue, !isSelf(name.base, in: file) else { return false }
    var root = self.node(name.base, in: file)
    while root.kind == .member || root.kind == .call, root.base != none { root = self.node(root.base, in: file) }
    guard root.kind == .name, startsUppercase(root.name) else { return false }
    return !["UI", "NS"].contains { text(root.name).hasPrefix($0) } && typesByName[root.name].allSatisfy { types[Int($0)].isExternal }
  }
}
