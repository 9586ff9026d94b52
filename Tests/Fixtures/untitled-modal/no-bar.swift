// clean
// Without a bar there is no empty one: presented bare, or the bar is hidden.
import SwiftUI
import UIKit

final class CameraController: UIViewController {
  private let button = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(button)
    button.addTarget(self, action: #selector(close), for: .touchUpInside)
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ChatController: UIViewController {
  func photograph() { present(CameraController(), animated: true) }

  func photographInABar() {
    let bar = UINavigationController(rootViewController: CameraController())
    bar.setNavigationBarHidden(true, animated: false)
    present(bar, animated: true)
  }
}

struct ChatView: View {
  @State private var isShown = false

  var body: some View {
    Button("Picture") { isShown = true }
      .fullScreenCover(isPresented: $isShown) { CloseUp() }
  }
}

struct CloseUp: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    ZStack {
      Image("harbour")
      Button("Close") { dismiss() }
    }
  }
}
