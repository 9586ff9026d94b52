import SwiftUI
import UIKit

// The controller around the content goes with it, and is told of the same.
private final class EndingHostingController<Content: View>: UIHostingController<Content> {
  private let onEnd: () -> Void

  init(rootView: Content, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(rootView: rootView)
  }

  required dynamic init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    onEnd()
  }
}

private final class EndedHostingController<Content: View>: UIHostingController<Content> {
  private let onEnd: () -> Void

  init(rootView: Content, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(rootView: rootView)
  }

  required dynamic init?(coder: NSCoder) { nil }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd()
  }
}

// What is never shown in a modal.
private final class PageHostingController<Content: View>: UIHostingController<Content> {
  private let onEnd: () -> Void

  init(rootView: Content, onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(rootView: rootView)
  }

  required dynamic init?(coder: NSCoder) { nil }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onEnd()
  }
}

final class SyncController: UIViewController {
  private let link = SyncLink()

  func begin() {
    present(EndingHostingController(rootView: SyncView(), onEnd: { [weak self] in self?.link.close() }), animated: true)
  }

  func beginAgain() {
    present(EndedHostingController(rootView: SyncView(), onEnd: { [weak self] in self?.link.close() }), animated: true)
  }

  func goOn() {
    show(PageHostingController(rootView: SyncView(), onEnd: { [weak self] in self?.link.close() }), sender: self)
  }
}

struct SyncView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Cancel") { dismiss() } }
}

final class SyncLink {
  private var isOpen = true
  func close() { isOpen = false }
}

// What is told only renews what is behind, and so may be early.
class ToldNavigationController: UINavigationController {
  var onLeaving: (() -> Void)?

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onLeaving?()
    onLeaving = nil
  }
}

final class HomeController: UITableViewController {
  private var shown = 0

  func showLibrary() {
    let navigation = ToldNavigationController(rootViewController: LibraryController())
    navigation.onLeaving = { [weak self] in self?.reloadAll() }
    present(navigation, animated: true)
  }

  private func reloadAll() {
    shown += 1
    layOut()
    tableView.reloadData()
  }

  private func layOut() { title = "\(shown)" }
}

final class LibraryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
  }

  @objc private func leave() { dismiss(animated: true) }
}
