// Hosted, the view refuses as well.
import SwiftUI
import UIKit

final class PianoController: UIViewController {
  func showTuner() {
    present(UIHostingController(rootView: TunerScreen()), animated: true) // expect: unexplained-swipe-block
  }
}

struct TunerScreen: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
      .interactiveDismissDisabled()
  }
}
