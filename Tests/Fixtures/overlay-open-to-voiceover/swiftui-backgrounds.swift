// A tinted layer that takes taps is its page's background where nothing stands before it: first in its stack, over a picture, in one
// of two pages. What has something before it that stays there is a modal.
import SwiftUI

struct Roots: View {
  @State private var isSignedIn = false

  var body: some View {
    ZStack {
      if isSignedIn { Text("Roots") } else { SignIn(isSignedIn: $isSignedIn) }
    }
  }
}

struct SignIn: View {
  @Binding var isSignedIn: Bool
  @State private var name = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      Color.blue.opacity(0.1).ignoresSafeArea().onTapGesture { isFocused = false }
      VStack {
        TextField("Name", text: $name).focused($isFocused)
        Button("Sign in") { isSignedIn = true }
      }
    }
  }
}

struct Herbs: View {
  enum Phase { case loading, loaded }
  @State private var phase = Phase.loading
  @FocusState private var isFocused: Bool

  var body: some View {
    switch phase {
    case .loading: ProgressView()
    case .loaded:
      ZStack {
        Backdrop()
        Color.gray.opacity(0.1).ignoresSafeArea().onTapGesture { isFocused = false }
        Text("Herbs")
      }
    }
  }
}

struct Backdrop: View {
  var body: some View { Image("leaves").resizable().ignoresSafeArea() }
}

struct Spices: View {
  let tint: Color
  @State private var page = 0
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      Backdrop()
      tint.opacity(0.3)
      switch page {
      case 0: Button("On") { page = 1 }
      default:
        Color.red.opacity(0.1).ignoresSafeArea().onTapGesture { isFocused = false }
        Text("Pepper")
      }
    }
  }
}

struct Teas: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      if #available(iOS 99, *) {
        Color.gray.opacity(0.1).ignoresSafeArea().onTapGesture { isFocused = false }
      } else {
        Color.gray.opacity(0.2).edgesIgnoringSafeArea(.all).onTapGesture { isFocused = false }
      }
      Text("Teas")
    }
  }
}

// A popup that UIKit shows, and whose shade comes a moment later.

struct Shop: View {
  @State private var asks = false
  var body: some View {
    Button("Ask") { asks = true }
      .fullScreenCover(isPresented: $asks) { Popup().presentationBackground(.clear) }
  }
}

struct Popup: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShaded = false

  var body: some View {
    ZStack {
      if isShaded { shade }
      Button("Close") { dismiss() }
    }
    .onAppear { withAnimation { isShaded = true } }
  }

  private var shade: some View {
    Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { dismiss() }
  }
}

// It takes taps and dims nothing.

struct Chat: View {
  @State private var text = ""
  @FocusState private var isFocused: Bool

  var body: some View {
    ZStack {
      Button("More") { text += "." }
      if isFocused {
        Color.black.opacity(0.001).ignoresSafeArea().onTapGesture { isFocused = false }
      }
      TextField("Message", text: $text).focused($isFocused)
    }
  }
}

// Over what stays there.

struct Grains: View { // expect: overlay-open-to-voiceover
  @State private var asks = false

  var body: some View {
    ZStack {
      Backdrop()
      if #available(iOS 99, *) { Text("Grains") } else { Text("Rice") }
      if asks {
        ZStack {
          Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { asks = false }
          Button("Close") { asks = false }
            .accessibilityAction(.escape) { asks = false }
        }
      } else {
        Button("Ask") { asks = true }
      }
    }
  }
}

struct Beans: View { // expect: overlay-open-to-voiceover
  @State private var asks = false
  let bean: String?

  var body: some View {
    ZStack {
      if let bean {
        Text(bean)
        if asks { menu }
      }
    }
  }

  private var menu: some View {
    Group {
      Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { asks = false }
      Button("Close") { asks = false }
        .accessibilityAction(.escape) { asks = false }
    }
  }
}

// It shows itself by a flag of its own; who puts it over the rest asks for none.

struct Drawer: View { // expect: overlay-open-to-voiceover
  @Binding var isOpen: Bool

  var body: some View {
    ZStack {
      if isOpen {
        shade
        Button("Close") { isOpen = false }
          .accessibilityAction(.escape) { isOpen = false }
      }
    }
  }

  private var shade: some View {
    Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isOpen = false }
  }
}

struct Pantry: View {
  @State private var isOpen = false

  var body: some View {
    Button("Open") { isOpen = true }
      .overlay {
        Text("Pantry")
        Drawer(isOpen: $isOpen)
      }
  }
}

// The app itself puts it over its first page.

struct Larder: App {
  @State private var isAsking = false

  var body: some Scene {
    WindowGroup {
      Button("Ask") { isAsking = true }
        .overlay { Question(isAsking: $isAsking) }
    }
  }
}

struct Question: View { // expect: overlay-open-to-voiceover
  @Binding var isAsking: Bool

  var body: some View {
    if isAsking {
      ZStack {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isAsking = false }
        Button("Close") { isAsking = false }
          .accessibilityAction(.escape) { isAsking = false }
      }
    }
  }
}

// So does a function of all views.

struct Toaster: View { // expect: overlay-open-to-voiceover
  @Binding var isHot: Bool

  var body: some View {
    if isHot {
      ZStack {
        Color.black.opacity(0.4).ignoresSafeArea().onTapGesture { isHot = false }
        Button("Close") { isHot = false }
          .accessibilityAction(.escape) { isHot = false }
      }
    }
  }
}

extension View {
  func toaster(isHot: Binding<Bool>) -> some View {
    ZStack {
      self
      Toaster(isHot: isHot)
    }
  }
}
