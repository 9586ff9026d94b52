// Content from a package, from a storyboard, or handed in: it cannot be seen, so nothing is said.
// clean
import PaintKit
import SwiftUI
import UIKit

struct Studio: View {
  @State private var paints = false

  var body: some View {
    Button("Paint") { paints = true }
      .fullScreenCover(isPresented: $paints) { PaintKit.Easel() }
  }
}

final class StudioController: UIViewController {
  @objc func frame() {
    let frame = UIStoryboard(name: "Frame", bundle: nil).instantiateInitialViewController()!
    frame.modalPresentationStyle = .fullScreen
    present(frame, animated: true)
  }

  func show(_ other: UIViewController) {
    other.modalPresentationStyle = .fullScreen
    present(other, animated: true)
  }
}
