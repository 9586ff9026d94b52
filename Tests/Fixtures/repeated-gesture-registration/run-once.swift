// A closure that is handed to a function of the app's is run under that function's conditions.
import UIKit

final class Gate {
  private var isOpen = true

  func pass(_ work: () -> Void) {
    guard isOpen else { return }
    isOpen = false
    work()
  }

  func callAsFunction(_ work: () -> Void) { pass(work) }

  func always(_ work: @escaping () -> Void) {
    if isOpen { isOpen = false }
    DispatchQueue.main.async { work() }
  }

  func unwrapped(_ work: (() -> Void)?) {
    if let work { work() }
  }

  func mostly(_ work: @escaping () -> Void) { DispatchQueue.main.async(execute: work) }
}

extension DispatchQueue {
  private static var seen: Set<String> = []

  static func first(_ key: String, work: () -> Void) {
    if !seen.insert(key).inserted { return }
    work()
  }
}

final class ShelfController: UIViewController {
  private let shelf = UIView()
  private let gate = Gate()
  private var waiting: (() -> Void)?
  private var isReady = false

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    gate.pass { shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
    gate { shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
    DispatchQueue.first("shelf") { self.shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }
    once { self.addTap() }
    later { self.addPinch() }
  }

  private func once(_ work: () -> Void) {
    if isReady { return }
    isReady = true
    work()
  }

  private func later(_ work: @escaping () -> Void) { waiting = work }

  private func addTap() { shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }

  private func addPinch() { shelf.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(tapped))) }

  @objc private func tapped() { shelf.isHidden = true }
}

final class PlainShelfController: UIViewController {
  private let shelf = UIView()
  private let gate = Gate()

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // expect: repeated-gesture-registration
    gate.always { self.shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapped))) }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    // expect: repeated-gesture-registration
    UIView.animate(withDuration: 0.2) { self.shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapped))) }
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    // expect: repeated-gesture-registration
    gate.unwrapped { self.shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapped))) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    // expect: repeated-gesture-registration
    gate.mostly { self.shelf.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(self.tapped))) }
  }

  @objc private func tapped() { shelf.isHidden = true }
}
