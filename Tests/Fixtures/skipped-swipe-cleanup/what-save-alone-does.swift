// Whoever swipes has chosen nothing: what Choose does must not run.
// clean
import SwiftUI
import UIKit

final class ThemeController: UIViewController {
  private let store = ThemeStore()

  func choose() {
    let list = ThemeList()
    list.onCancel = { [weak self] in self?.dismiss(animated: true) }
    list.onChoose = { [weak self] name in
      self?.store.saveTheme(name)
      self?.dismiss(animated: true)
    }
    present(UINavigationController(rootViewController: list), animated: true)
  }
}

final class ThemeStore {
  private var name = ""
  func saveTheme(_ name: String) { self.name = name }
}

final class ThemeList: UITableViewController {
  var onCancel: (() -> Void)?
  var onChoose: ((String) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { onChoose?("dark") }
}

struct CodeGate: View {
  @State private var asks = false
  @State private var isOpen = false

  var body: some View {
    Button("More") { asks = true }
      .sheet(isPresented: $asks) {
        CodePad(onComplete: { isOpen = true })
      }
  }
}

struct CodePad: View {
  let onComplete: () -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Enter") { onComplete() }
      Button("Close") { dismiss() }
    }
  }
}
