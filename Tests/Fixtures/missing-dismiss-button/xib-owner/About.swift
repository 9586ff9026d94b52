import UIKit

final class ListController: UIViewController {
  func wired() {
    present(AboutController(nibName: "AboutController", bundle: nil), animated: true)
  }

  func bare() {
    present(HelpController(), animated: true) // expect: missing-dismiss-button
  }

  func unnamed() {
    present(LicenceController(), animated: true)
  }

  func header() {
    present(TermsController(), animated: true)
  }
}

final class AboutController: UIViewController {
  @IBAction private func done(sender: Any) {
    dismiss(animated: true)
  }
}

final class HelpController: UIViewController {
  @IBOutlet private var text: UITextView!
}

/// The header in its XIB holds the button.
final class TermsController: UIViewController {
  @IBOutlet private var header: HeaderView!

  override func viewDidLoad() {
    super.viewDidLoad()
    header.onClose = { [weak self] in self?.dismiss(animated: true) }
  }
}

final class HeaderView: UIView {
  var onClose: (() -> Void)?

  @IBAction private func closeTapped() {
    onClose?()
  }
}

/// The XIB of its footer does not say whose it is.
final class LicenceController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Bundle.main.loadNibNamed("Footer", owner: self)![0] as! UIView)
  }

  @IBAction private func leave() {
    dismiss(animated: true)
  }
}
