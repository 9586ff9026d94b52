// The team's navigation controller closes where its first page is popped.
// clean
import SwiftUI
import UIKit

final class PierController: UIViewController {
  @objc func showBerths() {
    let pages = PierNavigation()
    let list = BerthsController { [weak pages] in pages?.popViewController(animated: true) }
    pages.pushViewController(list, animated: false)
    present(pages, animated: true)
  }
}

final class PierNavigation: UINavigationController {
  override func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else {
      dismiss(animated: animated)
      return nil
    }
    return super.popViewController(animated: animated)
  }
}

final class BerthsController: UIHostingController<Berths> {
  init(leave: @escaping () -> Void) { super.init(rootView: Berths(leave: leave)) }

  required dynamic init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

struct Berths: View {
  let leave: () -> Void

  var body: some View {
    VStack {
      Text("Berths")
      Button("Back to the harbour") { leave() }
    }
  }
}
