// The presenter hands the page to somebody who may give it a way out.
import UIKit

protocol Styling {
  func addCloseButton(to page: UIViewController)
  func paint(_ page: UIViewController)
}

final class AppStyle: Styling {
  func addCloseButton(to page: UIViewController) {
    page.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .close, primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
  }

  func paint(_ page: UIViewController) { page.view.backgroundColor = .white }
}

func addCross(to page: UIViewController) {
  page.navigationItem.rightBarButtonItem = UIBarButtonItem(
    title: "×", primaryAction: UIAction { [weak page] _ in page?.dismiss(animated: true) })
}

final class Terms: UIViewController {}

final class Shop: UIViewController {
  private let style: Styling
  private let equip: (UIViewController) -> Void

  init(style: Styling, equip: @escaping (UIViewController) -> Void) {
    self.style = style
    self.equip = equip
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  @IBAction func byAProtocol() {
    let terms = Terms()
    style.addCloseButton(to: terms)
    show(UINavigationController(rootViewController: terms))
  }

  @IBAction func byAClosure() {
    let terms = Terms()
    equip(terms)
    show(UINavigationController(rootViewController: terms))
  }

  @IBAction func byAFunctionForEach() {
    let terms = Terms()
    [terms].forEach(addCross)
    show(UINavigationController(rootViewController: terms))
  }

  @IBAction func byNobody() {
    let terms = Terms()
    style.paint(terms)
    show(UINavigationController(rootViewController: terms)) // expect: trapped-modal
  }

  private func show(_ navigation: UINavigationController) {
    navigation.modalPresentationStyle = .fullScreen
    present(navigation, animated: true)
  }
}
