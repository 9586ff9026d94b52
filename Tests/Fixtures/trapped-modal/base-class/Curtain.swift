import UIKit

final class CurtainController: StageController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .red
  }
}

final class FoyerController: UIViewController {
  private lazy var curtain = CurtainController()

  @objc func openDoors() {
    self.present(curtain, animated: true, completion: nil) // expect: trapped-modal
  }
}
