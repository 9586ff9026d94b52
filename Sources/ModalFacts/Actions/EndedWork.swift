// What a screen does to itself as it goes: it stops its timer and player, takes its observers away, fades its view. Who does no more
// than that beside closing commits nothing.

import SwiftScan

extension ActionReader {
  /// Something of another module's is called: what only ends what the screen has running is no more than closing.
  mutating func goOn(_ name: NameID, of receiver: NodeID, in context: Context) {
    if question == .exit, project.endsWork(name, of: receiver, in: context) { outcome.goesOn = true } else { goOn(name) }
  }

  /// A function of the project's that leads nowhere is called.
  mutating func goOn(calling function: DeclarationRef) {
    if question == .exit, project.endsOnlyWork(function) { outcome.goesOn = true } else { goOn(project[function].name) }
  }
}

extension Project {
  /// Whether a call that leaves the project only ends what a screen has running, or tidies up its views.
  /// - Parameter receiver: What it is called on; `none` for a bare name.
  func endsWork(_ name: NameID, of receiver: NodeID, in context: Context) -> Bool {
    guard receiver != none else { return isListed(name, in: Self.asserting) }
    if isListed(name, in: Self.tidying) { return true }
    let base = node(receiver, in: context.file)
    if name == .post { return base.kind == .name && text(base.name) == "UIAccessibility" }
    return isListed(name, in: Self.ending) && isRunning(receiver, in: context)
  }

  /// Whether what is set is how a view looks, or nothing more than a timer, task or player that is let go: `view.alpha = 0`, `timer = nil`.
  func endsWork(setting place: Node, to value: Node, in context: Context) -> Bool {
    if place.kind == .member, isListed(place.name, in: Self.manners) { return true }
    if place.kind == .member, place.base != none, isListed(place.name, in: Self.looks) { return isOfView(place.base, in: context) }
    guard value.kind == .nil, place.kind == .name || isSelf(place.base, in: context.file),
      let property = meanings(of: place, in: context).first, self[property].kind == .variable
    else { return false }
    return isRunning(typesOf(declaration: property), named: place.name)
  }

  /// Whether all that a function does is to end work, or to change how views look: `func stopTimer() { timer?.invalidate() }`.
  func endsOnlyWork(_ function: DeclarationRef) -> Bool {
    if let known = endingFunctions[function] { return known }
    endingFunctions[function] = false
    let declaration = self[function]
    guard declaration.kind == .function, declaration.body != none, node(declaration.body, in: function.file).count > 0 else { return false }
    let found = (declaration.nodeStart..<declaration.nodeEnd).allSatisfy { index in
      let node = self.node(index, in: function.file)
      guard !node.flags.contains(.inactive) else { return true }
      let context = context(of: NodeRef(file: function.file, index: index))
      switch node.kind {
      case .assign: return endsWork(setting: self.node(node.base, in: function.file), to: self.node(node.first, in: function.file), in: context)
      case .call:
        let callee = self.node(node.base, in: function.file)
        guard callee.kind == .name || callee.kind == .member else { return false }
        let isOwn = callee.kind == .name || isSelf(callee.base, in: function.file)
        let meant = isOwn ? meanings(of: callee, in: context) : Declarations()
        if let own = meant.first { return meant.count == 1 && endsOnlyWork(own) }
        return isListed(callee.name, in: Self.animating) || endsWork(callee.name, of: callee.kind == .member ? callee.base : none, in: context)
      case .skipped: return false
      default: return true
      }
    }
    endingFunctions[function] = found
    return found
  }

  /// Whether something is a timer, a player, a task: by its type, or where that is not told by its name.
  private func isRunning(_ receiver: NodeID, in context: Context) -> Bool {
    let base = node(receiver, in: context.file)
    if isListed(base.name, in: Self.running) { return true }
    return isRunning(typesOf(receiver, in: context), named: base.kind == .name || base.kind == .member ? unprojected(base.name) : none)
  }

  private func isRunning(_ types: Types, named name: NameID) -> Bool {
    guard types.isEmpty else { return types.allSatisfy { if case .external(let type) = $0 { isListed(type, in: Self.running) } else { false } } }
    return name != none && words(of: name).last.map { Self.runningWords.contains($0) } ?? false
  }

  /// A view, or its layer or a constraint, of UIKit's or of the project's.
  private func isOfView(_ node: NodeID, in context: Context) -> Bool {
    let base = self.node(node, in: context.file)
    let name = base.name
    if base.kind == .member, isListed(name, in: Self.partsOfViews) { return base.base == none || isSelf(base.base, in: context.file) || isOfView(base.base, in: context) }
    if base.kind == .name, isListed(name, in: Self.partsOfViews), meanings(of: name, in: context).isEmpty { return true }
    let types = typesOf(node, in: context)
    return !types.isEmpty && types.allSatisfy { type in
      switch type {
      case .project(let id): isKind(id, of: Known.UIView.name)
      case .external(let name): begins(name, with: "UI") && ends(name, with: "View") || isListed(name, in: Self.views)
      }
    }
  }

  /// They check or note something, or run what they are handed.
  private static let asserting: Spellings = [
    "assert", "precondition", "dispatchPrecondition", "debugPrint", "NSLog", "os_log", "withTransaction",
  ]
  /// Of a transaction: how something changes.
  private static let manners: Spellings = ["disablesAnimations"]
  /// Whatever they are called on.
  private static let tidying: Spellings = [
    "removeObserver", "removeTimeObserver", "stopRunning", "layoutIfNeeded", "setNeedsLayout", "stopAnimating", "startAnimating",
    "removeAllAnimations", "invalidate",
  ]
  private static let animating: Spellings = ["animate", "withAnimation"]
  private static let ending: Spellings = ["cancel", "pause", "stop", "suspend", "replaceCurrentItem", "dispose"]
  private static let running: Spellings = [
    "Timer", "CADisplayLink", "DispatchSourceTimer", "DispatchWorkItem", "AVPlayer", "AVQueuePlayer", "AVAudioPlayer", "AVCaptureSession",
    "AVSpeechSynthesizer", "Task", "AnyCancellable", "Cancellable", "Disposable", "URLSessionTask", "URLSessionDataTask",
  ]
  private static let runningWords: Set<String> = ["timer", "player", "task", "cancellable", "link", "debounce"]
  private static let looks: Spellings = ["alpha", "transform", "isHidden", "frame", "center", "backgroundColor", "opacity", "constant"]
  private static let partsOfViews: Spellings = ["view", "layer"]
  private static let views: Spellings = ["UILabel", "UIButton", "UIControl", "CALayer", "NSLayoutConstraint"]
}
