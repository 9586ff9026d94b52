// Every check, once. A page names one of these; a test holds that each is named.

/// The checks that pages may name.
public let allChecks: [any Check.Type] = [
  TrappedModal.self, MissingDismissButton.self, UnremovedWindowGesture.self, MissingDataLossGuard.self,
  // Alerts
  AlertWithoutActions.self, AlertWithoutCancel.self, ConflictingAlertActions.self,
  // What newer names replace
  DeprecatedModalAPI.self,
  // Shape of a modal task
  UntitledModal.self, NestedModals.self, TabbedModal.self, DoneThatDoesNotFinish.self, MixedTransitions.self, UnstyledModalBar.self,
]
