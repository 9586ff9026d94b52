// A stream sets the state while the controller is on screen: by a key path, or in passing.
import Combine
import UIKit

final class ReaderController: UIViewController {
  private var isFull = false
  private let taps = PassthroughSubject<Bool, Never>()
  private var bag = Set<AnyCancellable>()
  override var prefersStatusBarHidden: Bool { isFull } // expect: stale-status-bar

  override func viewDidLoad() {
    super.viewDidLoad()
    taps.assign(to: \.isFull, on: self).store(in: &bag)
  }
}

final class PlayerController: UIViewController {
  private var isFull = false
  private let taps = PassthroughSubject<Bool, Never>()
  private var bag = Set<AnyCancellable>()
  override var prefersStatusBarHidden: Bool { isFull } // expect: stale-status-bar

  override func viewDidLoad() {
    super.viewDidLoad()
    taps.handleEvents(receiveOutput: { [weak self] in self?.isFull = $0 }).sink { _ in }.store(in: &bag)
  }
}

final class MapController: UIViewController {
  private var isFull = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
  private let taps = PassthroughSubject<Bool, Never>()
  private var bag = Set<AnyCancellable>()
  override var prefersStatusBarHidden: Bool { isFull }

  override func viewDidLoad() {
    super.viewDidLoad()
    taps.assign(to: \.isFull, on: self).store(in: &bag)
  }
}
