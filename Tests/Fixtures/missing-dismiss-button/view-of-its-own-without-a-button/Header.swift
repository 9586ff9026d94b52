// A header of the team's own that shows a title and a picture, and closes nothing.
import UIKit

final class SheetHeader: UIView {
  private let heart = UIButton(type: .system)

  override init(frame: CGRect) {
    super.init(frame: frame)
    heart.addTarget(self, action: #selector(heartTapped), for: .touchUpInside)
    addSubview(heart)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func heartTapped() { heart.isSelected.toggle() }
}
