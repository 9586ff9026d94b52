// An alert or action sheet that a project makes: its style, what a person can choose, and whether it is shown.
// UIKit takes whatever it is given: none, two Cancels, a text field where none may be. SwiftUI's own alerts add
// the button that is missing, so of SwiftUI only the old `Alert` and `ActionSheet` values are here.

/// One alert of a project.
public struct Alert: Sendable {
  /// The call that makes it.
  public var site: Site
  public var style: Style
  /// As a person would call it: `alert`, `action sheet`.
  public var kind: String
  /// The variable that holds it; empty where it has none.
  public var name: String
  public var actions: [AlertAction] = []
  /// Where text fields are added.
  public var textFields: [Site] = []
  /// Somebody presents it.
  public var isPresented = false
  /// Code closes it, or may close it: a spinner.
  public var isClosedByCode = false
  /// It shows views of its own, which may close it.
  public var hasOwnViews = false
  /// What could not be seen of it.
  public var unseen: [Unseen] = []
  public var isSwiftUI = false

  public enum Style: Sendable, Hashable {
    case alert, actionSheet
    case unseen
  }
}

/// One choice of an alert.
public struct AlertAction: Sendable {
  public var style: Style
  /// As it is written; empty where it is no literal.
  public var title: String
  /// Its title or name says that it changes nothing: Cancel, No, Keep. Or what it says is not known.
  public var mayBeWayOut: Bool
  /// The call that adds it.
  public var site: Site? = nil
  /// Where `cancel` or another style is written at that call.
  public var styleSite: Site? = nil
  /// Actions of one run are added one after the other whenever one of them is; nil where that is not known.
  public var run: Int? = nil
  /// Runs that had ended before: those of the initialiser or factory that the alert came from.
  public var earlierRuns: [Int] = []

  public enum Style: Sendable, Hashable {
    case normal, cancel, destructive
    case unseen
  }
}
