// The shape of a modal task: how it is titled, which bar is around it, whether it is an app within the app, how it
// comes in, what its Done does. Plain values for checks, and what the readers note on their way.

import SwiftScan

/// What a modal looks like as a task, as far as it was seen.
public struct Shape: Sendable {
  /// The navigation bar around it.
  public enum Bar: Sendable, Hashable {
    case none
    /// SwiftUI's, or UIKit's own class.
    case system
    /// A class of the project's.
    case own(String)
  }

  public var bar = Bar.none
  /// A title or a heading was seen, or may be there.
  public var isTitled = false
  /// What makes it an app within the app: `TabView`, `UITabBarController`, `NavigationSplitView`.
  public var tabs: String?
  /// `crossDissolve` and its like; nil where nothing is set, so that it slides up.
  public var transition: String?
  /// Controls called Done that do nothing.
  public var idleDones: [Site] = []
}

/// What readers note of a screen's shape.
struct ScreenShape {
  var isTitled = false
  var hasNavigation = false
  var isBarHidden = false
  var tabs: NameID = none
  var isPaged = false
  var idleDones: [NodeRef] = []
  /// The types that it is made of, each once.
  var parts: [TypeID] = []

  static let mostParts = 200

  mutating func add(_ type: TypeID) {
    if parts.count < Self.mostParts, !parts.contains(type) { parts.append(type) }
  }

  mutating func merge(_ other: ScreenShape) {
    isTitled = isTitled || other.isTitled
    hasNavigation = hasNavigation || other.hasNavigation
    isBarHidden = isBarHidden || other.isBarHidden
    if tabs == none { tabs = other.tabs }
    idleDones += other.idleDones
    for type in other.parts { add(type) }
  }
}
