// The card's own class, or the child controller, keeps taps inside to itself.
import UIKit

final class TicketView: UIView {
  override func awakeFromNib() {
    super.awakeFromNib()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(keep)))
  }
  @objc private func keep() {}
}

final class TicketController: UIViewController {
  @IBOutlet private var ticket: TicketView!
  @IBOutlet private var closeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside() { dismiss(animated: true) }
  @IBAction private func close() { dismiss(animated: true) }
}

final class NoteController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(endTyping)))
  }
  @objc private func endTyping() { view.endEditing(true) }
}

final class FrameController: UIViewController {
  private let note = NoteController()
  @IBOutlet private var closeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(note)
    view.addSubview(note.view)
    note.didMove(toParent: self)
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tappedOutside)))
  }

  @objc private func tappedOutside() { dismiss(animated: true) }
  @IBAction private func close() { dismiss(animated: true) }
}

final class StampController: UIViewController {
  @IBOutlet private var stamp: UIView!
  @IBOutlet private var closeButton: UIButton!

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(leaveByBackground)))
  }

  // expect: unfiltered-outside-tap
  @objc private func leaveByBackground() { dismiss(animated: true) }
  @IBAction private func close() { dismiss(animated: true) }
}

final class Counter: UIViewController {
  @objc private func open() {
    for page in [TicketController(), FrameController(), StampController()] {
      page.modalPresentationStyle = .formSheet
      present(page, animated: true)
    }
  }
}
