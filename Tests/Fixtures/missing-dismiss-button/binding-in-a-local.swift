// A binding that is made by hand and kept in a local or a lazy property does what its setter says; one by its storage is the same one.
import SwiftUI
import UIKit

final class LobbyController: UIViewController {
  private lazy var shown = Binding<Bool>(get: { true }, set: { [weak self] _ in self?.dismiss(animated: true) })

  func showRules() {
    let shows = Binding(get: { true }, set: { [weak self] _ in self?.dismiss(animated: true) })
    cover(UIHostingController(rootView: RulesPage(isPresented: shows)))
  }

  func showTerms() { cover(UIHostingController(rootView: TermsPage(isPresented: shown))) }

  func showPlan() {
    let page = UIHostingController(rootView: PlanPage(isOpen: .constant(true)))
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: missing-dismiss-button
  }

  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}

struct RulesPage: View {
  @Binding var isPresented: Bool
  var body: some View { Button("Close") { isPresented = false } }
}

struct TermsPage: View {
  @Binding var isPresented: Bool
  var body: some View { Button("Close") { isPresented = false } }
}

struct PlanPage: View {
  @Binding var isOpen: Bool
  var body: some View { Button("Fold") { isOpen = false } }
}

struct Lobby: View {
  @State private var isShowing = false
  var body: some View {
    Button("Show") { isShowing = true }
      .fullScreenCover(isPresented: $isShowing) { MapPage(isShown: $isShowing) }
  }
}

struct MapPage: View {
  @Binding var isShown: Bool
  var body: some View { MapBar(isOpen: self._isShown) }
}

struct MapBar: View {
  @Binding var isOpen: Bool
  var body: some View { Button("Close") { isOpen.toggle() } }
}
