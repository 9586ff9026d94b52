// Every check, once. A page names one of these; a test holds that each is named.

/// The checks that pages may name.
public let allChecks: [any Check.Type] = [
  TrappedModal.self, MissingDismissButton.self, UnremovedWindowGesture.self, MissingDataLossGuard.self,
  // Overlays and windows
  LeakedOverlayWindow.self, MissingEscapeAction.self, OverlayOpenToVoiceOver.self, UnremovedWindowOverlay.self,
  // Screen edges
  StaleEdgeDeferral.self, StaleStatusBar.self, StatusBarHiddenForGestures.self,
]
