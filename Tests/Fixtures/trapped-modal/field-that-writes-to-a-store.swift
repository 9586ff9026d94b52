// A field's binding sends its letters to a store whose other actions close: nothing of that is a control that does.
import SwiftUI

struct NoteState { var editing = false; var title = "" }
enum NoteAction { case edit, close, setTitle(String) }

final class NoteStore: ObservableObject {
  @Published private(set) var state = NoteState()
  func dispatch(_ action: NoteAction) {
    switch action {
    case .edit: state.editing = true
    case .close: state.editing = false
    case .setTitle(let title): state.title = title
    }
  }
  func binding<Value>(_ path: KeyPath<NoteState, Value>, _ action: @escaping (Value) -> NoteAction) -> Binding<Value> {
    Binding(get: { self.state[keyPath: path] }, set: { self.dispatch(action($0)) })
  }
}

struct Notes: View {
  @StateObject private var store = NoteStore()
  var body: some View {
    Button("New") { store.dispatch(.edit) }
      // expect: trapped-modal
      .fullScreenCover(isPresented: .constant(store.state.editing)) { NoteEditor(store: store) }
  }
}

struct NoteEditor: View {
  @ObservedObject var store: NoteStore
  var body: some View { TextField("Title", text: store.binding(\.title, NoteAction.setTitle)) }
}
