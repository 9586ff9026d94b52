// A builder's source is there only if somebody has handed it over on the way; a `switch` over nothing sets nothing.
import UIKit

struct MenuBuilder {
  enum Anchor {
    case view(UIView)
    case item(UIBarButtonItem)
  }

  private var title: String?
  private var actions: [UIAlertAction] = []
  private var anchor: Anchor?
  private var source: UIView?

  init(title: String?) { self.title = title }

  func action(_ title: String) -> MenuBuilder {
    var copy = self
    copy.actions.append(UIAlertAction(title: title, style: .default))
    return copy
  }

  func anchored(at anchor: Anchor) -> MenuBuilder {
    var copy = self
    copy.anchor = anchor
    return copy
  }

  func pinned(to item: UIBarButtonItem) -> MenuBuilder { anchored(at: .item(item)) }

  func from(_ source: UIView) -> MenuBuilder {
    var copy = self
    copy.source = source
    return copy
  }

  func build() -> UIAlertController {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    switch anchor {
    case .view(let view): sheet.popoverPresentationController?.sourceView = view
    case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
    case nil: break
    }
    return sheet
  }

  func make() -> UIAlertController {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let source = source {
      sheet.popoverPresentationController?.sourceView = source
    }
    return sheet
  }

  func makeAnyway(in view: UIView) -> UIAlertController {
    let sheet = UIAlertController(title: title, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    switch anchor {
    case .view(let view): sheet.popoverPresentationController?.sourceView = view
    case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
    case nil: sheet.popoverPresentationController?.sourceView = view
    }
    return sheet
  }
}

final class PapersController: UIViewController {
  private let button = UIButton(type: .system)
  private let item = UIBarButtonItem()
  private var kept = MenuBuilder(title: "Kept")

  @IBAction func sort() {
    let sheet = MenuBuilder(title: "Sort").action("By name").build()
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @IBAction func sortAtItem() {
    let sheet = MenuBuilder(title: "Sort").action("By name").anchored(at: .item(item)).build()
    present(sheet, animated: true)
  }

  @IBAction func sortAtPin() {
    present(MenuBuilder(title: "Sort").pinned(to: item).action("By name").build(), animated: true)
  }

  @IBAction func rename() {
    present(MenuBuilder(title: "Rename").make(), animated: true) // expect: missing-popover-anchor
  }

  @IBAction func renameAtButton() {
    present(MenuBuilder(title: "Rename").from(button).make(), animated: true)
  }

  @IBAction func renameAnyway() {
    present(MenuBuilder(title: "Rename").makeAnyway(in: view), animated: true)
  }

  @IBAction func offerKept() {
    present(kept.build(), animated: true)
  }

  func keep() { kept = kept.from(button).anchored(at: .view(button)) }

  @IBAction func move() { showMoves(at: nil) }
  @IBAction func moveAtItem() { showMoves(at: .item(item)) }

  private func showMoves(at anchor: MenuBuilder.Anchor?) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    switch anchor {
    case .view(let view): sheet.popoverPresentationController?.sourceView = view
    case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
    case nil: break
    }
    present(sheet, animated: true) // expect: missing-popover-anchor
  }

  @IBAction func copyAtItem() { showCopies(at: .item(item)) }

  private func showCopies(at anchor: MenuBuilder.Anchor?) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    if let anchor {
      switch anchor {
      case .view(let view): sheet.popoverPresentationController?.sourceView = view
      case .item(let item): sheet.popoverPresentationController?.barButtonItem = item
      }
    }
    present(sheet, animated: true)
  }

  @IBAction func print() { showPrinters(from: nil) }
  @IBAction func printAtButton() { showPrinters(from: button) }

  private func showPrinters(from source: UIView?) {
    guard let source else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  @IBAction func scan() { showScanners() }
  @IBAction func scanAtButton() { showScanners(from: button) }

  private func showScanners(from source: UIView? = nil) {
    guard let source else { return }
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  @IBAction func warn() { showAnything(.alert, from: nil) }
  @IBAction func choose() { showAnything(.actionSheet, from: button) }

  private func showAnything(_ style: UIAlertController.Style, from source: UIView?) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: style)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true)
  }

  @IBAction func chooseAgain() { showAll(.actionSheet, from: nil) }

  private func showAll(_ style: UIAlertController.Style, from source: UIView?) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: style)
    sheet.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    sheet.popoverPresentationController?.sourceView = source
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
