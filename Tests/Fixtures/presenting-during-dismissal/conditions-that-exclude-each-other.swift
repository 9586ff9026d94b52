// What is dismissed under one condition and presented under its opposite never meets; under two that can both hold, it does.
import UIKit

enum Stage { case done, failed, waiting }

final class OrderController: UIViewController {
  private var stack: [UIViewController] = []

  func finish(_ result: Result<String, Error>) {
    if case .success = result { dismiss(animated: true) }
    if case .failure = result { tell() }
  }

  func end(_ error: Error?) {
    if error == nil { dismiss(animated: true) }
    title = "Order"
    if let error { tell(error) }
  }

  func leave(_ isPaid: Bool) {
    if isPaid { dismiss(animated: true) }
    guard !isPaid else { return }
    tell()
  }

  func render(_ stage: Stage) {
    switch stage {
    case .done: dismiss(animated: true)
    default: break
    }
    switch stage {
    case .failed: tell()
    default: break
    }
  }

  func toggle() {
    let wasUp = presentedViewController != nil
    presentedViewController?.dismiss(animated: true)
    guard !wasUp else { return }
    tell()
  }

  func save() {
    var failed = false
    do {
      try write()
      dismiss(animated: true)
    } catch { failed = true }
    guard failed else { return }
    tell()
  }

  func attempt() {
    do {
      try write()
      dismiss(animated: true)
      return
    } catch { title = "Failed" }
    tell()
  }

  func clear() {
    for controller in stack where controller.isViewLoaded {
      controller.dismiss(animated: true)
      return
    }
    tell()
  }

  func wait() {
    dismiss(animated: true)
    Task { @MainActor in
      while self.presentedViewController != nil { try? await Task.sleep(nanoseconds: 50_000_000) }
      self.tell()
    }
  }

  func crash(_ isPaid: Bool) {
    if isPaid {
      dismiss(animated: true)
      fatalError("paid twice")
    }
    tell()
  }

  func open() {
    if closed() { return }
    tell()
  }

  private func closed() -> Bool {
    guard !stack.isEmpty else { return false }
    dismiss(animated: true)
    return true
  }

  func both(_ isPaid: Bool, _ isLate: Bool) {
    if isPaid { dismiss(animated: true) }
    if isLate { tell() } // expect: presenting-during-dismissal
  }

  func again(_ stage: Stage) {
    if stage == .done { dismiss(animated: true) }
    if stage != .failed { tell() } // expect: presenting-during-dismissal
  }

  func changed(_ isPaid: Bool) {
    var isPaid = isPaid
    if isPaid { dismiss(animated: true) }
    isPaid = check()
    if !isPaid { tell() } // expect: presenting-during-dismissal
  }

  func either() {
    var failed = false
    if stack.isEmpty { failed = true }
    dismiss(animated: true)
    if failed { tell() } // expect: presenting-during-dismissal
  }

  private func write() throws {}
  private func check() -> Bool { stack.isEmpty }

  private func tell(_ error: Error? = nil) {
    let alert = UIAlertController(title: "Failed", message: error?.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }
}
