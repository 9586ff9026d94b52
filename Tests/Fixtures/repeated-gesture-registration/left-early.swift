// A function that returns where it has run before adds one recogniser; one that clears the view's list, too.
import UIKit

final class GlobeController: UIViewController {
  private let globe = UIView()
  private let legend = UIView()
  private let scale = UIView()
  private var isSetUp = false
  private var turns = 0

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    if isSetUp { return }
    isSetUp = true
    globe.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(turn)))
  }

  @objc private func turn() { turns += 1 }
}

final class LegendController: UIViewController {
  private let legend = UIView()
  private var hits = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    legend.gestureRecognizers = nil
    legend.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hit)))
  }

  @objc private func hit() { hits += 1 }
}

final class ScaleController: UIViewController {
  private let scale = UIView()
  private var hits = 0

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if hits > 3 { hits = 0 }
    // expect: repeated-gesture-registration
    scale.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(hit)))
  }

  @objc private func hit() { hits += 1 }
}
