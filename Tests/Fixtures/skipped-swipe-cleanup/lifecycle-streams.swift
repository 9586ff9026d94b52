// Streams of the screen's lifecycle, subjects into which it sends as it goes, and another module's functions that promise to run at its end.
import Combine
import RxSwift
import UIKit

final class Studio: UIViewController {
  private var answer: ((Int?) -> Void)?

  func byStream() { show(StreamPage()) }
  func byPublisher() { show(PublisherPage()) }
  func bySubject() { show(SubjectPage()) }
  func byPromise() { show(PromisePage()) }

  func byTap() {
    let page = TapPage()
    page.onCancel = { [weak self] in self?.end() }
    present(page, animated: true) // expect: skipped-swipe-cleanup
  }

  private func show(_ page: TakePage) {
    page.onCancel = { [weak self] in self?.end() }
    present(UINavigationController(rootViewController: page), animated: true)
  }

  private func end() {
    dismiss(animated: true)
    answer?(nil)
  }
}

class TakePage: UIViewController {
  var onCancel: (() -> Void)?
  let bag = DisposeBag()
  var cancellables = Set<AnyCancellable>()
  let closeButton = UIButton(type: .close)

  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(closeButton)
  }

  @objc private func cancel() { onCancel?() }
}

final class StreamPage: TakePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    rx.methodInvoked(#selector(UIViewController.viewDidDisappear(_:))).subscribe(onNext: { [weak self] _ in self?.onCancel?() }).disposed(by: bag)
  }
}

final class PublisherPage: TakePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewDidDisappearPublisher.sink { [weak self] _ in self?.onCancel?() }.store(in: &cancellables)
  }
}

final class SubjectPage: TakePage {
  private let gone = PassthroughSubject<Void, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    gone.first().sink { [weak self] in self?.onCancel?() }.store(in: &cancellables)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    gone.send(())
  }
}

final class PromisePage: TakePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    observeDismissal { [weak self] in self?.onCancel?() }
  }
}

final class TapPage: TakePage {
  override func viewDidLoad() {
    super.viewDidLoad()
    closeButton.rx.tap.subscribe(onNext: { [weak self] in self?.onCancel?() }).disposed(by: bag)
  }
}
