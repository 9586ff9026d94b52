// A child that a helper adds is read if this screen makes it; one that is made or handed in elsewhere is unseen.
import SwiftUI
import UIKit

@main final class Launcher: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  func application(_ a: UIApplication, didFinishLaunchingWithOptions o: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    window = UIWindow()
    window?.rootViewController = Quay()
    return true
  }
}

extension UIViewController {
  func dock(_ boat: UIViewController) {
    addChild(boat)
    view.addSubview(boat.view)
    boat.didMove(toParent: self)
  }
}

final class Quay: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    cover(Ferry()) // expect: trapped-modal
    cover(Tug())
    cover(Barge()) // expect: trapped-modal
    cover(Yacht())
    cover(Raft())
    cover(Canoe())
    cover(Kayak()) // expect: trapped-modal
    cover(Punt())
    cover(Dinghy(mate: Oarsman()))
  }

  func cover(_ boat: UIViewController) {
    boat.modalPresentationStyle = .fullScreen
    present(boat, animated: true)
  }
}

struct Timetable: View { var body: some View { Button("Later") { print("later") } } }

struct Ticket: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Close") { dismiss() } }
}

class Deck: UIViewController {}

final class Ferry: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIHostingController(rootView: Timetable())
    dock(page)
  }
}

final class Tug: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    let page = UIHostingController(rootView: Ticket())
    dock(page)
  }
}

/// What it docks has no way out, either.
final class Barge: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    dock(Passenger())
  }
}

/// What it docks has one.
final class Yacht: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    let mate = Oarsman()
    dock(mate)
  }
}

/// Somebody else makes it.
final class Raft: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    dock(Shipyard.build())
  }
}

/// A method of its own makes it, which adds nothing.
final class Canoe: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    dock(makePage())
  }
  private func makePage() -> UIViewController { UIHostingController(rootView: Ticket()) }
}

/// A method of its own adds it.
final class Kayak: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    take(Passenger())
  }
  private func take(_ guest: UIViewController) {
    addChild(guest)
    view.addSubview(guest.view)
  }
}

final class Punt: Deck {
  override func viewDidLoad() {
    super.viewDidLoad()
    take(Oarsman())
  }
  private func take(_ guest: UIViewController) {
    addChild(guest)
    view.addSubview(guest.view)
  }
}

final class Dinghy: Deck {
  private let mate: UIViewController
  init(mate: UIViewController) {
    self.mate = mate
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    dock(mate)
  }
}

final class Passenger: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class Oarsman: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) }))
  }
}

enum Shipyard {
  static func build() -> UIViewController { Oarsman() }
}
