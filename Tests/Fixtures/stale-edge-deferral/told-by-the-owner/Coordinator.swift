// clean
import UIKit

final class StageCoordinator {
  private let stage: StageController

  init(stage: StageController) { self.stage = stage }

  func begin() {
    stage.isImmersed = true
    stage.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
}
