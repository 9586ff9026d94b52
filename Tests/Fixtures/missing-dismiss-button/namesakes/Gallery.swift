// clean
import UIKit

final class FrameController: UIViewController {
  private let picture = UIImageView()
}
