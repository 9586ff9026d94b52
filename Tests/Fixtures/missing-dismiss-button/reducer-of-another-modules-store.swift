// A reducer that another module runs gives back the state in which the page is gone; a transition that another module makes may leave.
import Coordination
import Redux
import SwiftUI
import UIKit

struct QuayState {
  var showsTides = false
  var showsWinds = false
  var boats = 0
}
enum QuayAction: Action { case openTides, leaveTides, openWinds, leaveWinds }

func quayReducer(action: Action, state: QuayState?) -> QuayState {
  var state = state ?? QuayState()
  switch action as? QuayAction {
  case .openTides: state.showsTides = true
  case .leaveTides: state.showsTides = false
  case .openWinds: state.showsWinds = true
  case .leaveWinds: state.boats += 1
  case nil: break
  }
  return state
}

let quayStore = Store<QuayState>(reducer: quayReducer, state: nil)

final class QuayObserver: ObservableObject, StoreSubscriber {
  @Published var showsTides = false
  @Published var showsWinds = false
  init() { quayStore.subscribe(self) }
  func newState(state: QuayState) {
    showsTides = state.showsTides
    showsWinds = state.showsWinds
  }
}

struct Quay: View {
  @StateObject private var observer = QuayObserver()
  var body: some View {
    Button("Tides") { quayStore.dispatch(QuayAction.openTides) }
      .fullScreenCover(isPresented: $observer.showsTides) { Tides() }
    Button("Winds") { quayStore.dispatch(QuayAction.openWinds) }
      .fullScreenCover(isPresented: $observer.showsWinds) { Winds() } // expect: missing-dismiss-button
  }
}

struct Tides: View {
  var body: some View { Button("Back") { quayStore.dispatch(QuayAction.leaveTides) } }
}

/// Its button counts a boat.
struct Winds: View {
  var body: some View { Button("Count") { quayStore.dispatch(QuayAction.leaveWinds) } }
}

enum PierRoute: Route { case lamp, out, dim }

final class PierCoordinator: RouteCoordinator<PierRoute> {
  override func transition(for route: PierRoute) -> PierTransition {
    switch route {
    case .lamp: return .push(UIViewController())
    case .out: return .dismissAll()
    case .dim: return .fade()
    }
  }
}

final class PierController: UIViewController {
  var router: WeakRouter<PierRoute>!

  @IBAction func openLamp() {
    let lamp = LampController()
    lamp.router = router
    lamp.modalPresentationStyle = .fullScreen
    present(lamp, animated: true)
  }

  @IBAction func openBuoy() {
    let buoy = BuoyController()
    buoy.router = router
    buoy.modalPresentationStyle = .fullScreen
    present(buoy, animated: true) // expect: trapped-modal
  }
}

final class LampController: UIViewController {
  var router: WeakRouter<PierRoute>!
  private let button = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func leave() { router.trigger(.out) }
}

final class BuoyController: UIViewController {
  var router: WeakRouter<PierRoute>!
  private let button = UIButton(type: .system)
  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(dim), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func dim() { router.trigger(.dim) }
}
