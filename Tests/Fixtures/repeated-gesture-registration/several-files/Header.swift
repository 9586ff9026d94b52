// The helper of another file adds; who calls it on each appearance repeats.
import UIKit

final class HeaderController: UIViewController {
  private let logo = UIImageView()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    logo.onTap(self, #selector(shine)) // expect: repeated-gesture-registration
  }

  @objc private func shine() { logo.alpha = 1 }
}

final class FooterController: UIViewController {
  private let logo = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    logo.onTap(self, #selector(shine))
  }

  @objc private func shine() { logo.alpha = 1 }
}
