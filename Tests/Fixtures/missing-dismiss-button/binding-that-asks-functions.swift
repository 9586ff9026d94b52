// What a binding's `get` calls tells on what the modal hangs: functions, members of an enum, the last of a list.
import SwiftUI

enum Route: Identifiable {
  case help, about
  var isHelp: Bool { self == .help }
  var id: Self { self }
}

struct Home: View {
  @State private var route: Route?
  @State private var stack: [Route] = []

  private var top: Binding<Route?> { Binding(get: { stack.last }, set: { if $0 == nil { pop() } }) }

  var body: some View {
    VStack {
      Button("Help") { route = .help }
      Button("More") { stack.append(.about) }
    }
    .sheet(isPresented: isShown(.about)) { Page { close() } }
    .sheet(isPresented: Binding(get: { route?.isHelp ?? false }, set: { if !$0 { close() } })) { Page { close() } }
    .sheet(item: top) { _ in Page { pop() } }
    // expect: missing-dismiss-button
    .sheet(isPresented: isShown(.help)) { Page { print("left") } }
  }

  private func isShown(_ wanted: Route) -> Binding<Bool> { Binding { matches(wanted) } set: { if !$0 { close() } } }
  private func matches(_ wanted: Route) -> Bool { route == wanted }
  private func close() { route = nil }
  private func pop() { stack.removeLast() }
}

struct Page: View {
  let leave: () -> Void

  var body: some View { Button("Leave") { leave() } }
}
