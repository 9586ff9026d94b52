// Two texts, a Cancel in a component of the team's own.
import SwiftUI

struct TripForm: View {
  let trips: Trips
  @State private var place = ""
  @State private var plan = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      CancelButton { dismiss() }
      TextField("Place", text: $place)
      TextEditor(text: $plan)
      Button("Save") {
        trips.save(place, plan)
        dismiss()
      }
    }
    .interactiveDismissDisabled(!plan.isEmpty)
  }
}

struct CancelButton: View {
  let action: () -> Void
  var body: some View { Button("Cancel", action: action) }
}

final class Trips {
  private var all: [String] = []
  func save(_ place: String, _ plan: String) { all.append(place + plan) }
}
