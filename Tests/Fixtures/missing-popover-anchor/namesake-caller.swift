// A namesake elsewhere, and a caller that no iPad comes to.
// clean
import SwiftUI

struct TicketView: View {
  @StateObject private var model = TicketModel()
  private var idiom: UIUserInterfaceIdiom { UIDevice.current.userInterfaceIdiom }

  var body: some View {
    if idiom == .phone {
      Button("Share") { model.share("ticket") }
    } else {
      ShareLink(item: model.link)
    }
  }
}

final class TicketModel: ObservableObject {
  let link = URL(fileURLWithPath: "/")

  func share(_ name: String) {
    let sheet = UIActivityViewController(activityItems: [link, name], applicationActivities: nil)
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    scene?.windows.first?.rootViewController?.present(sheet, animated: true)
  }
}

final class Printer {
  /// A namesake.
  func share() { print("nothing") }
}
