// A reducer in a property is handed `&state`, and whoever listens to the state closes the modal.
import Foundation

protocol Action {}
enum Sheet: Equatable { case help, news(Int) }
enum SheetAction: Action { case open(Sheet), close }
enum CounterAction: Action { case more }

struct AppState {
  var sheet: Sheet?
  var count = 0
}

func reduceApp(_ state: inout AppState, _ action: Action) {
  switch action {
  case SheetAction.open(let sheet): state.sheet = sheet
  case SheetAction.close: state.sheet = nil
  case CounterAction.more: state.count += 1
  default: break
  }
}

protocol Listener: AnyObject { func hear(_ state: AppState) }

final class Store {
  static let app = Store(reduce: reduceApp)
  private(set) var state = AppState() {
    didSet { listeners.allObjects.forEach { ($0 as? Listener)?.hear(state) } }
  }
  private var visits = 0
  private let listeners = NSHashTable<AnyObject>.weakObjects()
  private let reduce: (inout AppState, Action) -> Void
  init(reduce: @escaping (inout AppState, Action) -> Void) { self.reduce = reduce }
  func send(_ action: Action) { reduce(&state, action) }
  func visit() { count(&visits) }
  private func count(_ number: inout Int) { number += 1 }
  func listen(_ listener: Listener) { listeners.add(listener) }
}
