// What a package's value is asked for in the brackets of a text or a modifier is a number, a text, a colour: no view is hidden there.
import Palettes
import SwiftUI

struct JournalPage: View {
  @State private var reads = false
  @State private var picks = false
  @State private var browses = false
  let entry: Entry

  var body: some View {
    VStack {
      Button("Read") { reads = true }
        .sheet(isPresented: $reads) { EntryView(entry: entry) } // expect: missing-dismiss-button
      Button("Pick") { picks = true }
        .sheet(isPresented: $picks) { PickView(entry: entry) }
      Button("Browse") { browses = true }
        .sheet(isPresented: $browses) { BrowseView(entry: entry) }
    }
  }
}

struct EntryView: View {
  @State private var isLarge = false
  let entry: Entry

  var body: some View {
    List {
      Text(entry.date.formatted(date: .long, time: .omitted))
        .opacity(isLarge ? entry.strength : 1)
        .foregroundStyle(entry.tint.opacity(0.5))
      Text(isLarge ? entry.text : entry.summary)
    }
    .frame(maxWidth: isLarge ? entry.width : nil)
  }
}

/// A view that the package hands over may close it.
struct PickView: View {
  @State private var isLarge = false
  let entry: Entry

  var body: some View {
    Text("Pick")
      .overlay(isLarge ? entry.closeButton : nil)
  }
}

struct BrowseView: View {
  @State private var isLarge = false
  let entry: Entry

  var body: some View {
    Text("Browse")
      .navigationBarItems(trailing: isLarge ? entry.corner : nil)
  }
}
