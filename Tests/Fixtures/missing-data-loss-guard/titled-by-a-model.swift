// A bar item that has its title from a model. Of what a protocol asks for, only what all say that answer it is said.
import UIKit

protocol ParcelModel {
  var actionTitle: String { get }
  func register(_ text: String)
}

final class NewParcel: ParcelModel {
  let actionTitle = NSLocalizedString("Add", comment: "Title of the button")
  func register(_ text: String) { Depot.shared.append(text) }
}

final class KnownParcel: ParcelModel {
  let actionTitle = NSLocalizedString("Save", comment: "Title of the button")
  func register(_ text: String) { Depot.shared.append(text) }
}

final class Depot {
  static let shared = Depot()
  private var parcels: [String] = []
  func append(_ text: String) { parcels.append(text) }
}

final class Parcels: UIViewController {
  func add() {
    let form = ParcelForm(model: NewParcel())
    present(UINavigationController(rootViewController: form), animated: true)  // expect: missing-data-loss-guard
  }

  func addGuarded() {
    let form = GuardedForm(model: NewParcel())
    present(UINavigationController(rootViewController: form), animated: true)
  }

  func look() {
    let page = NotePage(model: ReadNote())
    present(UINavigationController(rootViewController: page), animated: true)
  }
}

class ParcelForm: UIViewController {
  private let model: ParcelModel
  private let number = UITextField()
  private let sender = UITextField()

  init(model: ParcelModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(number)
    view.addSubview(sender)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(leave))
    let right = UIBarButtonItem(title: model.actionTitle, style: .done, target: self, action: #selector(primaryTapped))
    navigationItem.setRightBarButton(right, animated: false)
  }

  @objc private func leave() { dismiss(animated: true) }

  @objc private func primaryTapped() {
    model.register((number.text ?? "") + (sender.text ?? ""))
    dismiss(animated: true)
  }
}

final class GuardedForm: ParcelForm {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}

protocol NoteModel {
  var actionTitle: String { get }
}

final class ReadNote: NoteModel {
  let actionTitle = "Close"
}

final class FoundNote: NoteModel {
  let actionTitle = "Save"
}

final class NotePage: UIViewController {
  private let model: NoteModel
  private let search = UITextField()
  private let place = UITextField()

  init(model: NoteModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(search)
    view.addSubview(place)
    let right = UIBarButtonItem(title: model.actionTitle, style: .done, target: self, action: #selector(primaryTapped))
    navigationItem.setRightBarButton(right, animated: false)
  }

  @objc private func primaryTapped() { dismiss(animated: true) }
}
