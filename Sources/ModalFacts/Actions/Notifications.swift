// What a posted notification leads to: all that the project has observe it, wherever that stands. Which of them runs is
// not known, so where one may close something, the end of the road is unseen.

import SwiftScan

extension ActionReader {
  /// `post(name: .closed, object: nil)`.
  mutating func post(_ arguments: Arguments, in context: Context, _ depth: Int) {
    guard question == .exit, let name = project.notification(in: arguments, of: context.file) else { return }
    for observer in project.observers(of: name) where mayClose(observer, depth) {
      return outcome.note(unfollowed: "the notification `\(project.text(name))` may close it")
    }
  }

  /// Whether what is done about a notification may close something.
  /// - Parameter observer: `addObserver`, `publisher` or `notifications`.
  private func mayClose(_ observer: NodeRef, _ depth: Int) -> Bool {
    let arguments = project.arguments(of: project[observer], in: observer.file)
    if let selector = project.selectorName(in: arguments, of: observer.file) {
      return project.declarations[selector].contains { project[$0].kind == .function && mayMatter($0) }
    }
    // `addObserver(forName:…) { }`, `onReceive(publisher) { }`.
    let call = project.receiver(of: observer) ?? observer
    let handed = project.arguments(of: project[call], in: call.file)
    guard handed.contains(where: { project.node($0.value, in: call.file).kind == .closure }) else {
      // `publisher(for:).sink { }`, `for await _ in notifications(named:)`: what is around it is all that is known.
      return project.enclosingMember(of: project.scope(of: observer)).map { mayMatter($0) } ?? false
    }
    var reader = self
    reader.outcome = Outcome()
    reader.actArguments(handed, in: project.context(of: call), isFollowed: true, depth + 1)
    let outcome = reader.concluded()
    return outcome.exit != nil || !outcome.unseen.isEmpty
  }
}

private enum Labels {
  static let name = Extra("name")
}

extension Project {
  /// What a notification is called: the name of a constant, or the text that it is made of.
  func notification(in arguments: Arguments, of file: Int32) -> NameID? {
    let labels = [Labels.name.name, Known.forName.name, Known.named.name, Word.for.rawValue]
    return arguments.first { labels.contains($0.label) }.flatMap { notification($0.value, in: file) }
  }

  private func notification(_ node: NodeID, in file: Int32) -> NameID? {
    let expression = self.node(node, in: file)
    switch expression.kind {
    case .name, .member: return expression.name
    case .string: return expression.name == none ? nil : expression.name
    // `Notification.Name("closed")`
    case .call: return arguments(of: expression, in: file).first.flatMap { notification($0.value, in: file) }
    default: return nil
    }
  }

  /// The methods that hear of a notification by a selector.
  func functions(hearing posted: Arguments, of file: Int32) -> Declarations {
    guard let name = notification(in: posted, of: file) else { return Declarations() }
    return Declarations(observers(of: name).flatMap { observer -> [DeclarationRef] in
      guard let selector = selectorName(in: arguments(of: self[observer], in: observer.file), of: observer.file) else { return [] }
      return declarations[selector].filter { self[$0].kind == .function && self[$0].body != none }
    })
  }

  /// The calls that observe a notification.
  func observers(of notification: NameID) -> [NodeRef] {
    if observersOfNotification == nil {
      var found: [NameID: [NodeRef]] = [:]
      for observing in [Known.addObserver, .publisher, .notifications] {
        for call in calls[observing.name] where !isInactive(call) {
          if let name = self.notification(in: arguments(of: self[call], in: call.file), of: call.file) { found[name, default: []].append(call) }
        }
      }
      observersOfNotification = found
    }
    return observersOfNotification?[notification] ?? []
  }

  /// `onReceive(NotificationCenter.default.publisher(for: .closed)) { }` of the publisher.
  fileprivate func receiver(of publisher: NodeRef) -> NodeRef? {
    calls[Known.onReceive.name].first { call in
      guard call.file == publisher.file, var node = arguments(of: self[call], in: call.file).first?.value else { return false }
      // With `.receive(on:)` and its kin behind it.
      while node != none, node != publisher.index {
        let expression = self.node(node, in: call.file)
        guard expression.kind == .call || expression.kind == .member else { return false }
        node = expression.base
      }
      return node == publisher.index
    }
  }
}
