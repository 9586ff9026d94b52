// The strings of `"key".localized` are titles.
// clean
import SwiftUI

struct AlarmScreen: View {
  @State private var isOn = true
  @State private var asks = false
  @AppStorage("alarm") private var isStored = true

  var body: some View {
    Toggle("Alarm", isOn: $isOn)
      .onChange(of: isOn) { _ in asks = !isOn }
      .sheet(isPresented: $asks) {
        AlarmWarning(onBack: { turn(true) }, onGoOn: { turn(false) })
      }
  }

  private func turn(_ on: Bool) {
    isOn = on
    isStored = on
    asks = false
  }
}

struct AlarmWarning: View {
  let onBack: () -> Void
  let onGoOn: () -> Void

  var body: some View {
    VStack {
      Button("alarmWarningContinueGoBack".localized) { onBack() }
      Button("alarmWarningContinueAnyway".localized) { onGoOn() }
    }
  }
}

extension String {
  var localized: String { NSLocalizedString(self, comment: "") }
}
