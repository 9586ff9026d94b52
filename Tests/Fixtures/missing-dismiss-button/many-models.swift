// Of many models that override one method, those hear of a case that tell it apart.
import SwiftUI

class Model<Action>: ObservableObject {
  @Published var isOpen = false

  func hear(_ action: Action) {}
  func tell(_ action: Action) { hear(action) }
}

enum AlarmAction { case alarm }

final class AlarmModel: Model<AlarmAction> {
  override func hear(_ action: AlarmAction) { if case .alarm = action { isOpen = false } }
}

enum BeaconAction { case beacon }

final class BeaconModel: Model<BeaconAction> {
  override func hear(_ action: BeaconAction) { if case .beacon = action { isOpen = false } }
}

enum CanvasAction { case canvas }

final class CanvasModel: Model<CanvasAction> {
  override func hear(_ action: CanvasAction) { if case .canvas = action { isOpen = false } }
}

enum DrawerAction { case drawer }

final class DrawerModel: Model<DrawerAction> {
  override func hear(_ action: DrawerAction) { if case .drawer = action { isOpen = false } }
}

enum EngineAction { case engine }

final class EngineModel: Model<EngineAction> {
  override func hear(_ action: EngineAction) { if case .engine = action { isOpen = false } }
}

enum FolderAction { case folder }

final class FolderModel: Model<FolderAction> {
  override func hear(_ action: FolderAction) { if case .folder = action { isOpen = false } }
}

enum GardenAction { case garden }

final class GardenModel: Model<GardenAction> {
  override func hear(_ action: GardenAction) { if case .garden = action { isOpen = false } }
}

enum HarborAction { case harbor }

final class HarborModel: Model<HarborAction> {
  override func hear(_ action: HarborAction) { if case .harbor = action { isOpen = false } }
}

enum IslandAction { case island }

final class IslandModel: Model<IslandAction> {
  override func hear(_ action: IslandAction) { if case .island = action { isOpen = false } }
}

enum JungleAction { case jungle }

final class JungleModel: Model<JungleAction> {
  override func hear(_ action: JungleAction) { if case .jungle = action { isOpen = false } }
}

enum KettleAction { case kettle }

final class KettleModel: Model<KettleAction> {
  override func hear(_ action: KettleAction) { if case .kettle = action { isOpen = false } }
}

enum LadderAction { case ladder }

final class LadderModel: Model<LadderAction> {
  override func hear(_ action: LadderAction) { if case .ladder = action { isOpen = false } }
}

enum MirrorAction { case mirror }

final class MirrorModel: Model<MirrorAction> {
  override func hear(_ action: MirrorAction) { if case .mirror = action { isOpen = false } }
}

enum NoteAction { case archive, back }

final class NoteModel: Model<NoteAction> {
  override func hear(_ action: NoteAction) {
    switch action {
    case .archive: Archive.shared.add("note")
    case .back: isOpen = false
    }
  }
}

final class Archive {
  static let shared = Archive()
  func add(_ what: String) {}
}

struct Note: View {
  @ObservedObject var model: NoteModel

  var body: some View {
    VStack {
      Button("Archive") { model.tell(.archive) }
      Button("Back") { model.tell(.back) }
    }
  }
}

struct Slip: View {
  @ObservedObject var model: NoteModel

  var body: some View {
    Button("Archive") { model.tell(.archive) }
  }
}

struct Desk: View {
  @StateObject private var note = NoteModel()
  @StateObject private var slip = NoteModel()

  var body: some View {
    VStack {
      Button("Note") { note.isOpen = true }
        .sheet(isPresented: $note.isOpen) { Note(model: note) }
      Button("Slip") { slip.isOpen = true }
        // expect: missing-dismiss-button
        .sheet(isPresented: $slip.isOpen) { Slip(model: slip) }
    }
  }
}
