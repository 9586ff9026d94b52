// Cancel unwinds to a method that does its work only if a run comes back, which `prepare(for:)` has emptied for all but Save.
import UIKit

final class RunsController: UITableViewController {
  @IBAction func backWithRun(_ segue: UIStoryboardSegue) {
    if let editor = segue.source as? RunEditor, let length = editor.length {
      RunStore.shared.add(length) { self.reloadData() }
    }
  }

  @IBAction func backWithSwim(_ segue: UIStoryboardSegue) {
    guard let editor = segue.source as? SwimEditor, let length = editor.length else { return }
    RunStore.shared.add(length) { self.reloadData() }
  }

  // Done whatever comes back.
  @IBAction func backWithRide(_ segue: UIStoryboardSegue) {
    if let editor = segue.source as? RideEditor, let length = editor.length { RunStore.shared.add(length) {} }
    reloadData()
  }

  // What this asks for is not what was emptied.
  @IBAction func backWithHike(_ segue: UIStoryboardSegue) {
    if let editor = segue.source as? HikeEditor, let name = editor.name {
      RunStore.shared.use(name)
      reloadData()
    }
  }

  private func reloadData() { tableView.reloadData() }
}

final class RunEditor: UIViewController {
  @IBOutlet private weak var saveItem: UIBarButtonItem!
  private(set) var length: Double?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard sender as AnyObject? === saveItem else {
      length = nil
      return
    }
  }
}

final class SwimEditor: UIViewController {
  @IBOutlet private weak var saveItem: UIBarButtonItem!
  private(set) var length: Double?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if sender as AnyObject? !== saveItem { self.length = nil }
  }
}

final class RideEditor: UIViewController {
  @IBOutlet private weak var saveItem: UIBarButtonItem!
  private(set) var length: Double?

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if sender as AnyObject? !== saveItem { length = nil }
  }
}

final class HikeEditor: UIViewController {
  @IBOutlet private weak var saveItem: UIBarButtonItem!
  private(set) var length: Double?
  private(set) var name: String? = "Hike"

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    if sender as AnyObject? !== saveItem { length = nil }
  }
}

final class RunStore {
  static let shared = RunStore()
  private var lengths: [Double] = []
  private var name = ""

  func add(_ length: Double, done: () -> Void) {
    lengths.append(length)
    done()
  }

  func use(_ name: String) { self.name = name }
}
