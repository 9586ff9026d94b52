// What is only made on a phone leads to its method: an iPad has no such button. Where an iPad has it as well, it points nowhere.
import UIKit

final class TripController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if UIDevice.current.userInterfaceIdiom == .phone {
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
    }
  }

  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}

final class RouteController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    addButton()
  }

  private func addButton() {
    guard UIDevice.current.userInterfaceIdiom != .pad else { return }
    button.addTarget(self, action: #selector(Self.share(_:)), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func share(_ sender: UIButton) {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true)
  }
}

final class TourController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    if UIDevice.current.userInterfaceIdiom == .phone {
      navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .action, target: self, action: #selector(share))
    }
    button.addTarget(self, action: #selector(share), for: .touchUpInside)
  }

  @objc private func share() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
