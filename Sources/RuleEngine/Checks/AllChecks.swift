// Every check, once. A page names one of these; a test holds that each is named.

/// The checks that pages may name.
public let allChecks: [any Check.Type] = [
  TrappedModal.self, MissingDismissButton.self, UnremovedWindowGesture.self, MissingDataLossGuard.self,
  // The end of a modal
  PrematureTeardown.self, SkippedButtonCleanup.self, SkippedSwipeCleanup.self, UnaskedDiscard.self,
]
