// SwiftUI content through a wrapper of UIKit's.
import SwiftUI
import UIKit

final class ReviewsController: UIViewController {
  func review() {
    showForm(ReviewForm()) // expect: missing-data-loss-guard
  }
}

struct ReviewForm: View {
  @Environment(\.presentationMode) private var presentationMode
  @State private var stars = 3
  @State private var words = ""

  var body: some View {
    Form {
      Stepper("\(stars) stars", value: $stars)
      TextEditor(text: $words)
      Button("Cancel") { presentationMode.wrappedValue.dismiss() }
      Button("Post") {
        Reviews.post(stars, words)
        presentationMode.wrappedValue.dismiss()
      }
    }
  }
}

enum Reviews {
  static func post(_ stars: Int, _ words: String) {}
}
