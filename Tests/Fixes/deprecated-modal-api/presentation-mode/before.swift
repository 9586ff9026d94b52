// deployment-target: 15.0
import SwiftUI

struct NoteView: View {
    @Environment(\.presentationMode) var presentationMode
    @State private var text = ""

    var body: some View {
        VStack {
            TextEditor(text: $text)
            Button("Done") { self.presentationMode.wrappedValue.dismiss() }
            Button(action: { presentationMode.wrappedValue.dismiss() }) {
                Text("Cancel")
            }
        }
    }
}

extension NoteView {
    func finish() {
        presentationMode.wrappedValue.dismiss()
    }
}
