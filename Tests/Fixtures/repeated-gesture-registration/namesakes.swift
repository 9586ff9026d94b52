// Another function of the name runs on appearing: an overload, a private one of the subclass, one that overrides nothing of UIKit's.
import UIKit

class CardController: UIViewController {
  private let card = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    setUp()
    draw()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setUp(with: "Card")
  }

  private func setUp() { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped))) }

  private func setUp(with text: String) { title = text }

  private func draw() { card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(cardTapped))) }

  @objc private func cardTapped() { card.isHidden = true }
}

final class PlainCardController: CardController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setUp()
  }

  private func setUp() { title = "Plain" }
}

class PageController: UIViewController {
  let page = UIView()

  func setUp() { title = "Page" }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setUp()
  }

  @objc func pageTapped() { page.isHidden = true }
}

final class LastPageController: PageController {
  override func setUp() {
    super.setUp()
    page.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(pageTapped))) // expect: repeated-gesture-registration
  }
}
