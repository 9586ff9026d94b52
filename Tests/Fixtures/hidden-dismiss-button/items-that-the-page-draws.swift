// A page without a navigation controller draws the items of its `navigationItem` itself, or hands them to a bar of its own. Where an arrow
// points to is no bar, and to disable an item shows it nowhere.

import UIKit

final class Gallery: UIViewController {
  @objc func showFrame() { cover(Frame()) }
  @objc func showPrint() { cover(Print()) }
  @objc func showSketch() {
    let sketch = Sketch()
    sketch.modalPresentationStyle = .fullScreen
    present(sketch, animated: true) // expect: hidden-dismiss-button
  }

  private func cover(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}

class Piece: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc func close() { dismiss(animated: true) }
}

final class Frame: Piece {
  override func viewDidLoad() {
    super.viewDidLoad()
    for item in navigationItem.leftBarButtonItems ?? [] {
      let button = UIButton(type: .close)
      button.addTarget(item.target, action: item.action!, for: .touchUpInside)
      view.addSubview(button)
    }
  }
}

final class Print: Piece {
  private let header = PrintHeader()

  override func viewDidLoad() {
    super.viewDidLoad()
    header.leading = navigationItem.leftBarButtonItem
    view.addSubview(header)
  }
}

final class PrintHeader: UIView {
  private let bar = UIToolbar()
  var leading: UIBarButtonItem? { didSet { bar.items = leading.map { [$0] } } }
}

final class Sketch: Piece {
  override func viewDidLoad() {
    super.viewDidLoad()
    for item in navigationItem.leftBarButtonItems ?? [] { item.tintColor = .systemRed }
  }
}
