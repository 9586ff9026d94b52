// deployment-target: 16.0
import SwiftUI

struct NoteView: View {
  @Environment(\.presentationMode) private var mode: Binding<PresentationMode>

  var body: some View { Button("Done") { mode.wrappedValue.dismiss() } }
}
