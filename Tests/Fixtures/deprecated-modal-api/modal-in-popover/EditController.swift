// deployment-target: 13.0
import UIKit

final class EditController: UIViewController {
  override var isModalInPopover: Bool { // expect: deprecated-modal-api
    get { true }
    set {}
  }
}
