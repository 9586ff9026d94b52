// Decline is a decision; where there is a Cancel, a swipe stands for that, and here does what it does.
import UIKit

final class PactFlow: PactScreenDelegate {
  private let member = Member()

  func open(from controller: UIViewController) {
    let screen = PactScreen()
    screen.delegate = self
    controller.present(UINavigationController(rootViewController: screen), animated: true)
  }

  func pactScreenDidAccept(_ screen: PactScreen) { member.join() }
  func pactScreenDidDecline(_ screen: PactScreen) { member.release() }
  func pactScreenDidCancel(_ screen: PactScreen) { member.forget() }
}

protocol PactScreenDelegate: AnyObject {
  func pactScreenDidAccept(_ screen: PactScreen)
  func pactScreenDidDecline(_ screen: PactScreen)
  func pactScreenDidCancel(_ screen: PactScreen)
}

final class PactScreen: UIViewController {
  weak var delegate: PactScreenDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    toolbarItems = [
      UIBarButtonItem(title: "Accept", style: .plain, target: self, action: #selector(accept)),
      UIBarButtonItem(title: "Decline", style: .plain, target: self, action: #selector(decline)),
    ]
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    delegate?.pactScreenDidCancel(self)
  }

  @objc private func accept() {
    delegate?.pactScreenDidAccept(self)
    dismiss(animated: true)
  }

  @objc private func decline() {
    delegate?.pactScreenDidDecline(self)
    dismiss(animated: true)
  }

  @objc private func cancel() { dismiss(animated: true) }
}

final class VowFlow: VowScreenDelegate {
  private let member = Member()

  func open(from controller: UIViewController) {
    let screen = VowScreen()
    screen.delegate = self
    controller.present(UINavigationController(rootViewController: screen), animated: true)  // expect: skipped-swipe-cleanup
  }

  func vowScreenDidDecline(_ screen: VowScreen) { member.release() }
}

protocol VowScreenDelegate: AnyObject {
  func vowScreenDidDecline(_ screen: VowScreen)
}

final class VowScreen: UIViewController {
  weak var delegate: VowScreenDelegate?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Decline", style: .plain, target: self, action: #selector(decline))
  }

  @objc private func decline() {
    delegate?.vowScreenDidDecline(self)
    dismiss(animated: true)
  }
}

final class Member {
  private var state = 0
  func join() { state = 1 }
  func release() { state = 2 }
  func forget() { state = 0 }
}
