// deployment-target: 15.0
// Under any name, with a type, unwrapped, in a representable.
import SwiftUI

struct OneView: View {
  @Environment(\.presentationMode) var presentationMode // expect: deprecated-modal-api
  //                                   ^^^^^^^^^^^^^^^^ deprecated-modal-api: since iOS 15 `@Environment(\.dismiss)` replaces it

  var body: some View { Button("Done") { self.presentationMode.wrappedValue.dismiss() } }
}

struct TwoView: View {
  @Environment(\.presentationMode) private var presentation: Binding<PresentationMode> // expect: deprecated-modal-api

  var body: some View { Button("Done") { presentation.wrappedValue.dismiss() } }
}

struct ThreeView: View {
  @Environment(\.presentationMode) @Binding private var mode // expect: deprecated-modal-api

  var body: some View { Button("Done") { mode.dismiss() } }
}

struct PickerView: UIViewControllerRepresentable {
  @Environment(\.presentationMode)
  var presentationMode // expect: deprecated-modal-api

  func makeUIViewController(context: Context) -> UIImagePickerController { UIImagePickerController() }
  func updateUIViewController(_ controller: UIImagePickerController, context: Context) {}
}
