import UIKit

@MainActor
protocol LayersControllerDelegate: AnyObject {
  func layersControllerDidClose(_ controller: LayersController)
}

/// The clean counterpart of `StationController`: what appearing adds, disappearing removes.
final class LayersController: UIViewController {
  weak var delegate: LayersControllerDelegate?
  private var outsideTap: UITapGestureRecognizer?

  override func viewDidLoad() {
    super.viewDidLoad()
    let done = UIButton(type: .system)
    done.setTitle("Done", for: .normal)
    done.addTarget(self, action: #selector(close), for: .touchUpInside)
    view.addSubview(done)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard outsideTap == nil, let window = view.window else { return }
    let tap = UITapGestureRecognizer(target: self, action: #selector(tapped))
    tap.cancelsTouchesInView = false
    tap.delegate = self
    window.addGestureRecognizer(tap)
    outsideTap = tap
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let tap = outsideTap else { return }
    tap.view?.removeGestureRecognizer(tap)
    outsideTap = nil
  }

  @objc private func tapped(_ tap: UITapGestureRecognizer) {
    guard tap.state == .ended, !view.bounds.contains(tap.location(in: view)) else { return }
    close()
  }

  @objc private func close() {
    delegate?.layersControllerDidClose(self)
  }
}

extension LayersController: UIGestureRecognizerDelegate {
  func gestureRecognizer(
    _ gesture: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    true
  }
}
