// `super.init(rootView: .init(…))`: what a hosting class hosts, its own superclass says.
import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Cellar()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Jar {
  private var name = ""
  func save(_ name: String) { self.name = name }
}

final class Cellar: UIViewController {
  let jar = Jar()
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(LabelController(jar: jar), animated: true) // expect: missing-data-loss-guard
  }
  @IBAction func shelve() {
    let shelf = UIHostingController<Shelf>(rootView: .init(jar: jar))
    present(shelf, animated: true)
  }
}

final class LabelController: UIHostingController<LabelForm> {
  init(jar: Jar) { super.init(rootView: .init(jar: jar)) }
  @MainActor required dynamic init?(coder: NSCoder) { nil }
}

struct LabelForm: View {
  let jar: Jar
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var note = ""
  var body: some View {
    VStack {
      TextField("Name", text: $name)
      TextEditor(text: $note)
      Button("Save") { jar.save(name + note); dismiss() }
      Button("Close") { dismiss() }
    }
  }
}

struct Shelf: View {
  let jar: Jar
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}
