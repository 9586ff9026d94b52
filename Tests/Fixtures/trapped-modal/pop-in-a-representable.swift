// A controller that a representable shows in a cover, and that nobody pushed, has nothing to pop: its Cancel leads nowhere. What a
// link pushes leads back, and what dismisses where there is no stack leads out.
import SwiftUI
import UIKit

struct Scan: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> ScanController { ScanController() }
  func updateUIViewController(_ controller: ScanController, context: Context) {}
}

final class ScanController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() { navigationController?.popViewController(animated: true) }
}

struct Measure: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> MeasureController { MeasureController() }
  func updateUIViewController(_ controller: MeasureController, context: Context) {}
}

final class MeasureController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let cancel = UIButton(type: .system)
    cancel.setTitle("Cancel", for: .normal)
    cancel.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(cancel)
  }

  @objc private func cancelTapped() {
    if let navigationController {
      navigationController.popViewController(animated: true)
    } else {
      dismiss(animated: true)
    }
  }
}

struct ToolsView: View {
  @State private var scans = false
  @State private var measures = false
  @State private var lists = false
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Button("Scan") { scans = true }
        .fullScreenCover(isPresented: $scans) { Scan() }  // expect: trapped-modal
      Button("Measure") { measures = true }
        .fullScreenCover(isPresented: $measures) { Measure() }
      Button("All") { lists = true }
        .fullScreenCover(isPresented: $lists) { ToolList() }
    }
  }
}

struct ToolList: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationView {
      NavigationLink("Scan") { Scan() }
        .toolbar { Button("Close") { dismiss() } }
    }
  }
}
