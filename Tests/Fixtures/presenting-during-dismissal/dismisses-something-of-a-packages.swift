// What a package gives may be a banner, and another value of the environment has a `dismiss` of its own.
import LoadingKit
import SwiftUI
import UIKit

final class TipsController: UIViewController {
  private let alert = LoadingAlert.make(text: "Saving")
  private let tip = TipController(text: "Swipe")
  private let picker = FancyPickerViewController()

  @objc func saved() {
    alert.dismiss(animated: true)
    present(UIViewController(), animated: true)
  }

  @objc func seen() {
    tip.dismiss(animated: true)
    present(UIViewController(), animated: true)
  }

  @objc func picked() {
    picker.dismiss(animated: true)
    present(UIViewController(), animated: true) // expect: presenting-during-dismissal
  }
}

@Observable final class Toasts {
  var text: String?
  func dismiss() { text = nil }
}

struct ShareScreen: View {
  @Environment(Toasts.self) private var toasts
  @Environment(\.toaster) private var toaster
  @Environment(\.dismissSearch) private var dismissSearch
  @Environment(\.dismiss) private var dismiss
  let owner: TipsController

  var body: some View {
    Button("Share") {
      toasts.dismiss()
      toaster.dismiss()
      dismissSearch()
      owner.present(UIViewController(), animated: true)
    }
    Button("Leave") {
      dismiss()
      owner.present(UIViewController(), animated: true) // expect: presenting-during-dismissal
    }
  }
}
