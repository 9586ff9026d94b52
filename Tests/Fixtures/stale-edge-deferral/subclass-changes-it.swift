// The state stands in the base class, and only a subclass ever changes it.
import UIKit

class StageController: UIViewController {
  var isImmersed = false

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isImmersed ? .all : [] } // expect: stale-edge-deferral
}

final class LevelController: StageController {
  private func began() {
    isImmersed = true
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    began()
  }
}
