// What a segue is called says that there is nothing below to go back to.
import UIKit

final class QuayController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if UserDefaults.standard.string(forKey: "berth") == nil { performSegue(withIdentifier: "Auth", sender: nil) }
  }

  @objc private func tides() { performSegue(withIdentifier: "Tides", sender: nil) }
}

final class AddressController: UIViewController {
  private let field = UITextField()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    field.addTarget(self, action: #selector(entered), for: .editingDidEndOnExit)
  }

  @objc private func entered() { navigationController?.pushViewController(UIViewController(), animated: true) }
}

final class TideTableController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
  }
}
