// A hosting class that puts its page into the environment of an object of its own, and casts what that gives.
import SwiftUI
import UIKit

final class Lighthouse: UIViewController {
  func showLog() {
    let page = Host(rootView: LogPage())
    present(UINavigationController(rootViewController: page), animated: true)  // expect: missing-dismiss-button
  }

  func showLamp() {
    let page = Host(rootView: LampPage())
    present(UINavigationController(rootViewController: page), animated: true)
  }
}

final class Owner: ObservableObject {
  weak var controller: UIViewController?
}

class Host<Content: View>: UIHostingController<ModifiedContent<Content, _EnvironmentKeyWritingModifier<Owner?>>> {
  init(rootView: Content) {
    let owner = Owner()
    let page = rootView.environmentObject(owner) as! ModifiedContent<Content, _EnvironmentKeyWritingModifier<Owner?>>
    super.init(rootView: page)
    owner.controller = self
  }

  required init?(coder: NSCoder) { fatalError("not from a storyboard") }
}

struct LogPage: View {
  var body: some View { ScrollView { Text("Nothing was seen") } }
}

struct LampPage: View {
  @EnvironmentObject private var owner: Owner

  var body: some View {
    Button("Done") { owner.controller?.dismiss(animated: true) }
  }
}
