// A representable may hang the way out on the controller that it makes.
import SwiftUI
import UIKit

final class SketchController: UIViewController {
  let canvas = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(canvas)
  }
}

struct Sketch: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> UINavigationController {
    let page = SketchController()
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: context.coordinator, action: #selector(Coordinator.leave))
    return UINavigationController(rootViewController: page)
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
  func makeCoordinator() -> Coordinator { Coordinator(sketch: self) }

  final class Coordinator: NSObject {
    private let sketch: Sketch
    init(sketch: Sketch) { self.sketch = sketch }
    @objc func leave() { sketch.dismiss() }
  }
}

struct Bare: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SketchController { SketchController() }
  func updateUIViewController(_ controller: SketchController, context: Context) { controller.canvas.alpha = 0.5 }
}

struct Studio: View {
  @State private var draws = false
  @State private var stares = false

  var body: some View {
    VStack {
      Button("Draw") { draws = true }
        .fullScreenCover(isPresented: $draws) { Sketch() }
      Button("Stare") { stares = true }
        .fullScreenCover(isPresented: $stares) { Bare() } // expect: trapped-modal
    }
  }
}
