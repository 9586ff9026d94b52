// The style is set by a method that the project adds, by a property that gives the controller back, by another name.
import UIKit

extension UIViewController {
  func coverAll() { modalPresentationStyle = .fullScreen }

  var covering: Self {
    modalPresentationStyle = .fullScreen
    return self
  }

  func float() { modalPresentationStyle = .popover }
}

final class NoticeController: UIViewController {
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    words.font = .preferredFont(forTextStyle: .title1)
    view.addSubview(words)
  }
}

final class LobbyController: UIViewController {
  @objc func byMethod() {
    let notice = NoticeController()
    notice.coverAll()
    // expect: trapped-modal
    present(notice, animated: true)
  }

  @objc func byProperty() {
    // expect: trapped-modal
    present(NoticeController().covering, animated: true)
  }

  @objc func byAnotherName() {
    let notice = NoticeController()
    let same: UIViewController = notice
    same.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(notice, animated: true)
  }

  @objc func byLoop() {
    let notice = NoticeController()
    for each in [notice] { each.modalPresentationStyle = .fullScreen }
    // expect: trapped-modal
    present(notice, animated: true)
  }

  @objc func floating(_ sender: UIView) {
    let notice = NoticeController()
    notice.float()
    notice.popoverPresentationController?.sourceView = sender
    present(notice, animated: true)
  }
}
