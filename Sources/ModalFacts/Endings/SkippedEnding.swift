// What a modal's buttons make happen and another way of closing it does not: a swipe, or a gesture of its own.
// These are the values that rules are asked about.

import SwiftScan

/// An end of a modal that runs only when a button is pressed.
public struct SkippedEnding: Sendable {
  /// Where it is presented; where it closes, for a gesture of its own.
  public var site: Site
  /// What is presented.
  public var content: String
  /// The callback or handler that the button runs, else the button.
  public var callback: ControlName
  public var callbackSite: Site
  /// What it does besides closing, in words: "answers `completion`".
  public var works: [String]
  /// What closes without it.
  public var way: Way

  public enum Way: Sendable, Hashable {
    case swipe
    /// A gesture's handler, by name.
    case gesture(String)
  }
}

/// Work that UIKit's delegate does once a swipe has closed a modal, and a button that closes it does not.
public struct SkippedButton: Sendable {
  /// The delegate method.
  public var site: Site
  public var method: String
  public var works: [String]
  /// What closes without it.
  public var handler: String
  public var handlerSite: Site
}

/// Work that ends a modal while the swipe may still be given up.
public struct EarlyTeardown: Sendable {
  /// The method.
  public var site: Site
  public var method: String
  public var type: String
  public var works: [String]
}

extension Project {
  /// A work in words.
  func sentence(for work: Work) -> String {
    switch work.kind {
    case .answers: "answers `\(text(work.name))`"
    case .resets: "sets `\(text(work.name))` back"
    case .calls: "calls `\(text(work.name))`"
    }
  }
}
