import DesignKit
import UIKit

/// A field with a frame, from outside but for what is typed into it.
class NameInputField: FramedControl {
  let inner = UITextField()
  private var model: NameInputViewModel?

  func show(_ model: NameInputViewModel) {
    self.model = model
    inner.text = model.text
    inner.addTarget(self, action: #selector(changed), for: .editingChanged)
  }

  @objc private func changed() { model?.text = inner.text ?? "" }
}

final class NameInputViewModel {
  var text: String
  init(text: String) { self.text = text }
}
