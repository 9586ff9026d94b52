// Functions of other modules that lead out by their names, `router.goBack()`, `dismissScreen()`: nobody sees what they do, and a control
// that calls one is not said to lead nowhere.

import SwiftScan

extension NameTraits {
  /// `goBack`, `popToRoot`, `xy_dismissPage`; not `popLast`, `dismissKeyboard`.
  static func saysLeaving(_ spelling: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = spelling[...]
    // A prefix of Objective-C's.
    if let end = spelling.prefix(4).firstIndex(of: UInt8(ascii: "_")), end > 0 { rest = spelling[(end + 1)...] }
    func begins(_ word: StaticString) -> Bool {
      word.withUTF8Buffer { bytes in
        rest.starts(with: bytes) && !(rest.dropFirst(bytes.count).first.map { $0 >= UInt8(ascii: "a") && $0 <= UInt8(ascii: "z") } ?? false)
      }
    }
    // All names of a project are asked, and most are told by their first letter.
    return Self.leading.contains { $0.utf8Start.pointee == rest.first && begins($0) } && !Self.staying.contains(where: begins)
  }

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

  /// `group.leave()`
  private func isOfGroup(_ receiver: NodeID, in file: Int32) -> Bool {
    receiver != none && project.words(of: project.files[Int(file)].lastName(receiver)).last == "group"
  }
}
