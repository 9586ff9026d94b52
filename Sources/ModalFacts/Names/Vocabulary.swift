// Which names play which part: what presents, what holds, what closes, what guards. The lists come
// from the vocabulary page, so that a team can add to them; what a role means is in the code.

import SwiftScan

/// Names by role, as the vocabulary page writes them.
public struct Vocabulary: Sendable, Equatable {
  /// The names of each role; a name may be a compound one, `dismiss(animated:completion:)`.
  public var names: [Role: [String]]
  /// Arguments and properties whose numbers are compared with a range.
  public var ranges: [DocumentedRange] = []

  public init(_ names: [Role: [String]] = [:]) { self.names = names }
}

/// The parts that a name can play in a modal. `CodingKey` makes the compiler write the cases' names down.
public enum Role: Int, Sendable, CaseIterable, CodingKey {
  /// SwiftUI modifiers that present content.
  case sheet, cover, popover, inspector
  /// SwiftUI modifiers that present an alert or a dialog of the system's.
  case dialog
  /// SwiftUI modifiers that present another controller of the system's.
  case systemSheet
  /// UIKit methods that present a controller.
  case present
  /// Controllers of the system's that bring their own exit.
  case systemController
  /// Controllers of UIKit's that hold others and add no exit.
  case container
  /// Controllers that show a SwiftUI view.
  case hosting
  /// Calls that close a modal.
  case exit
  /// SwiftUI controls that a tap or a key operates.
  case button
  /// SwiftUI views that a person types into.
  case input
  /// SwiftUI modifiers whose closures run without a person's doing.
  case codeOnly
  /// SwiftUI modifiers whose closures a gesture runs.
  case gesture
  /// Calls and properties that refuse a swipe or ask first.
  case guardian
  /// Words in a control's title, name or image that say "leave, and change nothing".
  case neutralWord
  /// Words of such titles that name the closing itself.
  case closeWord
  /// Words in a control's title or name that say "do it".
  case commitWord
  /// Calls that carry an enum case to whoever switches over it.
  case carrier
  /// Words in a condition that holds only while something runs: a refusal meanwhile guards no draft.
  case busyWord
  /// SwiftUI controls that hold a value: a toggle, a stepper.
  case valueInput
  /// Words in the name of a screen that is a gate: sign-in, onboarding, consent.
  case gateWord
  /// Words in the name of a field that holds no draft: search, filter.
  case passingWord
  /// Words in the name of a screen that sets options of one command, which are no draft: filter, export.
  case optionWord
  /// Words in the name of what remembers that a screen was seen: to set it commits nothing.
  case seenWord
  /// Superclasses of the system's that add no exit and show nothing of their own.
  case plainSuperclass
  /// Methods from outside that configure a value and give it back.
  case selfReturning
  /// Words in the name of a call that ends, undoes, keeps or renews something beyond the modal.
  case cleanupWord
  /// Views of the system's that bring no way out, beside the commonest.
  case plainView

  /// The key of the vocabulary page.
  public var key: String { self == .guardian ? "guard" : stringValue }

  public init?(key: String) {
    self.init(stringValue: key == "guard" ? "guardian" : key)
    if self.key != key { return nil }
  }
}

/// Several parts, asked for at once.
struct RoleSet {
  fileprivate let bits: UInt64

  init(_ roles: Role...) { bits = roles.reduce(0) { $0 | 1 << UInt64($1.rawValue) } }
}

/// The vocabulary with a project's name numbers.
struct Roles {
  /// By name, a bit for each role; names beyond the end play no part.
  private var bits: [UInt64] = []
  /// By the role's number.
  private var byRole: [[NameID]]
  /// Names that a range is known of.
  private let ranged: [NameID]
  let words: Words

  init(_ vocabulary: Vocabulary, _ names: inout NameTable) {
    byRole = Array(repeating: [], count: Role.allCases.count)
    for role in Role.allCases {
      for text in vocabulary.names[role] ?? [] {
        let base = text.utf8.last == UInt8(ascii: ")") ? String(Substring(text.utf8.prefix { $0 != UInt8(ascii: "(") })) : text
        let name = names.intern(base)
        if Int(name) >= bits.count { bits.append(contentsOf: repeatElement(0, count: Int(name) + 1 - bits.count)) }
        bits[Int(name)] |= 1 << UInt64(role.rawValue)
        if !byRole[role.rawValue].contains(name) { byRole[role.rawValue].append(name) }
      }
    }
    words = Words(vocabulary)
    ranged = vocabulary.ranges.flatMap { [names.intern($0.callee), names.intern($0.argument)] }
  }

  func names(of role: Role) -> [NameID] { byRole[role.rawValue] }

  /// Every name that plays a part, or that a range is known of.
  var all: [NameID] { byRole.flatMap { $0 } + ranged }

  func has(_ name: NameID, _ role: Role) -> Bool {
    Int(name) < bits.count && bits[Int(name)] & (1 << UInt64(role.rawValue)) != 0
  }

  /// Whether a name plays one of several parts.
  func has(_ name: NameID, anyOf roles: RoleSet) -> Bool {
    Int(name) < bits.count && bits[Int(name)] & roles.bits != 0
  }
}
