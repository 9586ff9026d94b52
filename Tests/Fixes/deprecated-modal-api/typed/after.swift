// deployment-target: 16.0
import SwiftUI

struct NoteView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Done") { dismiss() } }
}
