// Who tells is called `AddTrack`, and adds nothing by that: its Cancel is one.
import UIKit

protocol AddTrackViewControllerDelegate: AnyObject {
  func addTrackDidCancel(_ page: AddTrackViewController)
}

final class PlaylistController: UIViewController, AddTrackViewControllerDelegate {
  private var answer: ((Int?) -> Void)?

  func choose(_ answer: @escaping (Int?) -> Void) {
    self.answer = answer
    let page = AddTrackViewController()
    page.delegate = self
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }

  func addTrackDidCancel(_ page: AddTrackViewController) {
    dismiss(animated: true)
    answer?(nil)
  }
}

final class AddTrackViewController: UIViewController {
  weak var delegate: AddTrackViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func cancel() { delegate?.addTrackDidCancel(self) }
}

protocol SongViewControllerDelegate: AnyObject {
  func didSendSong(_ page: SongViewController)
  func didCancelSong(_ page: SongViewController)
}

final class RadioController: UIViewController, SongViewControllerDelegate {
  func wish() {
    let page = SongViewController()
    page.delegate = self
    present(page, animated: true)
  }

  func didSendSong(_ page: SongViewController) {
    dismiss(animated: true)
    Songs.shared.reload()
  }

  func didCancelSong(_ page: SongViewController) { dismiss(animated: true) }
}

final class SongViewController: UIViewController {
  weak var delegate: SongViewControllerDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(close)
    let send = UIButton(type: .system)
    send.addTarget(self, action: #selector(self.send), for: .touchUpInside)
    view.addSubview(send)
  }

  @objc private func cancel() { delegate?.didCancelSong(self) }
  @objc private func send() { delegate?.didSendSong(self) }
}

final class Songs {
  static let shared = Songs()
  private var all: [String] = []
  func reload() { all = [] }
}
