// clean
// What it does is handed in where the sheet is shown.
import SwiftUI

struct AlbumView: View {
  @State private var isChoosing = false

  var body: some View {
    Button("Choose") { isChoosing = true }
      .sheet(isPresented: $isChoosing) { ChoosingView(finish: { isChoosing = false }) }
  }
}

struct ChoosingView: View {
  var finish: () -> Void

  var body: some View {
    VStack {
      Text("Twelve pictures")
      Button("Done", action: finish)
    }
  }
}
