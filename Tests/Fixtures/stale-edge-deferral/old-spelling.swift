// The spelling of the first SDKs, as a method.
import UIKit

final class PianoController: UIViewController {
  var isPlaying = false

  override func preferredScreenEdgesDeferringSystemGestures() -> UIRectEdge { // expect: stale-edge-deferral
    return isPlaying ? .bottom : []
  }

  @IBAction func play() { self.isPlaying = true }
  @IBAction func stop() { self.isPlaying = false }
}
