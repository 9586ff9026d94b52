import SwiftUI

struct SheetFooter: View {
  var body: some View {
    HStack {
      Spacer()
      Button("Done") {} // expect: done-that-does-not-finish
    }
  }
}
