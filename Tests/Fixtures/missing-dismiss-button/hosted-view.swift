// SwiftUI content in a UIKit presentation.
import SwiftUI
import UIKit

final class TrainController: UIViewController {
  @objc func showStops() {
    let stops = UIHostingController(rootView: StopsView(stops: ["A", "B"]))
    stops.modalPresentationStyle = .pageSheet
    navigationController?.present(stops, animated: true) // expect: missing-dismiss-button
  }
}

struct StopsView: View {
  let stops: [String]
  var body: some View { List(stops, id: \.self) { Text($0) } }
}
