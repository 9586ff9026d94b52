import UIKit

enum Thresholds {
  static let percent: CGFloat = 30
  static let share: CGFloat = 0.3
}
