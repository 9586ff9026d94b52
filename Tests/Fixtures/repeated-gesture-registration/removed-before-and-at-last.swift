// What is taken off before the next one counts, whatever else takes off the last.
import UIKit

final class LayoutController: UIViewController {
  private let banner = UIView()
  private var tap: UITapGestureRecognizer?

  deinit {
    if let tap { tap.view?.removeGestureRecognizer(tap) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if let tap { banner.removeGestureRecognizer(tap) }
    let tap = UITapGestureRecognizer(target: self, action: #selector(bannerTapped))
    banner.addGestureRecognizer(tap)
    self.tap = tap
  }

  @objc private func bannerTapped() { banner.isHidden = true }
}

final class LastController: UIViewController {
  private let banner = UIView()
  private var tap: UITapGestureRecognizer?

  deinit {
    if let tap { tap.view?.removeGestureRecognizer(tap) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let tap = UITapGestureRecognizer(target: self, action: #selector(bannerTapped))
    banner.addGestureRecognizer(tap) // expect: repeated-gesture-registration
    self.tap = tap
  }

  @objc private func bannerTapped() { banner.isHidden = true }
}
