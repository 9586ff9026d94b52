// A style that is set by way of the object that has the controller, beside the `present` of just that. Of the other one's, or where another method sets it on some object of that class, nothing is known.

import UIKit

final class Tour {
  let navigation = UINavigationController()
  let other = UIViewController()
  func start() { navigation.viewControllers = [StopController()] }
}

final class Trip {
  let navigation = UINavigationController()
  func start() { navigation.viewControllers = [StopController()] }
}

final class Depot: UIViewController {
  private var trip = Trip()

  func cover() {
    let tour = Tour()
    tour.start()
    tour.navigation.modalPresentationStyle = .fullScreen
    present(tour.navigation, animated: true) // expect: trapped-modal
  }

  func beside() {
    let trip = Trip()
    trip.start()
    present(trip.navigation, animated: true)
  }

  func prepare(_ trip: Trip) { trip.navigation.modalPresentationStyle = .fullScreen }
}

final class Garage: UIViewController {
  func open() {
    let ride = Ride()
    ride.start()
    ride.other.modalPresentationStyle = .fullScreen
    present(ride.navigation, animated: true) // expect: missing-dismiss-button
  }
}

final class Ride {
  let navigation = UINavigationController()
  let other = UIViewController()
  func start() { navigation.viewControllers = [StopController()] }
}

final class StopController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UILabel())
  }
}
