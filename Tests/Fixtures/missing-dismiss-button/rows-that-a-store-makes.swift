// What the rows are is made in another module, and may hold the way out.
// clean
import HarbourStore
import SwiftUI
import UIKit

final class HarbourController: UIViewController {
  @objc func showFlags() {
    let list = UIHostingController(rootView: FlagList(model: FlagListModel()))
    present(UINavigationController(rootViewController: list), animated: true)
  }

  @objc func showTour() {
    present(UIHostingController(rootView: Tour()), animated: true)
  }
}

final class FlagListModel {
  private let results = StoredFlags()

  var rows: [AnyView] { results.fetchedObjects.map { $0.row } }
}

struct FlagList: View {
  private let model: FlagListModel

  init(model: FlagListModel) { self.model = model }

  var body: some View {
    ScrollView {
      ForEach(0..<model.rows.count, id: \.self) { index in
        model.rows[index]
      }
    }
  }
}

struct Tour: View {
  @State private var step = 0
  private let pages: [AnyView] = [AnyView(Text("The pier")), AnyView(LastPage())]

  var body: some View {
    VStack {
      pages[step]
      Button("Next") { step += 1 }
    }
  }
}

struct LastPage: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Close") { dismiss() } }
}
