import UIKit

final class RateController: BottomController {}

final class SortController: BottomController {}

final class ListController: UIViewController {
  @objc func rate() { present(RateController(), animated: true) }
  @objc func sort() { present(SortController(), animated: true) }
}
