// The router presents for one of its cases, and pushes for the one that is handed in.
// clean
import UIKit

enum Target { case feed, help }

final class Router {
  let navigation = UINavigationController()

  func go(to target: Target) {
    switch target {
    case .feed: navigation.pushViewController(UIViewController(), animated: true)
    case .help:
      let help = UIAlertController(title: "Help", message: nil, preferredStyle: .alert)
      help.addAction(UIAlertAction(title: "OK", style: .default))
      navigation.present(help, animated: true)
    }
  }

  func close(_ name: String) {
    navigation.dismiss(animated: true)
    go(to: .feed)
  }
}
