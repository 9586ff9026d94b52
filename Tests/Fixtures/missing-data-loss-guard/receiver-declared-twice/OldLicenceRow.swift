import SwiftUI

struct LicenceRow: View {
  @Binding var panel: Panel?
  var body: some View { Button("Licence") { panel = .licence } }
}
