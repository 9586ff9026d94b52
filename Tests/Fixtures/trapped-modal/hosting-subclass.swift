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
