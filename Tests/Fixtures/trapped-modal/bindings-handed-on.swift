// A binding that is made by hand sets what the modal hangs on, whatever else the project has flags for.
import SwiftUI

struct Training: View {
  struct Pause: Identifiable { let id = UUID() }

  @State private var pause: Pause?
  @State private var rest: Pause?
  @State private var stretch: Pause?
  @State private var knowsTour = true

  private var isResting: Binding<Bool> { Binding(get: { rest != nil }, set: { if !$0 { rest = nil } }) }

  var body: some View {
    Button("Pause") { pause = Pause() }
    Button("Rest") { rest = Pause() }
    Button("Stretch") { stretch = Pause() }
      .fullScreenCover(item: $pause) { _ in
        Countdown(isPresented: Binding(get: { pause != nil }, set: { isShown in if !isShown { pause = nil } }))
      }
      .fullScreenCover(item: $rest) { _ in Countdown(isPresented: isResting) }
      .fullScreenCover(isPresented: Binding(get: { stretch != nil }, set: { if !$0 { stretch = nil } })) { Text("Stretch") } // expect: trapped-modal
      .sheet(isPresented: Binding(get: { !knowsTour }, set: { knowsTour = !$0 })) {
        Button("Close") { knowsTour = true }
      }
  }
}

struct Countdown: View {
  @Binding var isPresented: Bool
  var body: some View { Button("Skip") { isPresented = false } }
}
