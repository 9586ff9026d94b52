// A view of UIKit's that draws what it hears of touches.
import UIKit

final class PadView: UIView {
  private let path = UIBezierPath()

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    extend(to: touch.location(in: self))
  }

  private func extend(to point: CGPoint) {
    path.addLine(to: point)
    setNeedsDisplay()
  }
}

final class SignatureController: UIViewController {
  private let pad = PadView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(pad)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}

final class ContractController: UIViewController {
  func sign() {
    let navigation = UINavigationController(rootViewController: SignatureController())
    navigation.modalPresentationStyle = .formSheet
    present(navigation, animated: true) // expect: drag-surface-in-sheet
  }
}
