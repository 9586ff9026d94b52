import UIKit

final class PlayerController: UIViewController, SheetHeaderDelegate {
  private let header = SheetHeader(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    header.delegate = self
    view.addSubview(header)
  }

  func sheetHeaderDidClose(_ header: SheetHeader) { dismiss(animated: true) }
}

final class SongController: UIViewController {
  func play() { present(PlayerController(), animated: true) }
}
