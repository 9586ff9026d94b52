// What is shown over the rest as a modal by the project's own hands: a view in a window, a custom presentation, a
// window of its own, a branch of a SwiftUI stack that covers everything. UIKit looks after its own modals; of
// these somebody has to tell VoiceOver what is behind, let a two-finger scrub close them, and take them away.

import SwiftScan

/// Something shown over the rest that takes its touches.
public struct Overlay: Sendable {
  public enum Kind: String, Sendable {
    /// A view that is added to a window, or over a controller's view.
    case view
    /// A presentation controller of the project's own.
    case presentationController
    /// A controller that is shown by one, or over the screen or context.
    case presented
    /// A window over the app's own.
    case window
    /// A SwiftUI view, or a branch of one.
    case swiftUI
  }

  public var kind: Kind
  /// The type, or the window's name.
  public var name: String
  /// Where the type is declared, or the window made.
  public var site: Site
  /// Where it is shown, if that is elsewhere.
  public var shown: Site?
  /// Who tells VoiceOver that what is behind it is not there.
  public var modality: Answer
  /// Who answers the two-finger scrub; unseen where nothing is known to close it.
  public var escape: Answer
  /// A method without parameters that closes it.
  public var closer: Closer?
  /// It is a branch of what it is named after, which shows it over itself.
  public var isBranch = false
  /// Closing it may lose what was typed.
  public var holdsDraft = false
  /// The function or initialiser in which it can be marked, by which expression.
  public var mark: (site: Site, receiver: String)?

  /// One type is shown in several ways: what one of them lacks, it lacks.
  mutating func join(_ other: Overlay) {
    if case .unseen = modality { (modality, mark) = (other.modality, mark ?? other.mark) }
    if other.escape == .absent, case .unseen = escape { escape = .absent }
    closer = closer ?? other.closer
    holdsDraft = holdsDraft || other.holdsDraft
  }

  /// A method that closes an overlay.
  public struct Closer: Sendable, Hashable {
    public var name: String
    /// One of its controls calls it already.
    public var isUsed: Bool
  }

  /// Whether something was seen.
  public enum Answer: Sendable, Hashable {
    case found(String)
    case absent
    case unseen(String)
  }
}

/// A view that is added to a window to cover it.
public struct WindowOverlay: Sendable {
  /// The call that adds it.
  public var site: Site
  /// The view, as it is written, and the window.
  public var view: String
  public var window: String
  public var removal: Overlay.Answer
  /// What moves or fades it away instead.
  public var hiding: Site?
}

/// A window that is made beside the app's own.
public struct ExtraWindow: Sendable {
  public var site: Site
  /// The property or local that holds it.
  public var name: String
  /// It belongs to a scene, or the app has none.
  public var hasScene: Bool
  /// Where it is hidden or let go.
  public var release: Overlay.Answer
}

/// All that covers a project's screens by its own hands.
public struct Overlays: Sendable {
  /// In order of file and place; one for each type.
  public var overlays: [Overlay]
  public var windowOverlays: [WindowOverlay]
  public var extraWindows: [ExtraWindow]

  /// - Parameter found: What was read, in any order: overlays of one type are put together.
  init(_ found: [Overlay], windowOverlays: [WindowOverlay], extraWindows: [ExtraWindow]) {
    self.windowOverlays = windowOverlays
    self.extraWindows = extraWindows
    overlays = []
    for overlay in found.sorted(by: { $0.site < $1.site }) {
      guard let last = overlays.last, last.site == overlay.site else {
        overlays.append(overlay)
        continue
      }
      overlays[overlays.count - 1].join(overlay)
    }
  }
}
