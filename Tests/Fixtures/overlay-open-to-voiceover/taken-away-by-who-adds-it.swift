import UIKit

// A card over a controller's own view, which the controller takes away again when the card says so.

final class Meadow: UIViewController {
  private let hint = HintView()
  private let note = NoteView()
  private let shade = ShadeView()

  override func viewDidLoad() {
    super.viewDidLoad()
    shade.frame = view.bounds
    view.addSubview(shade)
  }

  @objc func showHint() {
    hint.frame = view.bounds
    hint.onClose = { [weak self] in self?.hint.removeFromSuperview() }
    view.addSubview(hint)
  }

  @objc func showNote() {
    note.frame = view.bounds
    note.accessibilityViewIsModal = true
    note.onClose = { [weak self] in self?.note.removeFromSuperview() }
    view.addSubview(note)
  }
}

class CardView: UIView {
  var onClose: (() -> Void)?
  private let close = UIButton(type: .close)

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor.black.withAlphaComponent(0.5)
    addSubview(close)
    close.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
  }
  required init?(coder: NSCoder) { fatalError() }

  @objc private func closeTapped() { onClose?() }
  override func accessibilityPerformEscape() -> Bool {
    onClose?()
    return true
  }
}

final class HintView: CardView {} // expect: overlay-open-to-voiceover
final class NoteView: CardView {}

/// It stays: a part of the screen.
final class ShadeView: CardView {}
