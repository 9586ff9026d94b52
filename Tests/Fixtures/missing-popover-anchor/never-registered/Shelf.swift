import UIKit

final class ShelfController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    if #available(iOS 13, *) {
    } else {
      let press = UILongPressGestureRecognizer(target: self, action: #selector(pressed(_:)))
      view.addGestureRecognizer(press)
    }
  }

  @objc private func pressed(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }
}
