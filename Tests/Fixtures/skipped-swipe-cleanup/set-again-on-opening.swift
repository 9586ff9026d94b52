// What is cleared at the end is set again whenever it opens.
// clean
import SwiftUI
import UIKit

final class PageController: UIViewController {
  private var shown: PageDetail?

  func show() {
    let detail = PageDetail()
    detail.onClose = { [weak self] in
      self?.shown = nil
      self?.dismiss(animated: true)
    }
    shown = detail
    present(UINavigationController(rootViewController: detail), animated: true)
  }
}

final class PageDetail: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { onClose?() }
}

struct Cards: View {
  @State private var shows = false
  @State private var card: String?

  var body: some View {
    Button("First") {
      card = "first"
      shows = true
    }
    .sheet(isPresented: $shows) {
      CardSheet(onClose: {
        shows = false
        card = nil
      })
    }
  }
}

struct CardSheet: View {
  let onClose: () -> Void
  var body: some View { Button("Close", action: onClose) }
}
