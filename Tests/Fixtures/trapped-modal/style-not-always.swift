// Full screen only sometimes: who can be trapped cannot be told. That no button leaves can.
import UIKit

final class RoofController: UIViewController {
  func look(at size: CGSize) {
    let view = ViewController()
    view.modalPresentationStyle = size.width > 500 ? .fullScreen : .pageSheet
    present(view, animated: true) // expect: missing-dismiss-button
  }
}

final class ViewController: UIViewController {}
