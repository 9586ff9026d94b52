// Names that the readers of facts ask for by themselves, with fixed numbers: a file's name table is
// seeded with Swift's words and then with these, and a project's table begins the same way, so that
// `name == .rootViewController` is a comparison of integers in any file.
// What a team may want to change is not here but in the vocabulary.

import SwiftScan

enum Known: UInt32, CaseIterable {
  // Members and labels of UIKit
  case animated, rootViewController, rootView, viewControllers, modalPresentationStyle, isModalInPresentation
  case modalInPopover, presentationController, navigationController, delegate
  case navigationItem, parent, largestUndimmedDetentIdentifier, isEditable, window, keyWindow, windows, view, target, action
  case viewDidLoad
  case didMove
  case addTarget, addAction, addGestureRecognizer, removeGestureRecognizer
  case IBAction, IBOutlet, performSegue
  case completion, style
  case addChild, addSubview, pushViewController, setViewControllers
  case presentingViewController, presentationControllerShouldDismiss, presentationControllerDidAttemptToDismiss
  case didSelectRowAt, didSelectItemAt
  case fullScreen
  case popover, sheet, transitioningDelegate, preferredTransition
  case UIViewController, UINavigationController, UITabBarController
  case UIBarButtonItem, UIAction, UIAlertAction, UIWindow, UIKeyCommand
  case UIPageViewController, UISplitViewController
  case UISceneDelegate, UIWindowSceneDelegate, UIApplicationDelegate
  case UITextField, UITextView
  case makeUIViewController, makeUIView, UIViewControllerRepresentable, UIViewRepresentable
  // SwiftUI
  case tabBarController, App, Scene, checkmark, Shape, InsettableShape, body, View, ViewModifier, ToolbarContent, PreviewProvider, Preview, content, label, destination
  case isPresented, item, wrappedValue, presentationMode, dismiss, Environment
  case AppStorage, Binding, Bindable, ObservedObject, State, StateObject, Published
  case ViewBuilder, constant, toggle, role
  case placement, close, done
  case AnyView, text, selection, isOn, value
  case disabled, navigationDestination
  case onDisappear, onChange, onReceive, axis
  case presentationBackgroundInteraction
  case NavigationLink, navigationTransition, accessibilityAddTraits, isButton
  case ForEach, List, Button, TextEditor, SecureField
  // Shapes that carry things from one place to another
  case send, call, callAsFunction
  case Optional, map
  case filter, first, last, type
  case store
  // Bars
  case leftBarButtonItem, rightBarButtonItem, leftBarButtonItems, rightBarButtonItems
  case setLeftBarButton, setRightBarButton, setLeftBarButtonItems, setRightBarButtonItems, addArrangedSubview
  case NavigationStack, NavigationView, NavigationSplitView, toolbar, navigationBarItems

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
