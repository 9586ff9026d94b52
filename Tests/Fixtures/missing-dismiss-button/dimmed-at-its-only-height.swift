// It would be undimmed at a height at which it never rests, and another one at none.
import UIKit

final class NewsController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

final class StartController: UIViewController {
  func showNews() {
    present(news(), animated: true) // expect: missing-dismiss-button
  }

  private func news() -> UIViewController {
    let news = NewsController()
    if let sheet = news.sheetPresentationController {
      sheet.detents = [.large()]
      sheet.largestUndimmedDetentIdentifier = .medium
      sheet.prefersGrabberVisible = true
    }
    return news
  }

  func showLatest() {
    let latest = NewsController()
    latest.sheetPresentationController?.largestUndimmedDetentIdentifier = nil
    present(latest, animated: true) // expect: missing-dismiss-button
  }

  func showPanel() {
    let panel = NewsController()
    panel.sheetPresentationController?.detents = [.medium(), .large()]
    panel.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    present(panel, animated: true)
  }
}
