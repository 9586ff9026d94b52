// What only internal builds compile nobody gets: whose condition the project's settings know is told apart from one that whoever
// builds may define.
// defined: RELEASE
// defined-for-debugging: BETA
import SwiftUI

struct Home: View {
  @State private var shows = false

  var body: some View {
    VStack {
      Button("Open") { shows = true }
      #if BETA
      Button("Beta") { shows = true }.sheet(isPresented: $shows) { Page() }
      #elseif !RELEASE || BETA
      Button("Internal") { shows = true }.sheet(isPresented: $shows) { Page() }
      #else
      Button("Shipped") { shows = true }.sheet(isPresented: $shows) { Page() } // expect: missing-dismiss-button
      #endif
    }
    #if PARTNER && RELEASE
    .sheet(isPresented: $shows) { OtherPage() } // expect: missing-dismiss-button
    #endif
  }
}

#if !RELEASE
struct Tools: View {
  @State private var shows = false

  var body: some View {
    Button("Logs") { shows = true }.sheet(isPresented: $shows) { Page() }
  }
}
#endif

struct Page: View { var body: some View { Text("Page") } }
struct OtherPage: View { var body: some View { Text("Other") } }
