// One thing that an expression may be at run time: a type's value, a view, whatever a caller hands in, or
// unseen and why. It remembers the names that it went through and the containers around it.

import SwiftScan

/// Why something could not be seen; the text completes "unseen: …".
public struct Unseen: Hashable, Sendable {
  public var reason: String
  /// Only code that is not read could make it other than usual, and hardly any does.
  var isUnlikely: Bool
  /// Code of the sources may do it, which was not followed to its end, or somebody else who is only told something.
  var isUnfollowed: Bool

  init(_ reason: String, isUnlikely: Bool = false, isUnfollowed: Bool = false) {
    self.reason = reason
    self.isUnlikely = isUnlikely
    self.isUnfollowed = isUnfollowed
  }

  /// By what people read.
  public static func == (left: Unseen, right: Unseen) -> Bool { left.reason == right.reason }
  public func hash(into hasher: inout Hasher) { hasher.combine(reason) }
}

/// One thing that an expression may be.
struct Value {
  enum Kind {
    /// A value of a project's type.
    case type(TypeID)
    /// A value of a type from outside.
    case external(NameID)
    /// A SwiftUI view expression, or a closure that builds one.
    case view(NodeRef, Context)
    /// Whatever the caller hands in.
    case parameter(DeclarationRef)
    /// Whatever the closure gives back that the caller hands in.
    case answer(DeclarationRef)
    /// Whatever a method is called on that a protocol's extension, or one of a class from outside, adds.
    case receiver(DeclarationRef)
    case unseen(Unseen)
  }

  var kind: Kind
  /// The call that made it.
  var made: (node: NodeRef, context: Context)?
  /// Variables and properties that it went through, outermost first.
  var aliases: [DeclarationRef] = []
  /// Navigation controllers around it, outermost first.
  var containers: [Container] = []
  /// Where Interface Builder lays it out, if that is known.
  var scene: InterfaceRef?
  /// It comes out of a storyboard or XIB, which need not be among the files.
  var isUnarchived = false
  /// It is shown only for want of something that is not seen.
  var isStandIn = false
  /// Several types answer what was asked, each with its own, and which of them does was not seen.
  var isOneOfSeveral = false
  /// The class of the object that keeps it for who presents it: a coordinator's navigation controller.
  var holder: TypeID?
  /// What is set on the very expression that is presented: `module.screen().modalPresentationStyle = …`.
  var spokenSettings: [Configuration] = []
  /// Functions that it was given back by, or put into a container by, as `self`.
  var helpers: [Helper] = []

  /// `detail.withCloseButton()`
  struct Helper: Equatable {
    /// The function, or the property.
    var function: DeclarationRef
    /// Its call, or where the property is asked for.
    var use: NodeRef
    var frame: Frame?
    /// How many containers were around the value just then.
    var containerCount: Int

    static func == (left: Helper, right: Helper) -> Bool {
      left.function == right.function && left.use == right.use && left.containerCount == right.containerCount
    }
  }

  /// The same out of a storyboard or XIB, if that of which its type was not known yet is.
  func unarchived(like others: [Value]) -> Value {
    var value = self
    value.isUnarchived = others.contains(where: \.isUnarchived)
    return value
  }

  /// Notes a function that the value is `self` in.
  mutating func add(_ helper: DeclarationRef, used use: NodeRef, _ frame: Frame?) {
    let helper = Helper(function: helper, use: use, frame: frame, containerCount: containers.count)
    if !helpers.contains(helper) { helpers.append(helper) }
  }

  /// What a function is handed, with all that the function says of its parameter: its names, and the containers that it puts around it.
  func known(as parameter: Value) -> Value {
    var value = self
    if containers.isEmpty { value.aliases = parameter.aliases + aliases } else { value.containers[0].aliases = parameter.aliases + containers[0].aliases }
    value.containers = parameter.containers + value.containers
    value.isOneOfSeveral = isOneOfSeveral || parameter.isOneOfSeveral
    value.helpers += parameter.helpers.map { helper in
      var helper = helper
      helper.containerCount += containers.count
      return helper
    }
    return value
  }

  struct Container {
    /// The project's own class; nil for UIKit's.
    var type: TypeID?
    var name: NameID
    var made: NodeRef?
    var aliases: [DeclarationRef]
    var scene: InterfaceRef?
  }

  static func unseen(_ reason: String) -> Value { Value(kind: .unseen(Unseen(reason))) }
}

/// What tells one value from another: what it is, where it was made, and by which calls one got there.
struct ValueKey: Hashable {
  private var kind: Int
  private var type: TypeID = -1
  private var holder: TypeID?
  private var name: NameID = none
  private var nodes: [NodeRef] = []
  private var aliases: [DeclarationRef]
  private var containers: [TypeID?] = []
  private var scenes: [InterfaceRef?]
  private var isUnarchived: Bool

  init(_ value: Value) {
    aliases = value.aliases
    isUnarchived = value.isUnarchived
    holder = value.holder
    scenes = [value.scene] + value.containers.map(\.scene)
    switch value.kind {
    case .type(let id): (kind, type) = (0, id)
    case .external(let outside): (kind, name) = (1, outside)
    case .view(let node, let context):
      kind = 2
      nodes.append(node)
      add(context.frame)
    case .parameter(let parameter):
      kind = 3
      aliases.append(parameter)
    case .answer(let parameter):
      kind = 5
      aliases.append(parameter)
    case .receiver(let function):
      kind = 6
      aliases.append(function)
    case .unseen: kind = 4
    }
    nodes += value.spokenSettings.map(\.node)
    if let made = value.made {
      nodes.append(made.node)
      add(made.context.frame)
    }
    for helper in value.helpers {
      aliases.append(helper.function)
      nodes.append(helper.use)
      add(helper.frame)
    }
    for container in value.containers {
      containers.append(container.type)
      aliases += container.aliases
      if let made = container.made { nodes.append(made) }
    }
  }

  private mutating func add(_ frame: Frame?) {
    var current = frame
    while let at = current {
      nodes.append(at.call)
      current = at.outer
    }
  }
}

/// What a frame binds a parameter or property to.
struct Bound {
  var node: NodeID
  var context: Context
  /// The depth of the frame that binds it.
  var depth: Int
}
