import SwiftUI

struct TideView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View { Button("Leave") { dismiss() } }
}
