// A tap to close, over a grid whose data source and delegate is another class.
import UIKit

final class GridSource: NSObject, UICollectionViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) { collectionView.alpha = 1 }
}

final class StickerController: UIViewController {
  private let source = GridSource()
  @IBOutlet private weak var grid: UICollectionView!

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.delegate = source
    let tap = UITapGestureRecognizer(target: self, action: #selector(close))
    tap.numberOfTapsRequired = 1
    view.addGestureRecognizer(tap) // expect: swallowed-touches
  }

  @objc private func close() { dismiss(animated: true) }
}
