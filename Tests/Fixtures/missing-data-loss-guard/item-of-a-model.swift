// The model that a sheet shows, made as the item of the presenter's model: it goes with the swipe, unless something else keeps it.
import SwiftUI

@main struct Kennel: App {
  var body: some Scene { WindowGroup { Yard() } }
}

@Observable final class DogModel: Identifiable {
  var name: String
  var note = ""
  init(name: String) { self.name = name }
}

@Observable final class YardModel {
  var adding: DogModel?
  var kept: DogModel?
  var told: DogModel? { didSet { oldValue.map { all.append($0.name) } } }
  var draft: DogModel?
  private lazy var spare = DogModel(name: "")
  private(set) var all: [String] = []

  func add() { adding = DogModel(name: "") }
  func again() { kept = spare }
  func tell() { told = DogModel(name: "") }
  func draw() {
    let dog = DogModel(name: "")
    all.append(dog.name)
    draft = dog
  }

  func confirm(_ dog: DogModel?) {
    guard let dog else { return }
    all.append(dog.name + dog.note)
    adding = nil
  }
}

struct Yard: View {
  @State private var model = YardModel()
  var body: some View {
    VStack {
      Button("Add") { model.add() }
        // expect: missing-data-loss-guard
        .sheet(item: $model.adding) { dog in
          Sheet(dog: dog, leave: { model.adding = nil }, confirm: { model.confirm(model.adding) })
        }
      Button("Again") { model.again() }
        .sheet(item: $model.kept) { dog in
          Sheet(dog: dog, leave: { model.kept = nil }, confirm: { model.confirm(dog) })
        }
      Button("Tell") { model.tell() }
        .sheet(item: $model.told) { dog in
          Sheet(dog: dog, leave: { model.told = nil }, confirm: { model.confirm(dog) })
        }
      Button("Draw") { model.draw() }
        .sheet(item: $model.draft) { dog in
          Sheet(dog: dog, leave: { model.draft = nil }, confirm: { model.confirm(dog) })
        }
    }
  }
}

struct Sheet: View {
  @Bindable var dog: DogModel
  let leave: () -> Void
  let confirm: () -> Void
  var body: some View {
    NavigationStack {
      Form {
        TextField("Name", text: $dog.name)
        TextField("Note", text: $dog.note)
      }
      .navigationTitle("Dog")
      .toolbar {
        ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: leave) }
        ToolbarItem(placement: .confirmationAction) { Button("Save", action: confirm) }
      }
    }
  }
}
