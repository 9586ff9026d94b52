// deployment-target: 16.4
// SwiftUI's first alerts and action sheets, made at the modifier, by a function, by the item.
import SwiftUI

struct Problem: Identifiable {
  var id: String
  var alert: Alert { Alert(title: Text(id)) }
}

struct ListView: View {
  @State private var fails = false
  @State private var problem: Problem?
  @State private var asks = false
  @State private var choice: Problem?

  var body: some View {
    VStack {
      Text("One").alert(isPresented: $fails) { Alert(title: Text("Failed")) } // expect: deprecated-modal-api
      Text("Two").alert(item: $problem) { $0.alert } // expect: deprecated-modal-api
      Text("Three").alert(item: $problem, content: alert(for:)) // expect: deprecated-modal-api
      Text("Four").actionSheet(isPresented: $asks) { // expect: deprecated-modal-api
        ActionSheet(title: Text("Choose"), buttons: [.cancel()])
      }
      Text("Five").actionSheet(item: $choice) { _ in // expect: deprecated-modal-api
        ActionSheet(title: Text("Choose"), buttons: [.cancel()])
      }
    }
  }

  private func alert(for problem: Problem) -> Alert { Alert(title: Text(problem.id)) }
}
