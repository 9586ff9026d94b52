// A helper that is handed a binding and only hands it on to a cover says nothing of who resets the flag: who hands it in decides.
import SwiftUI

@main struct Harbour: App {
  var body: some Scene {
    WindowGroup {
      VStack {
        Quay()
        Pier()
        Dock()
        Basin()
        Wharf()
        Mole()
      }
    }
  }
}

struct Board: View { var body: some View { Text("Tides") } }

extension View {
  func boardCover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    fullScreenCover(isPresented: isPresented, content: content)
  }

  func boardItem<Item: Identifiable, Content: View>(item: Binding<Item?>, @ViewBuilder content: @escaping (Item) -> Content) -> some View {
    fullScreenCover(item: item, content: content)
  }

  func modifiedCover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    modifier(CoverModifier(isPresented: isPresented, cover: content))
  }

  // It closes the cover itself.
  func passingCover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    fullScreenCover(isPresented: isPresented, content: content)
      .task { isPresented.wrappedValue = false }
  }

  func timedCover<Content: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> Content) -> some View {
    modifier(TimedModifier(isPresented: isPresented, cover: content))
  }
}

struct CoverModifier<Cover: View>: ViewModifier {
  @Binding var isPresented: Bool
  let cover: () -> Cover
  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: $isPresented, content: cover)
  }
}

struct TimedModifier<Cover: View>: ViewModifier {
  @Binding var isPresented: Bool
  let cover: () -> Cover
  func body(content: Content) -> some View {
    content.fullScreenCover(isPresented: $isPresented, content: cover)
      .onReceive(NotificationCenter.default.publisher(for: .init("ebb"))) { _ in isPresented = false }
  }
}

struct Quay: View {
  @State private var boards = false
  var body: some View {
    Button("Board") { boards = true }
      .boardCover(isPresented: $boards) { Board() } // expect: trapped-modal
  }
}

struct Pier: View {
  @State private var boards = false
  var body: some View {
    Button("Board") { boards = true }
      .modifiedCover(isPresented: $boards) { Board() } // expect: trapped-modal
  }
}

// Its own code closes it.
struct Dock: View {
  @State private var docks = false
  var body: some View {
    Button("Board") { docks = true }
      .boardCover(isPresented: $docks) { Board() }
      .task { docks = false }
  }
}

struct Basin: View {
  @State private var fills = false
  var body: some View {
    Button("Board") { fills = true }
      .passingCover(isPresented: $fills) { Board() }
    Button("Later") { fills = true }
      .timedCover(isPresented: $fills) { Board() }
  }
}

struct Slip: Identifiable { let id: Int }

struct Wharf: View {
  @State private var slip: Slip?
  var body: some View {
    Button("Slip") { slip = Slip(id: 1) }
      .boardItem(item: $slip) { _ in Board() } // expect: trapped-modal
  }
}

// A watcher is handed the binding as well.
struct Mole: View {
  @State private var seen = false
  var body: some View {
    Button("Board") { seen = true }
      .boardCover(isPresented: $seen) { Board() }
      .background(Watch(isOn: $seen))
  }
}

struct Watch: View {
  @Binding var isOn: Bool
  var body: some View { Color.clear.task { isOn = false } }
}
