// Who shows a screen in a popover may keep it from what it presents elsewhere: by a flag, or by a closure that it is given.
import UIKit

final class ColourController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

// The flag is handed in, and asked in front of a method.
final class TagsController: UITableViewController {
  private let edits: Bool

  init(edits: Bool) {
    self.edits = edits
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { if edits { edit() } }
  private func edit() { present(ColourController(), animated: true) }
}

// The flag is set afterwards.
final class PlacesController: UITableViewController {
  var edits = false

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard edits else { return }
    present(ColourController(), animated: true)
  }
}

// What is chosen is told to whoever asks for it.
final class DatesController: UITableViewController {
  var onChoice: ((Int) -> Void)?

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    if let onChoice { onChoice(indexPath.row) } else { edit() }
  }

  private func edit() { present(ColourController(), animated: true) }
}

// It is the one in the popover that edits.
final class NotesController: UITableViewController {
  var edits = false

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { if edits { edit() } }
  private func edit() { present(ColourController(), animated: true) } // expect: modal-over-popover
}

final class DiaryController: UIViewController {
  @objc func popTags(_ sender: UIBarButtonItem) { pop(TagsController(edits: false), sender) }

  @objc func showTags(_ sender: UIBarButtonItem) {
    let tags = TagsController(edits: false)
    tags.modalPresentationStyle = .popover
    tags.popoverPresentationController?.barButtonItem = sender
    present(tags, animated: true)
  }

  @objc func pushTags() { navigationController?.pushViewController(TagsController(edits: true), animated: true) }

  @objc func showPlaces(_ sender: UIBarButtonItem) {
    let places = PlacesController()
    places.modalPresentationStyle = .popover
    places.popoverPresentationController?.barButtonItem = sender
    present(places, animated: true)
  }

  @objc func pushPlaces() {
    let places = PlacesController()
    places.edits = true
    navigationController?.pushViewController(places, animated: true)
  }

  @objc func showDates(_ sender: UIBarButtonItem) {
    let dates = DatesController()
    dates.modalPresentationStyle = .popover
    dates.popoverPresentationController?.barButtonItem = sender
    dates.onChoice = { [weak self] _ in self?.dismiss(animated: true) }
    present(dates, animated: true)
  }

  @objc func pushDates() {
    let dates = DatesController()
    navigationController?.pushViewController(dates, animated: true)
  }

  @objc func showNotes(_ sender: UIBarButtonItem) {
    let notes = NotesController()
    notes.edits = true
    notes.modalPresentationStyle = .popover
    notes.popoverPresentationController?.barButtonItem = sender
    present(notes, animated: true)
  }

  @objc func pushNotes() {
    let notes = NotesController()
    navigationController?.pushViewController(notes, animated: true)
  }

  private func pop(_ controller: UIViewController, _ sender: UIBarButtonItem) {
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.barButtonItem = sender
    present(controller, animated: true)
  }
}
