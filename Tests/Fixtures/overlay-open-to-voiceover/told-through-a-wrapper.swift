// A team's own name space for views: what an extension of the wrapper says of its base, it says of the view.
import UIKit

struct Team<Base> {
  let base: Base
}

protocol OfTeam {}

extension OfTeam {
  var team: Team<Self> { Team(base: self) }
}

extension NSObject: OfTeam {}

extension Team where Base: UIView {
  func beModal() { base.accessibilityViewIsModal = true }
  func beRound() { base.layer.cornerRadius = 8 }
  func leave() { base.removeFromSuperview() }
}

class Panel: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .black.withAlphaComponent(0.5)
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(close)))
  }

  required init?(coder: NSCoder) { nil }

  @objc func close() { removeFromSuperview() }

  override func accessibilityPerformEscape() -> Bool {
    close()
    return true
  }
}

final class TallPanel: Panel {}

// expect: overlay-open-to-voiceover
final class WidePanel: Panel {}

final class Wall: UIViewController {
  private let shade = UIView()

  @objc private func open() {
    guard let window = view.window else { return }
    let tall = TallPanel(frame: window.bounds)
    tall.team.beModal()
    window.addSubview(tall)
    let wide = WidePanel(frame: window.bounds)
    wide.team.beRound()
    window.addSubview(wide)
    shade.frame = window.bounds
    window.addSubview(shade)
  }

  @objc private func close() { shade.team.leave() }
}
