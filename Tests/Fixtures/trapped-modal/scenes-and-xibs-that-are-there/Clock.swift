// A scene and a XIB that are among the files hold no way out; a XIB of the superclass counts for the classes below.
import UIKit

final class ClockController: UIViewController {}
class AlarmController: UIViewController {}
final class LoudAlarmController: AlarmController {}
final class RadioController: UIViewController {}

final class SnoozedAlarmController: AlarmController {
  init() { super.init(nibName: "AlarmController", bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

final class WallController: UIViewController {
  func showClock() {
    let clock = UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Clock") as! ClockController
    cover(clock) // expect: trapped-modal
  }

  func showAlarm() { cover(AlarmController(nibName: "AlarmController", bundle: nil)) } // expect: trapped-modal
  func showLoudAlarm() { cover(LoudAlarmController(nibName: "AlarmController", bundle: nil)) } // expect: trapped-modal
  func showSnoozedAlarm() { cover(SnoozedAlarmController()) } // expect: trapped-modal
  func showRadio() { cover(RadioController(nibName: "RadioController", bundle: nil)) }

  func showUnknownRadio() {
    cover(UIStoryboard(name: "Main", bundle: nil).instantiateViewController(withIdentifier: "Radio") as! RadioController)
  }

  private func cover(_ controller: UIViewController) {
    controller.modalPresentationStyle = .fullScreen
    present(controller, animated: true)
  }
}
