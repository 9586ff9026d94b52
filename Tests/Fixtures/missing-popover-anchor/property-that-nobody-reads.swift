// Nobody asks a view for `oldButton`, so nobody taps it; `newButton` is part of what is shown.
import SwiftUI

@main
struct CodesApp: App {
  var body: some Scene { WindowGroup { CodeBar(code: "42") } }
}

struct CodeBar: View {
  let code: String

  var body: some View {
    VStack {
      ShareLink(item: code) { Text("Share") }
      newButton
    }
  }
}

extension CodeBar {
  var oldButton: some View { Button("Share") { shareTheOldWay() } }
  var newButton: some View { Button("Print") { printIt() } }

  func shareTheOldWay() {
    let sheet = UIActivityViewController(activityItems: [code], applicationActivities: nil)
    UIApplication.shared.windows.first?.rootViewController?.present(sheet, animated: true)
  }

  func printIt() {
    let sheet = UIActivityViewController(activityItems: [code], applicationActivities: nil)
    UIApplication.shared.windows.first?.rootViewController?.present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
