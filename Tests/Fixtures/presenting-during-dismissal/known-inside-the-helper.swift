// What the path has set or asked is known in the functions of the same object that it calls.
import UIKit

final class QueueController: UIViewController {
  private enum Stage { case idle, asking }

  private let picker = UIImagePickerController()
  private var wantsReview = true
  private var next: UIViewController?
  private var stage = Stage.asking
  private var account: String?
  private var isBusy = false
  private var queue: [UIViewController] = []

  @objc func reviewed() {
    wantsReview = false
    picker.dismiss(animated: true)
    refresh()
  }

  @objc func emptied() {
    next = nil
    picker.dismiss(animated: true)
    goOn()
  }

  @objc func rested() {
    stage = .idle
    picker.dismiss(animated: true)
    render()
  }

  @objc func known() {
    if account == nil { return }
    picker.dismiss(animated: true)
    requireAccount()
  }

  @objc func queued() {
    isBusy = true
    picker.dismiss(animated: true) {
      self.isBusy = false
      self.advance()
    }
    enqueue(UIViewController())
  }

  @objc func asked() {
    stage = .asking
    picker.dismiss(animated: true)
    render() // expect: presenting-during-dismissal
  }

  @objc func other(_ other: QueueController) {
    wantsReview = false
    picker.dismiss(animated: true)
    other.refresh() // expect: presenting-during-dismissal
  }

  private func refresh() {
    view.setNeedsLayout()
    if wantsReview { present(UIViewController(), animated: true) }
  }

  private func goOn() {
    guard let next else { return }
    present(next, animated: true)
  }

  private func render() {
    switch stage {
    case .idle: title = "Idle"
    case .asking: present(UIViewController(), animated: true)
    }
  }

  private func requireAccount() {
    guard account == nil else { return }
    present(UIViewController(), animated: true)
  }

  private func enqueue(_ screen: UIViewController) {
    queue.append(screen)
    advance()
  }

  private func advance() {
    guard !isBusy, !queue.isEmpty else { return }
    present(queue.removeFirst(), animated: true)
  }
}
