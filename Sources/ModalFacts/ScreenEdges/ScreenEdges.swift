// All that is known of a project's status bars and screen edges, as one value for the rules about them.

/// What controllers ask of the system's bars and edges.
public struct ScreenEdges: Sendable {
  /// Answers that rest on state, in order of file and place.
  public var preferences: [BarPreference]
  public var swallowedUpdates: [SwallowedUpdate]
  public var unforwarded: [UnforwardedEdges]
  public var hiddenStatusBars: [HiddenStatusBar]
}
