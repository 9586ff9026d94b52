// What runs by itself for as long as a model or a screen is there, and may keep what is typed meanwhile: subscriptions to what the
// model publishes, its timers and tasks, and the tasks of a view.

import SwiftScan

extension Project {
  /// What a model and its superclasses subscribe to of the model's own, `$text.debounce(…).sink { save($0) }`, and the timers and
  /// tasks that they begin as they are made.
  func subscriptions(in model: TypeID) -> [Keeper] {
    var found: [Keeper] = []
    for part in ancestors(of: model).types.flatMap({ types[Int($0)].parts }) {
      for index in self[part].nodeStart..<self[part].nodeEnd {
        let call = node(index, in: part.file)
        guard call.kind == .call, call.base != none, !call.flags.contains(.inactive) else { continue }
        let callee = node(call.base, in: part.file)
        let ref = NodeRef(file: part.file, index: index)
        func keep(_ value: NodeID, handed: [NameID] = []) {
          found.append(Keeper(action: .expression(value, context(of: ref)), mustHandOn: true, handed: handed))
        }
        guard callee.kind == .member, callee.name == .sink || callee.name == .assign || callee.name == .handleEvents else {
          if callee.name == Extra("Task").name || callee.name == .scheduledTimer || callee.name == .withObservationTracking, isAsItIsMade(ref),
            let closure = arguments(of: call, in: part.file).last?.value, node(closure, in: part.file).kind == .closure
          {
            keep(closure)
          }
          continue
        }
        var source = Source()
        collect(callee.base, of: model, in: part.file, &source, 0)
        guard !source.names.isEmpty || source.tells else { continue }
        if callee.name == .assign {
          keep(index, handed: source.names)
          continue
        }
        for argument in arguments(of: call, in: part.file) where argument.label != .receiveCompletion {
          let value = node(argument.value, in: part.file)
          let isNamed = value.kind == .name || value.kind == .member && isSelf(value.base, in: part.file)
          guard value.kind == .closure || isNamed && (argument.label == .receiveValue || argument.label == .receiveOutput) else { continue }
          keep(argument.value, handed: isNamed || usesHanded(argument.value, in: part.file) ? source.names : [])
        }
      }
    }
    return found
  }

  private func isAsItIsMade(_ node: NodeRef) -> Bool {
    enclosingMember(of: scope(of: node)).map { self[$0].kind == .initializer } ?? false
  }

  /// What a chain of publishers begins with.
  private struct Source {
    /// Properties that publish.
    var names: [NameID] = []
    /// It is the model as a whole, or a timer.
    var tells = false
  }

  /// Finds the properties at the beginning of a chain of publishers, those that are combined with them, and those of a property that
  /// holds a chain: `changes`.
  private func collect(_ node: NodeID, of model: TypeID, in file: Int32, _ source: inout Source, _ depth: Int) {
    guard node != none, depth < 20 else { return }
    let expression = self.node(node, in: file)
    switch expression.kind {
    case .name, .member:
      let name = unprojected(expression.name)
      if name != expression.name { return source.names.append(name) }
      if name == .objectWillChange || name == .Timer { return source.tells = true }
      if expression.kind == .member, !isSelf(expression.base, in: file) { return collect(expression.base, of: model, in: file, &source, depth + 1) }
      guard let property = members(named: name, of: model).first, self[property].kind == .variable else { return }
      let value = self[property].value != none ? self[property].value : ValueReader(self).getter(of: property).flatMap { ValueReader(self).onlyExpression(of: $0) }
      if let value { collect(value, of: model, in: property.file, &source, depth + 4) }
    case .call:
      for argument in arguments(of: expression, in: file) where self.node(argument.value, in: file).kind != .closure {
        collect(argument.value, of: model, in: file, &source, depth + 1)
      }
      collect(expression.base, of: model, in: file, &source, depth + 1)
    default: break
    }
  }

  /// Whether a view's task goes on until SwiftUI cancels it as the view goes: it waits in a loop, or for a cancellation.
  func runsOn(_ closure: NodeID, in file: Int32, _ depth: Int = 0) -> Bool {
    var runsOn = false
    walk(closure, in: file) { index, node in
      if node.kind == .loop {
        walk(index, in: file) { _, inner in
          runsOn = runsOn || inner.flags.contains(.awaited)
          return !runsOn
        }
      } else if node.kind == .call, case let callee = self.node(node.base, in: file), callee.kind == .name || callee.kind == .member {
        if callee.name == .sleep || callee.name == .withTaskCancellationHandler { runsOn = true }
        if !runsOn, depth < 1, node.flags.contains(.awaited), case let functions = declarations[callee.name], functions.count < 4 {
          runsOn = functions.contains { self[$0].kind == .function && self[$0].body != none && self.runsOn(self[$0].body, in: $0.file, depth + 1) }
        }
      }
      return !runsOn
    }
    return runsOn
  }
}
