// Helpers that give back the alert that they are called on: what is done with their value is done with the alert.
import UIKit

extension UIAlertController {
  func tinted() -> Self {
    view.tintColor = .systemRed
    return self
  }

  @discardableResult func emptying(_ run: @escaping () -> Void) -> UIAlertController {
    addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in run() })
    return self
  }

  func cancellable() -> Self {
    addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return self
  }

  func cancellableAndTinted() -> Self { cancellable().tinted() }
}

final class BinController: UIViewController {
  private func make() -> UIAlertController {
    UIAlertController(title: "Empty the bin?", message: nil, preferredStyle: .alert)  // expect: alert-without-cancel
  }

  func presented() {
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)  // expect: alert-without-cancel
    alert.addAction(UIAlertAction(title: "Empty", style: .destructive) { _ in self.empty() })
    present(alert.tinted(), animated: true)
  }

  func named() {
    // expect: alert-without-cancel
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert).emptying { self.empty() }.tinted()
    present(alert, animated: true)
  }

  func dropped() {
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)  // expect: alert-without-cancel
    alert.emptying { self.empty() }
    _ = alert.tinted()
    present(alert, animated: true)
  }

  func eachOf(_ bins: [String]) {
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)  // expect: alert-without-cancel
    bins.forEach { _ in alert.emptying { self.empty() } }
    present(alert, animated: true)
  }

  func chained() {
    present(UIAlertController(title: nil, message: nil, preferredStyle: .alert).emptying { self.empty() }.cancellable(), animated: true)
  }

  func again() {
    var alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)
    alert = alert.emptying { self.empty() }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func byAnotherName() {
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert)
    let other = alert.emptying { self.empty() }
    other.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func byAHelperOfHelpers() {
    let alert = UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert).emptying { self.empty() }
    present(alert.cancellableAndTinted(), animated: true)
  }

  func handedOn() {
    keep(UIAlertController(title: "Empty?", message: nil, preferredStyle: .alert).emptying { self.empty() })
  }

  func fromAFactory() {
    present(make().emptying { self.empty() }.tinted(), animated: true)
  }

  private func keep(_ alert: UIAlertController) { kept.append(alert) }
  private var kept: [UIAlertController] = []
  private func empty() {}
}
