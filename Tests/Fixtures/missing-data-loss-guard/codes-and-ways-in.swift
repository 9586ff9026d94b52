// clean
// A code that somebody has sent, the number of a meeting and an address to send a new password to are no drafts.
import SwiftUI

struct Lobby: View {
  @State private var verifies = false
  @State private var joins = false
  @State private var forgot = false

  var body: some View {
    VStack {
      Button("Code") { verifies = true }
      Button("Meeting") { joins = true }
      Button("Forgot") { forgot = true }
    }
    .sheet(isPresented: $verifies) { CodeSheet() }
    .sheet(isPresented: $joins) { MeetingSheet() }
    .sheet(isPresented: $forgot) { ForgotSheet() }
  }
}

struct CodeSheet: View {
  @State private var digits = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Enter the code").font(.title)
      TextField("Digits", text: $digits)
      Button("Verify") {
        Door.shared.open(digits)
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
  }
}

struct MeetingSheet: View {
  @State private var number = ""
  @State private var name = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("Meeting").font(.title)
      TextField("Number", text: $number)
      TextField("Your name", text: $name)
      Button("Join") {
        Door.shared.open(number + name)
        dismiss()
      }
      Button("Cancel") { dismiss() }
    }
  }
}

struct ForgotSheet: View {
  @State private var mail = ""
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    VStack {
      Text("A new password").font(.title)
      TextField("E-mail", text: $mail)
      Button("Send") {
        Door.shared.open(mail)
        dismiss()
      }
      Button("Close") { dismiss() }
    }
  }
}

final class Door {
  static let shared = Door()
  private var opened: [String] = []
  func open(_ word: String) { opened.append(word) }
}
