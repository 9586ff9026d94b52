// Which function or closure a statement runs in: closures that are only put off for a moment run in what is around them.

import SwiftScan

struct Runners {
  private let project: Project
  private var holders: [DeclarationRef: NodeRef?] = [:]

  init(_ project: Project) { self.project = project }

  /// The function or closure whose run runs a call: closures that are only put off for a moment are looked through.
  mutating func runner(of call: NodeRef) -> DeclarationRef? {
    var scope = project.scope(of: call)
    while let at = scope {
      switch project[at].kind {
      case .closure:
        guard let holder = holder(of: at), isHop(holder) else { return at }
      case .function, .initializer, .accessor, .subscript, .deinitializer: return at
      case .variable where project[at].body != none: return at
      case .struct, .class, .enum, .actor, .protocol, .extension: return nil
      default: break
      }
      scope = project.parent(of: at)
    }
    return nil
  }

  /// The call that a closure is handed to. It stands behind the closure, as whatever holds something does.
  mutating func holder(of closure: DeclarationRef) -> NodeRef? {
    if let known = holders[closure] { return known }
    let found = findHolder(of: closure)
    holders[closure] = found
    return found
  }

  private func findHolder(of closure: DeclarationRef) -> NodeRef? {
    let nodes = project.files[Int(closure.file)].nodes
    let end = project.parent(of: closure).map { project[$0].nodeEnd } ?? NodeID(nodes.count)
    for index in project[closure].nodeEnd..<max(end, project[closure].nodeEnd) where nodes[Int(index)].kind == .call {
      let arguments = project.arguments(of: nodes[Int(index)], in: closure.file)
      let isHeld = arguments.contains { argument in
        let value = nodes[Int(argument.value)]
        return value.kind == .closure && value.first == closure.index
      }
      if isHeld { return NodeRef(file: closure.file, index: index) }
    }
    return nil
  }

  /// `DispatchQueue.main.async`, `Task`, `UIView.animate`: what they are given runs long before a dismissal ends.
  func isHop(_ call: NodeRef) -> Bool {
    let callee = project.node(project[call].base, in: call.file)
    switch callee.kind {
    case .name: return callee.name == Extra("Task").name
    case .member where callee.base != none:
      let text = project.text(callee.name)
      if text == "animate" { return animatesAtOnce(call, callee) }
      guard text == "async" || text == "run" || text == "addOperation" else { return false }
      let queue = project.node(callee.base, in: call.file)
      if queue.kind == .name { return project.text(queue.name) == "MainActor" }
      // Work on another queue than the main one may take longer.
      guard queue.kind == .member, queue.base != none, project.text(queue.name) == "main" else { return false }
      return ["DispatchQueue", "OperationQueue"].contains(project.text(project.node(queue.base, in: call.file).name))
    default: return false
    }
  }

  /// `coordinator.animate(alongsideTransition: { … })`, `UIView.animate(withDuration: 0.3) { … }`: the block runs at once, unlike a completion.
  private func animatesAtOnce(_ call: NodeRef, _ callee: Node) -> Bool {
    let closures = project.arguments(of: project[call], in: call.file).filter { project.node($0.value, in: call.file).kind == .closure }
    guard closures.count == 1, let label = closures.first.map({ project.text($0.label) }) else { return false }
    let base = project.node(callee.base, in: call.file)
    return label == "alongsideTransition"
      || base.kind == .name && project.text(base.name) == "UIView" && (label == "animations" || closures[0].label == Argument.trailing)
  }
}

extension Project {
  /// Where the closures stand that run once a dismissal in a function is over: `dismiss(animated: true) { self.isBusy = false }`.
  func completions(ofDismissalsIn function: DeclarationRef) -> [Range<NodeID>] {
    let all = calls.list(of: Known.dismiss.name, in: function.file)
    return all[places(in: all, inside: function)].flatMap { call -> [Range<NodeID>] in
      let arguments = arguments(of: self[call], in: call.file)
      guard arguments.contains(where: { $0.label == .animated }) else { return [] }
      return arguments.compactMap { argument in
        let value = node(argument.value, in: call.file)
        guard value.kind == .closure, case let closure = self[DeclarationRef(file: call.file, index: value.first)] else { return nil }
        return closure.nodeStart..<closure.nodeEnd
      }
    }
  }
}
