// clean
// The bar stays empty, the heading stands below it in large letters.
import SwiftUI
import UIKit

struct StartView: View {
  @State private var isShown = false
  @State private var isAsking = false

  var body: some View {
    VStack {
      Button("What's new") { isShown = true }
      Button("Notify me") { isAsking = true }
    }
    .sheet(isPresented: $isShown) { NewsView() }
    .sheet(isPresented: $isAsking) { NotificationForm() }
  }
}

struct NewsView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("What's new").font(.largeTitle)
        Text("Folders, at last")
      }
      .toolbar { Button("Close") { dismiss() } }
    }
  }
}

struct NotificationForm: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("daily") private var isDaily = true

  var body: some View {
    NavigationStack {
      Form {
        Section("Notifications") { Toggle("Daily", isOn: $isDaily) }
      }
      .toolbar { Button("Close") { dismiss() } }
    }
  }
}

final class WelcomeController: UIViewController {
  private let headline = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.text = "Welcome"
    view.addSubview(headline)
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { _ in self.dismiss(animated: true) })
  }
}

final class RootController: UIViewController {
  func welcome() { present(UINavigationController(rootViewController: WelcomeController()), animated: true) }
}
