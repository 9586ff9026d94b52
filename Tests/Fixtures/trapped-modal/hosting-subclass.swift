// A hosting controller of its own, over the whole screen, around a view without an exit.
import SwiftUI
import UIKit

final class ClockHost: UIHostingController<ClockFace> {
  init() {
    super.init(rootView: ClockFace())
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) { nil }
}

struct ClockFace: View {
  @State private var showsSeconds = false

  var body: some View {
    VStack {
      Text(Date.now, style: .time)
      Button("Seconds") { showsSeconds.toggle() }
    }
  }
}

final class TowerController: UIViewController {
  @objc func look() {
    present(ClockHost(), animated: true) // expect: trapped-modal
  }
}

// What an initialiser is handed is what it hosts.
final class PlaqueHost<Page: View>: UIHostingController<Page> {
  override init(rootView: Page) {
    super.init(rootView: rootView)
    modalPresentationStyle = .fullScreen
  }

  required dynamic init?(coder: NSCoder) { nil }
}

struct PlaquePage: View {
  var onRead: () -> Void = {}
  var body: some View { Button("Read on", action: onRead) }
}

final class PlaqueController: UIViewController {
  func tell() { present(PlaqueHost(rootView: PlaquePage()), animated: true) } // expect: trapped-modal
}

final class LeavingController: UIViewController {
  func tell() { present(PlaqueHost(rootView: PlaquePage { [weak self] in self?.dismiss(animated: true) }), animated: true) }
}
