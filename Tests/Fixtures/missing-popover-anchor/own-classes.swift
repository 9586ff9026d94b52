// Classes that know their own place, and properties that are told elsewhere.
// clean
import UIKit

final class ShareSheet: UIActivityViewController {
  init(link: URL, place: UIView) {
    super.init(activityItems: [link], applicationActivities: nil)
    popoverPresentationController?.sourceView = place
  }
}

final class LinkController: UIViewController {
  private lazy var menu: UIAlertController = {
    let menu = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    menu.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    return menu
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    menu.popoverPresentationController?.sourceView = view
  }

  @objc func more() { present(menu, animated: true) }

  @objc func share(_ sender: UIButton) {
    present(ShareSheet(link: URL(fileURLWithPath: "/"), place: sender), animated: true)
  }
}
