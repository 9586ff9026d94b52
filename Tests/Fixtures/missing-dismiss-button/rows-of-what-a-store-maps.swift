// The rows are made of texts that a model takes out of a store of another module: no view is made there.
import HarbourStore
import SwiftUI
import UIKit

final class HarbourController: UIViewController {
  @objc func showFlags() {
    let list = UIHostingController(rootView: FlagList(model: FlagListModel()))
    present(UINavigationController(rootViewController: list), animated: true) // expect: missing-dismiss-button
  }
}

final class FlagListModel {
  private let results = StoredFlags()

  var names: [String] { results.fetchedObjects.map { $0.name.capitalized } }
}

struct FlagList: View {
  private let model: FlagListModel

  init(model: FlagListModel) { self.model = model }

  var body: some View {
    ScrollView {
      ForEach(model.names, id: \.self) { name in
        Text(name)
        Divider()
      }
    }
  }
}
