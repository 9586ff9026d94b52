// It stands in the closure itself.
import SwiftUI

struct PhotoView: View {
  @State private var crops = false
  @State private var corner = CGSize.zero

  var body: some View {
    Button("Crop") { crops = true }
      .sheet(isPresented: $crops) { // expect: drag-surface-in-sheet
        VStack {
          Rectangle()
            .offset(corner)
            .gesture(DragGesture().onChanged { corner = $0.translation })
          Button("Close") { crops = false }
        }
      }
  }
}
