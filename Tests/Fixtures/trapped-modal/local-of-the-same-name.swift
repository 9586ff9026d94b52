// `@Bindable var router = router`: a local is not visible in its own value.
import SwiftUI

enum Sheet: Identifiable {
  case tides, charts
  var id: Self { self }

  @ViewBuilder var screen: some View {
    switch self {
    case .tides: Tides()
    case .charts: Charts()
    }
  }
}

@Observable final class Router {
  var sheet: Sheet?
}

struct Pier: View {
  @Environment(Router.self) private var router

  var body: some View {
    @Bindable var router = router
    VStack {
      Button("Tides") { router.sheet = .tides }
      Button("Charts") { router.sheet = .charts }
    }
    .fullScreenCover(item: $router.sheet) { $0.screen } // expect: trapped-modal
  }
}

struct Tides: View { var body: some View { Text("High at noon") } }

struct Charts: View {
  @State private var model = ChartModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    @Bindable var model = model
    VStack {
      Text(model.title)
      Button("Close", action: model.finish)
    }
    .onChange(of: model.isFinished) { _, isFinished in if isFinished { dismiss() } }
  }
}

@Observable final class ChartModel {
  var title = "North"
  var isFinished = false
  func finish() { isFinished = true }
}
