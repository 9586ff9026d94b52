// Every check, once. A page names one of these; a test holds that each is named.

/// The checks that pages may name.
public let allChecks: [any Check.Type] = [
  TrappedModal.self, HiddenDismissButton.self, MissingDismissButton.self, DismissedPresenter.self,
  PresentingDuringDismissal.self, UnexplainedSwipeBlock.self, UnremovedWindowGesture.self,
  MissingDataLossGuard.self,
]
