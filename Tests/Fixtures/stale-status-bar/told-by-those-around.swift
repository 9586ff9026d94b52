// Told by a function or service that the controller calls, or by whoever shows it and hears of the change; a service that nobody calls
// tells nobody.
import UIKit

final class MapController: UIViewController {
  private var isPlain = false {
    didSet { StatusBar.refresh() }
  }
  override var prefersStatusBarHidden: Bool { isPlain }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPlain.toggle() }
}

enum StatusBar {
  static func refresh() {
    UIApplication.shared.windows.first?.rootViewController?.setNeedsStatusBarAppearanceUpdate()
  }
}

final class GlobeController: UIViewController {
  var onChange: (() -> Void)?
  private var isPlain = false {
    didSet { onChange?() }
  }
  override var prefersStatusBarHidden: Bool { isPlain }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPlain.toggle() }
}

final class AtlasController: UIViewController {
  @objc private func open() {
    let globe = GlobeController()
    globe.onChange = { [weak self] in self?.navigationController?.setNeedsStatusBarAppearanceUpdate() }
    navigationController?.pushViewController(globe, animated: true)
  }
}

final class ChartController: UIViewController {
  private var isPlain = false {
    didSet { refreshBars(of: self) }
  }
  override var prefersStatusBarHidden: Bool { isPlain }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPlain.toggle() }
}

func refreshBars(of controller: UIViewController) {
  UIView.animate(withDuration: 0.2) { controller.setNeedsStatusBarAppearanceUpdate() }
}

final class CompassController: UIViewController {
  private var isPlain = false
  override var prefersStatusBarHidden: Bool { isPlain } // expect: stale-status-bar
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isPlain.toggle() }
}

func refreshCompass(_ controller: UIViewController) { controller.setNeedsStatusBarAppearanceUpdate() }
