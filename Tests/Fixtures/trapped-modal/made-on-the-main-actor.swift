// `await MainActor.run { … }` gives what its closure gives; what a package's function makes of a closure nobody sees.
import Offstage
import UIKit

enum Stage {
  static func scenery() async -> UIViewController? {
    await MainActor.run {
      let scenery = SceneryController()
      scenery.modalPresentationStyle = .fullScreen
      return scenery
    }
  }

  static func curtain() async -> UIViewController? {
    await Offstage.make {
      let scenery = SceneryController()
      scenery.modalPresentationStyle = .fullScreen
      return scenery
    }
  }
}

final class Foyer: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    Task {
      guard let scenery = await Stage.scenery() else { return }
      self.present(scenery, animated: true) // expect: trapped-modal
    }
  }

  @objc func open() {
    Task {
      guard let curtain = await Stage.curtain() else { return }
      self.present(curtain, animated: true)
    }
  }
}

final class SceneryController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
