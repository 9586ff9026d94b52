// Two conditions that ask the same of the same thing exclude each other, whatever it is: a member, a count, a text, a type.
import UIKit

enum Settings { static var mode = FormController.Mode.new }

final class FormController: UIViewController {
  enum Mode { case new, edit }
  struct Model {
    var isValid = false
    var error: Error?
    var mode = Mode.new
  }

  private var items: [Int] = []
  private var model: Model? = Model()
  private let fixed = Model()
  private var kind = "draft"

  func byEmptiness() {
    if !items.isEmpty { dismiss(animated: true) }
    if items.count == 0 { tell() }
  }

  func byMember() {
    if self.fixed.isValid { dismiss(animated: true) }
    guard !fixed.isValid else { return }
    tell()
  }

  func byOptionalMember() {
    if model?.error != nil { dismiss(animated: true) }
    if model?.error == nil { tell() }
  }

  func byMembersCase() {
    switch fixed.mode {
    case .new: dismiss(animated: true)
    case .edit: break
    }
    if fixed.mode == .edit { tell() }
  }

  func byText() {
    if kind == "draft" { dismiss(animated: true) }
    if kind == "sent" { tell() }
  }

  func byDevice() {
    if UIDevice.current.userInterfaceIdiom == .pad { dismiss(animated: true) }
    if UIDevice.current.userInterfaceIdiom != .pad { tell() }
  }

  func byType(_ error: Error) {
    if error is URLError { dismiss(animated: true) }
    if !(error is URLError) { tell() }
  }

  func byCall() {
    if check() { dismiss(animated: true) }
    if !check() { tell() }
  }

  func byLocal() {
    let isNew = fixed.mode == .new
    let closes = !items.isEmpty && isNew
    if closes { dismiss(animated: true) }
    if fixed.mode == .edit { tell() }
  }

  func byAnswer() {
    let hasClosed = closed()
    if !hasClosed { tell() }
  }

  func byOrder() {
    if items.count > 3 { dismiss(animated: true) }
    if items.count <= 3 { tell() }
  }

  func emptied() {
    if !items.isEmpty { dismiss(animated: true) }
    items.removeAll()
    if items.isEmpty { tell() } // expect: presenting-during-dismissal
  }

  func changed() {
    if kind == "draft" { dismiss(animated: true) }
    kind = "sent"
    if kind == "sent" { tell() } // expect: presenting-during-dismissal
  }

  func ofASetting() {
    let mode = Settings.mode
    if mode == .new { dismiss(animated: true) }
    if kind == "sent" { tell() } // expect: presenting-during-dismissal
  }

  func ofAnother() {
    if fixed.isValid { dismiss(animated: true) }
    if model?.isValid == false { tell() } // expect: presenting-during-dismissal
  }

  private func closed() -> Bool {
    guard viewIfLoaded?.window != nil else { return false }
    dismiss(animated: true)
    return true
  }

  private func check() -> Bool { items.isEmpty }

  private func tell() {
    let alert = UIAlertController(title: "Not sent", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
