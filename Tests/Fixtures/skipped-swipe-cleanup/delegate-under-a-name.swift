// The delegate is set on the presentation by the name that an `if let` or a local gives it; a sheet that only gets detents tells nobody.
import UIKit

final class Atlas: UIViewController {
  private var answer: ((Int?) -> Void)?
  private lazy var ender = Ender(self)

  func byUnwrapping() {
    let page = CountryPage()
    page.onCancel = { [weak self] in self?.leave() }
    if let sheet = page.sheetPresentationController {
      sheet.prefersGrabberVisible = true
      sheet.delegate = ender
    }
    present(page, animated: true)
  }

  func byALocal() {
    let page = CountryPage()
    page.onCancel = { [weak self] in self?.leave() }
    let presentation = page.presentationController
    presentation?.delegate = ender
    present(page, animated: true)
  }

  func toNobody() {
    let page = CountryPage()
    page.onCancel = { [weak self] in self?.leave() }
    if let sheet = page.sheetPresentationController { sheet.detents = [.medium()] }
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }

  private func leave() {
    dismiss(animated: true)
    ended()
  }

  func ended() { answer?(nil) }
}

final class Ender: NSObject, UISheetPresentationControllerDelegate {
  private weak var owner: Atlas?
  init(_ owner: Atlas) { self.owner = owner }
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { owner?.ended() }
}

final class CountryPage: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { onCancel?() }
}
