// What a label says is no state that shows a modal, whatever has its name.
import SwiftUI
import UIKit

struct Remark: Identifiable {
  let id: Int
}

struct RemarkList: View {
  @State private var text: Remark?
  let caption: UILabel

  var body: some View {
    Button("Open") { text = Remark(id: 1) }
      .fullScreenCover(item: $text) { remark in  // expect: trapped-modal
        RemarkPage(caption: caption)
      }
  }
}

struct RemarkPage: View {
  let caption: UILabel

  var body: some View {
    Button("Close") { caption.text = nil }
  }
}

final class RemarkModel: ObservableObject {
  @Published var text: Remark?
}

struct RemarkBoard: View {
  @ObservedObject var model: RemarkModel

  var body: some View {
    Button("Open") { model.text = Remark(id: 2) }
      .fullScreenCover(item: $model.text) { remark in
        RemarkSheet(model: model)
      }
  }
}

struct RemarkSheet: View {
  let model: RemarkModel

  var body: some View {
    Button("Close") { model.text = nil }
  }
}
