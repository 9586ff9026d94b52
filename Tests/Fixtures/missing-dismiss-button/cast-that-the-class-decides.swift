// A container asks its page whether it is `Leaving`: a page that is nothing of the kind does nothing, whatever others do that are.
import UIKit

protocol Leaving {
  func leave()
}

protocol Resting {
  func rest()
}

final class FramedController<Page: UIViewController>: UIViewController {
  private let page: Page

  init(page: Page) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  @objc private func closeTapped() {
    guard let leaving = page as? Leaving else { return }
    leaving.leave()
  }
}

final class PlainFrameController: UIViewController {
  private let page: UIViewController

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  @objc private func closeTapped() { (page as? Leaving)?.leave() }
}

final class RestingFrameController: UIViewController {
  private let page: UIViewController

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
    addChild(page)
    view.addSubview(page.view)
    page.didMove(toParent: self)
  }

  @objc private func closeTapped() { (page as? Resting)?.rest() }
}

class DoseController: UIViewController {}

final class MealController: UIViewController, Leaving {
  func leave() { dismiss(animated: true) }
}

class BaseMealController: UIViewController {}

extension BaseMealController: Leaving {
  func leave() { dismiss(animated: true) }
}

final class HeirController: BaseMealController {}

// Its heir is one.
class WalkController: UIViewController {}

final class LongWalkController: WalkController, Leaving {
  func leave() { dismiss(animated: true) }
}

final class NapController: UIViewController {}

extension UIViewController: Resting {
  func rest() { dismiss(animated: true) }
}

final class DayController: UIViewController {
  @objc func showDose() {
    present(FramedController(page: DoseController()), animated: true)  // expect: missing-dismiss-button
  }

  @objc func showMeal() { present(FramedController(page: MealController()), animated: true) }

  @objc func showHeir() { present(FramedController(page: HeirController()), animated: true) }

  @objc func showWalk() { present(FramedController(page: WalkController()), animated: true) }

  @objc func showNap() {
    let nap = NapController()
    present(PlainFrameController(page: nap), animated: true)  // expect: missing-dismiss-button
  }

  @objc func showResting() { present(RestingFrameController(page: NapController()), animated: true) }

  @objc func showOneOrTheOther() {
    let page = Bool.random() ? NapController() : MealController()
    present(PlainFrameController(page: page), animated: true)
  }

  @objc func showOneAndThenTheOther() {
    var page: UIViewController = NapController()
    if Bool.random() { page = MealController() }
    present(PlainFrameController(page: page), animated: true)
  }

  @objc func showMealPlainly() { present(PlainFrameController(page: MealController()), animated: true) }

  func show(_ page: UIViewController) { present(PlainFrameController(page: page), animated: true) }
}
