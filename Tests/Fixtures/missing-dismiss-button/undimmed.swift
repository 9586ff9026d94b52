// What lets the app below be used is no modal.
// clean
import UIKit

final class ChartController: UIViewController {
  func showInspector() {
    let inspector = InspectorController()
    inspector.sheetPresentationController?.detents = [.medium(), .large()]
    inspector.sheetPresentationController?.largestUndimmedDetentIdentifier = .large
    present(inspector, animated: true)
  }
}

final class InspectorController: UIViewController {}
