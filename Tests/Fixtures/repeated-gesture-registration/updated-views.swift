// SwiftUI hands the same view to each update.
import SwiftUI

struct Photo: UIViewRepresentable {
  let image: UIImage

  func makeUIView(context: Context) -> UIImageView { UIImageView() }

  func updateUIView(_ photo: UIImageView, context: Context) {
    photo.image = image
    let pinch = UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pinched))
    photo.addGestureRecognizer(pinch) // expect: repeated-gesture-registration
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    @objc func pinched() {}
  }
}

struct Page: UIViewControllerRepresentable {
  let title: String

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ page: UIViewController, context: Context) {
    page.title = title
    page.view.addGestureRecognizer(UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pinched))) // expect: repeated-gesture-registration
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    @objc func pinched() {}
  }
}

struct Drawing: UIViewRepresentable {
  let image: UIImage

  func makeUIView(context: Context) -> UIImageView { UIImageView() }

  func updateUIView(_ drawing: UIImageView, context: Context) {
    drawing.image = image
    guard context.coordinator.pinch == nil else { return }
    let pinch = UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pinched))
    drawing.addGestureRecognizer(pinch)
    context.coordinator.pinch = pinch
    // A view that is made here takes its own along.
    let handle = UIView()
    handle.addGestureRecognizer(UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pinched)))
    drawing.addSubview(handle)
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    var pinch: UIPinchGestureRecognizer?
    @objc func pinched() {}
  }
}

struct Chart: UIViewRepresentable {
  let image: UIImage

  func makeUIView(context: Context) -> UIImageView { UIImageView() }

  func updateUIView(_ chart: UIImageView, context: Context) {
    chart.image = image
    chart.gestureRecognizers?.forEach(chart.removeGestureRecognizer)
    chart.addGestureRecognizer(UIPinchGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.pinched)))
  }

  func makeCoordinator() -> Coordinator { Coordinator() }

  final class Coordinator: NSObject {
    @objc func pinched() {}
  }
}
