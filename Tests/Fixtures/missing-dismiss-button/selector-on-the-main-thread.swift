// `performSelector(onMainThread:)` runs a method by its selector.

import UIKit

final class DeckController: UIViewController {
  @IBAction func openMast() {
    let page = MastController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }

  @IBAction func openKeel() {
    let page = KeelController()
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }
}

final class MastController: UIViewController {
  private let button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func tapped() {
    performSelector(onMainThread: #selector(leave), with: nil, waitUntilDone: false)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class KeelController: UIViewController {
  private let button = UIButton(type: .system)
  private var depth = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func tapped() {
    performSelector(onMainThread: #selector(measure), with: nil, waitUntilDone: false)
  }

  @objc private func measure() { depth += 1 }
}
