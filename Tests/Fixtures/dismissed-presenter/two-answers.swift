// A view calls back twice: one answer takes the warning away, the other gives the sheet up.
// clean
import SwiftUI

struct KilnList: View {
  @State private var opensKiln = false

  var body: some View {
    Button("Fire the kiln") { opensKiln = true }
      .sheet(isPresented: $opensKiln) { KilnSheet() }
  }
}

struct KilnSheet: View {
  @Environment(\.dismiss) private var dismiss
  @State private var warns = true

  var body: some View {
    NavigationStack {
      Text("Kiln")
        .navigationTitle("Kiln")
        .toolbar { Button("Done") { dismiss() } }
    }
    // KilnSheet stands in a sheet itself: dismiss() takes the warning and the sheet away, as is meant.
    .sheet(isPresented: $warns) {
      HeatWarning(onDismiss: { dismiss() }, onAccept: { warns = false })
    }
  }
}

struct HeatWarning: View {
  let onDismiss: () -> Void
  let onAccept: () -> Void

  var body: some View {
    VStack {
      Text("It will be hot")
      Button("Go on", role: .destructive) { onAccept() }
      Button("Not now") { onDismiss() }
    }
    .interactiveDismissDisabled(true)
  }
}
