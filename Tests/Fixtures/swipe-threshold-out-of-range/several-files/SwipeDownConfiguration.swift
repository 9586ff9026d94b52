import UIKit

struct SwipeDownConfiguration {
  enum Status {
    case initiated, completed, cancelled
  }

  let isSticky: Bool
  let minimumVelocityToDismiss: CGFloat
  let minimumScreenPercentageOffsetToDismiss: CGFloat
  let statusChange: (Status) -> Void

  init(
    isSticky: Bool, minimumVelocityToDismiss: CGFloat = 1000, minimumScreenPercentageOffsetToDismiss: CGFloat = 0.3,
    statusChange: @escaping (Status) -> Void
  ) {
    self.isSticky = isSticky
    self.minimumVelocityToDismiss = minimumVelocityToDismiss
    self.minimumScreenPercentageOffsetToDismiss = min(0.9, max(0, minimumScreenPercentageOffsetToDismiss))
    self.statusChange = statusChange
  }
}
