// A class of the project's, or what it adds to UIKit's, hands itself or its popover to whoever says where that points.
import UIKit

enum Pointing {
  static func aim(_ controller: UIViewController, at view: UIView) { controller.popoverPresentationController?.sourceView = view }
}

extension UIActivityViewController {
  func prepare(at view: UIView) { Pointing.aim(self, at: view) }
  func prepare(title: String) { Log.note(self, title) }
}

enum Log {
  static func note(_ controller: UIViewController, _ title: String) { print(title) }
}

final class AimedSheet: UIActivityViewController {
  convenience init(_ link: URL, at view: UIView) {
    self.init(activityItems: [link], applicationActivities: nil)
    Pointing.aim(self, at: view)
  }
}

final class PackagedSheet: UIActivityViewController {
  convenience init(_ link: URL, near view: UIView) {
    self.init(activityItems: [link], applicationActivities: nil)
    anchorPopover(at: view)
  }
}

class CenteredSheet: UIActivityViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    center(popoverPresentationController)
  }

  private func center(_ popover: UIPopoverPresentationController?) { popover?.sourceView = presentingViewController?.view }
}

final class SmallCenteredSheet: CenteredSheet {}

final class AskedSheet: UIActivityViewController, UIPopoverPresentationControllerDelegate {
  convenience init(_ link: URL) {
    self.init(activityItems: [link], applicationActivities: nil)
    popoverPresentationController?.delegate = self
  }

  func prepareForPopoverPresentation(_ popover: UIPopoverPresentationController) { popover.sourceView = presentingViewController?.view }
}

final class NotedSheet: UIActivityViewController {
  convenience init(noting link: URL) {
    self.init(activityItems: [link], applicationActivities: nil)
    Log.note(self, "made")
  }
}

final class StallController: UIViewController {
  private let link = URL(fileURLWithPath: "/")
  private let button = UIButton(type: .system)

  @objc func one() {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    sheet.prepare(at: button)
    present(sheet, animated: true)
  }

  @objc func two() { present(AimedSheet(link, at: button), animated: true) }
  @objc func three() { present(PackagedSheet(link, near: button), animated: true) }
  @objc func four() { present(SmallCenteredSheet(activityItems: [link], applicationActivities: nil), animated: true) }
  @objc func five() { present(AskedSheet(link), animated: true) }

  @objc func six() {
    present(NotedSheet(noting: link), animated: true) // expect: missing-popover-anchor
  }

  @objc func seven() {
    let sheet = UIActivityViewController(activityItems: [link], applicationActivities: nil)
    sheet.prepare(title: "Link")
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
