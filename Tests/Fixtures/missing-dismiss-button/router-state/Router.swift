import SwiftUI

@Observable final class Router {
  enum Sheet: Identifiable {
    case rooms
    var id: Self { self }
  }

  var sheet: Sheet?
  func open(_ sheet: Sheet) { self.sheet = sheet }
  func closeSheet() { sheet = nil }
}
