// The handler of a `UIAction` may be a method, or a closure that a function makes.
import UIKit

enum Handlers {
  static func leaving(_ controller: UIViewController) -> (UIAction) -> Void { { [weak controller] _ in controller?.dismiss(animated: true) } }
  static func logging(_ controller: UIViewController) -> (UIAction) -> Void { { _ in print(controller) } }
}

extension UIViewController {
  func leavingHandler() -> UIActionHandler { { [weak self] _ in self?.dismiss(animated: true) } }
  func countingHandler() -> UIActionHandler {
    var count = 0
    return { _ in count += 1 }
  }
}

final class GivenController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Okay", handler: Handlers.leaving(self))))
  }
}

final class LoggedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Okay", handler: Handlers.logging(self))))
  }
}

final class OwnController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Okay", handler: leavingHandler())))
  }
}

final class CountedController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Okay", handler: countingHandler())))
  }
}

final class MethodController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.addAction(UIAction(title: "Okay", handler: leave), for: .touchUpInside)
    view.addSubview(button)
  }
  private func leave(_ action: UIAction) { presentingViewController?.dismiss(animated: true) }
}

/// Holds anything, so that nobody can tell what it gives back.
final class Box<Content> {
  private let content: Content
  init(_ content: Content) { self.content = content }
  func unpacked() -> Content { content }
}

final class BoxedController: UIViewController {
  private let leave: Box<() -> Void>

  init(leave: Box<() -> Void>) {
    self.leave = leave
    super.init(nibName: nil, bundle: nil)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Okay") { [unowned self] _ in leave.unpacked()() }))
  }
}

final class HomeController: UIViewController {
  @IBAction func show() {
    cover(GivenController())
    cover(LoggedController()) // expect: trapped-modal
    cover(OwnController())
    cover(CountedController()) // expect: trapped-modal
    cover(MethodController())
  }
  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

final class HallController: UIViewController {
  @IBAction func show() {
    let page = BoxedController(leave: Box { [weak self] in self?.dismiss(animated: true) })
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
