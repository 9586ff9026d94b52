// A presentation: where it stands, how it is done, what it shows and what was seen of that. These are
// the values that rules are asked about; they hold no names' numbers and no references into outlines.

import SwiftScan

/// A stretch of one file.
public struct Site: Sendable, Hashable, Comparable {
  /// Index into the project's files.
  public var file: Int
  /// Byte offsets, half open.
  public var range: Range<Int>
  /// The declarations around, as `WeatherView.body`.
  public var declaration: String

  public static func < (left: Site, right: Site) -> Bool {
    (left.file, left.range.lowerBound) < (right.file, right.range.lowerBound)
  }
}

/// How a modal covers what is below, as far as leaving it is concerned.
public enum Style: Sendable, Hashable {
  /// A swipe closes it.
  case sheet
  /// Nothing but its own content closes it.
  case fullScreen
  /// A tap outside closes it.
  case popover
  /// Beside the content, or not modal.
  case inspector
  /// An alert, an action sheet or another system dialog.
  case dialog
  /// Shown or pushed where the container decides.
  case adaptive
  case unseen(Unseen)

  public var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    case .popover: "popover"
    case .inspector: "inspector"
    case .dialog: "dialog"
    case .adaptive: "adaptive"
    case .unseen(let why): "unseen: \(why.reason)"
    }
  }
}

/// What one branch of a presentation shows.
public struct Content: Sendable {
  public enum What: Sendable, Hashable {
    /// A type of the project's.
    case type(String)
    /// A controller of the system's, which brings its own exit.
    case system(String)
    /// A view written at the site.
    case inline(String)
    case unseen(Unseen)
  }

  public var what: What
  /// Where the type is declared.
  public var typeSite: Site?
  /// Names of the navigation controllers around it, outermost first.
  public var containers: [String] = []
  public var exits: [Exit] = []
  /// What could not be seen of the ways out.
  public var unseen: [Unseen] = []
  public var guards: [Guard] = []
  public var inputs: [Input] = []
  /// Titles of controls that commit what is typed here.
  public var commits: [String] = []
  /// Inputs whose text a commit uses, which nothing keeps.
  public var drafts: [Input] = []
  /// Asks for a password: signing in is no draft.
  public var holdsPassword = false
  /// How many controls were followed.
  public var controls = 0
  /// Actions that would close it, to which Interface Builder wires nothing.
  public var unwired: [String] = []
  /// What it does not cover may be used: no modal.
  public var isUndimmed = false
  /// Its transition lets a cover be swiped away.
  public var isZoomed = false
  /// A gate by its name: sign-in, onboarding, consent.
  public var isGate = false
  /// It has a prompt, or somebody hears of a swipe that was refused and can say why.
  public var explainsRefusal = false
  /// Where a controller can be given a button; only where it has none.
  public var closeSpot: CloseSpot?
  /// Where the swipe can be refused; only where a draft is lost, and a property of its own tells of changes.
  public var dirtySpot: DirtySpot?

  public var name: String {
    switch what {
    case .type(let name), .system(let name), .inline(let name): name
    case .unseen: "?"
    }
  }
}

/// One presentation of a project.
public struct Presentation: Sendable {
  public var site: Site
  /// The call's name: `present`, `sheet`.
  public var how: String
  /// Functions of the project's own between the site and UIKit or SwiftUI.
  public var via: [String] = []
  public var style: Style
  public var contents: [Content]
  /// The presenter's own code may close it: its flag is reset, or its class dismisses.
  public var isClosedByCode = false
  /// SwiftUI or UIKit.
  public var isSwiftUI: Bool
  /// Where the presentation can be given a button that closes; only where its content has none.
  public var closeSpot: CloseSpot?

  /// How it counts: system, resolved or unseen.
  public var isSystem: Bool {
    style == .dialog || !contents.isEmpty && contents.allSatisfy { if case .system = $0.what { true } else { false } }
  }

  public var isResolved: Bool {
    !isSystem && contents.contains { if case .unseen = $0.what { false } else { true } }
  }
}

/// How many presentations the project has; total is the sum of the other three.
public struct PresentationCounts: Sendable, Equatable {
  public var system = 0
  public var resolved = 0
  public var unseen = 0
  public var total: Int { system + resolved + unseen }

  public init(system: Int = 0, resolved: Int = 0, unseen: Int = 0) {
    self.system = system
    self.resolved = resolved
    self.unseen = unseen
  }
}
