// A binding made by hand writes into a model, by its property or by a method: a draft where the model goes with the form.
import SwiftUI

@main struct Harbour: App {
  var body: some Scene { WindowGroup { Quay() } }
}

final class Log {
  static let shared = Log()
  private var lines: [String] = []
  private var last = ""
  func save(_ line: String) { lines.append(line) }
  func keep(_ line: String) { last = line }
}

@Observable final class Naming {
  private(set) var text = ""
  var plain = ""
  func change(_ value: String) { text = String(value.prefix(50)) }
  func pass(_ value: String) { text = value; Log.shared.keep(value) }
  func finish() { Log.shared.save(text + plain) }
}

struct Quay: View {
  @State private var naming = Naming()
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @State private var e = false

  var body: some View {
    Button("Name") { a = true; b = true; c = true; d = true; e = true }
      .sheet(isPresented: $a) { PropertyForm() } // expect: missing-data-loss-guard
      .sheet(isPresented: $b) { MethodForm() } // expect: missing-data-loss-guard
      .sheet(isPresented: $c) { KeptForm() }
      .sheet(isPresented: $d) { HandedForm().environment(naming) }
      .sheet(isPresented: $e) { OnTheSideForm() }
  }
}

struct PropertyForm: View {
  @State private var naming = Naming()
  @Environment(\.dismiss) private var dismiss
  private var typed: Binding<String> { Binding(get: { naming.plain }, set: { naming.plain = $0 }) }
  var body: some View {
    VStack { TextEditor(text: typed); Button("Cancel") { dismiss() }; Button("Save") { naming.finish(); dismiss() } }
  }
}

struct MethodForm: View {
  @State private var naming = Naming()
  @Environment(\.dismiss) private var dismiss
  private var typed: Binding<String> { Binding(get: { naming.text }, set: { naming.change($0) }) }
  var body: some View {
    VStack { TextEditor(text: typed); Button("Cancel") { dismiss() }; Button("Save") { naming.finish(); dismiss() } }
  }
}

/// Its method hands each change on.
struct KeptForm: View {
  @State private var naming = Naming()
  @Environment(\.dismiss) private var dismiss
  private var typed: Binding<String> { Binding(get: { naming.text }, set: { naming.pass($0) }) }
  var body: some View {
    VStack { TextEditor(text: typed); Button("Cancel") { dismiss() }; Button("Save") { naming.finish(); dismiss() } }
  }
}

/// The presenter's model is there again next time.
struct HandedForm: View {
  @Environment(Naming.self) private var naming
  @Environment(\.dismiss) private var dismiss
  private var typed: Binding<String> { Binding(get: { naming.text }, set: { naming.change($0) }) }
  var body: some View {
    VStack { TextEditor(text: typed); Button("Cancel") { dismiss() }; Button("Save") { naming.finish(); dismiss() } }
  }
}

/// What else the closure does keeps it.
struct OnTheSideForm: View {
  @State private var naming = Naming()
  @Environment(\.dismiss) private var dismiss
  private var typed: Binding<String> {
    Binding(get: { naming.plain }, set: { naming.plain = $0; Log.shared.keep($0) })
  }
  var body: some View {
    VStack { TextEditor(text: typed); Button("Cancel") { dismiss() }; Button("Save") { naming.finish(); dismiss() } }
  }
}
