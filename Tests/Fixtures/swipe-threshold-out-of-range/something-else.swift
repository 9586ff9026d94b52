// A volume is no threshold of a swipe.
// clean
import AVFoundation

final class Chime {
  private var level: Float = 0

  func play(volume: Float) { level = min(max(0, volume), 1) }
}

func ring(_ chime: Chime) { chime.play(volume: 11) }
