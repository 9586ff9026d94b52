// A header for VoiceOver is a heading, and a text in a style of the team's may be one; where the bar is hidden none stands there empty.
import SwiftUI

struct MailView: View {
  @State private var filters = false
  @State private var sorts = false
  @State private var searches = false
  @State private var folders = false

  var body: some View {
    VStack {
      Button("Filter") { filters = true }
      Button("Sort") { sorts = true }
      Button("Search") { searches = true }
      Button("Folders") { folders = true }
    }
    .sheet(isPresented: $filters) { FilterView() }
    .sheet(isPresented: $sorts) { SortView() }
    .sheet(isPresented: $searches) { SearchView() }
    .sheet(isPresented: $folders) { FolderView() } // expect: untitled-modal
  }
}

struct FilterView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("Filter").accessibilityAddTraits(.isHeader)
        Button("Close") { dismiss() }
      }
    }
  }
}

enum TextStyle {
  case large, small
  var font: Font { self == .large ? .largeTitle : .body }
}

extension View {
  func textStyle(_ style: TextStyle) -> some View { font(style.font) }
}

struct SortView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("Sort").textStyle(.large)
        Button("Close") { dismiss() }
      }
    }
  }
}

struct SearchView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("Search")
        Button("Close") { dismiss() }
      }
      .toolbar(.hidden, for: .navigationBar)
    }
  }
}

struct FolderView: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    NavigationStack {
      VStack {
        Text("Folders").accessibilityAddTraits(.isStaticText)
        Button("Close") { dismiss() }
      }
      .toolbar(.hidden, for: .tabBar)
    }
  }
}
