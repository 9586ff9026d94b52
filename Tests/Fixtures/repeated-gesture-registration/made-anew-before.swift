// A view that one function makes anew, and another equips on the same occasion, takes its recogniser along.
import UIKit

final class StageController: UIViewController {
  private var curtain: UIView?
  private var prompter = UIView()
  private var lamp: UIView?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hangCurtain()
    if animated {
      prompter = UILabel()
    } else {
      prompter = UIImageView()
    }
    view.addSubview(prompter)
    if lamp == nil { lamp = UIView() }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    equipPrompter()
    lamp?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lamp?.removeFromSuperview()
    lamp = nil
  }

  private func hangCurtain() {
    curtain?.removeFromSuperview()
    let curtain = UIView()
    view.addSubview(curtain)
    self.curtain = curtain
    equipCurtain()
  }

  private func equipCurtain() { curtain?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }

  private func equipPrompter() { prompter.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) }

  @objc private func tapped() { curtain?.isHidden = true }
}

final class FixedStageController: UIViewController {
  private var curtain: UIView?
  private var lamp: UIView?
  private var poster = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    poster = UIImageView()
    view.addSubview(poster)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    hangCurtain()
    curtain?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) // expect: repeated-gesture-registration
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    equipPoster()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    lamp?.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) // expect: repeated-gesture-registration
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lamp = nil
  }

  private func hangCurtain() {
    guard curtain == nil else { return }
    let curtain = UIView()
    view.addSubview(curtain)
    self.curtain = curtain
  }

  private func equipPoster() { poster.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped))) } // expect: repeated-gesture-registration

  @IBAction private func change() { poster = UIImageView() }

  @objc private func tapped() { curtain?.isHidden = true }
}
