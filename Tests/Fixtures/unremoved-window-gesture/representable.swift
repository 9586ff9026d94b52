// A SwiftUI helper that hangs a recogniser on the window and never takes it off.
import SwiftUI

struct TapCatcher: UIViewRepresentable {
  let action: () -> Void

  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let tap = UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.tapped))
    DispatchQueue.main.async {
      view.window?.addGestureRecognizer(tap) // expect: unremoved-window-gesture
    }
    return view
  }

  func updateUIView(_ view: UIView, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(action: action) }

  final class Coordinator: NSObject {
    let action: () -> Void
    init(action: @escaping () -> Void) { self.action = action }
    @objc func tapped() { action() }
  }
}
