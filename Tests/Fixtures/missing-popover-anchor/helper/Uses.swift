// clean
import UIKit

final class PhotoController: UIViewController {
  private func make() -> UIActivityViewController { UIActivityViewController(activityItems: ["A"], applicationActivities: nil) }

  @objc func one(_ sender: UIButton) {
    let sheet = make()
    sheet.point(at: sender)
    present(sheet, animated: true)
  }

  @objc func two(_ sender: UIBarButtonItem) { presentSheet(make(), from: sender) }

  @objc func three() {
    let sheet = make()
    sheet.popoverPresentationController?.center(in: view)
    present(sheet, animated: true)
  }

  @objc func four(_ sender: UIButton) {
    let sheet = make()
    prepare(sheet, for: sender)
    present(sheet, animated: true)
  }

  @objc func five(_ sender: UIButton) {
    let sheet = make().with { $0.popoverPresentationController?.sourceView = sender }
    present(sheet, animated: true)
  }

  @objc func six(_ sender: UIButton) {
    present(make().with { $0.popoverPresentationController?.sourceView = sender }, animated: true)
  }
}
