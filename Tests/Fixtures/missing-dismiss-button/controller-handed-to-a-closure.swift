// `{ page in present(page) }`: what the closure is handed is found under each name that it is kept or handed on by.
import UIKit

final class TipPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class NotePage: UIViewController {
  @IBAction func close() { dismiss(animated: true) }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(button)
  }
}

// A protocol's method with a convenience around it, which hands the closure on.
protocol Guiding {
  func showTip(animated: Bool, presenting: ((UIViewController) -> Void)?)
  func showNote(animated: Bool, presenting: ((UIViewController) -> Void)?)
}

extension Guiding {
  func showTip(presenting: ((UIViewController) -> Void)?) { showTip(animated: true, presenting: presenting) }
  func showNote(presenting: ((UIViewController) -> Void)?) { showNote(animated: true, presenting: presenting) }
}

final class Guide: Guiding {
  func showTip(animated: Bool, presenting: ((UIViewController) -> Void)?) {
    let page = TipPage()
    presenting?(page)
  }
  func showNote(animated: Bool, presenting: ((UIViewController) -> Void)?) { presenting?(NotePage()) }
}

// Kept by the other name, and handed on by whoever is handed it.
final class Panel: UIView {
  private let pick: (UIViewController) -> Void
  init(onPick: @escaping (UIViewController) -> Void) {
    pick = onPick
    super.init(frame: .zero)
  }
  required init?(coder: NSCoder) { fatalError() }
  @IBAction func tap() { pick(TipPage()) }
}

final class Model {
  var onRequest: ((UIViewController) -> Void)?
  func note() { show(NotePage()) }
  func tip() { show(TipPage()) }
  private func show(_ page: UIViewController) { onRequest?(page) }
}

final class Desk: UIViewController {
  let guide: Guiding = Guide()
  let model = Model()

  @IBAction func tip() {
    guide.showTip(presenting: { [weak self] page in self?.present(page, animated: true) }) // expect: missing-dismiss-button
  }

  @IBAction func note() {
    guide.showNote(presenting: { [weak self] page in self?.present(page, animated: true) })
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(Panel(onPick: { [weak self] chosen in
      self?.present(chosen, animated: true) // expect: missing-dismiss-button
    }))
    model.onRequest = { [weak self] page in self?.present(page, animated: true) } // expect: missing-dismiss-button
  }
}
