// A Continue that only remembers that its page was seen commits nothing; one that keeps an answer does.
import SwiftUI

struct Start: View {
  @State private var showsNews = false
  @State private var showsTour = false
  @State private var showsPlan = false
  @State private var model = StartModel()

  var body: some View {
    VStack {
      Button("News") { showsNews = true }
      Button("Tour") { showsTour = true }
      Button("Plan") { showsPlan = true }
    }
    .sheet(isPresented: $showsNews) { NewsPage() }
    .sheet(isPresented: $showsTour) { RoundPage(onNext: { model.markTourSeen(); showsTour = false }) }
    .sheet(isPresented: $showsPlan) { PlanPage() } // expect: missing-dismiss-button
  }
}

@Observable final class StartModel {
  private(set) var hasSeenTour = false
  func markTourSeen() { hasSeenTour = true }
}

struct NewsPage: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("hasSeenNews") private var hasSeenNews = false
  var body: some View {
    Button("Continue") {
      hasSeenNews = true
      UserDefaults.standard.set(Date(), forKey: "newsLastSeen")
      dismiss()
    }
  }
}

struct RoundPage: View {
  let onNext: () -> Void
  var body: some View { Button("Got it", action: onNext) }
}

struct PlanPage: View {
  @Environment(\.dismiss) private var dismiss
  @AppStorage("plan") private var plan = 0
  var body: some View {
    Button("Continue") {
      plan = 2
      dismiss()
    }
  }
}
