// Pictures to leaf through, in a bar that only holds its Done.
import UIKit

final class ScreenshotsController: UICollectionViewController {
  var pictures: [UIImage] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.isPagingEnabled = true
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(finish))
  }

  @objc private func finish() { dismiss(animated: true) }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { pictures.count }
}

final class StoreController: UIViewController {
  func enlarge() {
    let controller = ScreenshotsController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.pictures = []
    present(UINavigationController(rootViewController: controller), animated: true) // expect: untitled-modal
  }
}
