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
final class SignHost<Page: View>: UIHostingController<Page> {
  override init(rootView: Page) {
    super.init(rootView: rootView)
    modalPresentationStyle = .fullScreen
  }

  required dynamic init?(coder: NSCoder) { nil }
}

struct SignPage: View {
  var onRead: () -> Void = {}
  var body: some View { Button("Read on", action: onRead) }
}

final class SignController: UIViewController {
  func tell() { present(SignHost(rootView: SignPage()), animated: true) } // expect: trapped-modal
  func tellAndLeave() { present(SignHost(rootView: SignPage { [weak self] in self?.dismiss(animated: true) }), animated: true) }
}
