import SwiftUI

struct Home: View {
  @State private var shown = false

  var body: some View { Button("Open") { shown = true }.sheet(isPresented: $shown) { Page() } }
}
