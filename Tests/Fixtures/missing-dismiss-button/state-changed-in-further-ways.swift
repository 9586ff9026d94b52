// A list, a set or a dictionary that drives a cover is changed by whichever method, and a binding may have another name or
// stand in a list. What changes another state closes nothing.
import SwiftUI

struct Ranges: View {
  @State private var pages: [Int] = []
  @State private var marks: [Int] = []
  private var shows: Binding<Bool> { Binding(get: { !pages.isEmpty }, set: { if !$0 { pages = [] } }) }
  var body: some View {
    Button("Open") { pages.append(1) }
      .fullScreenCover(isPresented: shows) { Button("Later") { pages.removeSubrange(0...) } }
    Button("Open again") { pages.append(1) }
      .fullScreenCover(isPresented: shows) { Button("Later") { pages.replaceSubrange(0..<1, with: []) } }
    Button("Open once more") { pages.append(1) }
      .fullScreenCover(isPresented: shows) { Button("Later") { marks.removeSubrange(0...) } } // expect: missing-dismiss-button
  }
}

struct Sets: View {
  @State private var open: Set<Int> = []
  @State private var read: Set<Int> = []
  var body: some View {
    Button("Open") { open.insert(1) }
      .fullScreenCover(isPresented: Binding(get: { open.contains(1) }, set: { _ in open.remove(1) })) { Button("Later") { open.formIntersection([]) } }
    Button("Open two") { open.insert(2) }
      .fullScreenCover(isPresented: Binding(get: { open.contains(2) }, set: { _ in open.remove(2) })) { Button("Later") { leave() } }
    Button("Open three") { open.insert(3) }
      .fullScreenCover(isPresented: Binding(get: { open.contains(3) }, set: { _ in open.remove(3) })) { // expect: missing-dismiss-button
        Button("Later") { read.formIntersection([]) }
      }
  }
  private func leave() { open.formSymmetricDifference([2]) }
}

struct Dictionaries: View {
  @State private var open: [Int: Bool] = [:]
  var body: some View {
    Button("Open") { open[1] = true }
      .fullScreenCover(isPresented: Binding(get: { open[1] ?? false }, set: { open[1] = $0 })) { Button("Later") { open.updateValue(false, forKey: 1) } }
    Button("Open two") { open[2] = true }
      .fullScreenCover(isPresented: Binding(get: { open[2] ?? false }, set: { open[2] = $0 })) { Button("Later") { leave() } }
    Button("Open three") { open[3] = true }
      .fullScreenCover(isPresented: Binding(get: { open[3] ?? false }, set: { open[3] = $0 })) { Button("Later") { open.merge([3: false]) { $1 } } }
  }
  private func leave() { open[2, default: false].toggle() }
}

struct Bindings: View {
  @State private var showsHelp = false
  @State private var showsNews = false
  @State private var showsLegal = false
  @State private var isDark = false
  var body: some View {
    Button("Help") { showsHelp = true }
      .fullScreenCover(isPresented: $showsHelp) { Button("Later", action: leaveAll) }
    Button("News") { showsNews = true }
      .fullScreenCover(isPresented: $showsNews) {
        Button("Later") {
          let shown = $showsNews
          shown.wrappedValue = false
        }
      }
    Button("Legal") { showsLegal = true }
      .fullScreenCover(isPresented: $showsLegal) { // expect: trapped-modal
        Button("Later") {
          for flag in [$isDark] { flag.wrappedValue = false }
        }
      }
  }
  private func leaveAll() { [$showsHelp, $showsNews].forEach { $0.wrappedValue = false } }
}

final class Desk: ObservableObject {
  @Published var showsNote = false
  @Published var showsCard = false
  private var commands: [(Desk) -> Void] = [{ $0.showsNote = false }]
  func runLast() { commands.last?(self) }
  func leaving() -> () -> Void { { [weak self] in self?.showsCard = false } }
}

struct Closures: View {
  @StateObject private var desk = Desk()
  var body: some View {
    Button("Note") { desk.showsNote = true }
      .fullScreenCover(isPresented: $desk.showsNote) { Button("Later") { desk.runLast() } }
    Button("Card") { desk.showsCard = true }
      .fullScreenCover(isPresented: $desk.showsCard) { Button("Later") { desk.leaving()() } }
  }
}
