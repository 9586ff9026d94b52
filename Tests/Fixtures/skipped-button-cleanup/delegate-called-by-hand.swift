// Whoever dismisses calls the delegate's method for UIKit.
import UIKit

final class Records: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let list = RecordList()

  func sort() {
    let page = SortPage()
    page.onCancel = { [weak self, unowned page] in
      self?.dismiss(animated: true) { if let presentation = page.presentationController { presentation.delegate?.presentationControllerDidDismiss?(presentation) } }
    }
    page.presentationController?.delegate = self
    present(page, animated: true)
  }

  func play() { present(UINavigationController(rootViewController: PlayerPage()), animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { list.reload() }
}

final class SortPage: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { onCancel?() }
}

final class PlayerPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  @objc private func close() {
    navigationController?.presentationController.map { $0.delegate?.presentationControllerDidDismiss?($0) }
    dismiss(animated: true)
  }

  // expect: skipped-button-cleanup
  @objc private func done() { dismiss(animated: true) }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class RecordList {
  private var loads = 0
  func reload() { loads += 1 }
}
