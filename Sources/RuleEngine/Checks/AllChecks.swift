// Every check, once. A page names one of these; a test holds that each is named.

/// The checks that pages may name.
public let allChecks: [any Check.Type] = [
  TrappedModal.self, MissingDismissButton.self, MissingDataLossGuard.self,
  // Gestures
  CompetingDismissPan.self, ExclusiveWindowGesture.self, HairTriggerScrollDismiss.self, RepeatedGestureRegistration.self,
  SwallowedTouches.self, UnfilteredOutsideTap.self, UnremovedWindowGesture.self,
]
