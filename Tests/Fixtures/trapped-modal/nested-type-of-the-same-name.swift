// An extension of `Outer.Inner` is that of the one nested there, whichever type of that name stands first.
import SwiftUI

struct Stamps: View { var body: some View { Text("Stamps") } }
extension Stamps { struct Row: View { var body: some View { Text("Stamp") } } }

@main struct Post: App { var body: some Scene { WindowGroup { Office<Text>() } } }

struct Office<Sign: View>: View {
  @State private var sorts = false
  @State private var weighs = false
  var body: some View {
    VStack {
      Button("Sort") { sorts = true }
      Button("Weigh") { weighs = true }
    }
    .fullScreenCover(isPresented: $sorts) { Sorting(names: []) } // expect: trapped-modal
    .fullScreenCover(isPresented: $weighs) { Weighing() }
  }
}
extension Office {
  struct Sorting: View {
    var names: [String]
    @State private var data: [String: Bool] = [:]
    var body: some View { ForEach(names, id: \.self) { Row(name: $0, data: $data) } }
  }
  struct Weighing: View { var body: some View { Row() } }
}
extension Office.Sorting {
  struct Row: View {
    var name: String
    @Binding var data: [String: Bool]
    var body: some View { Switch(name: name, data: $data) }
  }
}
extension Office.Weighing {
  struct Row: View { var body: some View { Switch() } }
}
extension Office.Sorting.Row {
  struct Switch: View {
    var name: String
    @Binding var data: [String: Bool]
    var body: some View { Toggle(name, isOn: Binding { data[name] ?? false } set: { data[name] = $0 }) }
  }
}
extension Office.Weighing.Row {
  struct Switch: View {
    @Environment(\.dismiss) private var dismiss
    var body: some View { Button("Close") { dismiss() } }
  }
}
