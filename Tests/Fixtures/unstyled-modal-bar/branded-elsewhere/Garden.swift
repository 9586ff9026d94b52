import UIKit

final class GardenController: UIViewController {
  func seeds() { presentTask(SeedPage()) }
  func beds() { presentTask(BedPage()) }
  func tools() { presentTask(ToolPage()) }
}
