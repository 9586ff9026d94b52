// Methods of a flag or its binding set it as a whole, also behind an animation, and a property wrapper of the project's may
// hold what closes. The setting that drives a sheet is its flag, and no commitment. A method that sets it to true closes nothing.
import SwiftUI

@main
struct MillApp: App {
  var body: some Scene { WindowGroup { MillView() } }
}

extension Binding where Value == Bool {
  func hide() { wrappedValue = false }
}

extension Bool {
  mutating func turnOff() { self = false }
}

struct MillView: View {
  @State private var grinds = false
  @State private var sifts = false
  @State private var packs = false
  @State private var bakes = false
  @AppStorage("showsTips") private var showsTips = true
  @AppStorage("grade") private var grade = "fine"
  @State private var grades = false

  var body: some View {
    Button("Grind") { grinds = true }.sheet(isPresented: $grinds) { GrindView(isShown: $grinds) }
    Button("Sift") { sifts = true }.sheet(isPresented: $sifts) { Button("Ready") { sifts.turnOff() } }
    Button("Pack") { packs = true }.sheet(isPresented: $packs) { Button("Ready") { $packs.animation().wrappedValue.toggle() } }
    Button("Bake") { bakes = true }.sheet(isPresented: $bakes) { BakeView() }
    Text("Tips").sheet(isPresented: $showsTips) { Button("Got it") { showsTips = false } }
    Button("Grade") { grades = true }
      .sheet(isPresented: $grades) {  // expect: missing-dismiss-button
        Button("Coarse") {
          grade = "coarse"
          grades = false
        }
      }
  }
}

struct GrindView: View {
  @Binding var isShown: Bool
  var body: some View { Button("Ready") { $isShown.hide() } }
}

@propertyWrapper
struct Closer: DynamicProperty {
  @Environment(\.dismiss) private var dismiss
  var wrappedValue: () -> Void { { dismiss() } }
}

struct BakeView: View {
  @Closer private var close
  var body: some View { Button("Ready") { close() } }
}
