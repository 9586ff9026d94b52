// It starts again by a stream of the lifecycle, by a selector, by what observes a property, or by a base class of another module.
import RxSwift
import ScanKit
import UIKit

final class Doors: UIViewController {
  func stream() { present(StreamScanner(), animated: true) }
  func later() { present(LaterScanner(), animated: true) }
  func observed() { present(ObservedScanner(), animated: true) }
  func module() { present(UINavigationController(rootViewController: ModuleScanner()), animated: true) }
  func never() { present(TapScanner(), animated: true) }
}

final class Camera {
  private var isOn = false
  func start() { isOn = true }
  func stop() { isOn = false }
}

final class StreamScanner: UIViewController {
  private let camera = Camera()
  private let bag = DisposeBag()

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    rx.sentMessage(#selector(viewWillAppear(_:))).subscribe(onNext: { [weak self] _ in self?.camera.start() }).disposed(by: bag)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    camera.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class LaterScanner: UIViewController {
  private let camera = Camera()

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    perform(#selector(begin), with: nil, afterDelay: 0.2)
  }

  @objc private func begin() { camera.start() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    camera.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ObservedScanner: UIViewController {
  private let camera = Camera()
  private var isActive = false { didSet { if isActive { camera.start() } } }

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isActive = true
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    isActive = false
    camera.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ModuleScanner: ScanViewController {
  private let camera = Camera()

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func startCapture() { camera.start() }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    camera.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class TapScanner: UIViewController {
  private let camera = Camera()
  private let bag = DisposeBag()
  private let startButton = UIButton()

  override func loadView() { view = CloseView(self, #selector(close)) }

  override func viewDidLoad() {
    super.viewDidLoad()
    startButton.rx.tap.subscribe(onNext: { [weak self] in self?.camera.start() }).disposed(by: bag)
  }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    camera.stop()
  }

  @objc private func close() { dismiss(animated: true) }
}

final class CloseView: UIView {
  init(_ target: Any, _ action: Selector) {
    super.init(frame: .zero)
    let button = UIButton(type: .close)
    button.addTarget(target, action: action, for: .touchUpInside)
    addSubview(button)
  }

  required init?(coder: NSCoder) { nil }
}
