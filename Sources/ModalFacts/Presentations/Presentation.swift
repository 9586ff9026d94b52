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
  /// One of the two, and why it is not known which.
  case sheetOrFullScreen(Unseen)
  case unseen(Unseen)

  /// What is known of a modal that is shown in one of several styles.
  static func oneOf(_ styles: [Style], _ why: String) -> Style {
    guard let first = styles.first else { return .sheet }
    if styles.allSatisfy({ $0 == first }) { return first }
    let isKnown = styles.allSatisfy { style in
      switch style {
      case .sheet, .fullScreen, .sheetOrFullScreen: true
      default: false
      }
    }
    return isKnown ? .sheetOrFullScreen(Unseen(why)) : .unseen(Unseen(why))
  }

  public var name: String {
    switch self {
    case .sheet: "sheet"
    case .fullScreen: "full screen"
    case .popover: "popover"
    case .inspector: "inspector"
    case .dialog: "dialog"
    case .adaptive: "adaptive"
    case .sheetOrFullScreen(let why): "sheet or full screen: \(why.reason)"
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
  /// That type.
  var type: TypeID?
  /// Names of the navigation controllers around it, outermost first.
  public var containers: [String] = []
  public var exits: [Exit] = []
  /// What could not be seen of the ways out.
  public var unseen: [Unseen] = []
  /// There was too much of it to read.
  var isCut = false
  /// The same of gestures, rows, code and prompts, which are no buttons in any case.
  public var unseenWays: [UnseenWay] = []
  public var guards: [Guard] = []
  public var inputs: [Input] = []
  /// Controls that commit what is typed here.
  public var commits: [ControlName] = []
  /// Those of them that use a draft.
  public var draftCommits: [ControlName] = []
  /// Inputs whose text a commit uses, which nothing keeps.
  public var drafts: [Input] = []
  /// A button that gives such a draft up without asking first.
  public var discard: Exit?
  /// Asks for a password: signing in is no draft.
  public var asksForPassword = false
  /// How many controls were followed.
  public var controls = 0
  /// Actions that would close it, to which Interface Builder wires nothing.
  public var unwired: [String] = []
  /// Controls that look like a way out, and lead nowhere.
  public var idleCloses: [IdleClose] = []
  /// What it does not cover may be used: no modal.
  public var isUndimmed = false
  /// As a sheet it may rest at less than full height, and a tap beside it closes it as a swipe does.
  public var isLow = false
  /// Its transition lets a cover be swiped away.
  public var isZoomed = false
  /// What it says that a popover becomes where the width is compact.
  public var adaptation: Style?
  /// A gate by its name: sign-in, onboarding, consent.
  public var isGate = false
  /// In UIKit: a swipe closes this branch, in the style that it has, whatever the others have.
  var isSwipeable = false
  /// How it looks as a task.
  public var shape = Shape()
  /// Where a finger draws or drags in it; of a modal that a swipe closes only.
  public var dragSurfaces: [DragSurface] = []
  /// The types that it is made of.
  var parts: [TypeID] = []
  /// Those of them that stand on pushed screens alone, whose own `dismiss` only leads back.
  var pushedParts: Set<TypeID> = []
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
  /// What compiles it, and how it is judged: an iPhone, if that does.
  public var platform = Platform.iOS
  public var site: Site
  /// The call's name: `present`, `sheet`.
  public var how: String
  /// Functions of the project's own between the site and UIKit or SwiftUI.
  public var via: [String] = []
  public var style: Style
  public var contents: [Content]
  /// The presenter's own code may close it: its flag is reset, or its class dismisses.
  public var isClosedByCode = false
  /// What an iPad makes popovers of, UIKit's only: SwiftUI's bring their place.
  public var popovers: [Popover] = []
  /// Where the type is declared whose own screen presents it; nil where somebody else does.
  public var presenter: Site?
  /// It covers its context only, in UIKit, and says nothing about compact width.
  public var currentContext: CurrentContext?
  /// SwiftUI or UIKit.
  public var isSwiftUI: Bool
  /// Drawn over what is below: over the screen or a context, or by a presentation controller of the project's own.
  public var isDrawnOver = false
  /// The two modals below, lowest first, where it can be the third.
  public var nesting: [Site] = []
  /// The type whose code presents.
  var presentingType: TypeID?
  /// A swipe closes it where the app runs on iOS 13 or newer, unless something refuses.
  public var isSwipeable = false
  /// The call at the site, and UIKit's or SwiftUI's own; nil for a segue.
  var call: NodeRef?
  var inner: NodeRef?
  /// Where the presentation can be given a button that closes; only where its content has none.
  public var closeSpot: CloseSpot?

  /// It covers the context that it is shown in, in UIKit: no swipe leaves it.
  public var coversContext: Bool { style == StyleReader.ofContext }

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
