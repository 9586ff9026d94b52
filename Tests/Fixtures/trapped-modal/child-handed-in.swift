// A child controller that the initialiser is handed is read with the screen: what it holds closes it, or nothing does.
import UIKit

class FrameController: UIViewController {
  private let top: UIViewController

  init(top: UIViewController) {
    self.top = top
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(top)
    view.addSubview(top.view)
    top.didMove(toParent: self)
  }
}

final class VaseController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class LampController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class Shelf: UIViewController {
  var other: UIViewController!

  @IBAction func showVase() {
    let frame = FrameController(top: VaseController())
    present(frame, animated: true) // expect: trapped-modal
  }

  @IBAction func showLamp() {
    let frame = FrameController(top: LampController())
    present(frame, animated: true)
  }

  @IBAction func showOther() {
    let frame = FrameController(top: other)
    present(frame, animated: true)
  }

  @IBAction func showStack() {
    let frame = FrameController(top: UINavigationController(rootViewController: LampController()))
    present(frame, animated: true)
  }
}
