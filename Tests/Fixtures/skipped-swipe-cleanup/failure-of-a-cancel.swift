// A Cancel that hands over a failure has answered, like one that hands over nothing; what only a success does, no Cancel does.
import UIKit

final class Counter: UIViewController {
  private var orders = Orders()

  func askForTray() async -> Int? {
    try? await withCheckedThrowingContinuation { (waiting: CheckedContinuation<Int, Error>) in
      let trays = Trays { [weak self] result in
        self?.dismiss(animated: true)
        waiting.resume(with: result)
      }
      present(UINavigationController(rootViewController: trays), animated: true) // expect: skipped-swipe-cleanup
    }
  }

  func askInArms(completion: @escaping (Int?) -> Void) {
    let trays = Trays { [weak self] result in
      self?.dismiss(animated: true)
      switch result {
      case .success(let tray): self?.orders.place(tray)
      case .failure: completion(nil)
      }
    }
    present(trays, animated: true) // expect: skipped-swipe-cleanup
  }

  func onlySuccessInArms(completion: @escaping (Int) -> Void) {
    let trays = Trays { [weak self] result in
      self?.dismiss(animated: true)
      switch result {
      case .success(let tray): completion(tray)
      case .failure: break
      }
    }
    present(trays, animated: true)
  }

  func onlySuccessByPattern(completion: @escaping (Int) -> Void) {
    let trays = Trays { [weak self] result in
      self?.dismiss(animated: true)
      if case .success(let tray) = result { completion(tray) }
    }
    present(trays, animated: true)
  }

  func onlySuccessByGuard(completion: @escaping (Int) -> Void) {
    let trays = Trays { [weak self] result in
      self?.dismiss(animated: true)
      guard case .success(let tray) = result else { return }
      completion(tray)
    }
    present(trays, animated: true)
  }

  func onlySuccessByTry(completion: @escaping (Int) -> Void) {
    let trays = Trays { [weak self] result in
      self?.dismiss(animated: true)
      guard let tray = try? result.get() else { return }
      completion(tray)
    }
    present(trays, animated: true)
  }

  func onlySuccessByThrowing(completion: @escaping (Int) -> Void) {
    let trays = Trays { [weak self] result in
      self?.dismiss(animated: true)
      do {
        let tray = try result.get()
        completion(tray)
      } catch {}
    }
    present(trays, animated: true)
  }

  // Cancel only closes, and the answer belongs to the rows.
  func askForLid(completion: @escaping (Result<Int, Error>) -> Void) {
    let lids = Lids { [weak self] result in
      self?.dismiss(animated: true)
      completion(result)
    }
    present(UINavigationController(rootViewController: lids), animated: true)
  }
}

final class Orders { func place(_ tray: Int) {} }

final class Trays: UITableViewController {
  private let completion: (Result<Int, Error>) -> Void

  init(completion: @escaping (Result<Int, Error>) -> Void) {
    self.completion = completion
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let close = UIButton(type: .close)
    close.addTarget(self, action: #selector(cancel), for: .touchUpInside)
    view.addSubview(close)
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { completion(.failure(CancellationError())) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { completion(.success(indexPath.row)) }
}

final class Lids: UITableViewController {
  private let completion: (Result<Int, Error>) -> Void

  init(completion: @escaping (Result<Int, Error>) -> Void) {
    self.completion = completion
    super.init(style: .plain)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .cancel, target: self, action: #selector(cancel))
  }

  @objc private func cancel() { dismiss(animated: true) }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { completion(.success(indexPath.row)) }
}
