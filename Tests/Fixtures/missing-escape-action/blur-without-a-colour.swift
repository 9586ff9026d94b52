// Over the full screen, a controller's own view that nobody gives a colour lets what is behind through its blur: a dialog that the scrub has to close. A view with a colour, or one that a helper may colour, hides it.

import UIKit

final class Pond: UIViewController {
  func hint() { present(HintCard(), animated: true) }
  func tour() { present(TourPage(), animated: true) }
  func help() { present(HelpPage(), animated: true) }
}

class Page: UIViewController {
  lazy var blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }

  func addClose() {
    view.addSubview(blur)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc func close() { dismiss(animated: true) }
}

class PlainPage: UIViewController { // expect: missing-escape-action
  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .overFullScreen
  }

  required init?(coder: NSCoder) { nil }
}

final class HintCard: PlainPage {
  private lazy var blur = UIVisualEffectView(effect: UIBlurEffect(style: .systemUltraThinMaterial))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(blur)
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class TourPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    addClose()
  }
}

final class HelpPage: Page {
  override func viewDidLoad() {
    super.viewDidLoad()
    Theme.paint(view)
    addClose()
  }
}

enum Theme {
  static func paint(_ view: UIView) { view.backgroundColor = .systemBackground }
}
