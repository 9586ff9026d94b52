// A factory makes the sheet; who presents it says where.
import UIKit

final class ShareSheets {
  static let shared = ShareSheets()

  func make(for address: String, minutes: Int) -> UIActivityViewController {
    let text = minutes > 0 ? "\(address)?t=\(minutes)" : address
    let sheet = UIActivityViewController(activityItems: [text], applicationActivities: nil)
    sheet.excludedActivityTypes = [.print]
    return sheet
  }
}
