// Its only caller leaves where something is up, so the `dismiss` of a private function dismisses nothing; another one's caller asks
// something else.
import UIKit

final class Reader: UIViewController {
  var isFree = true

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    praiseIfNothingIsUp()
    thankIfFree()
  }

  private func praiseIfNothingIsUp() {
    guard presentedViewController == nil else { return }
    praise()
  }

  private func praise() {
    dismiss(animated: true)
    present(note("Ten pages"), animated: true)
  }

  private func thankIfFree() {
    guard isFree else { return }
    thank()
  }

  private func thank() {
    dismiss(animated: true)
    present(note("Thanks"), animated: true) // expect: presenting-during-dismissal
  }

  private func note(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    return alert
  }
}
