// SwiftUI updates a representable again and again.
import SwiftUI

struct Board: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView { UIView() }

  func updateUIView(_ view: UIView, context: Context) {
    context.coordinator.watch(view)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    private let pad = PadView()
    func watch(_ view: UIView) { pad.frame = view.bounds }
  }
}

final class PadView: UIView {
  private let grid = UIView()

  override func didMoveToWindow() {
    super.didMoveToWindow()
    grid.addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: #selector(zoomed))) // expect: repeated-gesture-registration
  }

  @objc private func zoomed() { grid.alpha = 1 }
}
