// A gesture that sets what the presenter observes and closes by; with the trait of a button it is one.
import SwiftUI

final class Till: ObservableObject {
  @Published var isPaid = false
  @Published var isLeft = false
}

struct Counter: View {
  @StateObject private var till = Till()
  @State private var pays = false
  @State private var leaves = false

  var body: some View {
    Button("Pay") { pays = true }
      .sheet(isPresented: $pays) { PayPage(till: till) }  // expect: missing-dismiss-button
      .onChange(of: till.isPaid) { pays = false }
    Button("Look") { leaves = true }
      .sheet(isPresented: $leaves) { LookPage(till: till) }
      .onChange(of: till.isLeft) { leaves = false }
  }
}

struct PayPage: View {
  @ObservedObject var till: Till
  var body: some View {
    Capsule().gesture(DragGesture().onEnded { _ in till.isPaid.toggle() })
  }
}

struct LookPage: View {
  @ObservedObject var till: Till
  var body: some View {
    Text("Enough").onTapGesture { till.isLeft.toggle() }.accessibilityAddTraits(.isButton)
  }
}
