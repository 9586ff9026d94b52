// The words by which a callback, a handler or an enum case says how a modal ended: given up, or done. Both leave
// it; only what was saved, sent or chosen belongs to a commit.

import SwiftScan

struct EndWords {
  let words: Words

  init(_ words: Words) { self.words = words }

  /// Ends that change nothing: "done" alone may save.
  private static let done = Words.done.union(["finish", "finished", "complete", "completed", "end", "ended", "understood"])
  /// On a control they leave; in the name of a callback they may mean anything.
  private static let ambiguous: Set<String> = ["back", "not", "hide", "maybe", "chevron", "grabber", "collapse", "cross", "multiply"]
  /// Such a name shows something, whatever it is about.
  private static let asking: Set<String> = ["present", "show", "display", "ask", "prompt"]
  private static let refusals: Set<String> = ["decline", "declined", "reject", "rejected", "refuse", "refused", "deny", "denied"]
  /// What a callback is told after a commit.
  private static let committed: Set<String> = [
    "selected", "chosen", "picked", "saved", "added", "sent", "created", "updated", "deleted", "shared", "accepted", "submitted", "confirmed",
  ]
  /// To renew, keep or note something is no end of it, and breaks nothing where it is done early.
  private static let renewing: Set<String> = [
    "reload", "refresh", "refetch", "sync", "synchronize", "resync", "mark", "save", "persist", "flush", "post", "update", "change",
  ]
  /// What is made again when it is needed, and what is shown elsewhere.
  private static let passing: Set<String> = ["cache", "caches", "cached", "delivered"]
  /// What was done meanwhile is given up.
  private static let givingUp: Set<String> = ["revert", "undo", "rollback", "discard", "cancel", "abort"]
  /// Names of callbacks that say nothing of how it ended.
  private static let general: Set<String> = ["completion", "callback", "handler"]
  /// What begins the news in the name of a delegate's method, after who tells it.
  private static let reporting: Set<String> = ["did", "has", "was", "wants"]
  /// Whoever is told is no part of the app's own state.
  private static let quiet: Set<String> = [
    "analytics", "analytic", "tracker", "tracking", "track", "telemetry", "metrics", "logger", "log", "logging", "haptic", "haptics",
    "feedback", "vibration", "animator", "animation", "animations", "layer", "button", "label", "field", "spinner", "hud", "indicator", "activity",
    "keyboard", "responder", "toast", "toasts", "snackbar", "view", "views", "subview", "subviews", "superview", "gesture", "recognizer",
    "constraint", "constraints", "bar", "search", "cell", "cells", "highlight", "selection", "editing", "layout",
    "event", "events",
  ]
  /// Of these, what nobody sees or misses: it is noted, or felt, or the keyboard goes away.
  private static let unnoticed: Set<String> = [
    "analytics", "analytic", "tracker", "tracking", "track", "telemetry", "metrics", "logger", "log", "logging", "haptic", "haptics",
    "feedback", "vibration", "keyboard", "responder", "editing", "event", "events",
  ]
  /// Words of a title that say nothing of what a control is for.
  private static let plain: Set<String> = [
    "button", "btn", "tapped", "tap", "pressed", "press", "clicked", "touched", "action", "bar", "item", "did", "on", "handle", "handler",
    "cancellation", "navigation", "leading", "trailing", "top", "left", "right", "icon", "image", "string", "text", "common", "localized",
    "title", "circle", "fill", "view", "self", "screen", "modal", "sheet", "strings", "generic", "general", "label", "system", "name", "the",
    "semibold", "selector", "key",
  ]

  func isCancel(_ name: [String]) -> Bool {
    name.contains { words.isNeutral($0) && !Self.done.contains($0) && !Self.ambiguous.contains($0) }
  }
  /// "Decline", "Reject": a decision, for which a swipe does not stand where there is a Cancel.
  func isRefusal(_ name: [String]) -> Bool { name.contains { Self.refusals.contains($0) } }
  /// "Cancel", "Close this screen", and no more: "cancel timer" is a command.
  func isPlainCancel(_ title: [String]) -> Bool {
    isCancel(title) && title.allSatisfy { words.isNeutral($0) || Self.plain.contains($0) }
  }
  func isDone(_ name: [String]) -> Bool { name.contains { Self.done.contains($0) } }
  func reports(_ word: String) -> Bool { Self.reporting.contains(word) }
  func isGeneral(_ name: [String]) -> Bool { name.contains { Self.general.contains($0) } }
  func isCommit(_ name: [String]) -> Bool {
    name.contains { words.isCommit($0) && !Self.done.contains($0) || Self.committed.contains($0) }
  }
  /// `presentDiscardAlert` asks, and gives nothing up.
  func isCleanup(_ name: [String]) -> Bool { words.isCleanup(name) && !asks(name) }
  func asks(_ name: [String]) -> Bool { name.first.map { Self.asking.contains($0) } ?? false }
  func isQuiet(_ name: [String]) -> Bool { name.contains { Self.quiet.contains($0) } }
  /// What something is says its last word: a `viewModel` is a model.
  func isQuiet(receiver: [String]) -> Bool { receiver.last.map { Self.quiet.contains($0) } ?? false }
  func isUnnoticed(_ name: [String]) -> Bool { name.contains { Self.unnoticed.contains($0) } }
  func isUnnoticed(receiver: [String]) -> Bool { receiver.last.map { Self.unnoticed.contains($0) } ?? false }
  func renews(_ name: [String]) -> Bool { name.contains { Self.renewing.contains($0) } }
  func isPassing(_ name: [String]) -> Bool { name.contains { Self.passing.contains($0) } }
  func givesUp(_ name: [String]) -> Bool { name.contains { Self.givingUp.contains($0) } }
  func isClosing(_ name: [String]) -> Bool {
    name.contains { $0 == "dismiss" || $0 == "close" || $0 == "hide" || $0 == "pop" || $0 == "dismissal" }
  }
}
