// A child that is handed to the function which adds it is what its callers hand over.
import UIKit

final class DrumController: UIViewController {
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .bottom }
}

final class NotesController: UIViewController {}

class BandController: UIViewController {
  func seat(_ player: UIViewController) {
    addChild(player) // expect: stale-edge-deferral
    player.didMove(toParent: self)
  }
}

final class DrumBandController: BandController {
  override func viewDidLoad() {
    super.viewDidLoad()
    seat(DrumController())
  }
}

class ChoirController: UIViewController {
  private var singer: UIViewController?
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? { singer }

  func place(_ singer: UIViewController) {
    self.singer = singer
    addChild(singer)
    singer.didMove(toParent: self)
  }
}

final class DrumChoirController: ChoirController {
  override func viewDidLoad() {
    super.viewDidLoad()
    place(DrumController())
  }
}

class DeskController: UIViewController {
  func put(_ page: UIViewController) {
    addChild(page)
    page.didMove(toParent: self)
  }
}

final class NotesDeskController: DeskController {
  override func viewDidLoad() {
    super.viewDidLoad()
    put(NotesController())
  }
}
