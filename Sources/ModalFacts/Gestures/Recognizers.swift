// A gesture recogniser as rules see it: where it is added and to which view, what it is, whom it calls, what
// its delegate answers, when it is added and what takes it off again.

import SwiftScan

/// One recogniser that is added to a view, at one place.
public struct Recognizer: Sendable {
  public enum Kind: String, Sendable {
    case tap, longPress, pan, edgePan, swipe, pinch, rotation, hover
    /// A class of the team's own that inherits from none of UIKit's kinds.
    case other
    case unseen
  }

  /// The `addGestureRecognizer`, the call of the helper that adds it, or its tag in a storyboard or XIB.
  public var site: Site
  public var kind: Kind
  /// `UITapGestureRecognizer`, or the team's own class; empty where it was not seen.
  public var className: String
  /// What the adder calls it, if it has a name.
  public var name: String?
  /// Its name in a message.
  public var quotedName: String { name.map { "`\($0)`" } ?? "the recogniser" }
  /// Where it is made; nil where that was not seen.
  public var made: Site?
  public var view: RecognizerView
  /// Whom it calls.
  public var handlers: [GestureHandler] = []
  /// Methods that nobody in the project declares, which it calls: `endEditing`.
  public var systemActions: [String] = []
  /// Why there may be other handlers; nil where all were seen.
  public var unseenHandler: Unseen?
  public var cancelsTouches: CancelsTouches = .byDefault
  public var delegate: GestureDelegate = .none
  public var effects = GestureEffects()
  /// One tap of one finger, as far as is known.
  public var isSimple = true
  /// Something switches it on and off.
  public var isSwitched = false
  /// Its class overrides what UIKit asks recognisers.
  public var isCustomized = false
  /// What below its view goes without the taps that it recognises; nil where nothing was seen.
  public var target: TouchTarget?
  /// Each add makes another one, and adds it to a view that is the same each time.
  public var isMadeForEachAdd = false
  /// The lifecycle functions that lead to where it is added; empty where none was seen.
  public var occasions: [Occasion] = []
  /// How it is taken off; asked only for a view that outlives the screen, and for what is made for each add.
  public var removal: Removal?
  /// Whoever adds it lives as long as the app: an app or scene delegate or what one keeps, `UIApplication` itself, an object that all
  /// share.
  public var isAppLifetime = false
  /// Whoever adds it is a view controller.
  public var isOnController = false
  /// Whoever adds it is the window that it is added to.
  public var isWindowsOwn = false

  /// A tap that closes or ends typing, and leaves nothing of it to the views below.
  public var swallows: Bool {
    guard kind == .tap, isSimple, !isSwitched, !isCustomized, cancelsTouches == .byDefault || cancelsTouches == .set(true),
      effects.closes || effects.takesItselfAway || effects.endsTyping
    else { return false }
    return !delegate.decides
  }

  /// The local that it is made in, where more can be said of it at once.
  public var local: String?
  /// The property of its owner that holds it.
  public var property: Property?
  /// The classes of the views and child controllers that its owner puts on its screen, where that is asked for.
  public var partSites: Set<Site> = []
  /// The owner's class, and its `viewWillDisappear` where it has one.
  public var ownerSite: Site?
  public var disappearance: Site?

  /// A property that holds a recogniser.
  public struct Property: Sendable, Hashable {
    public var name: String
    public var isOptional: Bool
  }

  /// The call at `site`; nil where Interface Builder places it.
  var call: NodeRef?
  /// The type around `call`.
  var owner: TypeID?
  /// The call that makes it.
  var making: NodeRef?
  /// The team's own class.
  var type: TypeID?
  /// Variables and properties that hold it.
  var aliases: Set<DeclarationRef> = []
  /// The receiver of the add, in the file of `call`; nil for `self`.
  var receiver: NodeID?

  /// A lifecycle function that leads to where something stands.
  public struct Occasion: Sendable, Hashable {
    public var function: String
    /// A condition on the way, unwrapping aside, may keep it from happening twice.
    public var isGuarded: Bool
  }

  /// Whether views below go without the touches that it recognises.
  public enum CancelsTouches: Sendable, Hashable {
    /// Nobody says otherwise.
    case byDefault
    case set(Bool)
    case unseen
  }

  /// How it is taken off.
  public enum Removal: Sendable, Hashable {
    case found(String)
    /// Only in its own handler: a modal that is closed another way leaves it.
    case handlerOnly(String)
    /// Only through `view.window`, in a function that runs when the view has left its window.
    case tooLate(String)
    /// Only in a function that nobody calls.
    case neverRun(String)
    /// Only from a view that it is not on.
    case elsewhere(String)
    /// Only another one, which has just been made.
    case another(String)
    case absent
    case unseen(String)
  }
}

/// The view that a recogniser is added to.
public enum RecognizerView: Sendable, Hashable {
  /// The controller's own view, or the view that adds it.
  case own
  /// A window, as it is written.
  case window(String)
  /// A view that outlives the screen, as it is written: the navigation controller's.
  case outliving(String)
  /// Another view, by its name.
  case part(String)
  case unseen

  /// The window or other view that outlives the screen, as it is written.
  public var outliving: String? {
    switch self {
    case .window(let text), .outliving(let text): text
    case .own, .part, .unseen: nil
    }
  }

  var isWindow: Bool { if case .window = self { true } else { false } }
}

/// A function or closure that a recogniser calls.
public struct GestureHandler: Sendable, Hashable {
  /// The function's name; "a closure" for a closure.
  public var name: String
  /// Its name in a message.
  public var quotedName: String { name == "a closure" ? "this closure" : "`\(name)`" }
  public var site: Site
  /// The function or closure.
  var body: DeclarationRef
}

/// Who answers for a recogniser.
public enum GestureDelegate: Sendable, Hashable {
  /// Nobody is assigned.
  case none
  case answers(GestureDelegateAnswers)
  case unseen
}

extension GestureDelegate {
  /// It is asked whether the recogniser may have a touch, or was not seen.
  public var decides: Bool {
    switch self {
    case .none: false
    case .answers(let answers): answers.filtersTouches || answers.decidesBegin
    case .unseen: true
    }
  }

  /// It is asked which recognisers wait for which.
  var ordersFailures: Bool { if case .answers(let answers) = self { answers.ordersFailures } else { false } }

  /// Another recogniser may fire together with it, or it was not seen.
  public var mayShare: Bool {
    switch self {
    case .none: false
    case .answers(let answers): answers.simultaneous == .always || answers.simultaneous == .sometimes
    case .unseen: true
    }
  }
}

/// What a delegate answers.
public struct GestureDelegateAnswers: Sendable, Hashable {
  public enum Simultaneous: Sendable, Hashable {
    /// It does not say: then nothing is recognised together.
    case absent
    case always, never
    /// It depends.
    case sometimes
  }

  /// The delegate's type.
  public var type: String
  public var simultaneous: Simultaneous
  /// It is asked about each touch: `gestureRecognizer(_:shouldReceive:)`.
  public var filtersTouches: Bool
  /// It is asked before it begins: `gestureRecognizerShouldBegin`.
  public var decidesBegin: Bool
  /// It lets one wait for another.
  public var ordersFailures: Bool
}
