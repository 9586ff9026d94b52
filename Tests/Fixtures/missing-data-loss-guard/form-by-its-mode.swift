// A form that also shows: what its mode leaves out or disables, nobody types into and nobody saves.
import SwiftUI
import UIKit

enum CardMode {
  case look, change
  var isChanging: Bool { self == .change }
}

final class CardController: UIViewController {
  private let mode: CardMode
  private let street = UITextField(), remarks = UITextView()

  init(mode: CardMode) {
    self.mode = mode
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    [street, remarks].forEach(view.addSubview)
    street.isEnabled = mode == .change
    remarks.isEditable = mode.isChanging
    switch mode {
    case .look: navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    case .change: navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
    }
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func keep() {
    AddressBook.shared.keep(street.text ?? "", remarks.text)
    dismiss(animated: true)
  }
}

final class LabelController: UIViewController {
  private let canType: Bool
  private let caption = UITextView()
  private var isLocked: Bool { !canType }

  init(canType: Bool) {
    self.canType = canType
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
    if isLocked { return }
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(keep))
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func keep() {
    AddressBook.shared.keep("", caption.text)
    dismiss(animated: true)
  }
}

final class AddressBook {
  static let shared = AddressBook()
  func keep(_ street: String, _ remarks: String) { print(street, remarks) }
}

final class ShelfController: UITableViewController {
  func look() { present(UINavigationController(rootViewController: CardController(mode: .look)), animated: true) }

  func change() {
    present(UINavigationController(rootViewController: CardController(mode: .change)), animated: true) // expect: missing-dismiss-button, missing-data-loss-guard
  }

  func lookAtLabel() { present(UINavigationController(rootViewController: LabelController(canType: false)), animated: true) }

  func changeLabel() {
    present(UINavigationController(rootViewController: LabelController(canType: true)), animated: true) // expect: missing-data-loss-guard
  }
}

struct CardView: View {
  let mode: CardMode
  @Environment(\.dismiss) private var dismiss
  @State private var street = ""
  @State private var remarks = ""

  var body: some View {
    Form {
      if mode.isChanging {
        TextField("Street", text: $street)
        TextEditor(text: $remarks)
      }
    }
    .toolbar {
      if mode.isChanging {
        Button("Save") {
          AddressBook.shared.keep(street, remarks)
          dismiss()
        }
      }
      Button("Close") { dismiss() }
    }
  }
}

struct Shelf: View {
  @State private var looks = false
  @State private var changes = false

  var body: some View {
    Button("Look") { looks = true }
      .sheet(isPresented: $looks) { NavigationStack { CardView(mode: .look) } }
    Button("Change") { changes = true }
      .sheet(isPresented: $changes) { NavigationStack { CardView(mode: .change) } } // expect: missing-data-loss-guard
  }
}
