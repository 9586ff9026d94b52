// A toast and a game piece have a `dismiss` and a `present` of their own; a second SwiftUI sheet is queued.
// clean
import SwiftUI
import UIKit

final class Toast: UIView {
  func dismiss(animated: Bool) { removeFromSuperview() }
}

final class Stage {
  func present(_ piece: String, animated: Bool) { print(piece) }
}

final class PlayController: UIViewController {
  private let toast = Toast()
  private let stage = Stage()

  func score() {
    toast.dismiss(animated: true)
    let alert = UIAlertController(title: "Goal", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func leave() {
    dismiss(animated: true)
    stage.present("curtain", animated: true)
  }
}

struct PlayScreen: View {
  @State private var showsFirst = false
  @State private var showsSecond = false

  var body: some View {
    Button("First") { showsFirst = true }
      .sheet(isPresented: $showsFirst) {
        VStack {
          Button("Next") {
            showsFirst = false
            showsSecond = true
          }
          Button("Close") { showsFirst = false }
        }
      }
      .sheet(isPresented: $showsSecond) { Button("Close") { showsSecond = false } }
  }
}
