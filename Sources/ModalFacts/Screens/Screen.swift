// What was seen of one modal's content: its ways out, what it refuses, what a person can type, and
// what could not be seen. Readers fill it in; rules ask it and never look at code.

import SwiftScan

/// How a way out is taken.
public enum ExitKind: String, Sendable {
  /// By a control that a tap or a key reaches, changing nothing else.
  case button
  /// By a control that sends, saves, deletes or chooses something first.
  case commit
  /// By a gesture.
  case gesture
  /// By choosing a row.
  case row
  /// From an alert or dialog on top.
  case prompt
  /// From a screen that is pushed first.
  case pushed
  /// By code alone: a loader, a timer, an observer.
  case code
}

/// One way out of a modal.
public struct Exit: Sendable {
  public var kind: ExitKind
  /// What a person finds the control, or the code, by.
  public var name: ControlName
  /// The words of its titles and names.
  var words: [String]
  /// The path found, from the control to what closes.
  public var steps: [String]
  /// Its control stands in a navigation bar that is never shown.
  public var isHidden = false
  /// Where its control stands; nil where it has no place of its own.
  public var spot: CodeSpot?
  /// What choosing it does besides closing; asked of a prompt's buttons alone.
  var choice = Choice.leaving
  var node: NodeRef?
  /// The closures on the path.
  var closures: [DeclarationRef] = []

  /// The name alone; empty where the control has none.
  public var title: String { name.text }
}

/// What a prompt's button does besides closing.
enum Choice {
  /// Nothing, whatever its role; or its title says that it leaves.
  case leaving
  /// Something, and its role is to destroy: of what Cancel asks about, it discards; of anything else, it deletes.
  case destructive
  /// What its title says: it saves, sends, deletes.
  case commit
}

/// A byte of a file.
public struct CodeSpot: Sendable, Hashable {
  /// Index into the project's files.
  public var file: Int
  public var offset: Int
}

/// A control that looks like a way out, and leads nowhere.
public struct IdleClose: Sendable {
  public var name: ControlName
  /// It pops what was not pushed, which does nothing, or what lies below. Else what it calls is empty, or left out.
  public var popsRoot: Bool
}

/// Something a person types into.
public struct Input: Sendable {
  /// `TextField`, `UITextView`, …
  public var control: String
  /// The state or property that holds the text; empty where it has no name.
  public var holder: String
  /// One line of text, not more.
  public var isSingleLine: Bool
  /// The text is kept by the modal itself until something commits it.
  public var isDraft: Bool
  /// A toggle, stepper or picker: a draft only where a Save writes it back.
  public var isValue = false
  var holderName: NameID
  /// The state that the holder is part of: `draft` of `draft.title`.
  var rootName: NameID
  /// What is between the two: `draft` of `$model.draft.title`.
  var middleNames: [NameID] = []
  var node: NodeRef

  /// All names that whoever uses or keeps it may speak of.
  var heldNames: Set<NameID> { Set([holderName, rootName] + middleNames) }
}

/// Something that refuses a swipe, asks first, or keeps what was typed.
public struct Guard: Sendable {
  /// What was seen, as `interactiveDismissDisabled`.
  public var name: String
  /// The swipe is refused whatever happens: a literal, set nowhere else.
  public var isUnconditional: Bool
  /// Where it is said; nil where it has no place of its own.
  public var spot: CodeSpot?
}

/// Something that may close a modal and is no button in any case: only whether nothing closes it rests on that.
public struct UnseenWay: Sendable, Equatable {
  /// A gesture, a row, code, or a modal on top.
  public var kind: ExitKind
  public var reason: Unseen
}

/// A control that commits: Save, Send, Add.
struct Commit {
  var name: ControlName
  /// The words of its title.
  var words: [String]
  var node: NodeRef
  var action: Action
  var closes: Bool
}

/// What runs as content goes away or changes, and may keep what was typed.
struct Keeper {
  var action: Action
  /// It keeps only what it hands to something that outlives the modal; else all that it reads.
  var mustHandOn: Bool
  /// What it is handed when that changes: `.onChange(of: text) { _, new in save(new) }` keeps `text` without reading it.
  var handed: [NameID] = []
  /// What is behind the bindings of the field in which it stands, which keeps that only where it is seen.
  var behind: Set<NameID> = []
}

/// What a screen's actions do with all that people type, which is asked once for all who present it.
final class DraftUses {
  /// What is kept as it is typed, or as the screen goes.
  var kept: Set<NameID> = []
  /// States of a form that its fields fill with what they keep themselves as it is typed: `amount = Decimal(string: typed)`.
  var filled: [NameID: Set<NameID>] = [:]
  /// Whoever hands something on.
  var commits: [(name: ControlName, words: [String], touched: Set<NameID>)] = []
  var isKnown = false
}

/// The content of one modal, as far as it was seen.
struct Screen {
  var exits: [Exit] = []
  var unseen: [Unseen] = []
  /// What could not be seen of gestures, rows, code and prompts.
  var unseenWays: [UnseenWay] = []
  var inputs: [Input] = []
  /// The controller that is all of it, where a generic representable shows whichever it is handed.
  var controller: TypeID?
  /// The classes of cells that it registers or takes from a list, whose fields are among its inputs.
  var cells: [TypeID] = []
  var guards: [Guard] = []
  var commits: [Commit] = []
  /// Done and OK that close: commits of what they hand on.
  var dones: [Commit] = []
  /// Cancel and Close, which may keep what was typed.
  var leaving: [Commit] = []
  var keepers: [Keeper] = []
  /// There was too much of the screen itself to read: who guards or keeps what is typed may stand in the rest.
  var isCut = false
  let uses = DraftUses()
  var holdsPassword = false
  /// How many controls were followed.
  var controls = 0
  /// Actions that would close it, to which Interface Builder wires nothing.
  var unwired: [String] = []
  /// Controls that look like a way out, and lead nowhere.
  var idleCloses: [IdleClose] = []
  /// The content is a system controller, with its own exit.
  var isSystem = false
  /// Its transition lets a cover be swiped away.
  var isZoomed = false
  /// What a popover becomes where the width is compact.
  var adaptation: Style?
  /// Setting one of these names leads out, by a prompt or an observer.
  var doors: [NameID: Door] = [:]
  /// Controls that set a name which may turn out to be a door.
  var openers: [Opener] = []
  /// What it does not cover may be used: no modal.
  var isUndimmed = false
  /// A sheet of less than full height: a tap beside it closes it as a swipe does.
  var isLow = false
  /// How it looks as a task.
  var shape = ScreenShape()
  /// It has a prompt, or hears of a swipe that was refused and can say why.
  var explainsRefusal = false

  /// Whether what its actions do with what people type, which is asked later, rests on what calls hand over.
  func usesAsk(of frame: Frame?, _ project: Project) -> Bool {
    guard frame != nil else { return false }
    let watch = FrameWatch(frame)
    project.apart {
      for action in (commits + dones + leaving).map(\.action) + keepers.map(\.action) {
        var reader = ActionReader(project, drivers: [], asks: .use)
        _ = reader.run(action)
      }
    }
    return watch.isAsked()
  }

  /// A person finds a button that leaves, and changes nothing.
  var hasButton: Bool {
    // In place: an exit that is handed to a closure is copied, with all that it counts.
    for place in exits.indices where exits[place].kind == .button && !exits[place].isHidden { return true }
    return false
  }

  /// Lets controls out by the doors that they open.
  mutating func openDoors() {
    openPrompts()
    for opener in openers {
      for name in opener.names.sorted() {
        guard let door = doors[name] else { continue }
        let isCommit = opener.isCommit && (opener.doesMore || door.doesMore) || door.commits(openedBy: opener)
        exits.append(
          Exit(
            kind: opener.isGesture ? .gesture : isCommit ? .commit : .button, name: opener.name, words: opener.words, steps: door.steps,
            isHidden: opener.isHidden, node: opener.node))
        break
      }
    }
    openers = []
  }

  /// A prompt whose button sets what somebody observes who closes, or what opens another such prompt, is a door as well.
  private mutating func openPrompts() {
    var waiting = openers.filter { !$0.prompt.isEmpty }
    guard !waiting.isEmpty else { return }
    openers.removeAll { !$0.prompt.isEmpty }
    var isOpened = true
    while isOpened {
      isOpened = false
      for place in waiting.indices.reversed() {
        let opener = waiting[place]
        guard let set = opener.names.sorted().first(where: { doors[$0] != nil && !opener.prompt.contains($0) }), let door = doors[set] else { continue }
        waiting.remove(at: place)
        isOpened = true
        let choice = door.choice != .leaving ? door.choice : opener.doesMore || door.doesMore ? opener.choice : .leaving
        exits.append(Exit(kind: .prompt, name: opener.name, words: opener.words, steps: door.steps, choice: choice, node: opener.node))
        for name in opener.prompt {
          if doors[name] == nil { doors[name] = Door(steps: ["prompt"] + door.steps, choice: choice) }
          if choice == .leaving { doors[name]?.choice = .leaving }
        }
      }
    }
  }

  /// Adds what stands beside it, or in it.
  mutating func add(_ other: Screen) {
    exits += other.exits
    note(other.unseen)
    add(other.unseenWays)
    inputs += other.inputs
    cells += other.cells.filter { !cells.contains($0) }
    guards += other.guards
    commits += other.commits
    dones += other.dones
    leaving += other.leaving
    keepers += other.keepers
    isCut = isCut || other.isCut
    holdsPassword = holdsPassword || other.holdsPassword
    controls += other.controls
    unwired += other.unwired
    idleCloses += other.idleCloses
    isSystem = isSystem || other.isSystem
    isZoomed = isZoomed || other.isZoomed
    adaptation = adaptation ?? other.adaptation
    doors.merge(other.doors) { own, _ in own }
    openers += other.openers
    isUndimmed = isUndimmed || other.isUndimmed
    isLow = isLow || other.isLow
    shape.merge(other.shape)
    explainsRefusal = explainsRefusal || other.explainsRefusal
  }

  mutating func note(_ reason: String) { note([Unseen(reason)]) }

  mutating func note(_ reasons: [Unseen]) {
    for reason in reasons where unseen.count < 24 && !unseen.contains(reason) { unseen.append(reason) }
  }

  /// Notes what could not be seen of what is no button in any case.
  mutating func note(_ kind: ExitKind, _ reasons: [Unseen]) { add(reasons.map { UnseenWay(kind: kind, reason: $0) }) }

  mutating func add(_ ways: [UnseenWay]) {
    for way in ways where unseenWays.count < 24 && !unseenWays.contains(way) { unseenWays.append(way) }
  }
}

/// A way out behind a name: whoever sets it opens a prompt, or wakes an observer, that closes.
struct Door {
  var steps: [String]
  /// What the prompt's own controls do, if all of them do more than closing.
  var choice = Choice.leaving
  /// An observer does more than closing, or nobody looked.
  var doesMore = true

  func commits(openedBy opener: Opener) -> Bool { choice == .commit || choice == .destructive && !opener.isNeutral }
}

/// A control that does not close by itself but sets names.
struct Opener {
  var name: ControlName
  var words: [String]
  var isCommit: Bool
  /// It does more than to set them.
  var doesMore = true
  /// It says that it leaves: Cancel, Close.
  var isNeutral: Bool
  /// It is no control that everybody finds.
  var isGesture = false
  var names: Set<NameID>
  var isHidden: Bool
  var node: NodeRef
  /// What the prompt is bound to in which it stands, and what it does there besides closing; empty outside of prompts.
  var prompt: [NameID] = []
  var choice = Choice.leaving
}
