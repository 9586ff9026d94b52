import SwiftUI

/// What the symbols mean. It can be swiped down, and nothing else.
struct LegendView: View {
  var body: some View {
    List {
      Label("Rain", systemImage: "cloud.rain")
      Label("Snow", systemImage: "snow")
      Label("Fog", systemImage: "cloud.fog")
    }
    .presentationDetents([.medium, .large])
  }
}
