// A cover over a popover, whose class sets the style itself.
import UIKit

final class CanvasController: UIViewController {
  @objc func showTools() { present(ToolsController(at: view), animated: true) }
}

final class ToolsController: UIViewController {
  init(at place: UIView) {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .popover
    popoverPresentationController?.sourceView = place
  }

  required init?(coder: NSCoder) { fatalError("not from a nib") }

  @objc func help() {
    let help = UIImagePickerController()
    help.modalPresentationStyle = .fullScreen
    present(help, animated: true) // expect: modal-over-popover
  }
}
