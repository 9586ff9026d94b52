// The screen, with its Done.
import UIKit

protocol CardDelegate: AnyObject {
  func cardDidLeave(_ card: CardController)
}

final class CardController: UIViewController {
  weak var delegate: CardDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  // expect: skipped-button-cleanup
  @objc private func done() { dismiss(animated: true) }
}
