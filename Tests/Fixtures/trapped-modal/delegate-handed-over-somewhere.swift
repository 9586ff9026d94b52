// clean
import UIKit

// One of several calls hands somebody over, or the type is made where nobody is seen to.

protocol TowerDelegate: AnyObject { func towerDidClose() }

final class Castle: UIViewController, TowerDelegate {
  @objc func climb() {
    let tower = Tower(model: TowerModel(delegate: self))
    tower.modalPresentationStyle = .fullScreen
    present(tower, animated: true)
  }

  @objc func descend() {
    let tower: Cellar = .init(delegate: self)
    tower.modalPresentationStyle = .fullScreen
    present(tower, animated: true)
  }

  func towerDidClose() { dismiss(animated: true) }
}

final class Preview {
  let model = TowerModel(delegate: nil)
}

final class TowerModel {
  private weak var delegate: TowerDelegate?
  init(delegate: TowerDelegate?) { self.delegate = delegate }
  func close() { delegate?.towerDidClose() }
}

final class Tower: UIViewController {
  private let model: TowerModel
  init(model: TowerModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.model.close() }))
  }
}

final class Cellar: UIViewController {
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
