// What lets the app below be used is no modal, by whatever name its sheet is known where that is said.
import UIKit

extension UIViewController {
  func floatsOverMap() { sheetPresentationController?.largestUndimmedDetentIdentifier = .medium }
}

extension NSObjectProtocol {
  func with(_ configure: (Self) -> Void) { configure(self) }
}

func keepUsable(_ controller: UIViewController) {
  guard let sheet = controller.sheetPresentationController else { return }
  sheet.largestUndimmedDetentIdentifier = .medium
}

final class LegendController: UIViewController {
  private let words = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(words)
  }
}

final class MapController: UIViewController {
  @objc func bound() {
    let legend = LegendController()
    legend.isModalInPresentation = true
    if let sheet = legend.sheetPresentationController {
      sheet.detents = [.medium(), .large()]
      sheet.largestUndimmedDetentIdentifier = .medium
    }
    present(legend, animated: true)
  }

  @objc func guarded() {
    let legend = LegendController()
    guard #available(iOS 15, *), let sheet = legend.presentationController as? UISheetPresentationController else { return }
    sheet.largestUndimmedDetentIdentifier = .medium
    present(legend, animated: true)
  }

  @objc func around() {
    let navigation = UINavigationController(rootViewController: LegendController())
    let sheet = navigation.sheetPresentationController
    sheet?.largestUndimmedDetentIdentifier = .medium
    navigation.topViewController?.title = "Legend"
    present(navigation, animated: true)
  }

  @objc func byFunction() {
    let legend = LegendController()
    keepUsable(legend)
    present(legend, animated: true)
  }

  @objc func byMethod() {
    let legend = LegendController()
    legend.floatsOverMap()
    present(legend, animated: true)
  }

  @objc func byClosure() {
    let legend = LegendController()
    legend.sheetPresentationController?.with { $0.largestUndimmedDetentIdentifier = .medium }
    present(legend, animated: true)
  }

  @objc func dimmed() {
    let legend = LegendController()
    if let sheet = legend.sheetPresentationController { sheet.detents = [.medium(), .large()] }
    // expect: missing-dismiss-button
    present(legend, animated: true)
  }
}
