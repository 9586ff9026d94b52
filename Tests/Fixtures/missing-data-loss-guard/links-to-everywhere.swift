// Below links that may lead to more than is ever read: what is typed on the screen itself is lost all the same, unless that guards it.
// Silent: a form among these pages, and one that stands beside more than is read, where something may guard it.
import SwiftUI

struct Profile: View {
  @State private var edits = false
  @State private var drafts = false
  @State private var looks = false
  @State private var crowds = false

  var body: some View {
    VStack {
      Button("Edit") { edits = true }
      Button("Draft") { drafts = true }
      Button("Look") { looks = true }
      Button("Crowd") { crowds = true }
    }
    .sheet(isPresented: $edits) {
      NavigationStack {
        ProfileForm().anywhere()
      }
      .interactiveDismissDisabled()
    }
    .sheet(isPresented: $drafts) { // expect: missing-data-loss-guard
      NavigationStack { ProfileForm().anywhere() }
    }
    .sheet(isPresented: $looks) {
      NavigationStack { Overview().anywhere() }
    }
    .sheet(isPresented: $crowds) { Crowd() }
  }
}

struct Crowd: View {
  var body: some View {
    VStack {
      ProfileForm()
      Page1()
      Page1()
      Bouncer()
    }
  }
}

struct Bouncer: View {
  var body: some View { Text("Stay").interactiveDismissDisabled() }
}

struct Overview: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    Text("Overview").toolbar { Button("Close") { dismiss() } }
  }
}

struct ProfileForm: View {
  @Environment(\.dismiss) private var dismiss
  @State private var name = ""
  @State private var about = ""

  var body: some View {
    Form {
      TextField("Name", text: $name)
      TextEditor(text: $about)
    }
    .toolbar {
      ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
      ToolbarItem(placement: .confirmationAction) {
        Button("Save") {
          People.save(name + about)
          dismiss()
        }
      }
    }
  }
}

enum People {
  static func save(_ text: String) { print(text) }
}

enum Place: Hashable {
  case first, form
}

extension View {
  func anywhere() -> some View {
    navigationDestination(for: Place.self) { place in
      switch place {
      case .first: Page1()
      case .form: ProfileForm()
      }
    }
  }
}

struct Page1: View {
  var body: some View {
    VStack {
      Page2()
      Page2()
    }
  }
}

struct Page2: View {
  var body: some View {
    VStack {
      Page3()
      Page3()
    }
  }
}

struct Page3: View {
  var body: some View {
    VStack {
      Page4()
      Page4()
    }
  }
}

struct Page4: View {
  var body: some View {
    VStack {
      Page5()
      Page5()
    }
  }
}

struct Page5: View {
  var body: some View {
    VStack {
      Page6()
      Page6()
    }
  }
}

struct Page6: View {
  var body: some View {
    VStack {
      Page7()
      Page7()
    }
  }
}

struct Page7: View {
  var body: some View {
    VStack {
      Page8()
      Page8()
    }
  }
}

struct Page8: View {
  var body: some View {
    VStack {
      Page9()
      Page9()
    }
  }
}

struct Page9: View {
  var body: some View {
    VStack {
      Page10()
      Page10()
    }
  }
}

struct Page10: View {
  var body: some View {
    VStack {
      Page11()
      Page11()
    }
  }
}

struct Page11: View {
  var body: some View {
    VStack {
      Page12()
      Page12()
    }
  }
}

struct Page12: View {
  var body: some View {
    VStack {
      Page13()
      Page13()
    }
  }
}

struct Page13: View {
  var body: some View { Text("The end") }
}
