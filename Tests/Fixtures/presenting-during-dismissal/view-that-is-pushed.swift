// The `dismiss` of a view that is only ever pushed leads back on its stack: no modal goes. One that is also shown in a sheet closes that.
import SwiftUI
import UIKit

struct Album: View {
  @State private var prints = false

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("Share") { SharePage() }
        NavigationLink("Print", destination: PrintPage())
        Button("Print at once") { prints = true }
      }
      .sheet(isPresented: $prints) { PrintPage() }
    }
  }
}

struct SharePage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Share") {
      dismiss()
      Windows.root?.present(Windows.alert("Shared"), animated: true)
    }
  }
}

struct PrintPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Button("Close") {
      dismiss()
      Windows.root?.present(Windows.alert("Printed"), animated: true) // expect: presenting-during-dismissal
    }
  }
}

enum Windows {
  static var root: UIViewController? { (UIApplication.shared.connectedScenes.first as? UIWindowScene)?.keyWindow?.rootViewController }

  static func alert(_ title: String) -> UIAlertController {
    let alert = UIAlertController(title: title, message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .cancel))
    return alert
  }
}
