// What code says of a view by one of its properties, `accessibilityViewIsModal`: where that is set, and where a function of the
// project's is called that sets it on what it is handed or called on. Else a team's `trapFocus(in:)` would say nothing.

import SwiftScan

/// One place that says something of a view.
struct ToldOfView {
  /// The view; `none` for the object whose code this is.
  var view: NodeID
  /// What is said there; `none` where a caller says no other than the function.
  var value: NodeID
  var at: NodeRef
}

extension Project {
  /// The places that set a property, themselves or by the functions that they call.
  func told(_ property: Known) -> [ToldOfView] {
    if let known = toldOfViews[property.name] { return known }
    var found: [ToldOfView] = []
    for assignment in assignments[property.name] where !isInactive(assignment) {
      let left = node(self[assignment].base, in: assignment.file)
      add(ToldOfView(view: left.kind == .member ? left.base : none, value: self[assignment].first, at: assignment), to: &found, 0)
    }
    for told in told(byPathOf: property) { add(told, to: &found, 0) }
    toldOfViews[property.name] = found
    return found
  }

  /// The places that call a method on a view, themselves or by the functions that they call.
  func told(byCalling method: Known) -> [ToldOfView] {
    var found: [ToldOfView] = []
    for call in calls[method.name] where !isInactive(call) {
      let callee = node(self[call].base, in: call.file)
      add(ToldOfView(view: callee.kind == .member ? callee.base : none, value: none, at: call), to: &found, 0)
    }
    for handed in handedInHelpers(method.name) { add(ToldOfView(view: handed.receiver, value: none, at: handed.call), to: &found, 0) }
    return found
  }

  private func add(_ told: ToldOfView, to found: inout [ToldOfView], _ depth: Int) {
    found.append(told)
    // `card.then { $0.accessibilityViewIsModal = true }`
    if depth < 4, let object = objectSetUp(as: told.view, at: told.at) {
      return add(ToldOfView(view: isSelf(object.node, in: object.at.file) ? none : object.node, value: told.value, at: object.at), to: &found, depth + 1)
    }
    guard depth < 4, let function = member(around: told.at), self[function].kind == .function else { return }
    let parameters = parameters(of: function)
    func parameter(_ node: NodeID) -> DeclarationRef? {
      guard node != none else { return nil }
      let name = self.node(node, in: told.at.file)
      // `(view as? UIView)?.accessibilityViewIsModal = true`
      if name.kind == .cast { return parameter(name.base) }
      return name.kind == .name ? parameters.first { self[$0].name == name.name } : nil
    }
    let isOwn = told.view == none || isSelf(told.view, in: told.at.file) || isOwnView(told.view, at: told.at)
    let handed = parameter(told.view)
    let isWrapped = handed == nil && wrapped(told.view, in: context(of: told.at)) != nil
    // What a class of the project's says of itself is its own.
    guard handed != nil || isWrapped || isOwn && enclosingType(of: function).map(isHelpers) ?? false else { return }
    if told.value != none, node(told.value, in: told.at.file).kind == .false { return }
    // `completion: drop`
    if handed == nil {
      for place in handedInHelpers(self[function].name) { add(ToldOfView(view: place.receiver, value: none, at: place.call), to: &found, depth + 1) }
    }
    for call in callers(of: function) {
      var said = none
      if let parameter = parameter(told.value) {
        let argument = argument(for: parameter, of: function, call: call)
        if argument == nil, self[parameter].value != none, node(self[parameter].value, in: parameter.file).kind == .false { continue }
        said = argument ?? none
        if said != none, node(said, in: call.file).kind == .false { continue }
      }
      if let handed {
        guard let view = argument(for: handed, of: function, call: call) else { continue }
        add(ToldOfView(view: view, value: said, at: call), to: &found, depth + 1)
      } else if isWrapped {
        guard let view = object(wrappedAt: call) else { continue }
        add(ToldOfView(view: isSelf(view, in: call.file) ? none : view, value: said, at: call), to: &found, depth + 1)
      } else {
        let callee = node(self[call].base, in: call.file)
        add(ToldOfView(view: callee.kind == .member ? callee.base : none, value: said, at: call), to: &found, depth + 1)
      }
    }
  }

  /// `view`, `self.view` of a controller.
  func isOwnView(_ node: NodeID, at use: NodeRef) -> Bool {
    guard node != none else { return false }
    let view = self.node(node, in: use.file)
    guard view.name == .view else { return false }
    if view.kind == .name { return meanings(of: view, in: context(of: use)).isEmpty }
    return view.kind == .member && isSelf(view.base, in: use.file)
  }
}
