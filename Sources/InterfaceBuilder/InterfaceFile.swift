// What is kept of one storyboard or XIB: the objects that a class, an action or a segue hangs on, and the
// connections between them, in the order of the file. Whatever is about looks alone is left out.

/// One storyboard or XIB.
public struct InterfaceFile: Sendable, Equatable {
  /// The file's name without its ending, as `UIStoryboard(name:)` has it. Set by whoever knows the path.
  public var name = ""
  /// In the order of the file, those around others first.
  public var objects: [InterfaceObject] = []
  /// In the order of the file.
  public var connections: [InterfaceConnection] = []
  /// Whether a comment speaks to the linter; Interface Builder writes one of its own before each scene.
  public var isNoted = false
  /// The controller that a storyboard begins with.
  public var initial: Int?
  /// What was wrong with the file; then there are no objects.
  public var problem: XMLError?
  /// Classes that a file names which could not be read.
  public var unreadClasses: [String] = []

  public init() {}

  /// The objects that belong to one: all of its scene's for a controller, of the file's for the owner of a XIB,
  /// else those inside it.
  public func parts(of object: Int) -> Range<Int> { objects[object].parts }

  /// The object with this id.
  public func object(_ id: String) -> Int? { objects.firstIndex { $0.id == id } }
}

/// What an object is, as far as leaving a modal is concerned.
public enum InterfaceKind: Sendable, Equatable {
  case controller, navigation, tabs
  /// A controller of another storyboard.
  case reference
  /// The owner of a XIB.
  case owner
  case firstResponder
  /// What unwind segues lead to.
  case exit
  case barItem, control, gesture
  case textField, textView
  case cell, view
}

/// One object of a storyboard or XIB.
public struct InterfaceObject: Sendable, Equatable {
  public var kind: InterfaceKind
  public var id: String
  /// The element's name: `tableViewController`.
  public var element: String
  /// Its class in code; nil for UIKit's own.
  public var className: String?
  /// For `instantiateViewController(withIdentifier:)`.
  public var storyboardIdentifier: String?
  /// Texts that a person sees, names of images, system items.
  public var titles: [String] = []
  /// The first text that a person reads on it.
  public var caption: String?
  public var modalPresentationStyle: String?
  /// It refuses to be swiped away.
  public var isModalInPresentation = false
  public var isEditable = true
  public var isSecure = false
  /// The view that a controller has.
  public var isMainView = false
  /// Of a controller: its view's colour lets through what is behind.
  public var isSeeThrough = false
  /// Of a recogniser: it is on, takes the touches that it recognises, and waits for one tap of one finger.
  public var isEnabled = true
  public var cancelsTouches = true
  public var isSimple = true
  /// Of a reference: the other storyboard, and the controller in it, the initial one where there is no name.
  public var referencedStoryboard: String?
  public var referencedIdentifier: String?
  /// Its opening tag, in bytes.
  public var range: Range<Int>
  /// The indices of the objects that belong to it.
  public var parts: Range<Int>
}

/// What one object does to another.
public struct InterfaceConnection: Sendable, Equatable {
  public enum What: Sendable, Equatable {
    /// A control calls a method, `close:`.
    case action(selector: String)
    /// A property of the source's class is the destination.
    case outlet(property: String)
    case segue(Segue)
  }

  public var what: What
  public var source: Int
  /// The object with the destination's id; nil where there is none.
  public var destination: Int?
  /// Its tag, in bytes.
  public var range: Range<Int>
}

/// A way from one scene to the next.
public struct Segue: Sendable, Equatable {
  /// `show`, `presentation`, `popoverPresentation`, `unwind`, `relationship`, `embed`, …
  public var kind: String
  public var id: String
  public var identifier: String?
  public var modalPresentationStyle: String?
  /// The method that an unwind segue looks for.
  public var unwindAction: String?
  /// The method of the presenter that makes the destination.
  public var creationSelector: String?
  /// The team's own kind of segue.
  public var className: String?
  /// `rootViewController`, `viewControllers`.
  public var relationship: String?
  /// The id of what a popover points at.
  public var anchor: String?
}
