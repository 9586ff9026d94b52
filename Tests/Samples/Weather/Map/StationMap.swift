import SwiftUI
import UIKit

struct StationMap: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> UINavigationController {
    UINavigationController(rootViewController: MapController())
  }

  func updateUIViewController(_ controller: UINavigationController, context: Context) {}
}

final class MapController: UIViewController, LayersControllerDelegate {
  private lazy var archive = ArchiveCoordinator(presenter: self)

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(title: "Layers", style: .plain, target: self, action: #selector(showLayers)),
      UIBarButtonItem(title: "Station", style: .plain, target: self, action: #selector(showStation)),
      UIBarButtonItem(
        title: "Archive", primaryAction: UIAction { [weak self] _ in self?.archive.start() }),
      UIBarButtonItem(systemItem: .action, primaryAction: UIAction { [weak self] _ in self?.share() }),
    ]
  }

  @objc private func showLayers() {
    let layers = LayersController()
    layers.delegate = self
    layers.modalPresentationStyle = .formSheet
    present(layers, animated: true)
  }

  @objc private func showStation() {
    present(ModalNavigationController(rootViewController: StationController()), animated: true)
  }

  private func share() {
    let sheet = UIActivityViewController(activityItems: ["Sunny"], applicationActivities: nil)
    sheet.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItems?.last
    present(sheet, animated: true)
  }

  func layersControllerDidClose(_ controller: LayersController) {
    dismiss(animated: true)
  }
}
