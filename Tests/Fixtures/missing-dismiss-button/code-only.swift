// Only a log-out elsewhere takes it down.
import Combine
import SwiftUI

struct Main: View {
  @State private var shows = false

  var body: some View {
    Button("Statement") { shows = true }
      .sheet(isPresented: $shows) { Statement() } // expect: missing-dismiss-button
  }
}

struct Statement: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("12.40 €")
      .onReceive(NotificationCenter.default.publisher(for: .loggedOut)) { _ in dismiss() }
  }
}

extension Notification.Name {
  static let loggedOut = Notification.Name("loggedOut")
}
