// What a modal calls as it disappears is called when it has gone: whatever the presenter does then closes nothing of it.
import SwiftUI
import UIKit

extension Notification.Name { static let restocked = Notification.Name("restocked") }

struct Shelf: View {
  let onEnd: (() -> Void)?
  @State private var count = 0

  var body: some View {
    List { Button("Fetch all") { count += 1 } }
      .onDisappear { onEnd?() }
  }
}

struct OpenShelf: View {
  let onBegin: (() -> Void)?
  @State private var count = 0

  var body: some View {
    List { Button("Fetch all") { count += 1 } }
      .onAppear { onBegin?() }
  }
}

final class Store: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Shelf") { [unowned self] _ in shelf() }))
    view.addSubview(UIButton(type: .system, primaryAction: UIAction(title: "Open shelf") { [unowned self] _ in openShelf() }))
  }

  private func shelf() {
    let shelf = Shelf(onEnd: { [weak self] in self?.askAgain() })
    present(UINavigationController(rootViewController: UIHostingController(rootView: shelf)), animated: true) // expect: missing-dismiss-button
  }

  private func openShelf() {
    let shelf = OpenShelf(onBegin: { [weak self] in self?.askAgain() })
    present(UINavigationController(rootViewController: UIHostingController(rootView: shelf)), animated: true)
  }

  private func askAgain() {
    NotificationCenter.default.addObserver(forName: .restocked, object: nil, queue: .main) { [weak self] _ in
      self?.dismiss(animated: true)
    }
  }
}

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(_ app: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Store()
    window?.makeKeyAndVisible()
    return true
  }
}
