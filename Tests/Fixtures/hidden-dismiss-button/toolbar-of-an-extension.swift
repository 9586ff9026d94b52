// A helper of the team's puts a Done into the bar, whether there is one or not.
import SwiftUI

extension View {
  func doneButton(_ done: @escaping () -> Void) -> some View {
    toolbar {
      ToolbarItem(placement: .confirmationAction) { Button("Done", action: done) }
    }
  }

  func closeButton(_ close: @escaping () -> Void) -> some View {
    self.toolbar { Button("Close", action: close) }
  }
}

struct Units: View {
  @AppStorage("units") private var units = "metric"

  var body: some View {
    Form {
      Picker("Units", selection: $units) { Text("Metric").tag("metric") }
    }
  }
}

struct Home: View {
  @State private var chooses = false
  @State private var looks = false
  @State private var reads = false

  var body: some View {
    NavigationStack {
      VStack {
        Button("Units") { chooses = true }
        Button("Look") { looks = true }
        Button("Read") { reads = true }
      }
      // expect: hidden-dismiss-button
      .sheet(isPresented: $chooses) { Units().doneButton { chooses = false } }
      // expect: hidden-dismiss-button
      .sheet(isPresented: $looks) { Units().closeButton { looks = false } }
      .sheet(isPresented: $reads) {
        NavigationStack { Units().doneButton { reads = false } }
      }
    }
  }
}
