// A protocol's property is what those who conform to it hold: one of two screens. Where a third is handed in, nobody knows.
import UIKit

protocol Entry { var page: UIViewController { get } }

struct RoseEntry: Entry { let page: UIViewController = RoseController() }
struct FernEntry: Entry { var page: UIViewController { FernController() } }

protocol Slot { var page: UIViewController { get } }

struct RoseSlot: Slot { let page: UIViewController = RoseController() }
struct OpenSlot: Slot { let page: UIViewController }

final class RoseController: UIViewController {}
final class FernController: UIViewController {}

final class Beds: UITableViewController {
  private let entries: [Int: Entry] = [0: RoseEntry(), 1: FernEntry()]
  var slot: Slot!

  private func entry(_ row: Int) -> Entry { row == 0 ? RoseEntry() : FernEntry() }

  @IBAction func show() {
    let page = entry(2).page
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true) // expect: trapped-modal
  }

  @IBAction func showSlot() {
    let page = slot.page
    page.modalPresentationStyle = .fullScreen
    present(page, animated: true)
  }
}
