// An alert may stand on a popover, in UIKit and in SwiftUI.
// clean
import SwiftUI
import UIKit

final class ListController: UIViewController {
  @objc func showFilter(_ sender: UIBarButtonItem) {
    let filter = FilterController()
    filter.modalPresentationStyle = .popover
    filter.popoverPresentationController?.barButtonItem = sender
    present(filter, animated: true)
  }
}

final class FilterController: UIViewController {
  @objc func reset() {
    let question = UIAlertController(title: "Reset?", message: nil, preferredStyle: .alert)
    question.addAction(UIAlertAction(title: "Reset", style: .destructive))
    question.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(question, animated: true)
  }
}

struct BadgeView: View {
  @State private var shows = false

  var body: some View {
    Button("Badge") { shows = true }
      .popover(isPresented: $shows) { BadgeDetail() }
  }
}

struct BadgeDetail: View {
  @State private var asks = false

  var body: some View {
    Button("Remove") { asks = true }
      .alert("Remove?", isPresented: $asks) { Button("Cancel", role: .cancel) {} }
  }
}
