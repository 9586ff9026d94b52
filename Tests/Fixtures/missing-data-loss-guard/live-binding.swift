// What is typed is the model itself; Done only closes.
// clean
import SwiftUI

final class Guest: ObservableObject {
  @Published var name = ""
  @Published var diet = ""
}

struct Table: View {
  @StateObject private var guest = Guest()
  @State private var edits = false

  var body: some View {
    Button(guest.name) { edits = true }
      .sheet(isPresented: $edits) { GuestEditor(guest: guest) }
  }
}

struct GuestEditor: View {
  @ObservedObject var guest: Guest
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Form {
      TextField("Name", text: $guest.name)
      TextField("Diet", text: $guest.diet)
      Button("Done") { dismiss() }
    }
  }
}
