// What is presented is a controller: a superclass that no file declares is another module's, whatever it is called.
import PhotoKit
import UIKit

final class AlbumController: UIViewController {
  func showAll() {
    let browser = CaptionedBrowser()
    browser.modalPresentationStyle = .fullScreen
    present(browser, animated: true)
  }

  func showOne() {
    let photo = PhotoController()
    photo.modalPresentationStyle = .fullScreen
    present(photo, animated: true) // expect: trapped-modal
  }
}

final class CaptionedBrowser: PhotoBrowser {
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
  }
}

final class PhotoController: UIViewController {
  private let caption = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(caption)
  }
}
