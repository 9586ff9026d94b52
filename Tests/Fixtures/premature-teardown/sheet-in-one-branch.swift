import UIKit

// Older systems and phones show it full screen; where it is a sheet, a swipe may be given up.
final class TrayController: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
  }

  override func viewWillDisappear(_ animated: Bool) { // expect: premature-teardown
    super.viewWillDisappear(animated)
    onEnd?()
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class CoverController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .overFullScreen
  }
}

final class FullController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    modalPresentationStyle = .fullScreen
  }
}

// In no branch is it a sheet.
final class MapController: UIViewController {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    onEnd?()
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class BrowserController: UIViewController {
  private let session = Session()
  private var isSheetBetter = false

  func showTray() {
    let tray = TrayController()
    tray.onEnd = { [weak self] in self?.session.close() }
    let navigation: UINavigationController
    if isSheetBetter {
      navigation = UINavigationController(rootViewController: tray)
    } else {
      navigation = CoverController(rootViewController: tray)
    }
    present(navigation, animated: true)
  }

  func showMap() {
    let map = MapController()
    map.onEnd = { [weak self] in self?.session.close() }
    let navigation: UINavigationController
    if isSheetBetter {
      navigation = FullController(rootViewController: map)
    } else {
      navigation = CoverController(rootViewController: map)
    }
    present(navigation, animated: true)
  }

  func turn() { isSheetBetter.toggle() }
}

final class Session {
  private var isOpen = true
  func close() { isOpen = false }
}
