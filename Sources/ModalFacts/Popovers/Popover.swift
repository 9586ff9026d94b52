// What an iPad shows in a popover: an action sheet, a share sheet, or whatever has that style. UIKit throws
// if it is presented without a view or a bar item to point at.

import SwiftScan

/// A controller that an iPad presents in a popover.
public struct Popover: Sendable {
  public enum Kind: Sendable, Hashable {
    case actionSheet, shareSheet
    /// Any controller with the style of that name.
    case styled
  }

  public var kind: Kind
  /// Its class.
  public var name: String
  /// Where it is made; nil where that was not seen.
  public var made: Site?
  public var anchor: PopoverAnchor
  /// The local name by which the presenting statement hands it over, if it is no optional.
  public var handle: String?
  /// What the presenter could point at.
  public var source: PopoverSource?
  /// Parameters that say where it points, all of which some callers leave out.
  public var leftOut: LeftOutAnchor?
}

/// `func share(_ items: [Any], from view: UIView? = nil)`, called without `from:`.
public struct LeftOutAnchor: Sendable {
  /// The function that presents.
  public var function: String
  /// What its callers call the parameters.
  public var labels: [String]
  /// The calls that leave each of them out, or hand over `nil`.
  public var callers: [Site]
}

/// Whether a popover has something to point at on each path that an iPad takes.
public enum PopoverAnchor: Sendable, Hashable {
  case found
  case absent
  case unseen(Unseen)
}

/// What a popover could point at, by its name where it is presented.
public enum PopoverSource: Sendable, Hashable {
  /// A view, a bar item, or a recogniser, that the presenting function is handed.
  case view(String)
  case barItem(String)
  case recognizer(String, isOptional: Bool)
  /// A `sender` of any type.
  case any(String)
  /// Nothing was handed in: the view of the presenter.
  case presenter(String)
}
