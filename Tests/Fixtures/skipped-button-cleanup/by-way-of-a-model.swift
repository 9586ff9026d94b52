// The button tells a model, a subject, a coordinator or a store, which tell on or may; one that only counts tells nobody.
import Combine
import StoreKitchen
import UIKit

class TrackPage: UIViewController, UIAdaptivePresentationControllerDelegate {
  var onEnd: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
  }
}

final class ByClosure: TrackPage {
  private let model = TrackModel()

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
    model.onFinish = { [weak self] in self?.onEnd?() }
  }

  @objc private func close() {
    model.didTapClose()
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class TrackModel {
  var onFinish: (() -> Void)?
  func didTapClose() { onFinish?() }
}

final class BySubject: TrackPage {
  private let closing = PassthroughSubject<Void, Never>()

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() {
    closing.send(())
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class ByCoordinator: TrackPage {
  weak var coordinator: TrackCoordinating?

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() { coordinator?.closeTrack() }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { coordinator?.finishTrack() }
}

protocol TrackCoordinating: AnyObject {
  func closeTrack()
  func finishTrack()
}

final class TrackCoordinator: TrackCoordinating {
  private let navigation = UINavigationController()
  private var pages: [AnyObject] = []

  func closeTrack() {
    navigation.dismiss(animated: true)
    finishTrack()
  }

  func finishTrack() { pages.removeAll() }
}

final class ByStore: TrackPage {
  var store: StoreOf<TrackFeature>!

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  @objc private func close() {
    store.send(.closeTapped)
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class ByCounter: TrackPage {
  private let counter = TapCounter()

  override func viewDidLoad() {
    super.viewDidLoad()
    presentationController?.delegate = self
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(close))
  }

  // expect: skipped-button-cleanup
  @objc private func close() {
    counter.count()
    dismiss(animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { onEnd?() }
}

final class TapCounter {
  private var taps = 0
  func count() { taps += 1 }
}
