// The presenter waits for a swipe, and the page's own Close dismisses: nobody tells the presenter then.
import SwiftUI
import UIKit

final class Player: UIViewController {
  private let engine = Engine()

  @objc func showQueue() {
    engine.pause()
    let navigation = UINavigationController(rootViewController: Queue())
    navigation.presentationController?.delegate = self
    present(navigation, animated: true)
  }

  @objc func showHistory() {
    engine.pause()
    let history = History()
    history.onClose = { [weak self] in self?.pageClosed() }
    history.presentationController?.delegate = self
    present(history, animated: true)
  }

  private func pageClosed() { engine.resumePlaying() }
}

extension Player: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    pageClosed()
    engine.cancelTimer()
  }
}

final class Engine {
  private(set) var plays = true
  func pause() { plays = false }
  func resumePlaying() { plays = true }
  func cancelTimer() { plays = true }
}

final class Queue: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .close, target: self, action: #selector(closeTapped))
  }

  // expect: skipped-button-cleanup
  @objc private func closeTapped() { dismiss(animated: true) }
}

final class History: UIViewController {
  var onClose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true, completion: onClose) }))
  }
}

final class Map: UIViewController, UIAdaptivePresentationControllerDelegate {
  private let engine = Engine()

  func showLegend() {
    let legend = Legend()
    legend.presentationController?.delegate = self
    present(legend, animated: true)
  }

  func showPlaces() {
    let places = UIHostingController(rootView: Places())
    places.presentationController?.delegate = self
    present(places, animated: true)
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { engine.cancelTimer() }
}

/// It says by a notification that it is gone.
final class Legend: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(UIButton(type: .close, primaryAction: UIAction { [unowned self] _ in dismiss(animated: true) }))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    NotificationCenter.default.post(name: .init("legend is gone"), object: nil)
  }
}

struct Places: View {
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    VStack {
      Text("Places")
      // expect: skipped-button-cleanup
      Button("Close") { dismiss() }
    }
  }
}
