// The alias that it is said to inherit from stands inside it, as while code is moved around: it is read, and ends there.
import UIKit

final class Drawer: Panel {
  typealias Panel = Handle
  class Handle: UIViewController {}
}

final class Desk: UIViewController {
  func open() {
    let drawer = Drawer()
    drawer.modalPresentationStyle = .fullScreen
    present(drawer, animated: true) // expect: trapped-modal
  }
}
