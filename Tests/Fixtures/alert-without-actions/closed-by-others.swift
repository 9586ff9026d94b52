// An alert without a button is a spinner where a router, or the caller, takes it away, or where it is of a class that goes by itself.
import UIKit

protocol Guiding: AnyObject {
  func hideSpinner()
  func count()
}

final class Guide: Guiding {
  let stack = UINavigationController()
  private var total = 0
  func hideSpinner() { stack.dismiss(animated: true) }
  func count() { total += 1 }
}

final class LoadingController: UIViewController {
  var guide: Guiding?

  func load() {
    present(UIAlertController(title: "Loading", message: nil, preferredStyle: .alert), animated: true)
    Task { guide?.hideSpinner() }
  }
}

final class CountingController: UIViewController {
  var guide: Guiding?

  func load() {
    present(UIAlertController(title: "Loading", message: nil, preferredStyle: .alert), animated: true) // expect: alert-without-actions
    Task { guide?.count() }
  }
}

final class WaitingController: UIViewController {
  func showSpinner() { present(UIAlertController(title: "Wait", message: nil, preferredStyle: .alert), animated: true) }
}

final class Attendant {
  private let page = WaitingController()

  func work() async {
    page.showSpinner()
    await Task.yield()
    page.dismiss(animated: true)
  }
}

final class Note: UIAlertController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.dismiss(animated: true) }
  }
}

final class NotingController: UIViewController {
  func note() { present(Note(title: "Copied", message: nil, preferredStyle: .alert), animated: true) }
}
