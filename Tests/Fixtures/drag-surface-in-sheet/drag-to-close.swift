// A drag that closes is a way out, and touches that are passed on draw nothing.
// clean
import SwiftUI
import UIKit

struct HomeView: View {
  @State private var shows = false

  var body: some View {
    Button("Picture") { shows = true }
      .sheet(isPresented: $shows) { PictureView() }
  }
}

struct PictureView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") { dismiss() }
    Image("picture")
      .gesture(DragGesture().onChanged { if $0.translation.height > 100 { dismiss() } })
  }
}

final class PassingLabel: UILabel {
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    superview?.touchesMoved(touches, with: event)
  }
}

final class NoticeController: UIViewController {
  private let label = PassingLabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class InboxController: UIViewController {
  func open() { present(UINavigationController(rootViewController: NoticeController()), animated: true) }
}
