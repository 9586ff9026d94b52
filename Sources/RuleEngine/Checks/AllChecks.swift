// Every check, once. A page names one of these; a test holds that each is named.

/// The checks that pages may name.
public let allChecks: [any Check.Type] = [
  TrappedModal.self, HiddenDismissButton.self, MissingDismissButton.self, MissingDataLossGuard.self,
  // Gestures
  CompetingDismissPan.self, ExclusiveWindowGesture.self, HairTriggerScrollDismiss.self, PanWithoutCancelled.self,
  NumberOutsideRange.self, RepeatedGestureRegistration.self, SwallowedTouches.self, UndismissedPan.self, UnfilteredOutsideTap.self, UnremovedWindowGesture.self,
  // Overlays and windows
  LeakedOverlayWindow.self, MissingEscapeAction.self, OverlayOpenToVoiceOver.self, UnremovedWindowOverlay.self,
  // Screen edges
  StaleEdgeDeferral.self, StaleStatusBar.self, StatusBarHiddenForGestures.self,
  // Popovers and styles
  CurrentContextModal.self, MissingPopoverAnchor.self, ModalOverPopover.self,
  // Alerts
  AlertWithoutActions.self, AlertWithoutCancel.self, ConflictingAlertActions.self,
  // What newer names replace
  DeprecatedModalAPI.self,
  // Shape of a modal task
  UntitledModal.self, NestedModals.self, TabbedModal.self, DoneThatDoesNotFinish.self, DragSurfaceInSheet.self,
  MixedTransitions.self, UnstyledModalBar.self,
  // The end of a modal
  DismissedPresenter.self, PrematureTeardown.self, PresentingDuringDismissal.self, SkippedButtonCleanup.self,
  SkippedSwipeCleanup.self, UnaskedDiscard.self, UnexplainedSwipeBlock.self,
]

/// The checks of suppressions that pages may name.
public let allCommentChecks: [any CommentCheck.Type] = [
  UnusedSuppression.self, UnknownRuleInSuppression.self, UnexplainedSuppression.self,
]

/// The names of all checks.
public var checkNames: [String] { allChecks.map { $0.name } + allCommentChecks.map { $0.name } }
