// A property that acts when it is set acts as well when a part of its value is.
import UIKit

struct TourState {
  var showsTour = true
  var page = 0
}

class TourModel {
  weak var host: UIViewController?
}

final class PartModel: TourModel {
  var state = TourState() { didSet { if !state.showsTour { host?.dismiss(animated: true) } } }
  func leave() { state.showsTour = false }
}

final class ToggledModel: TourModel {
  var isOpen = true { didSet { host?.dismiss(animated: true) } }
  func leave() { isOpen.toggle() }
}

final class StackModel: TourModel {
  var stack = [1] { didSet { host?.dismiss(animated: true) } }
  func leave() { stack.removeLast() }
}

final class PageModel: TourModel {
  var state = TourState() { didSet { print(state) } }
  func leave() { state.page = 2 }
}

final class PartTour: UIViewController {
  let model = PartModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.host = self
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { [weak self] _ in self?.model.leave() }))
  }
}

final class ToggledTour: UIViewController {
  let model = ToggledModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.host = self
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { [weak self] _ in self?.model.leave() }))
  }
}

final class StackTour: UIViewController {
  let model = StackModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.host = self
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { [weak self] _ in self?.model.leave() }))
  }
}

final class PageTour: UIViewController {
  let model = PageModel()
  override func viewDidLoad() {
    super.viewDidLoad()
    model.host = self
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { [weak self] _ in self?.model.leave() }))
  }
}

final class Guide: UIViewController {
  func part() { cover(PartTour()) }
  func toggled() { cover(ToggledTour()) }
  func stack() { cover(StackTour()) }
  func page() { cover(PageTour()) } // expect: trapped-modal

  private func cover(_ tour: UIViewController) {
    tour.modalPresentationStyle = .fullScreen
    present(tour, animated: true)
  }
}
