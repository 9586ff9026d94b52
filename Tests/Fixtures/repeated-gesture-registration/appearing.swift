// Made and added each time that the screen appears; the first of three speaks for all.
import UIKit

final class ScoreController: UIViewController {
  @IBOutlet private var homeLabel: UILabel!
  @IBOutlet private var guestLabel: UILabel!
  @IBOutlet private var clockLabel: UILabel!

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    homeLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(addHome))) // expect: repeated-gesture-registration
    guestLabel.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(addGuest)))
    clockLabel.addGestureRecognizer(UILongPressGestureRecognizer(target: self, action: #selector(reset)))
  }

  @objc private func addHome() { homeLabel.text = "1" }
  @objc private func addGuest() { guestLabel.text = "1" }
  @objc private func reset() { clockLabel.text = "0:00" }
}
