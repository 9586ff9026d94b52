// clean
// A button of an alert or a dialog closes that by itself, whatever its action does.
import SwiftUI
import UIKit

struct BackupView: View {
  @State private var isShown = false

  var body: some View {
    Button("Back up") { isShown = true }
      .sheet(isPresented: $isShown) { ProgressSheet() }
  }
}

struct ProgressSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isReady = false
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("Close") { dismiss() }
      Button("Start") { isReady = true }
      Button("Where?") { isAsking = true }
    }
    .alert("Backed up", isPresented: $isReady) {
      Button("Done") {}
    }
    .confirmationDialog("Where to?", isPresented: $isAsking) {
      Button("Disk") { isReady = true }
      Button("Done", role: .cancel) {}
    }
  }
}

final class ResultController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Result"
    navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }

  func tell() {
    let alert = UIAlertController(title: "Sent", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Done", style: .default) { _ in })
    present(alert, animated: true)
  }
}

final class DeskController: UIViewController {
  func open() { present(UINavigationController(rootViewController: ResultController()), animated: true) }
}
