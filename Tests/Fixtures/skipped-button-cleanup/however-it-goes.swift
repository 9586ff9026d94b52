// Its own `dismiss` tells, it tells as it dies, a base class or a function of another module may tell. A Done keeps what a swipe gives up.
// clean
import ScreenKit
import UIKit

final class OwnDismiss: UITableViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    super.dismiss(animated: flag) { [onEnd] in
      onEnd?()
      completion?()
    }
  }

  @objc private func close() { dismiss(animated: true) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class AsItDies: UITableViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  deinit { onEnd?() }

  @objc private func close() { dismiss(animated: true) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class OfABase: KitViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func modalIsGone() { onEnd?() }

  @objc private func close() { dismiss(animated: true) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class ByAFunction: UITableViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismissAndNotify() }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class Keeping: UITableViewController, UIAdaptivePresentationControllerDelegate {
  private let model = OrderModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  @objc private func done() { dismiss(animated: true) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { model.revert() }
}

final class OrderModel {
  private var orders = 0
  func revert() { orders = 0 }
}
