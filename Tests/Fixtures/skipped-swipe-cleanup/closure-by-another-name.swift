// What is handed in is called by another name as the screen goes; one that only asks for it, or lets it go, calls nothing.
import SwiftUI
import UIKit

final class Planner: UIViewController {
  private var answer: ((Int?) -> Void)?

  func unwrapped() {
    let page = Unwrapped()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true)
  }

  func keptOnce() {
    let page = KeptOnce()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true)
  }

  func captured() {
    let page = Captured()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true)
  }

  func handedOn() {
    let page = HandedOn()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true)
  }

  func letGo() {
    let page = LetGo()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }

  func otherThings() {
    let page = OtherThings()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }

  private func end() {
    dismiss(animated: true)
    answer?(nil)
  }
}

class PlanPage: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { onCancel?() }
}

final class Unwrapped: PlanPage {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard let end = onCancel, isBeingDismissed else { return }
    end()
  }
}

final class KeptOnce: PlanPage {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    finish()
  }

  private func finish() {
    let handler = onCancel
    onCancel = nil
    handler?()
  }
}

final class Captured: PlanPage {
  deinit { DispatchQueue.main.async { [end = onCancel] in end?() } }
}

final class HandedOn: PlanPage {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    run(onCancel)
  }

  private func run(_ end: (() -> Void)?) { end?() }
}

final class LetGo: PlanPage {
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if onCancel == nil { print("nobody waits") }
    onCancel = nil
  }
}

// A method that calls it has a property's name, and that is used as the screen goes.
final class OtherThings: PlanPage {
  private let scrollView = UIScrollView()
  func scrollView(_ view: UIScrollView, didReach end: CGFloat) { if let callback = onCancel { callback() } }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    scrollView.removeFromSuperview()
  }
}

struct Menus: View {
  @State private var edits = false
  @State private var sorts = false
  let store: MenuStore

  var body: some View {
    Button("Edit") { edits = true }
      .sheet(isPresented: $edits) { MenuEditor(onCancel: { edits = false; store.rollback() }) }
    Button("Sort") { sorts = true }
      .sheet(isPresented: $sorts) { MenuSorter(onCancel: { sorts = false; store.rollback() }) } // expect: skipped-swipe-cleanup
  }
}

struct MenuEditor: View {
  let onCancel: () -> Void
  var body: some View {
    Button("Cancel", action: onCancel).onDisappear { let end = onCancel; end() }
  }
}

struct MenuSorter: View {
  let onCancel: () -> Void
  var body: some View {
    Button("Cancel", action: onCancel).onDisappear { print("gone") }
  }
}

final class MenuStore {
  private var changes = 0
  func rollback() { changes = 0 }
}
