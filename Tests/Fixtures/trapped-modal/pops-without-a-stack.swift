// Presented without a navigation controller, a pop does nothing; nor does one of the stack that lies below.
import UIKit

final class HarbourController: UIViewController {
  @objc func showTide() {
    let tide = TideController()
    tide.modalPresentationStyle = .fullScreen
    present(tide, animated: true) // expect: trapped-modal
  }

  @objc func pushBuoy() { navigationController?.pushViewController(TideController(), animated: true) }

  @objc func showWeather() {
    let weather = WeatherController()
    weather.modalPresentationStyle = .fullScreen
    present(weather, animated: true)
  }

  @objc func showChart(_ chart: UIViewController) {
    chart.modalPresentationStyle = .fullScreen
    present(chart, animated: true)
  }

  @objc func showWrapped() { wrap(TideController()) } // expect: trapped-modal

  private func wrap(_ page: UIViewController) {
    let stack = OwnStack()
    stack.viewControllers = [page]
    stack.modalPresentationStyle = .fullScreen
    present(stack, animated: true)
  }

  @objc func showKnot() {
    weak var below = navigationController
    let knot = KnotController { below?.popViewController(animated: false) }
    knot.modalPresentationStyle = .fullScreen
    present(knot, animated: true) // expect: trapped-modal
  }
}

// Its pop shows nothing of what it presents.
final class PierController: UIViewController {
  @objc func showKnot() {
    let knot = KnotController { [weak self] in self?.navigationController?.popViewController(animated: true) }
    knot.modalPresentationStyle = .fullScreen
    present(knot, animated: true) // expect: trapped-modal
  }
}

final class QuayController: UIViewController {
  @objc func showKnot() {
    let knot = KnotController { [weak self] in
      self?.navigationController?.popViewController(animated: true)
      self?.dismiss(animated: true)
    }
    knot.modalPresentationStyle = .fullScreen
    present(knot, animated: true)
  }
}

// What covers it is taken away by somebody else's method.
protocol Screening: AnyObject { func hideScreens() }

final class GateController: UIViewController, Screening {
  func hideScreens() { presentedViewController?.dismiss(animated: true) }
}

final class GateKeeper: UIViewController {
  weak var screening: Screening?
  var stack = UINavigationController()

  func cover() {
    let shade = ShadeController()
    shade.modalPresentationStyle = .fullScreen
    present(shade, animated: false)
  }

  func uncover() {
    screening?.hideScreens()
    stack.popViewController(animated: false)
  }
}

final class ShadeController: UIViewController {}

final class OwnStack: UINavigationController {}

final class TideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let back = UIButton(type: .close)
    back.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(back)
  }

  @objc private func goBack() { navigationController?.popViewController(animated: true) }
}

final class WeatherController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let back = UIButton(type: .close)
    back.addTarget(self, action: #selector(goBack), for: .touchUpInside)
    view.addSubview(back)
  }

  @objc private func goBack() {
    if presentingViewController?.presentedViewController == self {
      dismiss(animated: true)
    } else {
      navigationController?.popViewController(animated: true)
    }
  }
}

final class KnotController: UIViewController {
  private let onTurn: () -> Void

  init(onTurn: @escaping () -> Void) {
    self.onTurn = onTurn
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let knob = UIButton(type: .system)
    knob.addTarget(self, action: #selector(turn), for: .touchUpInside)
    view.addSubview(knob)
  }

  @objc private func turn() { onTurn() }
}
