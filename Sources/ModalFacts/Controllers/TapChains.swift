// Controls whose taps are a stream: RxCocoa's `closeButton.rx.tap.subscribe { … }`, CombineCocoa's
// `closeButton.tapPublisher.sink { … }`. The chain's end is what a tap does; where that is not written there, as with
// `.bind(to: model.close)`, it is not seen.

import SwiftScan

extension ControllerReader {
  /// A stream of somebody's taps.
  private struct Taps {
    /// What is tapped.
    let control: NodeID
    let isGesture: Bool
    /// The name that makes the stream.
    let node: NodeID
  }

  /// A call that hears of taps: `closeButton.rx.tap.throttle(…).subscribe(onNext: { … })`.
  /// - Returns: Whether it is one.
  mutating func tapped(_ name: NameID, _ call: Node, _ ref: NodeRef, frame: Frame?) -> Bool {
    switch name {
    case Known.subscribe.name, Known.bind.name, Known.drive.name, Known.emit.name, Known.sink.name: break
    default: return false
    }
    let callee = project.node(call.base, in: ref.file)
    guard callee.kind == .member, let taps = taps(callee.base, in: ref.file) else { return false }
    heardTaps.insert(NodeRef(file: ref.file, index: taps.node))
    let name = ControlNameReader.name(project, of: taps.control, at: ref)
    let arguments = project.arguments(of: call, in: ref.file)
    // The first hears of taps, the others of the stream's end.
    let closures = arguments.filter { project.node($0.value, in: ref.file).kind == .closure }
    guard let heard = closures.first(where: { $0.label == Known.onNext.name || $0.label == Known.receiveValue.name }) ?? closures.last
      ?? arguments.first(where: { $0.label == Known.onNext.name })
    else {
      screen.note("who hears of the taps on \(name.phrase()) was not seen")
      return true
    }
    var title = useWords
    words(of: taps.control, in: ref.file, &title)
    var context = project.context(of: ref)
    context.frame = frame
    var reader = actionReader()
    let action = Action.expression(heard.value, context)
    let outcome = reader.run(action)
    if outcome.exit != nil, project.node(heard.value, in: ref.file).kind == .closure {
      readActions.append(DeclarationRef(file: ref.file, index: project.node(heard.value, in: ref.file).first))
    }
    if taps.isGesture {
      recordGesture(outcome, title, name, ref)
    } else {
      // What the chain takes along is used by the control.
      record(outcome, of: takesAlong(callee.base, in: ref.file) ? .expression(ref.index, context) : action, title, name, ref)
    }
    return true
  }

  /// `send.rx.tap.withLatestFrom(textView.rx.text)`
  private func takesAlong(_ node: NodeID, in file: Int32) -> Bool {
    var current = node
    while current != none, case let expression = project.node(current, in: file), expression.kind == .member || expression.kind == .call {
      if expression.kind == .member, expression.name == Known.withLatestFrom.name { return true }
      current = expression.base
    }
    return false
  }

  /// A stream of taps that is handed on: `Input(close: closeButton.rx.tap.asObservable())`.
  /// - Parameter node: A member.
  mutating func noteHandedTaps(_ node: Node, _ ref: NodeRef) {
    guard let taps = taps(made: ref.index, node, in: ref.file), !heardTaps.contains(ref) else { return }
    screen.note("who hears of the taps on \(ControlNameReader.name(project, of: taps.control, at: ref).phrase()) was not seen")
  }

  /// The taps that an expression tells of, operators between passed over.
  private func taps(_ node: NodeID, in file: Int32) -> Taps? {
    var current = node
    for _ in 0..<12 where current != none {
      let expression = project.node(current, in: file)
      guard expression.kind == .member || expression.kind == .call else { return nil }
      if let found = taps(made: current, expression, in: file) { return found }
      current = expression.base
    }
    return nil
  }

  @inline(__always) private func taps(made node: NodeID, _ expression: Node, in file: Int32) -> Taps? {
    guard expression.kind == .member, expression.base != none else { return nil }
    switch expression.name {
    case Known.tap.name, Known.tapGesture.name, Known.controlEvent.name:
      let rx = project.node(expression.base, in: file)
      guard rx.kind == .member, rx.name == Known.rx.name, rx.base != none else { return nil }
      return Taps(control: rx.base, isGesture: expression.name == Known.tapGesture.name, node: node)
    case Known.tapPublisher.name, Known.controlEventPublisher.name: return Taps(control: expression.base, isGesture: false, node: node)
    default: return nil
    }
  }
}
