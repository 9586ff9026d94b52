// As long as there is something to call off the swipe is refused, so that it skips nothing.
import SwiftUI
import UIKit

final class Prints: ObservableObject {
  static let shared = Prints()
  @Published private(set) var isRunning = false
  func begin() { isRunning = true }
  func cancelAll() { isRunning = false }
}

final class Player {
  static let shared = Player()
  private(set) var isLoading = false
}

struct Shop: View {
  @State private var prints = false
  @State private var plays = false

  var body: some View {
    Button("Print") { prints = true }
      .sheet(isPresented: $prints) { Printing() }
    Button("Play") { plays = true }
      .sheet(isPresented: $plays) { Playing() } // expect: skipped-swipe-cleanup
  }
}

struct Printing: View {
  @ObservedObject private var prints = Prints.shared
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      Prints.shared.cancelAll()
      dismiss()
    }
    .interactiveDismissDisabled(prints.isRunning)
  }
}

// What holds the sheet is something else.
struct Playing: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Cancel") {
      Prints.shared.cancelAll()
      dismiss()
    }
    .interactiveDismissDisabled(Player.shared.isLoading)
  }
}

final class ShopController: UITableViewController {
  func printAll() { present(UINavigationController(rootViewController: PrintController()), animated: true) }
}

final class PrintController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
    isModalInPresentation = Prints.shared.isRunning
  }

  @objc private func cancel() {
    Prints.shared.cancelAll()
    dismiss(animated: true)
  }
}
