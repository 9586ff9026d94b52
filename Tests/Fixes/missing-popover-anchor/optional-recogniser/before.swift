import UIKit

final class LogoController: UIViewController {
  private let logo = UIImageView()

  override func viewDidLoad() {
    super.viewDidLoad()
    let taps = UITapGestureRecognizer(target: self, action: #selector(openMenu))
    logo.addGestureRecognizer(taps)
    view.addSubview(logo)
  }

  @objc private func openMenu(_ sender: UITapGestureRecognizer? = nil) {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(menu, animated: true)
  }
}
