// What is shown next waits for nothing: a picker that closes itself, whatever stands in between.
import PhotosUI
import UIKit

final class AlbumController: UIViewController, PHPickerViewControllerDelegate {
  private var titles: [String] = []

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    picker.dismiss(animated: true, completion: nil)
    guard let first = results.first else { return }
    titles.append(first.assetIdentifier ?? "")
    let editor = UIAlertController(title: "Name it", message: nil, preferredStyle: .alert)
    editor.addAction(UIAlertAction(title: "Done", style: .cancel))
    present(editor, animated: true) // expect: presenting-during-dismissal
  }
}
