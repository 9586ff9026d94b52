// A flag that is set through a key path that the caller hands over; another flag closes nothing. A path that is kept may lead
// to any.
import SwiftUI

@Observable final class Model {
  var showsRules = false
  var showsHelp = false
  var showsNews = false
  var isQuiet = false
  private let last = \Model.showsNews

  func setLast() { self[keyPath: last] = false }

  func set<Value>(_ path: ReferenceWritableKeyPath<Model, Value>, to value: Value) { self[keyPath: path] = value }
}

struct Board: View {
  @State private var model = Model()

  var body: some View {
    VStack {
      Button("Rules") { model.set(\.showsRules, to: true) }
      Button("Help") { model.set(\.showsHelp, to: true) }
      Button("News") { model.set(\.showsNews, to: true) }
    }
    .fullScreenCover(isPresented: $model.showsRules) { Rules(model: model) }
    .fullScreenCover(isPresented: $model.showsNews) { News(model: model) }
    .fullScreenCover(isPresented: $model.showsHelp) { Help(model: model) } // expect: trapped-modal
  }
}

struct Rules: View {
  let model: Model
  var body: some View { Button("Understood") { model.set(\.showsRules, to: false) } }
}

struct News: View {
  let model: Model
  var body: some View { Button("Understood") { model.setLast() } }
}

struct Help: View {
  let model: Model
  var body: some View { Button("Understood") { model.set(\.isQuiet, to: false) } }
}
