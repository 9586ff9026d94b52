// An `await` is one wherever it stands; and work on a queue of the team's own may take its time.
import UIKit

actor Cache {
  static let shared = Cache()
  subscript(key: String) -> Int { key.count }
}

final class LoadController: UIViewController {
  struct Store { var count: Int { get async { 1 } } }

  private let picker = UIImagePickerController()
  private let store = Store()

  @objc func bound() {
    picker.dismiss(animated: true)
    Task {
      async let first = load()
      let value = await first
      print(value)
      present(UIViewController(), animated: true)
    }
  }

  @objc func listed() {
    picker.dismiss(animated: true)
    Task {
      let all = [await load(), await load()]
      print(all)
      present(UIViewController(), animated: true)
    }
  }

  @objc func spelled() {
    picker.dismiss(animated: true)
    Task {
      title = "\(await load())"
      present(UIViewController(), animated: true)
    }
  }

  @objc func handed() {
    picker.dismiss(animated: true)
    Task {
      print(await store.count)
      present(UIViewController(), animated: true)
    }
  }

  @objc func chosen() {
    picker.dismiss(animated: true)
    Task {
      let count = await store.count > 1 ? 1 : 2
      print(count, await Cache.shared["size"])
      present(UIViewController(), animated: true)
    }
  }

  @objc func exported() {
    picker.dismiss(animated: true)
    DispatchQueue(label: "export").async {
      self.export()
      DispatchQueue.main.async { self.present(UIViewController(), animated: true) }
    }
  }

  @objc func atOnce() {
    picker.dismiss(animated: true)
    Task {
      async let first = load()
      print(await first)
    }
    print([1, 2], "\(3)")
    DispatchQueue.main.async { self.present(UIViewController(), animated: true) } // expect: presenting-during-dismissal
  }

  private func load() async -> Int { 1 }
  private func export() {}
}
