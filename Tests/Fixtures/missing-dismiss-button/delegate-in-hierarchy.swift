// Cell, delegate, controller, presenter.
// clean
import UIKit

protocol FooterDelegate: AnyObject {
  func footerDidTapCancel()
}

final class FooterView: UIView {
  weak var delegate: FooterDelegate?
  private let cancel = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    addSubview(cancel)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func cancelTapped() { delegate?.footerDidTapCancel() }
}

final class OfferController: UIViewController, FooterDelegate {
  private let footer = FooterView()

  override func viewDidLoad() {
    super.viewDidLoad()
    footer.delegate = self
    view.addSubview(footer)
  }

  func footerDidTapCancel() { presentingViewController?.dismiss(animated: true) }
}

final class MarketController: UIViewController {
  func showOffer() { present(OfferController(), animated: true) }
}
