// clean
import UIKit

final class StageController: UIViewController {
  var isImmersed = false

  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { isImmersed ? .all : [] }
}
