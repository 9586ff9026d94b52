import UIKit

final class ColourEditor: Editor {
  override func awakeFromNib() {
    super.awakeFromNib()
    prepare()
  }

  init() {
    super.init(nibName: nil, bundle: nil)
    prepare()
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func prepare() { modalTransitionStyle = .flipHorizontal }
}
