// A flag that the code only ever puts down says nothing of the device: others raise it.
import SwiftUI
import UIKit

struct ShareView: UIViewControllerRepresentable {
  @Binding var isShown: Bool

  func makeUIViewController(context: Context) -> UIViewController { UIViewController() }

  func updateUIViewController(_ controller: UIViewController, context: Context) {
    guard isShown else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    sheet.completionWithItemsHandler = { _, _, _, _ in isShown = false }
    controller.present(sheet, animated: true) // expect: missing-popover-anchor
  }
}

final class ShareModel {
  var isAsked: Bool

  init(isAsked: Bool) { self.isAsked = isAsked }

  func done() { isAsked = false }
}

final class ShareController: UIViewController {
  private var model = ShareModel(isAsked: Bool.random())

  @objc func share() {
    guard model.isAsked else { return }
    let sheet = UIActivityViewController(activityItems: ["A"], applicationActivities: nil)
    present(sheet, animated: true) // expect: missing-popover-anchor
  }
}
