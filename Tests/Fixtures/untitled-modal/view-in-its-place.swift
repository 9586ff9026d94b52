// clean
// A search field in UIKit's bar, a text of its own in SwiftUI's.
import SwiftUI
import UIKit

final class SearchController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.titleView = UISearchBar()
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .cancel, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class MessagesController: UIViewController {
  func search() { present(UINavigationController(rootViewController: SearchController()), animated: true) }
}

struct ScoreView: View {
  @State private var isShown = false

  var body: some View {
    Button("Scores") { isShown = true }
      .sheet(isPresented: $isShown) { TableView() }
  }
}

struct TableView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      List { Text("First") }
        .toolbar {
          ToolbarItem(placement: .principal) { Text("Scores") }
          ToolbarItem(placement: .cancellationAction) { Button("Close") { dismiss() } }
        }
    }
  }
}
