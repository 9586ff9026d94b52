// A stream of taps is what the button does where its end is a closure; where it goes to somebody else, that is not seen.
import CombineCocoa
import RxCocoa
import RxSwift
import UIKit

final class PlayerModel {
  let close = PublishRelay<Void>()
  let share = PassthroughSubject<Void, Never>()
}

class PlayerController: UIViewController {
  fileprivate let model = PlayerModel()
  fileprivate let cross = UIButton()
  fileprivate let bag = DisposeBag()
}

final class BoundToRelay: PlayerController {
  override func viewDidLoad() {
    super.viewDidLoad()
    cross.rx.tap.bind(to: model.close).disposed(by: bag)
  }
}

final class HandedOn: PlayerController {
  override func viewDidLoad() {
    super.viewDidLoad()
    listen(to: cross.rx.tap.asObservable())
  }

  private func listen(to taps: Observable<Void>) { model.close.add(taps) }
}

final class Closing: PlayerController {
  override func viewDidLoad() {
    super.viewDidLoad()
    cross.rx.tap.throttle(.seconds(1)).subscribe(onNext: { [weak self] in self?.dismiss(animated: true) }).disposed(by: bag)
  }
}

final class Sharing: PlayerController {
  private let heart = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    heart.tapPublisher.sink { [weak self] in self?.like() }.store(in: &Likes.shared.bag)
  }

  private func like() { Likes.shared.count += 1 }
}

final class Likes {
  static let shared = Likes()
  var bag: Set<AnyCancellable> = []
  var count = 0
}

final class LibraryController: UIViewController {
  func openBound() { cover(BoundToRelay()) }
  func openHandedOn() { cover(HandedOn()) }
  func openClosing() { cover(Closing()) }
  func openSharing() { cover(Sharing()) } // expect: trapped-modal

  private func cover(_ player: UIViewController) {
    player.modalPresentationStyle = .fullScreen
    present(player, animated: true)
  }
}
