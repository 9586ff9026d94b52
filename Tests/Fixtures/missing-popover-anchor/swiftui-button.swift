// A SwiftUI button that reaches for UIKit.
import SwiftUI

struct LogView: View {
  let file: URL

  var body: some View {
    List {
      Button("Export") {
        let sheet = UIActivityViewController(activityItems: [file], applicationActivities: nil)
        let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
        scene?.windows.first?.rootViewController?.present(sheet, animated: true) // expect: missing-popover-anchor
      }
    }
  }
}
