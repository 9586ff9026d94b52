// A base class calls an empty method as it goes, and the class that is shown does the work in it.
import UIKit

final class StoreRoom: UIViewController {
  func scan() { present(UINavigationController(rootViewController: BarScanner()), animated: true) }
  func film() { present(UINavigationController(rootViewController: FilmScreen()), animated: true) }
  func list() { present(UINavigationController(rootViewController: StockList()), animated: true) }
}

class PhasedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    setUp()
  }

  // expect: premature-teardown
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    tearDown()
  }

  func setUp() {}
  func tearDown() {}

  @objc private func close() { dismiss(animated: true) }
}

final class BarScanner: PhasedScreen {
  private let camera = ScanCamera()

  override func viewDidLoad() {
    super.viewDidLoad()
    camera.start()
  }

  override func tearDown() { camera.stop() }
}

// Builds up again in the other method.
final class FilmScreen: PhasedScreen {
  private let lens = ScanCamera()

  override func setUp() { lens.start() }
  override func tearDown() { lens.stop() }
}

// Does nothing in them.
final class StockList: PhasedScreen {
  private let camera = ScanCamera()
  func tearDown(_ index: Int) { camera.stop() }
}

final class ScanCamera {
  private var isOn = false
  func start() { isOn = true }
  func stop() { isOn = false }
}
