import UIKit

// A bar of the team's own tells its delegate of a tap. On each screen that is the class which says so, whatever other screens do
// when they are told.

protocol TitleBarDelegate: AnyObject { func titleBarDidTapLeft(_ bar: TitleBar) }

class TitleBar: UIView {
  weak var delegate: TitleBarDelegate?
  private let left = UIButton()

  override init(frame: CGRect) {
    super.init(frame: frame)
    left.addTarget(self, action: #selector(tapLeft), for: .touchUpInside)
    addSubview(left)
  }

  required init?(coder: NSCoder) { fatalError() }

  @objc private func tapLeft() { delegate?.titleBarDidTapLeft(self) }
}

class ListController: UIViewController, TitleBarDelegate {
  let bar = TitleBar()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
  }

  func titleBarDidTapLeft(_ bar: TitleBar) { dismiss(animated: true) }
}

/// Its bar does something else.
final class SkinController: ListController {
  override func titleBarDidTapLeft(_ bar: TitleBar) { bar.backgroundColor = .red }
}

final class PaletteController: UIViewController, TitleBarDelegate {
  let bar = TitleBar()
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    bar.delegate = self
    view.addSubview(bar)
    view.addSubview(label)
  }

  func titleBarDidTapLeft(_ bar: TitleBar) { label.text = "Left" }
}

final class StudioController: UIViewController {
  func list() { present(ListController(), animated: true) }

  func skin() { present(SkinController(), animated: true) }  // expect: missing-dismiss-button

  func palette() { present(PaletteController(), animated: true) }  // expect: missing-dismiss-button
}
