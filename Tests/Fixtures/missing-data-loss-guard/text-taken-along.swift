// A stream of taps that takes the text along uses it when the button is tapped, and keeps nothing before; one of the text itself does.
import RxCocoa
import RxSwift
import UIKit

final class BoardController: UIViewController {
  func write() { present(UINavigationController(rootViewController: PostController()), animated: true) } // expect: missing-data-loss-guard
  func draft() { present(UINavigationController(rootViewController: DraftController()), animated: true) }
}

class WallController: UIViewController {
  let textView = UITextView()
  let bag = DisposeBag()
  let cancel = UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil)
  let send = UIBarButtonItem(title: "Send", style: .done, target: nil, action: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(textView)
    navigationItem.leftBarButtonItem = cancel
    navigationItem.rightBarButtonItem = send
    cancel.rx.tap.subscribe(onNext: { [weak self] in self?.dismiss(animated: true) }).disposed(by: bag)
    send.rx.tap.withLatestFrom(textView.rx.text.orEmpty)
      .subscribe(onNext: { [weak self] text in
        Wall.shared.add(text)
        self?.dismiss(animated: true)
      })
      .disposed(by: bag)
  }
}

final class PostController: WallController {}

final class DraftController: WallController {
  override func viewDidLoad() {
    super.viewDidLoad()
    textView.rx.text.orEmpty.subscribe(onNext: { Wall.shared.draft = $0 }).disposed(by: bag)
  }
}

final class Wall {
  static let shared = Wall()
  var draft = ""
  private var posts: [String] = []
  func add(_ post: String) { posts.append(post) }
}
