// deployment-target: 15.0
import SwiftUI

struct NoteView: View {
    @Environment(\.dismiss) var dismiss
    @State private var text = ""

    var body: some View {
        VStack {
            TextEditor(text: $text)
            Button("Done") { self.dismiss() }
            Button(action: { dismiss() }) {
                Text("Cancel")
            }
        }
    }
}

extension NoteView {
    func finish() {
        dismiss()
    }
}
