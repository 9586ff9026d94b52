// Names that the readers of facts ask for by themselves, with fixed numbers: a file's name table is
// seeded with Swift's words and then with these, and a project's table begins the same way, so that
// `name == .rootViewController` is a comparison of integers in any file.
// What a team may want to change is not here but in the vocabulary.

import SwiftScan

enum Known: UInt32, CaseIterable {
  // Members and labels of UIKit
  case animated, rootViewController, rootView, viewControllers, modalPresentationStyle, isModalInPresentation
  case modalInPopover, presentationController, popoverPresentationController, navigationController, delegate
  case navigationItem, parent, largestUndimmedDetentIdentifier, sheetPresentationController, isEditable, leftBarButtonItem, rightBarButtonItem, window, keyWindow, windows, view, target, action
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, removeFromSuperview
  case willMove, didMove, didMoveToWindow, willMoveToWindow, loadView, awakeFromNib, viewDidLayoutSubviews
  case addTarget, addAction, addGestureRecognizer, removeGestureRecognizer, gestureRecognizers, forEach
  case IBAction, IBOutlet, addObserver, performSegue, instantiateViewController, instantiateInitialViewController, storyboard
  case barButtonSystemItem, systemItem, primaryAction, handler, completion, sender, title, style
  case addChild, addSubview, pushViewController, setViewControllers, popViewController, popToRootViewController
  case presentingViewController, presentedViewController, isSecureTextEntry, presentationControllerShouldDismiss
  case presentationControllerDidAttemptToDismiss, presentationControllerDidDismiss, interactiveDismissShouldBegin
  case didSelectRowAt, didSelectItemAt, tableView, collectionView, searchController, modalTransitionStyle
  case automatic, pageSheet, formSheet, fullScreen, overFullScreen, currentContext, overCurrentContext, custom
  case popover, sheet, UIModalPresentationStyle, transitioningDelegate, preferredTransition, dequeueReusableCell
  case UIViewController, UIView, UIControl, UINavigationController, UIHostingController, UITabBarController
  case UIBarButtonItem, UIAction, UIAlertAction, UIAlertController, UIWindow, UIApplication, UIButton, UIKeyCommand
  case UITapGestureRecognizer, UIGestureRecognizer, UIPageViewController, UISplitViewController, NSObject
  case UIResponder, UIScene, UISceneDelegate, UIWindowSceneDelegate, UIApplicationDelegate, makeKeyAndVisible
  case UITextField, UITextView, UISearchBar, UISearchTextField, NotificationCenter, Timer, post, with
  case makeUIViewController, makeUIView, UIViewControllerRepresentable, UIViewRepresentable, dismantleUIView
  case updateUIViewController, updateUIView, Coordinator, makeCoordinator, UIMenu, UIAlertView
  // SwiftUI
  case tabBarController, App, Scene, checkmark, Shape, InsettableShape, body, View, ViewModifier, ToolbarContent, PreviewProvider, previews, Preview, content, label, destination
  case isPresented, item, onDismiss, wrappedValue, projectedValue, presentationMode, dismiss, Environment
  case Binding, State, StateObject, ObservedObject, EnvironmentObject, Bindable, Published, Observable, FocusState
  case AppStorage, SceneStorage, Query, ObservableObject, ViewBuilder, dismissSearch, constant, toggle, role
  case placement, cancellationAction, confirmationAction, cancel, close, done, save, destructive, modifier
  case Group, AnyView, Text, Image, Label, systemName, systemImage, text, selection, isOn, value, placeholder
  case buttonStyle, disabled, hidden, opacity, tint, environment, environmentObject, navigationDestination
  case onAppear, onDisappear, onChange, onReceive, task, onSubmit, axis, vertical, allowsHitTesting
  case searchable, interactiveDismissDisabled, presentationBackgroundInteraction, enabled, disabledSheet
  case NavigationLink, navigationTransition, zoom, onTapGesture, accessibilityAddTraits, isButton, isEmpty
  case ForEach, List, Button, TextField, TextEditor, SecureField, accessibilityAction, escape, presentationDetents
  // Shapes that carry things from one place to another
  case send, accept, onNext, trigger, sink, subscribe, bind, drive, call, callAsFunction, wrapped, shared
  case asyncAfter, Task, DispatchQueue, withAnimation, animate, UUID, Optional, Array, map, flatMap
  case compactMap, filter, ifCaseLet, first, last, count, optionalCoalescing, alloc, new, type, rawValue
  case Store, WithViewStore, scope, state, store, viewStore, presents, ifLet, Equatable, Hashable, Identifiable

  /// Seeds of every name table after `Word.spellings`; no word is among them.
  static let spellings: [String] = allCases.map { "\($0)" } + Extra.spellings

  static let base = UInt32(Word.spellings.count)

  /// This name's number in every table.
  var name: NameID { rawValue + Known.base }

  static func == (left: NameID, right: Known) -> Bool { left == right.name }
  static func != (left: NameID, right: Known) -> Bool { left != right.name }
}

/// How many names every table begins with.
let seedCount = Known.base + UInt32(Known.spellings.count)

extension Word {
  static func == (left: NameID, right: Word) -> Bool { left == right.rawValue }
  static func != (left: NameID, right: Word) -> Bool { left != right.rawValue }
}
