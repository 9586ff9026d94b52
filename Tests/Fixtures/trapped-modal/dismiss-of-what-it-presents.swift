// While a modal presents another, its `dismiss` closes that one alone: what the one on top is handed is no way out of the modal,
// unless that one goes first.
import SwiftUI
import UIKit

final class Harbor: UIViewController {
  @objc func openAll() {
    show(MastController()) // expect: trapped-modal
    show(SailController()) // expect: trapped-modal
    show(KeelController()) // expect: trapped-modal
    show(RudderController()) // expect: trapped-modal
    show(AnchorController()) // expect: trapped-modal
    show(BuoyController()) // expect: trapped-modal
    show(WaveController()) // expect: trapped-modal
    show(OarController())
    show(CompassController())
    show(LogController())
    show(RopeController())
    show(NetController())
    show(HookController())
    show(PierController()) // expect: trapped-modal
  }

  private func show(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

class Deck: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .system)
    button.setTitle("Look", for: .normal)
    button.addTarget(self, action: #selector(look), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc func look() {}
}

// What is handed the closure when it is made.
final class Chart: UIViewController {
  var close: () -> Void
  init(close: @escaping () -> Void) {
    self.close = close
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func tapped() { close() }
}
final class MastController: Deck {
  override func look() { present(Chart(close: { [weak self] in self?.dismiss(animated: true) }), animated: true) }
}

// Later, and within a container.
final class SailController: Deck {
  override func look() {
    let chart = Chart(close: {})
    chart.close = { self.dismiss(animated: true) }
    let navigation = UINavigationController(rootViewController: chart)
    present(navigation, animated: true)
  }
}

// A view of SwiftUI's in its host.
struct Veil: View {
  let onEnd: () -> Void
  var body: some View { Button("OK") { onEnd() } }
}
final class KeelController: Deck {
  override func look() {
    let veil = Veil { [weak self] in
      DispatchQueue.main.async { self?.dismiss(animated: true) }
    }
    present(UIHostingController(rootView: veil), animated: true)
  }
}

// UIKit's own name for it, and what is asked first.
final class RudderController: Deck {
  override func look() { presentedViewController?.dismiss(animated: true) }
}
final class AnchorController: Deck {
  override func look() {
    if let top = presentedViewController as? Chart { top.dismiss(animated: true) }
  }
}
final class BuoyController: Deck {
  override func look() {
    guard presentedViewController == nil else {
      dismiss(animated: true)
      return
    }
    print("alone")
  }
}

// By the name that it has where it is presented.
final class WaveController: Deck {
  override func look() {
    let host = UIHostingController(rootView: Text("Wave"))
    host.modalPresentationStyle = .overFullScreen
    present(host, animated: true) {
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { host.dismiss(animated: true) }
    }
  }
}

// It goes by itself first, and then the modal does.
final class Map: UIViewController {
  var onEnd: () -> Void
  init(onEnd: @escaping () -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(tapped), for: .touchUpInside)
    view.addSubview(button)
  }
  @objc private func tapped() { dismiss(animated: true) { self.onEnd() } }
}
final class OarController: Deck {
  override func look() { present(Map(onEnd: { [weak self] in self?.dismiss(animated: true) }), animated: true) }
}

// It tells of its end when it has gone.
final class Flare: UIViewController {
  var onEnd: (() -> Void)?
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    onEnd?()
  }
}
final class CompassController: Deck {
  override func look() {
    let flare = Flare()
    flare.onEnd = { [weak self] in self?.dismiss(animated: true) }
    present(flare, animated: true)
  }
}

// One call after the other closes both.
final class LogController: Deck {
  override func look() {
    present(Chart(close: { self.dismiss(animated: true) { self.dismiss(animated: true) } }), animated: true)
  }
}

// What is pushed stands in the same modal.
final class RopeController: Deck {
  override func look() {
    navigationController?.pushViewController(Chart(close: { [weak self] in self?.dismiss(animated: true) }), animated: true)
  }
}

// An alert has gone before its action runs.
final class NetController: Deck {
  override func look() {
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Leave", style: .default) { [weak self] _ in self?.dismiss(animated: true) })
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    present(alert, animated: true)
  }
}

// Nothing is presented: the modal goes.
final class HookController: Deck {
  override func look() {
    if presentedViewController == nil { dismiss(animated: true) }
  }
}

// The presenter closes what it presents, which is the modal; who presents it without being its delegate does not.
protocol PierDelegate: AnyObject { func pierDidLook() }
final class PierController: Deck {
  weak var delegate: PierDelegate?
  override func look() { delegate?.pierDidLook() }
}
final class Lighthouse: UIViewController, PierDelegate {
  @objc func open() {
    let pier = PierController()
    pier.delegate = self
    pier.modalPresentationStyle = .fullScreen
    present(pier, animated: true)
  }
  func pierDidLook() { presentedViewController?.dismiss(animated: true) }
}
