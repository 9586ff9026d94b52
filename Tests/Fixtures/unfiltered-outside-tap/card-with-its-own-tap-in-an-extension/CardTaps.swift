import UIKit

extension CardController {
  func absorbTaps() { card.addGestureRecognizer(UITapGestureRecognizer(target: nil, action: nil)) }
}
