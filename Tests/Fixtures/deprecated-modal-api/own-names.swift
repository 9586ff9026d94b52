// deployment-target: 17.0
// clean
// The project's own types, functions and properties of these names.
import SwiftUI
import UIKit

final class UIAlertView: UIView {}

enum PresentationStyle { case plain }

struct OwnAlert { var title: String }

extension View {
  func alert<Item, Content: View>(item: Binding<Item?>, content: (Item) -> Content) -> some View { self }
  func actionSheet(isPresented: Binding<Bool>, content: () -> OwnAlert) -> some View { self }
}

struct NoteView: View {
  @State private var item: String?
  @State private var asks = false
  var presentationMode: PresentationStyle = .plain

  var body: some View {
    Text("Note")
      .alert(item: $item) { Text($0) }
      .actionSheet(isPresented: $asks) { OwnAlert(title: "Note") }
  }
}

final class HomeController: UIViewController {
  func presentModalViewController(_ controller: UIViewController, animated: Bool) {}

  func open() {
    presentModalViewController(UIViewController(), animated: true)
    view.addSubview(UIAlertView())
  }
}
