// What `prepare(for:sender:)` makes itself told of is told by a button alone, where the segue presents what a swipe closes.
import UIKit

protocol TrackDelegate: AnyObject {
  func trackDidCancel(_ track: TrackController)
}

final class TrackController: UIViewController {
  weak var delegate: TrackDelegate?
  @IBAction private func cancel() { delegate?.trackDidCancel(self) }
}

final class HelpController: UIViewController {
  var onClose: (() -> Void)?
  @IBAction private func close() { onClose?() }
}

final class MixerController: UIViewController, TrackDelegate {
  var answer: ((String?) -> Void)?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if let navigation = segue.destination as? UINavigationController, let track = navigation.topViewController as? TrackController {
      track.delegate = self
    }
    if let help = segue.destination as? HelpController { help.onClose = { [weak self] in self?.dismiss(animated: true) } }
  }

  func trackDidCancel(_ track: TrackController) {
    dismiss(animated: true)
    answer?(nil)
  }
}
