// A state that only holds an object which somebody else keeps loses nothing; one that holds a copy, or an object of its own, does.
import SwiftUI

@main struct Kitchen: App {
  var body: some Scene { WindowGroup { Shelf() } }
}

@Observable final class Pantry {
  static let shared = Pantry()
  static var fresh: Pantry { Pantry() }
  var label = UserDefaults.standard.string(forKey: "label") ?? ""
  var recipe = Recipe()
  func save() { UserDefaults.standard.set(label, forKey: "label") }
}

struct Recipe {
  var label = ""
  func save() { UserDefaults.standard.set(label, forKey: "label") }
}

let spices = Pantry()

struct Shelf: View {
  @State private var shown = 0
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @State private var e = false
  @State private var f = false
  @State private var g = false
  @State private var h = false
  private let own = Pantry()

  var body: some View {
    Button("All") { a = true; b = true; c = true; d = true; e = true; f = true; g = true; h = true }
      .sheet(isPresented: $a) { SharedForm() }
      .sheet(isPresented: $b) { ShortForm() }
      .sheet(isPresented: $c) { WrappedForm() }
      .sheet(isPresented: $d) { HandedForm(pantry: own) }
      .sheet(isPresented: $e) { OwnForm() } // expect: missing-data-loss-guard
      .sheet(isPresented: $f) { CopyForm() } // expect: missing-data-loss-guard
      .sheet(isPresented: $g) { FreshForm() } // expect: missing-data-loss-guard
      .sheet(isPresented: $h) { GlobalForm() }
  }
}

struct SharedForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pantry = Pantry.shared
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}

struct ShortForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pantry: Pantry = .shared
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}

struct WrappedForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pantry: Pantry
  init() { _pantry = State(initialValue: Pantry.shared) }
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}

struct HandedForm: View {
  @Environment(\.dismiss) private var dismiss
  @State var pantry: Pantry
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}

struct GlobalForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pantry = spices
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}

struct OwnForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pantry = Pantry()
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}

struct CopyForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var recipe = Pantry.shared.recipe
  var body: some View {
    VStack { TextEditor(text: $recipe.label); Button("Cancel") { dismiss() }; Button("Save") { recipe.save(); dismiss() } }
  }
}

struct FreshForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var pantry = Pantry.fresh
  var body: some View {
    VStack { TextEditor(text: $pantry.label); Button("Cancel") { dismiss() }; Button("Save") { pantry.save(); dismiss() } }
  }
}
