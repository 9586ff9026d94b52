import SwiftUI
import UIKit

extension UIViewController {
  func showForm<Form: View>(_ form: Form) {
    present(UIHostingController(rootView: form), animated: true)
  }
}
