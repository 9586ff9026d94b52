// clean
// Nothing says which iOS the app needs.
import SwiftUI

struct NoteView: View {
  @Environment(\.presentationMode) private var presentationMode

  var body: some View { Button("Done") { presentationMode.wrappedValue.dismiss() } }
}
