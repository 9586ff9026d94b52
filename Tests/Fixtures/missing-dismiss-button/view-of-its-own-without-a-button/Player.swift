import UIKit

final class PlayerController: UIViewController {
  private let header = SheetHeader(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
  }
}

final class SongController: UIViewController {
  func play() {
    present(PlayerController(), animated: true) // expect: missing-dismiss-button
  }
}
