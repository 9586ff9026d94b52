// A helper takes the view to point at, and not everybody hands it over.
import UIKit

extension UIViewController {
  func share(_ items: [Any], from source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  func offer(_ items: [Any], from source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    if let source {
      sheet.popoverPresentationController?.sourceView = source
    }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  func send(_ items: [Any], from source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    if let source {
      sheet.popoverPresentationController?.sourceView = source
    } else {
      sheet.popoverPresentationController?.sourceView = view
    }
    present(sheet, animated: true)
  }

  func lend(_ items: [Any], from source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source ?? view
    present(sheet, animated: true)
  }

  func give(_ items: [Any], from source: UIView? = nil) {
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  func hand(_ items: [Any], from source: UIView? = nil) {
    guard UIDevice.current.userInterfaceIdiom != .pad || source != nil else { return give(items, from: view) }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  func post(_ items: [Any], from source: UIView? = nil) {
    if traitCollection.userInterfaceIdiom == .phone && source == nil { return }
    let sheet = UIActivityViewController(activityItems: items, applicationActivities: nil)
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class Album: UIViewController {
  private let button = UIButton(type: .system)

  @IBAction func shareAll() { share(["all"]) }
  @IBAction func shareOne() { share(["one"], from: button) }
  @IBAction func offerAll() { offer(["all"], from: nil) }
  @IBAction func sendAll() { send(["all"]) }
  @IBAction func lendAll() { lend(["all"]) }
  @IBAction func handAll() { hand(["all"]) }
  @IBAction func postAll() { post(["all"]) }
  @IBAction func giveAll() { give(["all"], from: button) }
}
