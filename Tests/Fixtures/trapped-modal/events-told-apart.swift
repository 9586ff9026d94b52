// What a control tells by a closure leads to the arm of its case, and to no other.
import SwiftUI
import UIKit

enum Told { case closed, liked, shared(String) }

struct Clip: View {
  let tell: (Told) -> Void

  var body: some View {
    VStack {
      Button("Like") { tell(.liked) }
      Button("Share") { pass(.shared("clip")) }
    }
  }

  private func pass(_ told: Told) { tell(told) }
}

struct Film: View {
  let tell: (Told) -> Void

  var body: some View {
    VStack {
      Button("Like") { pass(.liked) }
      Button("Close") { pass(.closed) }
    }
  }

  private func pass(_ told: Told) { tell(told) }
}

struct Wall: View {
  @State private var showsClip = false
  @State private var showsFilm = false
  @State private var likes = 0

  var body: some View {
    Button("Show") { showsClip = true; showsFilm = true }
      // That nobody else calls the closure was not seen.
      // todo-expect: trapped-modal
      .fullScreenCover(isPresented: $showsClip) {
        Clip { told in
          switch told {
          case .closed: showsClip = false
          case .liked: likes += 1
          case .shared(let what): print(what)
          }
        }
      }
      .fullScreenCover(isPresented: $showsFilm) {
        Film { told in
          switch told {
          case .liked: likes += 1
          case let other: finish(other)
          }
        }
      }
  }

  private func finish(_ told: Told) { showsFilm = false }
}

final class Quiz: UIViewController {
  var tell: ((Told) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let like = UIButton(type: .system)
    like.setTitle("Like", for: .normal)
    like.addTarget(self, action: #selector(liked), for: .touchUpInside)
    view.addSubview(like)
  }

  @objc private func liked() { tell?(.liked) }
}

final class Poll: UIViewController {
  var tell: ((Told) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(closed), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func closed() { tell?(.closed) }
}

final class Flow: UIViewController {
  func ask() {
    let quiz = Quiz()
    quiz.modalPresentationStyle = .fullScreen
    quiz.tell = { [weak self] told in self?.hear(told) }
    // expect: missing-dismiss-button
    present(quiz, animated: true)
  }

  func vote() {
    let poll = Poll()
    poll.modalPresentationStyle = .fullScreen
    poll.tell = { [weak self] told in
      guard let self else { return }
      switch told {
      case .closed: dismiss(animated: true)
      case .liked, .shared: break
      }
    }
    present(poll, animated: true)
  }

  private func hear(_ told: Told) {
    switch told {
    case .closed: dismiss(animated: true)
    case .liked, .shared: break
    }
  }
}
