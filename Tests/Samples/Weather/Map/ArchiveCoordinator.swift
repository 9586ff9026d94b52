import SwiftUI
import UIKit

/// Shows the archive over the whole screen and takes it down again.
@MainActor
final class ArchiveCoordinator {
  private weak var presenter: UIViewController?

  init(presenter: UIViewController) {
    self.presenter = presenter
  }

  func start() {
    let archive = UIHostingController(rootView: ArchiveView(onClose: finish))
    archive.modalPresentationStyle = .fullScreen
    presenter?.present(archive, animated: true)
  }

  private func finish() {
    presenter?.dismiss(animated: true)
  }
}

struct ArchiveView: View {
  let onClose: () -> Void
  @State private var year = 2020

  var body: some View {
    VStack {
      Stepper("Year \(year)", value: $year)
      Button("Close archive", action: onClose)
    }
  }
}
