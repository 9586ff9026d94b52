// No popovers: alerts, a share sheet with another style, system pickers, the content of a SwiftUI sheet.
// clean
import SwiftUI
import UIKit

final class PlainController: UIViewController {
  @objc func warn() {
    let alert = UIAlertController(title: "No", message: nil, preferredStyle: UIAlertController.Style.alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  @objc func share() {
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.modalPresentationStyle = .formSheet
    present(sheet, animated: true)
  }

  @objc func pick() { present(UIDocumentPickerViewController(forOpeningContentTypes: []), animated: true) }
}

struct ShareView: UIViewControllerRepresentable {
  let items: [Any]

  func makeUIViewController(context: Context) -> UIActivityViewController {
    UIActivityViewController(activityItems: items, applicationActivities: nil)
  }

  func updateUIViewController(_ controller: UIActivityViewController, context: Context) {}
}

struct LinkView: View {
  @State private var shares = false

  var body: some View {
    Button("Share") { shares = true }
      .sheet(isPresented: $shares) { ShareView(items: ["A"]) }
  }
}
