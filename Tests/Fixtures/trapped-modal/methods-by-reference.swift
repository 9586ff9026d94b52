// A button is handed a method by its name: what the protocol's conformer does, or what a subclass overrides.
import SwiftUI

protocol PageModel: ObservableObject {
  func close()
  func refresh()
}

final class LivePage: PageModel {
  let onClose: () -> Void
  init(onClose: @escaping () -> Void) { self.onClose = onClose }
  func close() { onClose() }
  func refresh() { print("fresh") }
}

struct Page<Model: PageModel>: View {
  @ObservedObject var model: Model
  var body: some View { Button("Close", action: model.close) }
}

struct StuckPage<Model: PageModel>: View {
  @ObservedObject var model: Model
  var body: some View { Button("Close", action: model.refresh) }
}

class BaseModel: ObservableObject {
  func leave() {}
}

final class LiveModel: BaseModel {
  let onClose: () -> Void
  init(onClose: @escaping () -> Void) { self.onClose = onClose }
  override func leave() { onClose() }
}

struct OverriddenPage: View {
  @ObservedObject var model: BaseModel
  var body: some View { Button("Leave", action: model.leave) }
}

struct Shelf: View {
  @State private var page = false
  @State private var stuck = false
  @State private var overridden = false

  var body: some View {
    Button("Page") { page = true }
      .fullScreenCover(isPresented: $page) { Page(model: LivePage(onClose: { page = false })) }
    Button("Stuck") { stuck = true }
      .fullScreenCover(isPresented: $stuck) { StuckPage(model: LivePage(onClose: {})) } // expect: trapped-modal
    Button("Overridden") { overridden = true }
      .fullScreenCover(isPresented: $overridden) { OverriddenPage(model: LiveModel(onClose: { overridden = false })) }
  }
}
