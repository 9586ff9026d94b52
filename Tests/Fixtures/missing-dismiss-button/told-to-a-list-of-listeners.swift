// An event goes to all who listen, among them whoever closes.
import UIKit

final class Bus {
  enum Event { case over, paused }

  static let shared = Bus()
  private var listeners: [(Event) -> Void] = []

  func listen(_ listener: @escaping (Event) -> Void) { listeners.append(listener) }
  func tell(_ event: Event) { listeners.forEach { $0(event) } }
}

final class Lesson: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Leave") { _ in Bus.shared.tell(.over) }))
  }
}

final class Silence: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(primaryAction: UIAction(title: "Mute") { _ in print("muted") }))
  }
}

final class School: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    Bus.shared.listen { [weak self] event in if event == .over { self?.dismiss(animated: true) } }
  }

  @IBAction func learn() { show(Lesson()) }
  @IBAction func rest() { show(Silence()) } // expect: missing-dismiss-button

  private func show(_ page: UIViewController) {
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
