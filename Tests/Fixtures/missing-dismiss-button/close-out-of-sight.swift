// What a control called Close leads to ends where it cannot be seen: silence.
import SwiftUI
import UIKit

struct Dock: View {
  @State private var shows = false
  var body: some View {
    Button("Crane") { shows = true }.sheet(isPresented: $shows) { CraneView() }
  }
}

struct CraneView: View {
  var body: some View {
    Button("Close") { Wire.shared.invokeMethod("crane-closes") }
  }
}

final class Wire {
  static let shared = Wire()
  private let bus = Bus()
  func invokeMethod(_ name: String) { bus.write(name) }
}

final class Bus {
  func write(_ name: String) {}
}

struct Quay: View {
  @State private var shows = false
  var body: some View {
    Button("Winch") { shows = true }
      .sheet(isPresented: $shows) { WinchView() } // expect: missing-dismiss-button
  }
}

struct WinchView: View {
  var body: some View {
    Button("Turn") { Wire.shared.invokeMethod("turn") }
  }
}

final class PierController: UIViewController {
  func show() { present(UINavigationController(rootViewController: LampController()), animated: true) }
}

final class LampController: UIViewController {
  let close = UIBarButtonItem(title: "Close", style: .plain, target: nil, action: nil)
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = close
  }
}
