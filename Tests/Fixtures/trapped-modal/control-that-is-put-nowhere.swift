// A button that a property holds and nobody puts into a view is seen by nobody, nor is a bar item on a navigation controller itself: its bar shows
// the items of what is in it.
import UIKit

final class Depot: UIViewController {
  @objc func openAll() {
    show(WagonController()) // expect: trapped-modal
    show(TenderController()) // expect: trapped-modal
    show(BogieController()) // expect: trapped-modal
    show(RailNavigation(rootViewController: PointsController())) // expect: trapped-modal
    show(BufferController())
    show(SignalController())
    show(SleeperController())
    show(SidingNavigation(rootViewController: PointsController()))
  }

  private func show(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

final class WagonController: UIViewController {
  private let cross = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    cross.addTarget(self, action: #selector(leave), for: .touchUpInside)
  }
  @objc private func leave() { dismiss(animated: true) }
}
final class TenderController: UIViewController {
  private lazy var coupling: UIButton = {
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    return button
  }()
  @objc private func leave() { dismiss(animated: true) }
}
final class BogieController: UIViewController {
  private lazy var exitItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(leave))
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Bogie"
  }
  @objc private func leave() { dismiss(animated: true) }
}

// On the navigation controller's own item.
final class PointsController: UITableViewController {}
final class RailNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    navigationItem.leftBarButtonItem = item
  }
}

// The root's.
final class SidingNavigation: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let item = UIBarButtonItem(systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    topViewController?.navigationItem.leftBarButtonItem = item
  }
}
// In a list, by a base class, by what a protocol adds.
final class BufferController: UIViewController {
  private let bumper = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    bumper.addTarget(self, action: #selector(leave), for: .touchUpInside)
    [bumper].forEach(view.addSubview)
  }
  @objc private func leave() { dismiss(animated: true) }
}
class Trackside: UIViewController {
  var lamp: UIButton? { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    if let lamp { view.addSubview(lamp) }
  }
}
final class SignalController: Trackside {
  private lazy var shown: UIButton = {
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    return button
  }()
  override var lamp: UIButton? { shown }
  @objc private func leave() { dismiss(animated: true) }
}
protocol Closable: UIViewController { var tie: UIButton { get } }
extension Closable {
  func addTie() { view.addSubview(tie) }
}
final class SleeperController: UIViewController, Closable {
  let tie = UIButton(type: .close)
  override func viewDidLoad() {
    super.viewDidLoad()
    tie.addTarget(self, action: #selector(leave), for: .touchUpInside)
    addTie()
  }
  @objc private func leave() { dismiss(animated: true) }
}
