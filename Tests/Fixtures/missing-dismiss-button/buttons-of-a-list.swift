// Buttons that a list of actions makes do what each action was given: one of them may well be the way out. A row of a picker chooses something.
import SwiftUI

@main
struct OrchardApp: App {
  var body: some Scene { WindowGroup { OrchardView() } }
}

struct OrchardView: View {
  @State private var warns = false
  @State private var picks = false
  @State private var tree = Tree(name: "Quince")

  var body: some View {
    Button("Warn") { warns = true }
      .sheet(isPresented: $warns) {
        NoticeView(actions: [
          NoticeAction(title: "Remind me") { Reminder.schedule() },
          NoticeAction(title: "Not now", isMain: false) { warns = false },
        ])
      }
    Button("Pick") { picks = true }
      .sheet(isPresented: $picks) { TreePicker(trees: [tree]) { tree = $0 } } // expect: missing-dismiss-button
  }
}

enum Reminder { static func schedule() { UserDefaults.standard.set(true, forKey: "reminds") } }

struct Tree: Identifiable {
  let id = UUID()
  let name: String
}

struct NoticeAction: Identifiable {
  let id = UUID()
  let title: String
  var isMain = true
  let perform: () -> Void
}

struct NoticeView: View {
  let actions: [NoticeAction]

  var body: some View {
    ForEach(actions) { action in
      if action.isMain {
        Button(action.title, action: action.perform)
      } else {
        Button(action.title) { action.perform() }
      }
    }
  }
}

struct TreePicker: View {
  let trees: [Tree]
  let choose: (Tree) -> Void
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List(trees) { tree in
      Button(tree.name) {
        choose(tree)
        dismiss()
      }
    }
  }
}
