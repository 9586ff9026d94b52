import SwiftUI

struct One: View {
  @State private var next: Step?

  var body: some View {
    Button("Next") { next = Step() }
      .sheet(item: $next) { _ in Two() }
  }
}

struct Step: Identifiable { let id = 1 }
