// A reducer in the middle: the button sends an action, and the arm of that action closes.
// clean
import SwiftUI

struct Diary {
  struct State { var day = 1 }
  enum Action { case closeTapped, nextTapped }

  let dismiss: DismissAction

  func reduce(_ state: inout State, _ action: Action) {
    switch action {
    case .closeTapped: dismiss()
    case .nextTapped: state.day += 1
    }
  }
}

final class DiaryStore: ObservableObject {
  @Published var state = Diary.State()
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }

  func send(_ action: Diary.Action) { diary.reduce(&state, action) }
}
