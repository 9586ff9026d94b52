// A Close that asks a delegate, a presenter or a closure which nobody sets does nothing. Who may set it, in another way than by a line that says
// so, is left in peace.
import UIKit

protocol TideDelegate: AnyObject { func tideDidClose() }
protocol TideOutput: AnyObject { func didTapClose() }
@objc protocol ReefDelegate: AnyObject { func reefDidClose() }
protocol EmptyDelegate: AnyObject { func shellDidClose() }
extension EmptyDelegate { func shellDidClose() {} }

final class Shore: UIViewController, TideDelegate, ReefDelegate, EmptyDelegate {
  @objc func openAll() {
    show(EbbController()) // expect: missing-dismiss-button
    show(FloodController()) // expect: missing-dismiss-button
    show(SurfController()) // expect: missing-dismiss-button
    show(FoamController()) // expect: missing-dismiss-button
    show(ShellController()) // expect: missing-dismiss-button
    show(WrackController()) // expect: missing-dismiss-button
    show(GullController())
    show(ReefController())
    show(PearlController())
    show(KelpController())
    show(SandController())
  }

  private func show(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
  func tideDidClose() { dismiss(animated: true) }
  func reefDidClose() { dismiss(animated: true) }
  // It is another list's delegate.
  func list(_ list: UITableView, _ tide: OtherTide) {
    list.delegate = nil
    tide.delegate = tide
  }
}
final class OtherTide: TideDelegate {
  weak var delegate: TideDelegate?
  func tideDidClose() {}
}

class Beach: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(closeTapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func closeTapped() {}
}

// Nobody is made its delegate, and one is named `nil`.
final class EbbController: Beach {
  weak var delegate: TideDelegate?
  override func closeTapped() { delegate?.tideDidClose() }
}
func calm(_ ebb: EbbController) { ebb.delegate = nil }
// Unwrapped first.
final class FloodController: Beach {
  weak var delegate: TideDelegate?
  override func closeTapped() {
    guard let delegate else { return }
    delegate.tideDidClose()
  }
}
// An object of the project's, that nobody puts there.
final class SurfPresenter {
  weak var view: UIViewController?
  func close() { view?.dismiss(animated: true) }
}
final class SurfController: Beach {
  var presenter: SurfPresenter?
  override func closeTapped() { presenter?.close() }
}
func watch(_ presenter: SurfPresenter, _ view: UIViewController) { presenter.view = view }
// A closure that hands on to one that nobody sets.
final class FoamCoordinator {
  var onFinish: (() -> Void)?
  func start(_ foam: FoamController) { foam.onClose = { [weak self] in self?.onFinish?() } }
}
final class FoamController: Beach {
  var onClose: (() -> Void)?
  private let player = AVPlayer()
  override func closeTapped() {
    player.pause()
    onClose?()
  }
}
// All that it may be leave the method empty.
final class ShellController: Beach {
  weak var delegate: EmptyDelegate?
  override func closeTapped() { delegate?.shellDidClose() }
}
func pick(_ shell: ShellController, _ shore: Shore) { shell.delegate = shore }
// Once more, and nothing else where there is none.
final class WrackController: Beach {
  weak var delegate: TideDelegate?
  override func closeTapped() {
    if let delegate = self.delegate { delegate.tideDidClose() }
  }
}

// It has a way of its own where there is no delegate.
final class GullController: Beach {
  weak var delegate: TideDelegate?
  override func closeTapped() {
    if let delegate { delegate.tideDidClose() } else { dismiss(animated: true) }
  }
}
// Objective-C may set what it can see.
final class ReefController: Beach {
  @objc weak var delegate: ReefDelegate?
  override func closeTapped() { delegate?.reefDidClose() }
}
// Whoever it is that is set there.
final class PearlController: Beach {
  weak var output: TideOutput?
  override func closeTapped() { output?.didTapClose() }
}
final class Diver: TideOutput {
  weak var controller: UIViewController?
  func dive(_ found: Any) {
    (found as? PearlController)?.output = self
    controller = found as? UIViewController
  }
  func didTapClose() { controller?.dismiss(animated: true) }
}
// A class above it says who.
class Meadow: Beach {
  weak var delegate: TideDelegate?
}
final class KelpController: Meadow {
  override func closeTapped() { delegate?.tideDidClose() }
}
func plant(_ meadow: Meadow, _ shore: Shore) { meadow.delegate = shore }
// A storyboard connects outlets.
final class SandController: Beach {
  @IBOutlet weak var delegate: AnyObject?
  override func closeTapped() { (delegate as? TideDelegate)?.tideDidClose() }
}
