// A button that only works something out of what is typed keeps nothing.
import SwiftUI

enum Loan {
  static func rate(_ sum: Double, _ months: Double) -> Double { max(sum, 0) / max(months, 1) }

  static func record(_ sum: Double) -> Double {
    UserDefaults.standard.set(sum, forKey: "sum")
    return sum
  }
}

struct Bank: View {
  @State private var works = false
  @State private var keeps = false

  var body: some View {
    Button("Work out") { works = true }.sheet(isPresented: $works) { Calculator() }
    Button("Keep") { keeps = true }.sheet(isPresented: $keeps) { Ledger() } // expect: missing-data-loss-guard
  }
}

struct Calculator: View {
  @Environment(\.dismiss) private var dismiss
  @State private var sum = ""
  @State private var months = ""
  @State private var result = 0.0

  var body: some View {
    TextField("Sum", text: $sum)
    TextField("Months", text: $months)
    Button("Work out") { result = Loan.rate(Double(sum) ?? 0, Double(months) ?? 1) }
    Button("Done") { dismiss() }
  }
}

struct Ledger: View {
  @Environment(\.dismiss) private var dismiss
  @State private var sum = ""
  @State private var months = ""
  @State private var result = 0.0

  var body: some View {
    TextField("Sum", text: $sum)
    TextField("Months", text: $months)
    Button("Work out") { result = Loan.record(Double(sum) ?? 0) }
    Button("Done") { dismiss() }
  }
}
