import UIKit

final class Sheets {
  static func fill(_ alert: UIAlertController, style: UIAlertAction.Style) {
    alert.addAction(UIAlertAction(title: "First", style: style))
  }

  static func addField(to alert: UIAlertController) {
    alert.addTextField() // expect: conflicting-alert-actions
  }
}
