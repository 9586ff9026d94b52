// `deinit` tells, and so does who subscribes to it: a swipe ends the controller's life too.
// clean
import RxSwift
import UIKit

final class ChartOpener: NSObject {
  private var isOpen = false

  func open(from controller: UIViewController) {
    guard !isOpen else { return }
    isOpen = true
    let chart = ChartController()
    chart.onFinish = { self.isOpen = false }
    controller.present(UINavigationController(rootViewController: chart), animated: true)
  }
}

final class ChartController: UIViewController {
  var onFinish: (() -> Void)?

  deinit { onFinish?() }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done))
  }

  @objc private func done() { dismiss(animated: true) }
}

final class ColourAsker: UIViewController {
  private let bag = DisposeBag()
  private var answer: ((UIColor?) -> Void)?

  func ask(_ answer: @escaping (UIColor?) -> Void) {
    self.answer = answer
    let picker = ColourController()
    picker.onCancel = { [weak self] in
      self?.dismiss(animated: true)
      self?.finish(nil)
    }
    picker.rx.deallocated.subscribe(onNext: { [weak self] in self?.finish(nil) }).disposed(by: bag)
    present(UINavigationController(rootViewController: picker), animated: true)
  }

  private func finish(_ colour: UIColor?) {
    answer?(colour)
    answer = nil
  }
}

final class ColourController: UIViewController {
  var onCancel: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Colour"
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { onCancel?() }
}
