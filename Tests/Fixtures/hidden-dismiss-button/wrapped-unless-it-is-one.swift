// A helper that asks whether a page is a navigation controller: the branch of the other kind is not taken for this page.
import UIKit

class BarredController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class FenceController: UIViewController {
  @IBAction func open() { show(wrapping: BarredController()) }
  @IBAction func climb() { show(guarding: BarredController()) }
  @IBAction func jump() { show(confusing: BarredController()) } // expect: hidden-dismiss-button

  @IBAction func crawl() { show(turning: BarredController()) }
  @IBAction func stumble() { show(keeping: BarredController()) } // expect: hidden-dismiss-button

  private func show(turning page: UIViewController) {
    var shown = page
    if !(shown is UINavigationController) { shown = UINavigationController(rootViewController: shown) }
    present(shown, animated: true)
  }

  private func show(keeping page: UIViewController) {
    var shown = page
    if shown.title == nil { shown = shown as UIViewController }
    present(shown, animated: true)
  }

  private func show(wrapping page: UIViewController) {
    if page is UINavigationController {
      present(page, animated: true)
    } else {
      present(UINavigationController(rootViewController: page), animated: true)
    }
  }

  private func show(guarding page: UIViewController) {
    guard !(page is UINavigationController) else {
      present(page, animated: true)
      return
    }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  private func show(confusing page: UIViewController) {
    if page is UINavigationController {
      present(UINavigationController(rootViewController: page), animated: true)
    } else {
      present(page, animated: true)
    }
  }
}
