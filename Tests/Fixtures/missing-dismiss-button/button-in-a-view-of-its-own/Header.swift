// clean
// The cross stands in a header of the team's own, which tells its owner.
import UIKit

protocol SheetHeaderDelegate: AnyObject {
  func sheetHeaderDidClose(_ header: SheetHeader)
}

final class SheetHeader: UIView {
  weak var delegate: SheetHeaderDelegate?
  private let cross = UIButton(type: .close)

  override init(frame: CGRect) {
    super.init(frame: frame)
    cross.addTarget(self, action: #selector(crossTapped), for: .touchUpInside)
    addSubview(cross)
  }

  required init?(coder: NSCoder) { nil }

  @objc private func crossTapped() { delegate?.sheetHeaderDidClose(self) }
}
