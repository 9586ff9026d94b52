// The representable takes off what it put on.
// clean
import SwiftUI

struct TapCatcher: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let coordinator = context.coordinator
    DispatchQueue.main.async {
      view.window?.addGestureRecognizer(coordinator.tap)
    }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}

  static func dismantleUIView(_ view: UIView, coordinator: Coordinator) {
    coordinator.tap.view?.removeGestureRecognizer(coordinator.tap)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    let tap = UITapGestureRecognizer()
  }
}
