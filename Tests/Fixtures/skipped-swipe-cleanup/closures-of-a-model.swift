// The closure that tells of the end belongs to a model that the presenter makes and hands in with the content.
import SwiftUI
import UIKit

final class Lobby: UIViewController {
  func voucher(onEnd: @escaping () -> Void) {
    let model = VoucherModel(onClose: { [weak self] in
      self?.dismiss(animated: true)
      onEnd()
    })
    present(UIHostingController(rootView: VoucherView(model: model)), animated: true) // expect: skipped-swipe-cleanup
  }

  func voucherSetLater(onEnd: @escaping () -> Void) {
    let model = VoucherModel()
    model.onClose = { [weak self] in
      self?.dismiss(animated: true)
      onEnd()
    }
    present(UIHostingController(rootView: VoucherView(model: model)), animated: true) // expect: skipped-swipe-cleanup
  }

  func code() {
    let page = CodePage(model: CodeModel(cancelled: { Desk.shared.abort() }))
    present(UINavigationController(rootViewController: page), animated: true) // expect: skipped-swipe-cleanup
  }

  // It only closes.
  func voucherThatCloses() {
    let model = VoucherModel(onClose: { [weak self] in self?.dismiss(animated: true) })
    present(UIHostingController(rootView: VoucherView(model: model)), animated: true)
  }

  // It was done when the page was shown.
  func codeThatBeganAnew() {
    let page = CodePage(model: CodeModel(cancelled: { Desk.shared.abort() }))
    present(UINavigationController(rootViewController: page), animated: true) { Desk.shared.abort() }
  }

  // A swipe tells the model as well.
  func codeWithDelegate() {
    let page = ToldPage(model: ToldModel(cancelled: { Desk.shared.abort() }))
    page.presentationController?.delegate = page
    present(page, animated: true)
  }

  // The closure is of something else in the page: no button that leaves runs it.
  func codeWithUpload() {
    let page = UploadPage(model: UploadModel(cancelled: { Desk.shared.abort() }))
    present(UINavigationController(rootViewController: page), animated: true)
  }
}

final class Desk {
  static let shared = Desk()
  func abort() { print("ended") }
}

final class VoucherModel: ObservableObject {
  var onClose: (() -> Void)?
  init(onClose: (() -> Void)? = nil) { self.onClose = onClose }
}

struct VoucherView: View {
  @ObservedObject var model: VoucherModel

  var body: some View {
    VStack {
      Text("Voucher")
      Button("Not now") { model.onClose?() }
    }
  }
}

final class CodeModel {
  let cancelled: (() -> Void)?
  init(cancelled: (() -> Void)?) { self.cancelled = cancelled }
}

final class CodePage: UIViewController {
  private let model: CodeModel

  init(model: CodeModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { dismiss(animated: true, completion: { [model] in model.cancelled?() }) }
}

final class ToldModel {
  let cancelled: (() -> Void)?
  init(cancelled: (() -> Void)?) { self.cancelled = cancelled }
}

final class ToldPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let model: ToldModel

  init(model: ToldModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func cancel() { dismiss(animated: true, completion: { [model] in model.cancelled?() }) }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { model.cancelled?() }
}

final class UploadModel {
  let cancelled: (() -> Void)?
  init(cancelled: (() -> Void)?) { self.cancelled = cancelled }
}

final class UploadPage: UIViewController {
  private let model: UploadModel

  init(model: UploadModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain, target: self, action: #selector(close))
    let stop = UIButton(type: .system, primaryAction: UIAction(title: "Stop the upload") { [model] _ in model.cancelled?() })
    view.addSubview(stop)
  }

  @objc private func close() { dismiss(animated: true) }
}
