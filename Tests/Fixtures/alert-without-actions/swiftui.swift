// clean
// SwiftUI adds an OK by itself.
import SwiftUI

struct UploadView: View {
  @State private var failed = false

  var body: some View {
    Button("Upload") { failed = true }
      .alert("Upload failed", isPresented: $failed) {}
  }
}
