// The presenter calls a method that adds a Close and gives the controller back, or puts it into a container.
import UIKit

extension UIViewController {
  func closable() -> Self {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    return self
  }

  func asModal() -> UIViewController {
    let around = UINavigationController(rootViewController: self)
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: around, action: #selector(UIViewController.end))
    return around
  }

  func named(_ name: String) -> Self {
    title = name
    return self
  }

  @objc func end() { dismiss(animated: true) }
}

final class PlanetController: UIViewController {}
final class MoonController: UIViewController {}
final class CometController: UIViewController {}

final class SkyController: UIViewController {
  @objc func showPlanet() {
    let modal = UINavigationController(rootViewController: PlanetController().named("Planet").closable())
    modal.modalPresentationStyle = .fullScreen
    present(modal, animated: true)
  }

  @objc func showMoon() {
    let modal = MoonController().named("Moon").asModal()
    modal.modalPresentationStyle = .fullScreen
    present(modal, animated: true)
  }

  @objc func showComet() {
    let modal = CometController().named("Comet")
    modal.modalPresentationStyle = .fullScreen
    // expect: trapped-modal
    present(modal, animated: true)
  }
}
