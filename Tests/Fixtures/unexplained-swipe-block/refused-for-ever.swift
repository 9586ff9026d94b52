// A sheet with a button and a swipe that never works, in SwiftUI and in UIKit.
import SwiftUI
import UIKit

struct RadioScreen: View {
  @State private var showsStations = false

  var body: some View {
    Button("Stations") { showsStations = true }
      .sheet(isPresented: $showsStations) { // expect: unexplained-swipe-block
        VStack {
          Button("Jazz") {}
          Button("Close") { showsStations = false }
        }
        .interactiveDismissDisabled(true)
      }
  }
}

final class RadioController: UIViewController {
  func showStations() {
    let stations = StationsController()
    stations.isModalInPresentation = true
    present(stations, animated: true) // expect: unexplained-swipe-block
  }

  func showStationsInContainer() {
    let navigation = UINavigationController(rootViewController: BarredController())
    navigation.isModalInPresentation = true
    present(navigation, animated: true) // expect: unexplained-swipe-block
  }
}

final class StationsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }
}

final class BarredController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { dismiss(animated: true) }
}
