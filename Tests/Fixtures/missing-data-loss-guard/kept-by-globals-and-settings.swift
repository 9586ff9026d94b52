// A global outlives every modal, and so does another module's setting under its key. A text field tells as its editing ends, which a swipe
// does as well; a struct's property is observed also inside of a model.
import Defaults
import SwiftUI

@main
struct ForgeApp: App {
  var body: some Scene { WindowGroup { ForgeView() } }
}

struct ForgeView: View {
  @State private var isHeating = false
  @State private var isBending = false
  @State private var isCooling = false
  @State private var isShaping = false
  @State private var isPolishing = false

  var body: some View {
    Button("Heat") { isHeating = true }.sheet(isPresented: $isHeating) { HeatingForm() }
    Button("Bend") { isBending = true }.sheet(isPresented: $isBending) { BendingForm() }
    Button("Cool") { isCooling = true }.sheet(isPresented: $isCooling) { CoolingForm() }
    Button("Shape") { isShaping = true }.sheet(isPresented: $isShaping) { ShapingForm() }
    Button("Polish") { isPolishing = true }.sheet(isPresented: $isPolishing) { PolishingForm() }  // expect: missing-data-loss-guard
  }
}

var lastHeat = ""

struct HeatingForm: View {
  @State private var heat = ""
  var body: some View {
    TextEditor(text: $heat).onDisappear { lastHeat = heat }
    CancelButton()
    Button("Save") { Orders.send(heat) }
  }
}

struct BendingForm: View {
  @State private var angle = ""
  var body: some View {
    TextEditor(text: $angle).onDisappear { Defaults[.angle] = angle }
    CancelButton()
    Button("Save") { Orders.send(angle) }
  }
}

struct CoolingForm: View {
  @State private var time = ""
  @State private var remark = ""
  var body: some View {
    TextField("Time", text: $time, onEditingChanged: { isEditing in if !isEditing { lastHeat = time + remark } })
    TextField("Remark", text: $remark)
    CancelButton()
    Button("Save") { Orders.send(time + remark) }
  }
}

struct Shape {
  var notes = "" { didSet { UserDefaults.standard.set(notes, forKey: "shape") } }
}

final class ShapeModel: ObservableObject {
  @Published var shape = Shape()
}

struct ShapingForm: View {
  @StateObject private var model = ShapeModel()
  var body: some View {
    TextEditor(text: $model.shape.notes)
    CancelButton()
    Button("Save") { Orders.send(model.shape.notes) }
  }
}

/// That it changes is told, and no more.
final class PolishModel: ObservableObject {
  var notes = "" { willSet { objectWillChange.send() } }
}

struct PolishingForm: View {
  @StateObject private var model = PolishModel()
  var body: some View {
    TextEditor(text: $model.notes)
    CancelButton()
    Button("Save") { Orders.send(model.notes) }
  }
}

enum Orders {
  static func send(_ text: String) { lines.append(text) }
  private static var lines: [String] = []
}

struct CancelButton: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Cancel") { dismiss() } }
}
