import UIKit

// An initialiser that everybody hands `nil`, or leaves out: nobody is ever told.

protocol TowerDelegate: AnyObject { func towerDidClose() }

final class Castle: UIViewController {
  @objc func climb() {
    let tower = Tower(delegate: nil)
    tower.modalPresentationStyle = .fullScreen
    present(tower, animated: true) // expect: trapped-modal
  }

  @objc func descend() {
    let dungeon = Dungeon(model: DungeonModel())
    dungeon.modalPresentationStyle = .fullScreen
    present(dungeon, animated: true) // expect: trapped-modal
  }
}

final class Tower: UIViewController {
  private weak var delegate: TowerDelegate?
  init(delegate: TowerDelegate?) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.delegate?.towerDidClose() }))
  }
}

final class DungeonModel {
  private let onClose: (() -> Void)?
  private(set) var visits = 0
  init(onClose: (() -> Void)? = nil) { self.onClose = onClose }
  func closeTapped() {
    visits += 1
    onClose?()
  }
}

final class Dungeon: UIViewController {
  private let model: DungeonModel
  init(model: DungeonModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closeTapped() { model.closeTapped() }
}
