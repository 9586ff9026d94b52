// An extension makes all controllers conform to a protocol of the team's: a view's owner may be any of them.
import UIKit

protocol Leavable: AnyObject { func leave() }
extension Leavable where Self: UIViewController { func leave() { dismiss(animated: true) } }
extension UIViewController: Leavable {}

final class HeaderView: UIView {
  weak var owner: Leavable?
  private lazy var button = UIButton(type: .system, primaryAction: UIAction(title: "Fine") { [weak self] _ in self?.owner?.leave() })
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }
  required init?(coder: NSCoder) { nil }
}

final class LevelController: UIViewController {
  private let header = HeaderView()
  override func viewDidLoad() {
    super.viewDidLoad()
    header.owner = self
    view.addSubview(header)
  }
}

/// Nobody is its owner.
final class FooterView: UIView {
  weak var owner: Leavable?
  private lazy var button = UIButton(type: .system, primaryAction: UIAction(title: "Fine") { [weak self] _ in self?.owner?.leave() })
  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(button)
  }
  required init?(coder: NSCoder) { nil }
}

final class ScoreController: UIViewController {
  private let footer = FooterView()
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(footer)
  }
}

final class GameController: UIViewController {
  @IBAction func show() {
    cover(LevelController())
    cover(ScoreController()) // expect: trapped-modal
  }
  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}
