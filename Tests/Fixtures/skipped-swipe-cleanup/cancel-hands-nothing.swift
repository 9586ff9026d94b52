// One callback for both ends: Cancel hands it `false` or nothing, and a swipe does not even do that.
import UIKit

final class DeskScreen: UIViewController {
  func askForStamp(completion: @escaping (Bool) -> Void) {
    let pad = StampPad()
    pad.onFinish = { [weak self] isStamped in
      self?.dismiss(animated: true)
      completion(isStamped)
    }
    present(pad, animated: true) // expect: skipped-swipe-cleanup
  }

  func askForColour(completion: @escaping (UIColor?) -> Void) {
    let pad = ColourPad()
    pad.onFinish = { [weak self] in
      completion($0)
      self?.dismiss(animated: true)
    }
    present(pad, animated: true) // expect: skipped-swipe-cleanup
  }

  // What is done only with a stamp, no Cancel does either.
  func stampQuietly(completion: @escaping () -> Void) {
    let pad = StampPad()
    pad.onFinish = { [weak self] isStamped in
      if isStamped { completion() }
      self?.dismiss(animated: true)
    }
    present(pad, animated: true)
  }

  func colourQuietly(completion: @escaping (UIColor) -> Void) {
    let pad = ColourPad()
    pad.onFinish = { [weak self] colour in
      self?.dismiss(animated: true)
      guard let colour else { return }
      completion(colour)
    }
    present(pad, animated: true)
  }

  // Only Done calls it: a commit.
  func askForSeal(completion: @escaping (Bool) -> Void) {
    let pad = SealPad()
    pad.onFinish = { [weak self] isSealed in
      self?.dismiss(animated: true)
      completion(isSealed)
    }
    present(pad, animated: true)
  }
}

final class StampPad: UIViewController {
  var onFinish: ((Bool) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(close)
    let stamp = UIButton(type: .system)
    stamp.setTitle("Stamp", for: .normal)
    stamp.addTarget(self, action: #selector(stampTapped), for: .touchUpInside)
    view.addSubview(stamp)
  }

  @objc private func cancelTapped() { onFinish?(false) }
  @objc private func stampTapped() { onFinish?(true) }
}

final class ColourPad: UIViewController {
  var onFinish: ((UIColor?) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(close)
    let red = UIButton(type: .system)
    red.setTitle("Red", for: .normal)
    red.addTarget(self, action: #selector(redTapped), for: .touchUpInside)
    view.addSubview(red)
  }

  @objc private func cancelTapped() { onFinish?(nil) }
  @objc private func redTapped() { onFinish?(.red) }
}

final class SealPad: UIViewController {
  var onFinish: ((Bool) -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let seal = UIButton(type: .system)
    seal.setTitle("Seal", for: .normal)
    seal.addTarget(self, action: #selector(sealTapped), for: .touchUpInside)
    view.addSubview(seal)
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancelTapped), for: .touchUpInside)
    view.addSubview(close)
  }

  @objc private func cancelTapped() { dismiss(animated: true) }
  @objc private func sealTapped() { onFinish?(true) }
}
