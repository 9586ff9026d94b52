// What is shown may stand behind a capital name, a `map`, a view that is made `AnyView`, many modifiers, or a destination: all are read.
import PathKit
import SwiftUI

@main struct Runs: App {
  var body: some Scene { WindowGroup { Home() } }
}
struct Home: View {
  @State private var picks = false
  @State private var asks = false
  @State private var adds = false
  @State private var walks = false
  @State private var takes = false
  @State private var pace = 5
  @State private var reason: String? = "a"
  @StateObject private var plants = Plants()
  var body: some View {
    VStack {
      Button("Pace") { picks = true }
        .sheet(isPresented: $picks) { PaceSheet.presentationDetents([.medium]) } // expect: missing-dismiss-button
      Button("Why") { asks = true }
        .sheet(isPresented: $asks) { reason.map { Reason(text: $0) } } // expect: missing-dismiss-button
      Button("Add…") { adds = true }
        .sheet(isPresented: $adds) { AddFriend(plants: plants) } // expect: missing-dismiss-button
      Button("Walk") { walks = true }
        .sheet(isPresented: $walks) { Steps() } // expect: missing-dismiss-button
      Button("Take") { plants.asks = true }
        .sheet(isPresented: $plants.asks) { Question(plants: plants) } // expect: missing-dismiss-button
      Button("Page") { takes = true }
        .sheet(isPresented: $takes) { ClosingSheet() }
    }
  }
  private var PaceSheet: some View {
    ForEach(3..<8, id: \.self) { minutes in
      Button("\(minutes) min") {
        pace = minutes
        picks = false
      }
    }
  }
  private func ClosingSheet() -> some View {
    Button("Close") { takes = false }
  }
}
struct Reason: View {
  let text: String
  var body: some View { Text(text) }
}
final class Plants: ObservableObject {
  @Published var asks = false
  func take() {
    UserDefaults.standard.set(true, forKey: "taken")
    asks = false
  }
}
struct Banner: View {
  let icon: AnyView?
  init(icon: (any View)? = nil) { self.icon = icon.map { AnyView($0) } }
  var body: some View {
    HStack {
      if let icon { icon }
      Text("A friend")
    }
  }
}
struct AddFriend: View {
  @Environment(\.dismiss) private var dismiss
  let plants: Plants
  var body: some View {
    Banner(icon: Image(systemName: "person"))
    Button("Add") {
      plants.take()
      dismiss()
    }
  }
}
struct Steps: View {
  @State private var path: [Int] = []
  var body: some View {
    NavigationStack(path: $path) {
      NavigationLink("Begin", value: 1)
    } destination: { _ in
      Step()
    }
  }
}
struct Step: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Done") { dismiss() } }
}
struct Question: View {
  @ObservedObject var plants: Plants
  var body: some View {
    Button(action: { plants.take() }) {
      HStack {
        Image(systemName: "leaf")
        Text("Import Plants")
      }
      .font(.headline)
      .foregroundColor(.white)
      .frame(maxWidth: .infinity)
      .padding()
      .background(Color.green)
      .cornerRadius(12)
    }
  }
}
