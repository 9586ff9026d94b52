// A closure that a controller sets on the view that it hosts is run where the view says: by a tap beside it alone, or by its Close.
import SwiftUI
import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Hall()
    window?.makeKeyAndVisible()
    return true
  }
}

final class Hall: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    present(PosterController(), animated: true) // expect: missing-dismiss-button
    present(LeafletController(), animated: true)
  }
}

final class PosterController: UIViewController {
  private let host = UIHostingController(rootView: Poster())
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    host.rootView.onTap = { [unowned self] in dismiss(animated: true) }
  }
}

struct Poster: View {
  var onTap: (() -> Void)?
  var body: some View { Text("Play").background(Color.clear.onTapGesture { onTap?() }) }
}

final class LeafletController: UIViewController {
  private let host = UIHostingController(rootView: Leaflet())
  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(host)
    view.addSubview(host.view)
    host.didMove(toParent: self)
    host.rootView.onTapClose = { [unowned self] in dismiss(animated: true) }
  }
}

struct Leaflet: View {
  var onTapClose: (() -> Void)?
  var body: some View { Button("Back") { onTapClose?() } }
}
