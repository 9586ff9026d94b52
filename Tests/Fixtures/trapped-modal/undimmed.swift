// clean
// What these sheets do not cover can be used: they are panels, and a panel may stay.
import MapKit
import SwiftUI
import UIKit

struct MapScreen: View {
  @State private var showsPanel = true

  var body: some View {
    Map()
      .sheet(isPresented: $showsPanel) {
        PlacesPanel()
          .presentationDetents([.height(120), .large])
          .presentationBackgroundInteraction(.enabled(upThrough: .height(120)))
          .interactiveDismissDisabled()
      }
  }
}

struct PlacesPanel: View {
  var body: some View { List { Text("Harbour"); Text("Station") } }
}

final class PlacesController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    isModalInPresentation = true
  }
}

final class MapController: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let places = PlacesController()
    places.sheetPresentationController?.detents = [.medium(), .large()]
    places.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present(places, animated: false)
  }
}
