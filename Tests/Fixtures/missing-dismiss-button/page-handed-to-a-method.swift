import SwiftUI
import UIKit

// A controller hosts or embeds what it was made with in a method of its own, which is told it by a call. An heir without an
// initialiser of its own is made by that of its base class.

class Tray<Content: View>: UIViewController {
  private let column = UIStackView()

  init(content: Content, tint: UIColor) {
    super.init(nibName: nil, bundle: nil)
    fill(with: content, tint: tint)
  }

  required init?(coder: NSCoder) { fatalError() }

  private func fill(with content: Content, tint: UIColor) {
    let host = UIHostingController(rootView: content.ignoresSafeArea())
    host.view.backgroundColor = tint
    column.addArrangedSubview(host.view)
    view.addSubview(column)
    host.didMove(toParent: self)
  }
}

final class OfferTray<Content: View>: Tray<Content> {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    view.setNeedsLayout()
  }
}

final class Frame: UIViewController {
  private let page: UIViewController

  init(page: UIViewController) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    place(page)
  }

  private func place(_ page: UIViewController) { embed(page, below: view.safeAreaLayoutGuide.topAnchor) }

  private func embed(_ page: UIViewController, below top: NSLayoutYAxisAnchor) {
    addChild(page)
    view.addSubview(page.view)
    page.view.topAnchor.constraint(equalTo: top).isActive = true
    page.didMove(toParent: self)
  }
}

extension UIViewController {
  func install(_ child: UIViewController, in container: UIView) {
    addChild(child)
    container.addSubview(child.view)
    child.didMove(toParent: self)
  }
}

final class Drawer: UIViewController {
  private let content: UIViewController
  private let panel = UIView()

  init(content: UIViewController) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(panel)
    install(content, in: panel)
  }
}

struct OfferPage: View {
  var body: some View { Text("Half the price until Sunday") }
}

struct ReceiptPage: View {
  let close: () -> Void
  var body: some View { Button("Close", action: close) }
}

final class TermsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = "Terms"
    view.addSubview(label)
  }
}

final class NoticeController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(type: .close)
    button.addTarget(self, action: #selector(leave), for: .touchUpInside)
    view.addSubview(button)
  }

  @objc private func leave() { dismiss(animated: true) }
}

final class ShopController: UIViewController {
  private let theme = Theme()

  func showOffer() {
    let page = OfferPage().environmentObject(theme)
    let tray = OfferTray(content: page, tint: .white)
    present(tray, animated: true)  // expect: missing-dismiss-button
  }

  func showReceipt() {
    let page = ReceiptPage { [weak self] in self?.dismiss(animated: true) }
    present(OfferTray(content: page, tint: .white), animated: true)
  }

  func showTerms() {
    present(Frame(page: TermsController()), animated: true)  // expect: missing-dismiss-button
  }

  func showNotice() {
    present(Frame(page: NoticeController()), animated: true)
  }

  func openDrawer() {
    present(Drawer(content: TermsController()), animated: true)  // expect: missing-dismiss-button
  }

  func openNotice() {
    present(Drawer(content: NoticeController()), animated: true)
  }
}

final class Theme: ObservableObject {}
