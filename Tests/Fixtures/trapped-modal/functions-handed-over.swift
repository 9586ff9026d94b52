// A function that is handed to the system runs sooner or later; so does a closure that is chosen, or given back.
import SwiftUI

struct Stage: View {
  @State private var a = false
  @State private var b = false
  @State private var c = false
  @State private var d = false
  @State private var e = false

  var body: some View {
    VStack {
      Button("A") { a = true }.fullScreenCover(isPresented: $a) { Later() }
      Button("B") { b = true }.fullScreenCover(isPresented: $b) { Chosen(onClose: nil) }
      Button("C") { c = true }.fullScreenCover(isPresented: $c) { Given() }
      Button("D") { d = true }.fullScreenCover(isPresented: $d) { Watched() }
      // expect: trapped-modal
      Button("E") { e = true }.fullScreenCover(isPresented: $e) { Idle() }
    }
  }
}

struct Later: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Bow") { DispatchQueue.main.async(execute: leave) } }
  private func leave() { dismiss() }
}

struct Chosen: View {
  let onClose: (() -> Void)?
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Bow") { (onClose ?? { dismiss() })() } }
}

struct Given: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Bow", action: closer(loudly: true)) }
  private func closer(loudly: Bool) -> () -> Void {
    if loudly { print("!") }
    return { dismiss() }
  }
}

struct Watched: View {
  @State private var ended = false
  @Environment(\.dismiss) private var dismiss
  var body: some View { Button("Bow") { ended = true }.onChange(of: ended, leave) }
  private func leave() { dismiss() }
}

struct Idle: View {
  var body: some View { Button("Bow", action: sayer()) }
  private func sayer() -> () -> Void { { print("Thanks") } }
}
