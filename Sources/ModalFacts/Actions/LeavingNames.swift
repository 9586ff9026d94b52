// Functions of other modules that lead out by their names, `router.goBack()`, `dismissScreen()`: nobody sees what they do, and a control
// that calls one is not said to lead nowhere.

import SwiftScan

extension NameTraits {
  /// `goBack`, `popToRoot`, `xy_dismissPage`; not `popLast`, `dismissKeyboard`.
  static func saysLeaving(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    // A prefix of Objective-C's.
    let start = (1..<min(4, max(1, spelling.count))).first { spelling[$0] == UInt8(ascii: "_") }.map { $0 + 1 } ?? 0
    // All names of a project are asked, and most are told by their first letter.
    guard start < spelling.count, spelling[0] != UInt8(ascii: "_"), case let first = spelling[start], first >= UInt8(ascii: "a"), first <= UInt8(ascii: "z"),
      firstLetters & 1 << UInt32(first & 31) != 0
    else { return false }
    func begins(_ word: StaticString) -> Bool {
      let end = start + word.utf8CodeUnitCount
      return spelling.holds(word, at: start) && !(end < spelling.count && spelling[end] >= UInt8(ascii: "a") && spelling[end] <= UInt8(ascii: "z"))
    }
    return leading.contains(where: begins) && !staying.contains(where: begins)
  }

  /// A bit for each letter that one of `leading` begins with.
  private static let firstLetters = leading.reduce(0 as UInt32) { $0 | 1 << UInt32($1.utf8Start.pointee & 31) }

  private static let leading: [StaticString] = [
    "dismiss", "pop", "exit", "leave", "quit", "unwind", "back", "goBack", "navigateBack", "moveBack", "stepBack", "returnBack",
  ]
  /// What these take away is no screen.
  private static let staying: [StaticString] = [
    "popLast", "popFirst", "popUp", "popOver", "dismissKeyboard", "dismissSearch", "dismissMenu", "dismissTip", "dismissOverlay", "dismissHUD",
    "dismissLoading", "dismissProgress", "dismissToast", "dismissBanner", "exitEdit", "exitFullScreen",
  ]
}

extension ActionReader {
  /// Notes that what is called outside of the project may lead out: by its name, or since it is the method of an object that nobody sees,
  /// which holds what drives the modal, `session.stop()` of `isPresented: $session.isActive`.
  mutating func noteLeaving(_ name: NameID, by receiver: NodeID, in context: Context) {
    guard question == .exit, outcome.exit == nil else { return }
    // What is sent to a store is asked of its reducers.
    let isDrivers = !drivers.unseenOwners.isEmpty && !project.roles.has(name, .carrier) && receiver != none
      && project.typesOf(receiver, in: context).contains { drivers.unseenOwners.contains($0) }
    guard isDrivers || project.saysLeaving(name) && !isOfGroup(receiver, in: context.file) else { return }
    outcome.note("what `\(project.text(name))` of another module does")
  }

  /// `case .close: return .dismissAll()`, which another module makes that is told to leave.
  mutating func noteLeaving(byFactory name: NameID, in context: Context) {
    if project.declarations[name].isEmpty { noteLeaving(name, by: none, in: context) }
  }

  /// `group.leave()`
  private func isOfGroup(_ receiver: NodeID, in file: Int32) -> Bool {
    receiver != none && project.words(of: project.files[Int(file)].lastName(receiver)).last == "group"
  }
}

extension Project {
  /// Whether a bare call runs the dismissal itself: `self()` in what the project adds to `DismissAction`.
  func runsDismissal(_ name: NameID, in scope: DeclarationRef?) -> Bool {
    guard name == Word.`self`.rawValue || name == .callAsFunction, let type = enclosingType(of: scope) else { return false }
    return types[Int(type)].isExternal && types[Int(type)].name == EnvironmentType.dismissAction.name
  }
}
