import UIKit

open class CardController: UIViewController {
  open func close() {}
}

public final class NoticeController: CardController {
  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor.black.withAlphaComponent(0.5)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func tapped() {
    close()
  }

  public override func close() {
    dismiss(animated: true)
  }
}

final class StartController: UIViewController {
  func notice() {
    let notice = NoticeController()
    notice.modalPresentationStyle = .overFullScreen
    present(notice, animated: true)
  }
}
