// The presenter hears of the button by a notification: as a publisher, and as a selector.
// clean
import SwiftUI
import UIKit

extension Notification.Name {
  static let stationChosen = Notification.Name("stationChosen")
  static let tripEnded = Notification.Name("tripEnded")
}

struct Board: View {
  @State private var choosesStation = false

  var body: some View {
    Button("Station") { choosesStation = true }
      .sheet(isPresented: $choosesStation) {
        VStack {
          Text("Stations")
          Button("Harbour") { NotificationCenter.default.post(name: .stationChosen, object: nil) }
        }
      }
      .onReceive(NotificationCenter.default.publisher(for: .stationChosen).receive(on: RunLoop.main)) { _ in
        choosesStation = false
      }
  }
}

final class TripController: UIViewController {
  private let button = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    button.addTarget(self, action: #selector(end), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func end() {
    NotificationCenter.default.post(name: .tripEnded, object: self)
  }
}

final class MapController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    NotificationCenter.default.addObserver(self, selector: #selector(tripHasEnded), name: .tripEnded, object: nil)
  }

  @objc func begin() { present(TripController(), animated: true) }

  @objc private func tripHasEnded() { dismiss(animated: true) }
}
