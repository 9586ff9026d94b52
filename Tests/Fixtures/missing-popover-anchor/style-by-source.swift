// Whoever hands over no place to point at gets an alert, or no popover: the style hangs on the source, or on what else the caller says.
import UIKit

extension UIViewController {
  enum Question {
    case menu, warning
    var style: UIAlertController.Style { self == .menu ? .actionSheet : .alert }
  }

  func ask(from source: UIView? = nil) {
    let style: UIAlertController.Style = source == nil ? .alert : .actionSheet
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  func ask(asSheet: Bool, from source: UIView? = nil) {
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: asSheet ? .actionSheet : .alert)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let source { sheet.popoverPresentationController?.sourceView = source }
    present(sheet, animated: true)
  }

  func ask(_ question: Question, from source: UIView? = nil) {
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: question.style)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let source { sheet.popoverPresentationController?.sourceView = source }
    present(sheet, animated: true)
  }

  func warn(asSheet: Bool) {
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: asSheet ? .actionSheet : .alert)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(sheet, animated: true)
  }

  func open(from source: UIView? = nil) {
    let details = UIViewController()
    if let source {
      details.modalPresentationStyle = .popover
      details.popoverPresentationController?.sourceView = source
    }
    present(details, animated: true)
  }

  func choose(asSheet: Bool, from source: UIView? = nil) {
    let sheet = UIAlertController(title: "Sure?", message: nil, preferredStyle: asSheet ? .actionSheet : .alert)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let source { sheet.popoverPresentationController?.sourceView = source }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class Album: UIViewController {
  private let button = UIButton(type: .system)

  @IBAction func first() { ask(from: button) }
  @IBAction func second() { ask() }
  @IBAction func third() { ask(asSheet: true, from: button) }
  @IBAction func fourth() { ask(asSheet: false) }
  @IBAction func fifth() { ask(.menu, from: button) }
  @IBAction func sixth() { ask(.warning) }
  @IBAction func seventh() { warn(asSheet: false) }
  @IBAction func eighth() { open(from: button) }
  @IBAction func ninth() { open() }
  @IBAction func tenth() { choose(asSheet: true) }
  @IBAction func eleventh() { choose(asSheet: false) }
}
