import UIKit

final class SkyController: UIViewController {
  func weather() {
    present(UINavigationController(rootViewController: WeatherPage()), animated: true) // expect: unstyled-modal-bar
  }
}
