// What a screen says seldom rests on who shows it: of all that the calls on the way there hand over, little is ever asked
// for. So what was read once is known to all who come through the same functions and types, if nothing was asked.

import SwiftScan

/// The functions and types that a frame and those around it stand for, whatever their calls hand over.
struct Surroundings: Hashable {
  private struct Level: Hashable {
    var function: DeclarationRef?
    var type: TypeID?
  }

  private var levels: [Level] = []

  init(_ frame: Frame?) {
    var current = frame
    while let at = current {
      levels.append(Level(function: at.function, type: at.type))
      current = at.outer
    }
  }
}

/// Watches whether somebody asks what the calls of a frame and those around it hand over, from when it is made.
struct FrameWatch {
  private let frame: Frame?
  /// Of each frame, innermost first.
  private var wereAsked: [Bool] = []

  init(_ frame: Frame?) {
    self.frame = frame
    var current = frame
    while let at = current {
      wereAsked.append(at.isAsked)
      at.isAsked = false
      current = at.outer
    }
  }

  /// Notes that what the calls of a frame and those around it hand over was asked, as far as anybody knows.
  static func note(_ frame: Frame?) {
    var current = frame
    while let at = current {
      at.isAsked = true
      current = at.outer
    }
  }

  /// Whether anybody did. Call once, at the end.
  func isAsked() -> Bool {
    var isAsked = false
    var current = frame
    for wasAsked in wereAsked {
      guard let at = current else { break }
      if at.isAsked { isAsked = true } else { at.isAsked = wasAsked }
      current = at.outer
    }
    return isAsked
  }
}
