// The presenter hears of the attempt; the content asks in a dialog.
// clean
import SwiftUI
import UIKit

final class PianoController: UIViewController, UIAdaptivePresentationControllerDelegate {
  func showTuner() {
    let tuner = TunerController()
    tuner.isModalInPresentation = true
    tuner.presentationController?.delegate = self
    present(tuner, animated: true)
  }

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    print("finish tuning first")
  }
}

final class TunerController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

struct PianoScreen: View {
  @State private var showsTuner = false
  @State private var asks = false

  var body: some View {
    Button("Tune") { showsTuner = true }
      .sheet(isPresented: $showsTuner) {
        Button("Close") { asks = true }
          .interactiveDismissDisabled()
          .confirmationDialog("Stop tuning?", isPresented: $asks) {
            Button("Stop", role: .cancel) { showsTuner = false }
          }
      }
  }
}
