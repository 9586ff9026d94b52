import SwiftUI

/// One day; its Close stands in a child view.
struct DayView: View {
  let day: Day

  var body: some View {
    VStack(spacing: 16) {
      DayHeader(title: day.name)
      Text("Sunny, 21°")
      Spacer()
    }
    .padding()
  }
}

private struct DayHeader: View {
  let title: String
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack {
      Text(title).font(.headline)
      Spacer()
      Button {
        dismiss()
      } label: {
        Image(systemName: "xmark.circle.fill")
      }
      .accessibilityLabel("Close")
    }
  }
}

/// Applies what is chosen at once, so a swipe loses nothing.
struct SettingsView: View {
  @EnvironmentObject private var store: WeatherStore

  var body: some View {
    Form {
      Toggle("Celsius", isOn: $store.usesCelsius)
      Toggle("Storm warnings", isOn: $store.warnsOfStorms)
    }
  }
}
