// deployment-target: 16.0
// Another module's modifiers, structs and protocols have the old names. SwiftUI's closures give back an `Alert` or `ActionSheet`.
import Banners
import SwiftUI
import UIKit

struct Note: Identifiable {
  var id: String
  var alert: Alert { Alert(title: Text(id)) }
}

struct NoteView: View {
  let router: ModalRouting
  @State private var isShown = false
  @State private var note: Note?

  var body: some View {
    VStack {
      Text("One").alert(isPresented: $isShown) {
        VStack {
          Text("Saved")
          Button("OK") { isShown = false }
        }
        .padding()
      }
      Text("Two").alert(item: $note) { note in Banner(title: note.id) }
      Text("Three").actionSheet(isPresented: $isShown) {
        BannerRow("Copy") {}
        BannerRow("Delete") {}
      }
      Text("Four").alert(item: $note) { note in // expect: deprecated-modal-api
        if note.id.isEmpty { return Alert(title: Text("None")) }
        let title = Text(note.id)
        return Alert(title: title)
      }
      Text("Five").alert(item: $note) { Note(id: $0.id + "!").alert } // expect: deprecated-modal-api
      Button("Six") { router.dismissModalViewController() }
      Button("Seven") {
        var options = BannerOptions()
        options.isModalInPopover = true
        Banners.settings.isModalInPopover = true
      }
    }
  }
}

final class HostController: UIViewController {
  func open(_ controller: UIViewController, _ board: UIStoryboard) {
    controller.isModalInPopover = true // expect: deprecated-modal-api
    board.instantiateInitialViewController()?.isModalInPopover = true // expect: deprecated-modal-api
    navigationController?.dismissModalViewController(animated: true) // expect: deprecated-modal-api
  }
}
