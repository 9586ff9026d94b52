// The form sheet whose outside tap goes its own way: Done tells the delegate, the tap only closes.
import UIKit

protocol NoteSheetDelegate: AnyObject {
  func noteSheetDidFinish(_ sheet: NoteSheet)
}

final class NoteList: UIViewController, NoteSheetDelegate {
  private var isWriting = false

  func write() {
    isWriting = true
    let sheet = NoteSheet()
    sheet.delegate = self
    let navigation = UINavigationController(rootViewController: sheet)
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }

  func noteSheetDidFinish(_ sheet: NoteSheet) {
    isWriting = false
    refreshNotes()
  }

  private func refreshNotes() { view.setNeedsLayout() }
}

final class NoteSheet: UIViewController {
  weak var delegate: NoteSheetDelegate?
  private var outsideTap: UITapGestureRecognizer?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard outsideTap == nil, let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    window.addGestureRecognizer(tap)
    outsideTap = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let tap = outsideTap else { return }
    tap.view?.removeGestureRecognizer(tap)
    outsideTap = nil
  }

  // expect: skipped-swipe-cleanup
  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !view.point(inside: tap.location(in: view), with: nil) else { return }
    dismiss(animated: true)
  }

  @objc private func done() {
    delegate?.noteSheetDidFinish(self)
    dismiss(animated: true)
  }
}

extension NoteSheet: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
