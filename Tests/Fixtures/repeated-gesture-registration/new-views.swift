// A view that is made anew takes its recogniser along.
// clean
import UIKit

final class WallController: UIViewController {
  private var poster = UIImageView()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let note = UILabel()
    note.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    view.addSubview(note)
    poster.removeFromSuperview()
    poster = UIImageView()
    poster.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
    view.addSubview(poster)
  }

  @objc private func tapped() { poster.isHighlighted = true }
}
