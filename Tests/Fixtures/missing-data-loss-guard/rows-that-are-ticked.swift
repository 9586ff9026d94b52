// What rows tick is a draft until Save writes it back, however the row says so. A row that acts at once holds nothing back, what
// no Save asks for is no draft, and a filter is put together again in a moment.
import SwiftUI

struct Club: View {
  @State private var picksMembers = false
  @State private var picksDays = false
  @State private var picksSongs = false
  @State private var picksSize = false
  @State private var joinsGroups = false
  @State private var readsRules = false
  @State private var filters = false
  let club: ClubRecord

  var body: some View {
    VStack {
      Button("Members") { picksMembers = true }
        .sheet(isPresented: $picksMembers) { MemberPicker(members: club.members) } // expect: missing-data-loss-guard
      Button("Days") { picksDays = true }
        .sheet(isPresented: $picksDays) { DayPicker() } // expect: missing-data-loss-guard
      Button("Songs") { picksSongs = true }
        .sheet(isPresented: $picksSongs) { SongPicker(songs: club.songs) } // expect: missing-data-loss-guard
      Button("Size") { picksSize = true }
        .sheet(isPresented: $picksSize) { SizePicker() } // expect: missing-data-loss-guard
      Button("Groups") { joinsGroups = true }
        .sheet(isPresented: $joinsGroups) { GroupPicker(groups: club.groups) }
      Button("Rules") { readsRules = true }
        .sheet(isPresented: $readsRules) { RuleReader(rules: club.rules) }
      Button("Filter") { filters = true }
        .sheet(isPresented: $filters) { MemberFilter(members: club.members) }
    }
  }
}

struct ClubRecord {
  var members: [Member] = []
  var songs: [Song] = []
  var groups: [Group] = []
  var rules: [Rule] = []
}

struct Member: Identifiable { var id = 0; var name = "" }
struct Song: Identifiable { var id = 0; var title = "" }
struct Group: Identifiable { var id = 0; var name = "" }
struct Rule: Identifiable { var id = 0; var text = "" }

// A set of its own, by a row of the team's own.
struct MemberPicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var chosen: Set<Int> = []
  let members: [Member]

  var body: some View {
    NavigationStack {
      List {
        ForEach(members) { member in
          TickRow(title: member.name, isOn: chosen.contains(member.id)) { toggle(member) }
        }
      }
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
        ToolbarItem(placement: .confirmationAction) {
          Button("Save") {
            ClubStore.shared.keep(chosen)
            dismiss()
          }
        }
      }
    }
  }

  private func toggle(_ member: Member) {
    withAnimation {
      if chosen.contains(member.id) { chosen.remove(member.id) } else { chosen.insert(member.id) }
    }
  }
}

struct TickRow: View {
  let title: String
  let isOn: Bool
  let onTap: () -> Void

  var body: some View {
    Button(action: onTap) { Label(title, systemImage: isOn ? "checkmark.circle.fill" : "circle") }
  }
}

// A model's, which a tap tells.
final class DayModel: ObservableObject {
  @Published var days: [Int] = []

  func flip(_ day: Int) {
    if let place = days.firstIndex(of: day) { days.remove(at: place) } else { days.append(day) }
  }

  func write() { ClubStore.shared.keep(Set(days)) }
}

struct DayPicker: View {
  @Environment(\.dismiss) private var dismiss
  @StateObject private var model = DayModel()

  var body: some View {
    VStack {
      ForEach(0..<7) { day in
        HStack {
          Text("Day \(day)")
          if model.days.contains(day) { Image(systemName: "checkmark") }
        }
        .onTapGesture { model.flip(day) }
      }
      Button("Cancel") { dismiss() }
      Button("Save") {
        model.write()
        dismiss()
      }
    }
  }
}

// A list where more than one can be chosen.
struct SongPicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var picked = Set<Int>()
  let songs: [Song]

  var body: some View {
    VStack {
      List(songs, selection: $picked) { song in Text(song.title) }
        .environment(\.editMode, .constant(.active))
      Button("Cancel") { dismiss() }
      Button("Save playlist") {
        ClubStore.shared.keep(picked)
        dismiss()
      }
    }
  }
}

// One of several.
struct SizePicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var size = 0

  var body: some View {
    VStack {
      ForEach([1, 2, 3], id: \.self) { option in
        Button { size = option } label: { Text(size == option ? "✓ \(option)" : "\(option)") }
      }
      Button("Cancel") { dismiss() }
      Button("Update") {
        ClubStore.shared.keep([size])
        dismiss()
      }
    }
  }
}

// A row that joins at once.
struct GroupPicker: View {
  @Environment(\.dismiss) private var dismiss
  @State private var joined: Set<Int> = []
  let groups: [Group]

  var body: some View {
    VStack {
      ForEach(groups) { group in
        Button(group.name) {
          joined.insert(group.id)
          ClubStore.shared.keep(joined)
        }
      }
      Button("Close") { dismiss() }
      Button("Save") {
        ClubStore.shared.keep(joined)
        dismiss()
      }
    }
  }
}

// What is unfolded is no draft.
struct RuleReader: View {
  @Environment(\.dismiss) private var dismiss
  @State private var unfolded: Set<Int> = []
  let rules: [Rule]

  var body: some View {
    VStack {
      ForEach(rules) { rule in
        Button(rule.text) { if unfolded.contains(rule.id) { unfolded.remove(rule.id) } else { unfolded.insert(rule.id) } }
      }
      Button("Close") { dismiss() }
      Button("Save a copy") {
        ClubStore.shared.copyRules()
        dismiss()
      }
    }
  }
}

struct MemberFilter: View {
  @Environment(\.dismiss) private var dismiss
  @State private var shown: Set<Int> = []
  let members: [Member]

  var body: some View {
    VStack {
      ForEach(members) { member in
        Button(member.name) { shown.insert(member.id) }
      }
      Button("Cancel") { dismiss() }
      Button("Save") {
        ClubStore.shared.keep(shown)
        dismiss()
      }
    }
  }
}

final class ClubStore {
  static let shared = ClubStore()
  private(set) var kept: Set<Int> = []

  func keep(_ ids: Set<Int>) { kept = ids }
  func copyRules() { kept = [] }
}
