// deployment-target: 15.0
import SwiftUI

struct NoteView: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button("Done") { presentationMode.wrappedValue.dismiss() }
    }
}

struct LaterView: View {
    @Environment(\.presentationMode) var presentationMode

    var body: some View {
        Button("Later") {
            wait { [presentationMode] in presentationMode.wrappedValue.dismiss() }
        }
    }
}
