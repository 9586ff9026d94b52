// All files together: one table of names, the types by name with their extensions, and for each name
// that the project declares, who declares it, calls it, assigns it and matches it as a case.
// Built once from facts, in file order, so that every answer is the same on every run.

import ProjectSettings
import SwiftScan

/// A declaration of the project.
struct DeclarationRef: Hashable, Comparable, Sendable {
  var file: Int32
  var index: DeclarationID

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  static func < (left: DeclarationRef, right: DeclarationRef) -> Bool { left.number < right.number }
}

/// An expression or statement of the project.
struct NodeRef: Hashable, Comparable, Sendable {
  var file: Int32
  var index: NodeID

  func hash(into hasher: inout Hasher) { hasher.combine(number) }

  static func < (left: NodeRef, right: NodeRef) -> Bool { left.number < right.number }
}

/// An index into `Project.types`.
typealias TypeID = Int32

/// A type that the project declares, or one from outside that it extends.
struct TypeInfo {
  var name: NameID
  var kind: DeclarationKind
  /// The type around it; nil at file level.
  var parent: TypeID?
  /// The declaration itself, then extensions, in file order. A type from outside has extensions only.
  var parts: [DeclarationRef]
  /// Names of what it inherits from and conforms to.
  var inherits: [NameID]
  var isExternal: Bool
  var isInactive: Bool
}

/// `label: $name` in a call of the project's own, or `$name` without a label.
struct HandedBinding: Equatable {
  var file: Int32
  var callee: NameID
  var label: NameID
  var name: NameID
}

/// A name and the label of an argument.
struct LabelledName: Numbered, Hashable {
  var name: NameID
  var label: NameID
  var number: UInt64 { UInt64(name) << 32 | UInt64(label) }
}

/// A question for a type's members.
struct Member: Numbered, Hashable {
  var type: TypeID
  var name: NameID
  var number: UInt64 { UInt64(UInt32(bitPattern: type)) << 32 | UInt64(name) }
}

final class Project: FileSet {
  let files: UnsafeBufferPointer<OutlineTables>
  /// Keeps `files` good.
  private let outlines: FileTables
  let partTypes: UnsafeMutableBufferPointer<TypeID>
  let names: NameTable
  let roles: Roles
  let types: [TypeInfo]
  let typesByName: NameTableOf<TypeID>
  /// The types that name this one among what they inherit.
  let subtypes: NameTableOf<TypeID>
  let typeAliases: NameTableOf<DeclarationRef>
  /// Functions, properties, enum cases: whatever a member or a bare name may mean.
  let declarations: NameTableOf<DeclarationRef>
  /// Calls by the last name of their callee, for names that the project declares or the vocabulary knows; uses of `#selector`.
  let calls: NameTableOf<NodeRef>
  /// By the name of a property that acts when it is set: who changes it in place, or a part of its value.
  let changingMembers: NameTableOf<ChangingMember>
  /// Assignments by the last name of their left side, likewise.
  let assignments: NameTableOf<NodeRef>
  /// Arms of a `switch`, and `if`s and `guard`s, by the name of the enum case that they ask for.
  let arms: NameTableOf<NodeRef>
  /// Names of properties that are bindings, and of those that act when they are set.
  let bindingNames: NameSet
  let observedNames: NameSet
  /// Names of what people type into: the only ones whose use by a control is remembered.
  let holderNames: NameSet
  /// Names that prompts are bound to and observers observe.
  private(set) var watchedNames: NameSet
  /// Names of properties that closures observe.
  let subscribedNames: NameSet
  /// Names of properties that hold closures in a tuple, a list or a table.
  let keepingNames: NameSet
  let keepsClosures: Bool
  /// Names of parameters that are a selector unless a call says another.
  let selectorParameters: NameSet
  let callable: CallableNames
  /// Names of functions.
  let functionNames: NameSet
  /// Names that are looked for among calls, assignments and arms: what the project declares, and what readers and the vocabulary know.
  let declaredNames: NameSet
  /// What stands anywhere as a name, a member or a short string.
  let mentionedNames: NameSet
  /// What stands anywhere but before a call's brackets or as a type, and of it what `#selector` does not name.
  let handedNames: NameSet
  let handedBesidesSelectors: NameSet
  /// How often each name is handed on, and how often it is asked for its value; counted where files change.
  let handedCounts: CountedNames
  let valuedCounts: CountedNames
  /// Uses of `#Preview`.
  let previewMacros: [NodeRef]
  /// Calls that are handed `dismiss`.
  let handedDismissals: [NodeRef]
  /// Bindings that are handed to the project's own functions and types.
  let handedBindings: [HandedBinding]
  /// What it is built for.
  let settings: BuildSettings
  /// Names of what overrides something.
  let overriddenNames: NameSet
  /// Names of parameters, locals, bindings and functions in functions.
  let localNames: NameSet
  /// The files whose calls and declarations readers start from; nil: all.
  @exclusivity(unchecked) var focus: Range<Int32>?
  let frames = Frames()
  /// By file, where other platforms compile other branches.
  let branches: [Int32: [Branch]]
  /// The one that is judged.
  let platform: Platform

  private(set) lazy var plainReducers = findPlainReducers()
  private(set) lazy var effectNames = findEffectNames()
  private(set) lazy var carriers = findCarriers()
  private(set) lazy var environmentReaders = findEnvironmentReaders()
  private(set) lazy var typedDeclarations = findTypedDeclarations()
  /// Assignments of a `delegate` and calls of `addTarget` by the name of whom they are about.
  private(set) lazy var delegateAssignments = byReceiver(assignments[Known.delegate.name])
  private(set) lazy var namelessDelegates = findNamelessDelegates()
  private(set) lazy var namesSetByStreams = findNamesSetByStreams()
  private(set) lazy var filesOfSubjects = findFilesOfSubjects()
  private(set) lazy var targetCalls = byReceiver(calls[Known.addTarget.name])
  private(set) lazy var presentationDelegates = findPresentationDelegates()
  private(set) lazy var hasPresentationDelegatesOfOtherNames = findPresentationDelegatesOfOtherNames()
  /// What drives presentations, set once it is known.
  @exclusivity(unchecked) var flags = FlagNames()
  /// Storyboards and XIBs, set before anything is asked.
  @exclusivity(unchecked) var interfaces = Interfaces()
  /// What Xcode alone shows, set before anything is asked.
  @exclusivity(unchecked) var previews = Previews()
  /// Members that may lead out of a modal, set once the flags are known.
  @exclusivity(unchecked) var leading = LeadingMembers()
  /// What following functions led to, asked for the screen that is being read; nil where none is. Another screen is read
  /// without it, so that what is found of one does not rest on what was read before.
  @exclusivity(unchecked) var followed: FollowedOnScreen?
  /// What declarations say on an iPad.
  @exclusivity(unchecked) var saidOnPad: [DeclarationRef: PadPaths.Said?] = [:]
  /// What names say of the device, where somebody asked.
  let deviceNames = NumberMap<NameID, PadPaths.DeviceName>()
  /// What is put first into the navigation controller that an object holds, by the property that holds the object.
  @exclusivity(unchecked) var rootsOfHolder: [DeclarationRef: [Value]] = [:]
  let lineage: Lineage
  let traits: TraitTable
  /// Methods that the project adds to views, by name.
  let extensionsOfViews = NumberMap<NameID, Declarations>()
  /// Whether nobody speaks of a closure that a view is handed, as far as that was asked.
  let unspokenProperties = NumberMap<DeclarationRef, Bool>()
  /// The types that are extended under a name and under those of what UIKit has above it.
  let extensionsOfOutside = NumberMap<NameID, ShortList<TypeID>>()
  /// What the project adds to UIKit's classes; asked for once it is known what leads out.
  var added: AddedMembers {
    if let knownAdded { return knownAdded }
    let found = AddedMembers(self)
    knownAdded = found
    return found
  }
  /// Nil where nobody has asked.
  @exclusivity(unchecked) var knownAdded: AddedMembers?
  private let pathOfDeclaration = NumberMap<DeclarationRef, String>()
  private let configurationsOfAlias = NumberMap<DeclarationRef, [Configuration]>()
  let settingsOfAlias = NumberMap<DeclarationRef, [Configuration]>()
  let equipmentOfAlias = NumberMap<DeclarationRef, [Configuration]>()
  /// Calls that make a value without the name of its type; see `makers(of:handing:)`.
  @exclusivity(unchecked) var makersByLabel: [NameID: [NodeRef]]?
  let makersOfProperty = NumberMap<Member, [NodeRef]>()
  let initializersOfType = NumberMap<NameID, Declarations>()
  /// Whether living code makes or names a type.
  let isTypeUsed = NumberMap<NameID, Bool>()
  /// Whether a program begins in the files; nil where nobody has asked.
  @exclusivity(unchecked) var knownEntry: Bool?
  /// Whether a property of this name is a setting, or a member of the project's that bindings have.
  let isSetting = NumberMap<NameID, Bool>()
  /// Whether a class may be the delegate of a text, where somebody asked.
  @exclusivity(unchecked) var textDelegates: [TypeID: Bool] = [:]
  /// Whether a property keeps what it is declared with, where somebody asked.
  let neverSet = NumberMap<DeclarationRef, Bool>()
  /// Whether a name is referred to by a key path or a binding, where somebody asked; and all names that key paths end with.
  let referredNames = NumberMap<NameID, Bool>()
  @exclusivity(unchecked) var namesOfPaths: NameSet?
  /// Who hears what is sent to subjects, where somebody asked.
  let listenersToSubject = NumberMap<NameID, Listeners>()
  /// Whether somebody who may lead out reads what has a name, where somebody asked; and whether any object closes something as it goes.
  let namesReadOnWaysOut = NumberMap<NameID, Bool>()
  @exclusivity(unchecked) var knownLetsGoOnAWayOut: Bool?
  @exclusivity(unchecked) var knownObservedKeys: [NameID]?
  let isOfBinding = NumberMap<NameID, Bool>()
  /// The flags behind a binding, behind what makes one, and behind all conditions of a name, where somebody asked.
  let flagsOfBinding = NumberMap<NodeRef, Set<NameID>>()
  let flagsOfBody = NumberMap<DeclarationRef, Set<NameID>>()
  let conditionsOfName = NumberMap<NameID, ConditionsOfName>()
  /// Whether a property of this name may be `nil`, where somebody asked.
  let namesOfOptionals = NumberMap<NameID, Bool>()
  /// Functions that give back controls, by name, where somebody asked.
  let factoriesByName = NumberMap<NameID, Declarations>()
  let takersOfAlias = NumberMap<DeclarationRef, [Taker]>()
  let settingsByFunction = NumberMap<DeclarationRef, [Configuration]>()
  /// Where the text that is typed into a class's fields goes.
  @exclusivity(unchecked) var typedTexts: [[TypeID]: TypedText] = [:]
  /// Frames of helpers that are called by what has none itself.
  @exclusivity(unchecked) var framesOfHelpers: [HelperUse: Frame] = [:]
  let framesOfMade = NumberMap<NodeRef, Frame>()
  /// What SwiftUI shows inside UIKit. A controller is met as often as others hold it.
  @exclusivity(unchecked) var screensOfHosted: [HostedView: Screen] = [:]
  /// Calls that observe a notification, by its name.
  @exclusivity(unchecked) var observersOfNotification: [NameID: [NodeRef]]?
  /// SwiftUI's views that are nothing but a dark layer with a tap.
  @exclusivity(unchecked) var scrims: [TypeID]?
  /// Calls that observe a property, by its name.
  @exclusivity(unchecked) var observersOfProperty: [NameID: [PropertyObserver]]?
  /// Whether functions close what is presented, by how many calls are still followed.
  let leadsToDismissal = [NumberMap<DeclarationRef, Bool>(), NumberMap(), NumberMap()]
  /// What may set a property that is given to each value of its type.
  let settingsOfProperty = NumberMap<DeclarationRef, [NodeRef]>()
  /// The calls that may mean a function or an initialiser, where somebody asked.
  let callersOfFunction = NumberMap<DeclarationRef, [NodeRef]>()
  /// Where code says something of a view by a property.
  let toldOfViews = NumberMap<NameID, [ToldOfView]>()
  /// Where helpers hand on a method by its name.
  let methodsHandedInHelpers = NumberMap<NameID, [HandedMethod]>()
  /// The calls that may be of a class's method, by both.
  let callsOfMethod = NumberMap<Member, [NodeRef]>()
  /// What methods of a name set the whole value to that they are called on.
  let wholeSetByName = NumberMap<NameID, SetItself?>()
  /// The names that are spelt like one of a list.
  let namesOfSpellings = NumberMap<SpellingsKey, NameSet>()
  /// What calls of a bare name mean, and the types that others are made on, as far as callers were looked for.
  let meaningsOfCall = NumberMap<NodeRef, Declarations>()
  let receiversOfCall = NumberMap<NodeRef, Types>()
  /// What a call on something unknown may mean.
  let namesakesOfCall = NumberMap<NodeRef, Declarations>()
  /// In what members a case is asked for, by its name.
  let membersAsking = NumberMap<NameID, Set<DeclarationRef>>()
  /// The enums that a case of an enum carries, by both.
  let enumsCarriedByCase = NumberMap<Member, CaseOwners>()
  /// What asks for a case of an enum, by both.
  let askingForCase = NumberMap<Member, [NodeRef]>()
  /// What takes the cases of an enum whole, as others carry them.
  let armsTakingWhole = NumberMap<TypeID, [NodeRef]>()
  /// What classes do with the controls that their properties hold; nil where that is more than is known here.
  let placements = NumberMap<DeclarationRef, Placement?>()
  /// Whether a case of this name is made somewhere.
  let isCaseMade = NumberMap<NameID, Bool>()
  let membersOfType = NumberMap<Member, Declarations>()
  /// The types of a name that are nested in a type or in what it inherits from.
  let nestedTypes = NumberMap<Member, ShortList<TypeID>>()
  private let bodiesBelowType = NumberMap<Member, Declarations>()
  let idleFunctions = NumberMap<DeclarationRef, Bool>()
  let endingFunctions = NumberMap<DeclarationRef, Bool>()
  let endsOfLocals = NumberMap<DeclarationRef, NodeID>()
  /// What overrides something, by each class that its own class inherits from; of the names that were asked for.
  private let overridesBelowType = NumberMap<Member, Declarations>()
  private let namesWithOverrides = NumberMap<NameID, Bool>()
  let typesOfDeclaration = NumberMap<DeclarationRef, Types>()

  convenience init(_ facts: inout [FileFacts], _ names: consuming ProjectNames, settings: BuildSettings, sharing: WorkSharing) {
    var tables = ProjectTables(&facts, names, settings: settings)
    tables.collectTypes()
    tables.collectNames(sharing: sharing)
    self.init(tables, settings: settings)
  }

  /// - Parameter lineage: What is known of types that have not changed since; nil: nothing.
  init(_ tables: ProjectTables, settings: BuildSettings, lineage: Lineage? = nil) {
    self.settings = settings
    outlines = tables.outlines
    files = outlines.tables
    partTypes = tables.partTypes
    names = tables.names
    roles = tables.roles
    types = tables.types
    typesByName = tables.typesByName
    subtypes = tables.subtypes
    typeAliases = tables.typeAliases
    declarations = tables.declarations
    calls = tables.calls
    changingMembers = tables.changingMembers
    assignments = tables.assignments
    arms = tables.arms
    bindingNames = tables.uses.bindings.names
    observedNames = tables.uses.observed.names
    holderNames = tables.uses.holders.names
    watchedNames = tables.uses.watched.names
    subscribedNames = tables.uses.subscribed.names
    keepingNames = tables.uses.keeping.names
    keepsClosures = keepingNames != NameSet()
    selectorParameters = tables.uses.selectors.names
    callable = tables.uses.callable
    functionNames = tables.uses.withBody.names.union(tables.uses.withoutBody.names)
    mentionedNames = tables.uses.isCounted ? tables.uses.mentioned.names : tables.mentions.mentioned
    handedBesidesSelectors = tables.uses.isCounted ? tables.uses.handed.names : tables.mentions.handed
    handedNames = handedBesidesSelectors.union(tables.uses.selected.names)
    declaredNames = tables.uses.declared.names
    handedCounts = tables.uses.handed
    valuedCounts = tables.uses.valued
    previewMacros = tables.previewMacros
    handedDismissals = tables.handedDismissals
    handedBindings = tables.handedBindings
    overriddenNames = tables.uses.overridden.names
    localNames = tables.uses.inside.names
    branches = tables.branches
    platform = .iOS
    self.lineage = lineage ?? Lineage(typeCount: tables.types.count)
    traits = tables.traits
    traits.grow(to: tables.names)
    for name in tables.uses.watched.names { for origin in origins(ofWatched: name) { watchedNames.insert(origin) } }
  }

  /// The same files for a reader that finds out all else by itself.
  /// - Parameter platform: The platform that is judged; nil: the same one. For another one the outlines are marked anew, so
  ///   whoever asks `other` from now on asks for that platform as well.
  init(_ other: Project, on platform: Platform? = nil) {
    settings = other.settings
    outlines = other.outlines
    branches = other.branches
    files = other.files
    partTypes = other.partTypes
    names = other.names
    roles = other.roles
    if let platform {
      self.platform = platform
      outlines.mark(branches, on: platform.platforms)
      types = outlines.marked(other.types, branches)
      traits = other.traits
    } else {
      self.platform = other.platform
      types = other.types
      traits = TraitTable(other.traits)
    }
    typesByName = other.typesByName
    subtypes = other.subtypes
    typeAliases = other.typeAliases
    declarations = other.declarations
    calls = other.calls
    changingMembers = other.changingMembers
    assignments = other.assignments
    arms = other.arms
    bindingNames = other.bindingNames
    observedNames = other.observedNames
    holderNames = other.holderNames
    watchedNames = other.watchedNames
    subscribedNames = other.subscribedNames
    keepingNames = other.keepingNames
    keepsClosures = other.keepsClosures
    selectorParameters = other.selectorParameters
    callable = other.callable
    functionNames = other.functionNames
    mentionedNames = other.mentionedNames
    handedNames = other.handedNames
    handedBesidesSelectors = other.handedBesidesSelectors
    declaredNames = other.declaredNames
    handedCounts = other.handedCounts
    valuedCounts = other.valuedCounts
    previewMacros = other.previewMacros
    handedDismissals = other.handedDismissals
    handedBindings = other.handedBindings
    overriddenNames = other.overriddenNames
    localNames = other.localNames
    interfaces = other.interfaces
    previews = other.previews
    flags = other.flags
    lineage = Lineage(typeCount: types.count)
  }

  /// Marks the outlines for this project's platform, after others were read.
  func markAgain() { outlines.mark(branches, on: platform.platforms) }

  /// The declarations of a kind and name in one file.
  func declarations(of kind: DeclarationKind, named name: NameID, in file: Int32) -> [DeclarationRef] {
    let all = files[Int(file)].declarations
    return all.indices.filter { all[$0].kind == kind && all[$0].name == name }
      .map { DeclarationRef(file: file, index: DeclarationID($0)) }
  }

  func text(_ name: NameID) -> String { name == none || name == Argument.trailing ? "_" : names[name] }

  /// `Type.member`, as people write it.
  func path(of declaration: DeclarationRef?) -> String {
    guard let declaration else { return "" }
    if let known = pathOfDeclaration[declaration] { return known }
    let kind = self[declaration].kind
    let outer = parent(of: declaration)
    var path = path(of: outer)
    if kind.isType || kind.isFunction || kind == .variable && (outer.map { self[$0].kind.isType } ?? true) {
      if !path.isEmpty { path += "." }
      path += text(self[declaration].name)
    }
    pathOfDeclaration[declaration] = path
    return path
  }

  /// Assignments and calls on a local variable or property, in the function or type that declares it.
  func configurations(of alias: DeclarationRef) -> [Configuration] {
    if let known = configurationsOfAlias[alias] { return known }
    let found = findConfigurations(of: alias)
    configurationsOfAlias[alias] = found
    return found
  }

  /// What overrides members of this name in a class and in those that inherit from it, in order.
  func overrides(of name: NameID, below type: TypeID) -> Declarations {
    if namesWithOverrides[name] == nil {
      namesWithOverrides[name] = true
      for candidate in declarations[name] where self[candidate].modifiers.contains(.override) {
        guard let owner = enclosingType(of: parent(of: candidate)) else { continue }
        for ancestor in ancestors(of: owner).types {
          let member = Member(type: ancestor, name: name)
          var overrides = overridesBelowType[member] ?? Declarations()
          overrides.append(candidate)
          overridesBelowType[member] = overrides
        }
      }
    }
    return overridesBelowType[Member(type: type, name: name)] ?? Declarations()
  }

  /// The bodies that members of this name have in what conforms to a protocol or inherits from a class, each once.
  func bodies(of name: NameID, below type: TypeID) -> Declarations {
    let member = Member(type: type, name: name)
    if let known = bodiesBelowType[member] { return known }
    var found = Declarations()
    for heir in descendants(of: type) {
      for body in members(named: name, of: heir) where self[body].body != none && !found.contains(body) {
        found.append(body)
      }
    }
    bodiesBelowType[member] = found
    return found
  }

  /// All project types that inherit from this one, at any depth, in order.
  func descendants(of type: TypeID) -> [TypeID] {
    if let known = lineage.descendants[Int(type)] { return known }
    let found = findDescendants(of: type)
    lineage.descendants[Int(type)] = found
    return found
  }

  /// Whether a value of one type may be one of another: of the same, or of one that comes down from it.
  func areRelated(_ one: TypeID, _ other: TypeID) -> Bool {
    one == other || ancestors(of: one).types.contains(other) || ancestors(of: other).types.contains(one)
  }

  func ancestors(of type: TypeID) -> Ancestry {
    if let known = lineage.ancestors[Int(type)] { return known }
    // A type may inherit from another name of what stands inside it, as half-written code does.
    if lineage.open.contains(type) {
      let alone = Ancestry(types: kept([type]), external: kept([]), isView: false, isViewController: false)
      lineage.circular.append(alone)
      return alone
    }
    lineage.open.append(type)
    let found = findAncestors(of: type)
    lineage.open.removeLast()
    lineage.ancestors[Int(type)] = found
    return found
  }
}
