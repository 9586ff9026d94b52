// A helper takes a view or a bar item to point at. Each caller hands over one of them, or one caller neither.
import UIKit

extension UIViewController {
  func share(_ items: [Any], from source: UIView? = nil, item: UIBarButtonItem? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    if let source {
      sheet.popoverPresentationController?.sourceView = source
    } else if let item = item {
      sheet.popoverPresentationController?.barButtonItem = item
    }
    present(sheet, animated: true)
  }

  func offer(_ items: [Any], from source: UIView?, item: UIBarButtonItem?) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    let popover = sheet.popoverPresentationController
    popover?.sourceView = source
    popover?.barButtonItem = item
    present(sheet, animated: true)
  }

  func send(_ items: [Any], from source: UIView? = nil, item: UIBarButtonItem? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    sheet.popoverPresentationController?.barButtonItem = item
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class Album: UIViewController {
  private let button = UIButton(type: .system)

  @IBAction func shareAll() { share(["all"], from: button) }
  @IBAction func shareOne(_ sender: UIBarButtonItem) { share(["one"], item: sender) }
  @IBAction func offerAll() { offer(["all"], from: button, item: nil) }
  @IBAction func offerOne(_ sender: UIBarButtonItem) { offer(["one"], from: nil, item: sender) }
  @IBAction func sendAll() { send(["all"], from: button) }
  @IBAction func sendSome(_ sender: UIBarButtonItem) { send(["some"], item: sender) }
  @IBAction func sendOne() { send(["one"]) }
}
