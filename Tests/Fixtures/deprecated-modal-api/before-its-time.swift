// deployment-target: 14.0
// clean
// What replaces them came with iOS 15, and this app still runs on 14.
import SwiftUI

struct ListView: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var fails = false
  @State private var asks = false

  var body: some View {
    Button("Done") { presentationMode.wrappedValue.dismiss() }
      .alert(isPresented: $fails) { Alert(title: Text("Failed")) }
      .actionSheet(isPresented: $asks) { ActionSheet(title: Text("Choose"), buttons: [.cancel()]) }
  }
}
