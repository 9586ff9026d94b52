// What stands behind a `return` of the iPhone's is run by another platform alone.
import SwiftUI
import UIKit

final class QuayController: UIViewController {
  @objc func tides() {
    let tides = TideController()
    #if os(iOS)
    if let navigationController {
      navigationController.pushViewController(tides, animated: true)
      return
    }
    show(tides, sender: self)
    return
    #endif
    present(tides, animated: true)
  }

  @objc func swell() {
    rise()
    return

    func rise() {
      present(WindController(), animated: true)  // expect: missing-dismiss-button
    }
  }

  @objc func winds() {
    let winds = WindController()
    if view.window == nil { return }
    present(winds, animated: true)  // expect: missing-dismiss-button
  }
}

final class TideController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}

final class WindController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
