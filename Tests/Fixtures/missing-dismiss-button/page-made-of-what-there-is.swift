// `address.map { Page($0) }` makes a page of what there is, or none.
import UIKit

final class TipPage: UIViewController {
  init(text: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
}

final class NotePage: UIViewController {
  init(text: String) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { fatalError() }
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

final class Desk: UIViewController {
  var text: String?

  @IBAction func tip() {
    guard let page = text.map({ TipPage(text: $0) }) else { return }
    present(page, animated: true) // expect: missing-dismiss-button
  }

  @IBAction func note() {
    guard let page = text.flatMap({ $0.isEmpty ? nil : NotePage(text: $0) }) else { return }
    present(page, animated: true)
  }
}
