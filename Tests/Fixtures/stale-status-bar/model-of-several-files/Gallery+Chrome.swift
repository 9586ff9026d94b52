import UIKit

extension GalleryController {
  var isFullScreen: Bool { chrome == .hidden }

  @objc func toggleChrome() {
    chrome = isFullScreen ? .visible : .hidden
  }
}
