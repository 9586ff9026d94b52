// What UIKit tells of touches, typing, Return and a refused swipe is no button; a button's own action is one.
import UIKit

@main
final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = MeadowController()
    return true
  }
}

final class MeadowController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(ClovesController(), animated: true) // expect: missing-dismiss-button
    present(LazyController(), animated: true) // expect: missing-dismiss-button
    present(ButtonController(), animated: true)
    present(DandelionController(), animated: true) // expect: missing-dismiss-button
    present(ThistleController(), animated: true)
    present(UINavigationController(rootViewController: NettleController()), animated: true) // expect: missing-dismiss-button
    present(PinController(), animated: true) // expect: missing-dismiss-button
    present(NameController(), animated: true) // expect: missing-dismiss-button
    present(ReturnController(), animated: true) // expect: missing-dismiss-button
    present(SeedController(), animated: true) // expect: missing-dismiss-button
    present(PlainController(), animated: true)
  }
}

final class ClovesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: #selector(tapped))
    view.addGestureRecognizer(tap)
  }

  @objc private func tapped() { dismiss(animated: true) }
}

final class LazyController: UIViewController {
  private lazy var tapper: UITapGestureRecognizer = {
    let tapper = UITapGestureRecognizer()
    tapper.addTarget(self, action: #selector(leave))
    return tapper
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addGestureRecognizer(tapper)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class ButtonController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func tapped() { dismiss(animated: true) }
}

/// A touch beside the card.
final class DandelionController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(card)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.view != card { dismiss(animated: true) }
  }
}

/// A view that is touched may be as good as a button.
final class ThistleController: UIViewController, TileDelegate {
  private let tile = Tile()

  override func viewDidLoad() {
    super.viewDidLoad()
    tile.delegate = self
    view.addSubview(tile)
  }

  func tileTouched() { dismiss(animated: true) }
}

protocol TileDelegate: AnyObject { func tileTouched() }

final class Tile: UIView {
  weak var delegate: TileDelegate?
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { delegate?.tileTouched() }
}

/// A swipe that is refused, and closes after all.
final class NettleController: UIViewController, UIAdaptivePresentationControllerDelegate {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
    navigationController?.presentationController?.delegate = self
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { dismiss(animated: true) }
}

/// Four digits close it.
final class PinController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addTarget(self, action: #selector(typed(_:)), for: .editingChanged)
  }

  @objc private func typed(_ sender: UITextField) {
    if sender.text?.count == 4 { dismiss(animated: true) }
  }
}

final class NameController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addTarget(self, action: #selector(entered), for: [.editingDidEndOnExit, .editingDidEnd])
  }

  @objc private func entered() { dismiss(animated: true) }
}

final class ReturnController: UIViewController, UITextFieldDelegate {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.delegate = self
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    dismiss(animated: true)
    return true
  }
}

/// What the button is called says that it commits.
final class SeedController: UIViewController {
  private let addButton = UIButton(type: .contactAdd)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(addButton)
    addButton.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() {
    Seeds.shared.insert(1)
    dismiss(animated: true)
  }
}

final class PlainController: UIViewController {
  private let closeButton = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(closeButton)
    closeButton.addAction(UIAction { [weak self] _ in self?.tapped() }, for: .touchUpInside)
  }

  private func tapped() {
    Seeds.shared.insert(0)
    dismiss(animated: true)
  }
}

final class Seeds {
  static let shared = Seeds()
  private var all: [Int] = []
  func insert(_ seed: Int) { all.append(seed) }
}
