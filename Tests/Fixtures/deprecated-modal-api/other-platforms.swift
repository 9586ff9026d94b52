// deployment-target: 17.0
// clean
// Compiled for no iPhone.
import SwiftUI

struct NoteView: View {
  #if os(macOS)
    @Environment(\.presentationMode) private var presentationMode
  #else
    @Environment(\.dismiss) private var dismiss
  #endif

  var body: some View { Text("Note") }
}
