// Names that the readers of facts ask for by themselves, with fixed numbers: a file's name table is
// seeded with Swift's words and then with these, and a project's table begins the same way, so that
// `name == .rootViewController` is a comparison of integers in any file.
// What a team may want to change is not here but in the vocabulary.

import SwiftScan

/// `CodingKey` makes the compiler write the spellings down: to read them from the type's description took a
/// tenth of a small project's time.
enum Known: Int, CaseIterable, CodingKey {
  // Members and labels of UIKit
  case animated, rootViewController, rootView, viewControllers, modalPresentationStyle, isModalInPresentation
  case modalInPopover, presentationController, sheetPresentationController, navigationController, delegate
  case navigationItem, parent, largestUndimmedDetentIdentifier, isEditable, window, keyWindow, windows, view, target, action
  case viewDidLoad, viewWillDisappear, isHidden, leftBarButtonItem, rightBarButtonItem, leftBarButtonItems, rightBarButtonItems
  case didMove, willShow, didShow, isBeingDismissed
  case addTarget, addAction, setTitle, setAttributedTitle, configuration, primaryAction, addGestureRecognizer, removeGestureRecognizer
  case IBAction, IBOutlet, IBSegueAction, performSegue
  case completion, style, values
  case addChild, addChildViewController, addSubview, pushViewController, setViewControllers
  case presentingViewController, presentedViewController, topViewController, presentationControllerShouldDismiss, presentationControllerDidAttemptToDismiss
  case didSelectRowAt, didSelectItemAt
  case fullScreen
  case popover, sheet, transitioningDelegate, preferredTransition
  case UIViewController, UINavigationController, UITabBarController
  case UIBarButtonItem, UIAction, UIAlertAction, UIWindow, UIKeyCommand
  case UIPageViewController, UISplitViewController
  case instantiateViewController, instantiateInitialViewController, nibName, nib
  case UISceneDelegate, UIWindowSceneDelegate, UIApplicationDelegate, UIApplication, UIApplicationMain
  case UITextField, UITextView, UITextFieldDelegate, UITextViewDelegate, inputView, isSecureTextEntry
  // Gestures
  case UIGestureRecognizer, UITapGestureRecognizer, UILongPressGestureRecognizer, UIPanGestureRecognizer
  case UIScreenEdgePanGestureRecognizer, UISwipeGestureRecognizer, UIPinchGestureRecognizer, UIRotationGestureRecognizer
  case UIHoverGestureRecognizer
  case cancelsTouchesInView, gestureRecognizer, gestureRecognizerShouldBegin
  case endEditing, resignFirstResponder, location, hitTest, indexPathForRow, indexPathForItem, state, isEnabled
  case numberOfTapsRequired, numberOfTouchesRequired, gestureRecognizers, presentedView
  case UITableView, UICollectionView, UITableViewController, UICollectionViewController, UIControl, UIScrollView
  case scrollViewDidScroll, scrollViewDidEndDragging, scrollViewWillEndDragging, contentOffset, velocity
  case alwaysBounceVertical, isScrollEnabled, require
  case tableView, collectionView, textView, shouldInteractWith, onAppear
  case shouldRecognizeSimultaneouslyWith, shouldReceive, shouldRequireFailureOf, shouldBeRequiredToFailBy
  case makeUIViewController, makeUIView, makeCoordinator, UIViewControllerRepresentable, UIViewRepresentable
  case NSViewControllerRepresentable, NSViewRepresentable
  // Popovers
  case popoverPresentationController, sourceView, sourceItem, barButtonItem, prepareForPopoverPresentation
  case UIAlertController, UIActivityViewController, preferredStyle, actionSheet, alert
  case currentContext, overCurrentContext, adaptivePresentationStyle, splitViewController, setViewController, showDetailViewController
  case pad, horizontalSizeClass, regular, compact, fatalError, preconditionFailure
  case UIResponder, NSObject, NSObjectProtocol, addTextField, setValue, removeObject, show, title
  case cancel, destructive, handler
  case failure
  case UIAlertView, UIActionSheet, UIPopoverController, isModalInPopover, presentModalViewController
  case dismissModalViewController, dismissModalViewControllerAnimated
  // SwiftUI
  case TabView, Tab, NavigationStack, NavigationView, NavigationSplitView, Section, tabItem, tabViewStyle, principal, bold, fontWeight, font
  case modalTransitionStyle, isNavigationBarHidden, setNavigationBarHidden, navigationBar
  case Alert, ActionSheet, primaryButton, secondaryButton, dismissButton, buttons
  case tabBarController, App, Scene, checkmark, Shape, InsettableShape, body, makeBody, View, ViewModifier, modifier, ToolbarContent, PreviewProvider, Preview, content, label, destination, source
  case isPresented, item, unwrapping, wrappedValue, projectedValue, presentationMode, dismiss, Environment, environment, environmentObject, transformEnvironment, defaultValue, EnvironmentObject, Factory, Reduce, Reducer, Action, WithViewStore, reduce, PresentationAction
  case AppStorage, SceneStorage, Binding, Bool, Bindable, ObservedObject, State, StateObject, Published, Observable
  case ViewBuilder, constant, toggle, role
  case placement, close, done
  case AnyView, text, selection, isOn, value, String
  case disabled, navigationDestination
  case keyboardShortcut, cancelAction, onExitCommand
  case onDisappear, onChange, onReceive, task, id, perform, axis
  case presentationBackgroundInteraction, presentationCompactAdaptation, presentationDetents, detents, fullScreenCover
  case NavigationLink, navigationTransition, accessibilityAddTraits, accessibility, isButton
  case ForEach, List, Form, Button, TextEditor, SecureField, tag
  case onDelete, onMove, onInsert, deleteDisabled, moveDisabled, resizable, renderingMode
  // Shapes that carry things from one place to another
  case send, call, callAsFunction
  case Optional, map
  case filter, first, last, type
  case store, forKey, sink, assign
  case rx, tap, tapGesture, controlEvent, tapPublisher, controlEventPublisher, subscribe, bind, drive, emit, withLatestFrom
  case onNext, receiveValue, Future, Just
  case handleEvents, receiveOutput, receiveCompletion, objectWillChange, Timer, sleep, withObservationTracking, withTaskCancellationHandler
  // Bars and edges of the screen
  case prefersStatusBarHidden, setNeedsStatusBarAppearanceUpdate, modalPresentationCapturesStatusBarAppearance
  case preferredScreenEdgesDeferringSystemGestures, setNeedsUpdateOfScreenEdgesDeferringSystemGestures
  case childForScreenEdgesDeferringSystemGestures, childForStatusBarHidden
  case direction, edges, up, down, top, bottom, all
  case loadView, viewWillAppear, viewIsAppearing, viewDidDisappear, viewWillTransition, willTransition, willMove, prepare, awakeFromNib
  case popViewController, popToRootViewController, popToViewController
  // Overlays and windows
  case insertSubview, bringSubviewToFront, removeFromSuperview, superview, viewWithTag, frame, bounds, screen
  case topAnchor, bottomAnchor, constraint, equalTo, equalToSuperview
  case pinEdges, pinToEdges, autoPinEdgesToSuperviewEdges, fillSuperview
  case backgroundColor, withAlphaComponent, white, alpha, transform, center, isUserInteractionEnabled
  case UIColor, UIView, UIButton, UIVisualEffectView, UIPresentationController
  case UIViewControllerAnimatedTransitioning, UIViewControllerTransitioningDelegate, presentationTransitionWillBegin
  case point, touchesBegan, touchesEnded, coder, strongSelf
  case makeKeyAndVisible, windowScene, application, scene
  case accessibilityViewIsModal, accessibilityElementsHidden, accessibilityElements, accessibilityPerformEscape, accessibilityAction, accessibilityHidden
  case accessibilityViewIsModalBlock, accessibilityElementsHiddenBlock, accessibilityPerformEscapeBlock
  case escape, isModal, onTapGesture, opacity, ignoresSafeArea, edgesIgnoringSafeArea
  case black, clear, offsetBy, Color, Rectangle, fill, foregroundColor, foregroundStyle, ZStack, overlay, background, GeometryReader, Group, Layout
  // Bars
  case setLeftBarButton, setRightBarButton, setLeftBarButtonItems, setRightBarButtonItems, addArrangedSubview, UIStackView
  case toolbar, navigationBarItems
  // Ranges, and what a finger drags on
  case min, max, clamped, precondition, assert, contains
  case Slider, UISlider, PKCanvasView, chartXSelection, chartYSelection, DragGesture, minimumDistance, highPriorityGesture, sequenced
  case touchesMoved, onEnded, translation, allowsSelection
  // Notifications
  case sendAction, CADisplayLink, Selector, forKeyPath, on, to
  case post, addObserver, forName, named, publisher, notifications, scheduledTimer, observe
  // Closures that are handed `self`
  case with
  // Calls that wait until the continuation that they name is resumed
  case withCheckedContinuation, withCheckedThrowingContinuation, withUnsafeContinuation, withUnsafeThrowingContinuation, resume
  // What puts something into a collection, and what takes something out of one or an optional
  case append
  case remove, removeAll, removeFirst, removeLast, removeValue, removeSubrange, replaceSubrange, formIntersection, formSymmetricDifference
  case updateValue, merge, popLast, subtract, take

  static let continuations: [Known] = [
    .withCheckedContinuation, .withCheckedThrowingContinuation, .withUnsafeContinuation, .withUnsafeThrowingContinuation,
  ]
  static let takingOut: [Known] = [
    .remove, .removeAll, .removeFirst, .removeLast, .removeValue, .removeSubrange, .replaceSubrange, .formIntersection, .formSymmetricDifference,
    .updateValue, .merge, .popLast, .subtract, .take,
  ]

  /// Who runs what they are handed whenever something happens.
  static let watching: [Known] = [.addObserver, .sink, .subscribe, .observe, .bind, .drive, .emit, .onReceive, .onChange]

  static func takesOut(_ name: NameID) -> Bool { name >= Known.remove.name && name <= Known.take.name }

  /// Seeds of every name table after `Word.spellings`; no word is among them.
  static let spellings: [String] = allCases.map(\.stringValue) + Extra.spellings

  static var base: UInt32 { Word.count }

  /// This name's number in every table.
  var name: NameID { UInt32(truncatingIfNeeded: rawValue) + Known.base }

  static func == (left: NameID, right: Known) -> Bool { left == right.name }
  static func != (left: NameID, right: Known) -> Bool { left != right.name }
}

/// How many names every table begins with.
let seedCount = Known.base + UInt32(Known.spellings.count)

extension Word {
  static func == (left: NameID, right: Word) -> Bool { left == right.rawValue }
  static func != (left: NameID, right: Word) -> Bool { left != right.rawValue }
}
