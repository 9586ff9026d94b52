// deployment-target: 15.0
import SwiftUI

struct NoteView: View {
  @Environment(\.presentationMode) @Binding private var presentationMode

  var body: some View { Button("Done") { presentationMode.dismiss() } }
}
