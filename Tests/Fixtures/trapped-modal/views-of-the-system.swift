// Views of the system's as the whole content: those that only show bring no way out, others may.
import AVKit
import MapKit
import SwiftUI

struct Kiosk: View {
  @State private var first = false
  @State private var second = false
  @State private var third = false
  @State private var fourth = false
  @State private var fifth = false

  var body: some View {
    Button("More") {
      first = true
      second = true
      third = true
      fourth = true
      fifth = true
    }
    .fullScreenCover(isPresented: $first) { Map() } // expect: trapped-modal
    .fullScreenCover(isPresented: $second) { GroupBox { Text("Prices") } } // expect: trapped-modal
    .fullScreenCover(isPresented: $third) { GroupBox { Button("Close") { third = false } } }
    .fullScreenCover(isPresented: $fourth) { SceneView(scene: nil) }
    .fullScreenCover(isPresented: $fifth) { ViewThatFits { Ticket() } }
  }
}

struct Ticket: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
