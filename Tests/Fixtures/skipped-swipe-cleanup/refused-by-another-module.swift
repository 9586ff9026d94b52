// What is called `prevent…` of another module may refuse the swipe.
import SheetTools
import SwiftUI

struct Tables: View {
  @State private var seats = false
  @State private var pays = false
  let floor: Floor

  var body: some View {
    Button("Seat") { seats = true }
      .sheet(isPresented: $seats) { Seating(onCancel: { seats = false; floor.rollback() }) }
    Button("Pay") { pays = true }
      .sheet(isPresented: $pays) { Paying(onCancel: { pays = false; floor.rollback() }) } // expect: skipped-swipe-cleanup
  }
}

struct Seating: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel).preventSheetDismissal() }
}

struct Paying: View {
  let onCancel: () -> Void
  var body: some View { Button("Cancel", action: onCancel).preventScreenCapture() }
}

final class Floor {
  private var changes = 0
  func rollback() { changes = 0 }
}
