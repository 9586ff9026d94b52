// Whether there is one is asked by unwrapping it, by `??`, by a ternary, or by a package's object that runs once.
import OnceKit
import UIKit

class BannerController: UIViewController {
  let banner = UIView()

  @objc func bannerTapped() { banner.isHidden = true }
}

final class UnwrappingController: BannerController {
  private var tap: UITapGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if let existing = tap {
      existing.isEnabled = true
      return
    }
    let tap = UITapGestureRecognizer(target: self, action: #selector(bannerTapped))
    banner.addGestureRecognizer(tap)
    self.tap = tap
  }
}

final class GuardingController: BannerController {
  private var tap: UITapGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let existing = tap else {
      let made = UITapGestureRecognizer(target: self, action: #selector(bannerTapped))
      banner.addGestureRecognizer(made)
      tap = made
      return
    }
    existing.isEnabled = true
  }
}

final class DefaultController: BannerController {
  private var tap: UITapGestureRecognizer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let gesture = tap ?? UITapGestureRecognizer(target: self, action: #selector(bannerTapped))
    tap = gesture
    banner.addGestureRecognizer(gesture)
  }
}

final class TernaryController: BannerController {
  private var isSetUp = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isSetUp ? () : addTap()
    isSetUp = true
  }

  private func addTap() { banner.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(bannerTapped))) }
}

final class OnceController: BannerController {
  private let once = RunOnce()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    once.run { self.banner.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(bannerTapped))) }
  }
}

// Somebody else is unwrapped, and another function runs.
final class OtherController: BannerController {
  private var tap: UITapGestureRecognizer?
  private let runner = Runner()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let superview = banner.superview else { return }
    superview.setNeedsLayout()
    let tap = UITapGestureRecognizer(target: self, action: #selector(bannerTapped))
    banner.addGestureRecognizer(tap) // expect: repeated-gesture-registration
    self.tap = tap
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    runner.run { self.banner.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(bannerTapped))) } // expect: repeated-gesture-registration
  }
}

// A property that makes another one whenever it is asked keeps none.
final class ComputedController: BannerController {
  private var tap: UITapGestureRecognizer { UITapGestureRecognizer(target: self, action: #selector(bannerTapped)) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    banner.addGestureRecognizer(tap) // expect: repeated-gesture-registration
  }
}
