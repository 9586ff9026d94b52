// A closure that an alert is handed by a function or initialiser of the project's own, which hands it something else than the alert:
// what is called on that points nothing anywhere. Beside it one that may be handed the sheet.
import UIKit

protocol Kiln { static func firingController() -> UIViewController }

extension UIAlertController {
  convenience init(kilns: [Kiln.Type], onChoice: @escaping (_ kiln: Kiln.Type) -> Void) {
    self.init(title: "Kiln", message: nil, preferredStyle: .actionSheet)
    for kiln in kilns { addAction(UIAlertAction(title: "Fire", style: .default) { _ in onChoice(kiln) }) }
  }

  func add(_ source: GlazeSource, then done: @escaping (Set<URL>?) -> Void) {
    addAction(UIAlertAction(title: source.title, style: .default) { _ in done(source.load()) })
  }

  func fitted(_ change: (UIAlertController) -> Void) -> UIAlertController {
    change(self)
    return self
  }
}

struct GlazeSource {
  var title: String
  func load() -> Set<URL>? { nil }
}

final class GlazeViewController: UIViewController {
  var kilns: [Kiln.Type] = []
  var glazes: [URL] = []

  @IBAction func fire(_ sender: UIButton) {
    let sheet = UIAlertController(kilns: kilns) { [weak self] kiln in self?.show(kiln.firingController(), sender: nil) }
    present(sheet, animated: true)  // expect: missing-popover-anchor
  }

  @IBAction func load(_ sender: UIButton) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.add(GlazeSource(title: "Files")) { [weak self] urls in self?.finish(with: urls) }
    present(sheet, animated: true)  // expect: missing-popover-anchor
  }

  @IBAction func clear(_ sender: UIButton) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
      .fitted { $0.pointSomewhere(near: sender) }
    present(sheet, animated: true)
  }

  private func finish(with urls: Set<URL>?) { glazes += (urls ?? []).filter { $0.isFileURL } }
}
