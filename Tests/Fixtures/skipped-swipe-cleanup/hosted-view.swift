// A SwiftUI view in UIKit: its Done refreshes the board behind, a swipe does not.
import SwiftUI
import UIKit

final class BoardController: UIViewController {
  private let model = BoardModel()

  func showNews() {
    let news = NewsSheet { [weak self] in
      self?.dismiss(animated: true)
      self?.model.refreshNews()
    }
    let host = UIHostingController(rootView: news)
    present(host, animated: true) // expect: skipped-swipe-cleanup
  }
}

final class BoardModel {
  private(set) var refreshes = 0
  func refreshNews() { refreshes += 1 }
}

struct NewsSheet: View {
  let done: () -> Void

  var body: some View {
    NavigationStack {
      Text("News")
        .toolbar { Button("Done", action: done) }
    }
  }
}
