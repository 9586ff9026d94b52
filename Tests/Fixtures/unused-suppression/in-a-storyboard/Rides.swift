// The comment in the storyboard allows what nobody reports: the map is pushed.
import UIKit

final class RidesController: UIViewController {}

final class MapController: UIViewController {}
