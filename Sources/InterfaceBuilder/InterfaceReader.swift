// Turns the bytes of one storyboard or XIB into what is kept of it. Total: a broken file gives its problem and
// the classes that it names, so that nobody takes for absent what stands in it.

/// Reads a storyboard or a XIB.
public func readInterface(_ bytes: UnsafeBufferPointer<UInt8>) -> InterfaceFile {
  do {
    return try InterfaceReader(XMLTree(bytes)).file
  } catch {
    var file = InterfaceFile()
    file.problem = error
    file.unreadClasses = classNames(in: bytes)
    return file
  }
}

private struct InterfaceReader {
  let tree: XMLTree
  var file = InterfaceFile()
  /// The object of each element; -1 where nothing is kept of it.
  private var objectOfElement: [Int]
  private var objectOfID: [String: Int] = [:]

  init(_ tree: XMLTree) throws(XMLError) {
    self.tree = tree
    file.isNoted = tree.comments.contains { isNote(tree.bytes[$0]) }
    objectOfElement = Array(repeating: -1, count: tree.elements.count)
    guard tree.isNamed(0, "document") else { throw XMLError(message: "a format of before Xcode 5", offset: tree.elements[0].tag.lowerBound) }
    // A storyboard for a watch or a Mac shows no modal of UIKit's.
    let runtime = tree.value(0, "targetRuntime") ?? ""
    guard !["watch", "MacOSX", "AppleTV"].contains(where: { runtime.hasPrefix($0) }) else { return }
    readObjects()
    readConnections()
    if let initial = tree.value(0, "initialViewController") { file.initial = objectOfID[initial] }
  }

  // MARK: Objects

  private mutating func readObjects() {
    for element in tree.elements.indices {
      // Half of them have none.
      guard tree.has(element, "id"), let kind = kind(of: element), let id = tree.value(element, "id") else { continue }
      objectOfElement[element] = file.objects.count
      objectOfID[id] = file.objects.count
      var object = InterfaceObject(
        kind: kind, id: id, element: tree.name(element), className: className(of: element),
        storyboardIdentifier: tree.value(element, "storyboardIdentifier"),
        range: tree.elements[element].tag, parts: 0..<0)
      object.modalPresentationStyle = tree.value(element, "modalPresentationStyle")
      object.isModalInPresentation = tree.value(element, "modalInPresentation") == "YES" || tree.value(element, "modalInPopover") == "YES"
      object.isEditable = tree.value(element, "editable") != "NO"
      object.isMainView = tree.value(element, "key") == "view"
      if kind == .controller || kind == .owner { object.isSeeThrough = mainView(of: element).map(isSeeThrough) ?? false }
      if kind == .gesture {
        object.isEnabled = tree.value(element, "enabled") != "NO"
        object.cancelsTouches = tree.value(element, "cancelsTouchesInView") != "NO"
        object.isSimple = [tree.value(element, "numberOfTapsRequired"), tree.value(element, "numberOfTouchesRequired")].allSatisfy { $0 == nil || $0 == "1" }
      }
      object.referencedStoryboard = tree.value(element, "storyboardName")
      object.referencedIdentifier = tree.value(element, "referencedIdentifier")
      file.objects.append(object)
      readLooks(of: element, into: file.objects.count - 1)
    }
    // How many objects stand before each element.
    var counts = [0]
    for object in objectOfElement { counts.append(counts[counts.count - 1] + (object < 0 ? 0 : 1)) }
    for element in tree.elements.indices where objectOfElement[element] >= 0 {
      let around: Int
      switch file.objects[objectOfElement[element]].kind {
      case .controller, .navigation, .tabs, .reference, .owner: around = tree.elements[element].parent
      default: around = element
      }
      file.objects[objectOfElement[element]].parts = counts[max(around, 0)]..<counts[tree.elements[max(around, 0)].end]
    }
  }

  /// What an element is; nil where nothing of it matters.
  @inline(__always)
  private func kind(of element: Int) -> InterfaceKind? {
    let name = tree.elements[element].name
    for (known, kind) in Self.kinds where tree.isEqual(name, known) { return kind }
    if tree.isEqual(name, "placeholder") {
      return tree.value(element, "placeholderIdentifier") == "IBFilesOwner" ? .owner : .firstResponder
    }
    if tree.hasSuffix(name, "GestureRecognizer") { return .gesture }
    // Not a `searchDisplayController`, which is part of another.
    if tree.hasSuffix(name, "Controller"), tree.value(element, "sceneMemberID") == "viewController" || isTopLevel(element) { return .controller }
    let matters = tree.value(element, "customClass") != nil || tree.hasChild(element, "connections")
    return matters ? .view : nil
  }

  private static let kinds: [(name: StaticString, kind: InterfaceKind)] = [
    ("navigationController", .navigation), ("tabBarController", .tabs), ("splitViewController", .tabs), ("pageViewController", .tabs),
    ("viewControllerPlaceholder", .reference), ("exit", .exit), ("barButtonItem", .barItem), ("textField", .textField),
    ("textView", .textView), ("tableViewCell", .cell), ("collectionViewCell", .cell), ("button", .control),
    ("segmentedControl", .control), ("switch", .control), ("slider", .control), ("stepper", .control), ("datePicker", .control),
    ("pageControl", .control), ("control", .control),
  ]

  private func isTopLevel(_ element: Int) -> Bool {
    let parent = tree.elements[element].parent
    return parent >= 0 && tree.isNamed(parent, "objects")
  }

  private func className(of element: Int) -> String? {
    guard let name = tree.value(element, "customClass") else { return nil }
    let start = name.utf8.lastIndex(of: UInt8(ascii: ".")).map(name.utf8.index(after:)) ?? name.startIndex
    return start == name.endIndex ? nil : String(name[start...])
  }

  /// Titles, images and traits: of the element, and of what describes it inside.
  private mutating func readLooks(of element: Int, into object: Int) {
    addTitles(of: element, to: object)
    for child in tree.children(element) {
      if tree.isNamed(child, "textInputTraits") {
        if tree.value(child, "secureTextEntry") == "YES" { file.objects[object].isSecure = true }
      } else if ["state", "buttonConfiguration", "accessibility"].contains(where: { tree.isNamed(child, $0) }) {
        addTitles(of: child, to: object)
      } else if tree.isNamed(child, "userDefinedRuntimeAttributes") {
        for attribute in tree.children(child) where tree.value(attribute, "value") == "YES" {
          guard let path = tree.value(attribute, "keyPath") else { continue }
          if path == "modalInPresentation" || path == "isModalInPresentation" { file.objects[object].isModalInPresentation = true }
        }
      }
    }
  }

  /// The view that a controller has, or that a XIB's owner is wired to.
  private func mainView(of element: Int) -> Int? {
    let children = tree.children(element)
    if let view = children.first(where: { tree.value($0, "key") == "view" }) { return view }
    let outlets = children.filter { tree.isNamed($0, "connections") }.flatMap { tree.children($0) }
    guard let id = outlets.first(where: { tree.value($0, "property") == "view" }).flatMap({ tree.value($0, "destination") }), tree.elements[element].parent >= 0
    else { return nil }
    return tree.children(tree.elements[element].parent).first { tree.value($0, "id") == id }
  }

  /// `<color key="backgroundColor" white="0.0" alpha="0.75" …/>`
  private func isSeeThrough(_ view: Int) -> Bool {
    tree.children(view).contains { child in
      tree.isNamed(child, "color") && tree.value(child, "key") == "backgroundColor" && tree.value(child, "alpha").flatMap { Double($0) }.map { $0 < 1 } ?? false
    }
  }

  private mutating func addTitles(of element: Int, to object: Int) {
    for (attribute, isRead) in Self.titles {
      guard let text = tree.value(element, attribute), !text.isEmpty else { continue }
      if isRead, file.objects[object].caption == nil { file.objects[object].caption = text }
      // Interface Builder calls a cross "stop".
      file.objects[object].titles.append(text == "stop" ? "close" : text)
    }
  }

  /// The attributes that say what a control is for, and whether a person reads them.
  private static let titles: [(name: StaticString, isRead: Bool)] = [
    ("title", true), ("systemItem", false), ("image", false), ("label", true), ("text", true),
  ]

  // MARK: Connections

  private mutating func readConnections() {
    for element in tree.elements.indices where tree.isNamed(element, "connections") {
      let around = tree.elements[element].parent
      guard around >= 0, objectOfElement[around] >= 0 else { continue }
      for child in tree.children(element) {
        guard let what = what(child) else { continue }
        file.connections.append(
          InterfaceConnection(
            what: what, source: objectOfElement[around], destination: tree.value(child, "destination").flatMap { objectOfID[$0] },
            range: tree.elements[child].tag))
      }
    }
  }

  private func what(_ element: Int) -> InterfaceConnection.What? {
    if tree.isNamed(element, "action") { return tree.value(element, "selector").map { .action(selector: $0) } }
    if tree.isNamed(element, "outlet") || tree.isNamed(element, "outletCollection") {
      return tree.value(element, "property").map { .outlet(property: $0) }
    }
    guard tree.isNamed(element, "segue") else { return nil }
    var segue = Segue(kind: tree.value(element, "kind") ?? "", id: tree.value(element, "id") ?? "")
    segue.identifier = tree.value(element, "identifier")
    segue.modalPresentationStyle = tree.value(element, "modalPresentationStyle")
    segue.unwindAction = tree.value(element, "unwindAction")
    segue.creationSelector = tree.value(element, "destinationCreationSelector")
    segue.className = tree.value(element, "customClass")
    segue.relationship = tree.value(element, "relationship")
    segue.anchor = tree.value(element, "popoverAnchorView") ?? tree.value(element, "popoverAnchorBarButtonItem")
    return .segue(segue)
  }
}

/// `<!-- modallint:`; what follows is the rule engine's to read.
private func isNote(_ comment: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
  comment.dropFirst(4).drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.starts(with: "modallint:".utf8)
}

/// The classes that stand anywhere in bytes which are no XML that can be read.
private func classNames(in bytes: UnsafeBufferPointer<UInt8>) -> [String] {
  var found: Set<String> = []
  for (mark, end) in [("customClass=\"", UInt8(ascii: "\"")), ("CustomClassName\">", UInt8(ascii: "<"))] {
    let mark = Array(mark.utf8)
    var rest = bytes[...]
    while let start = rest.firstIndex(of: mark[0]) {
      rest = rest[start...]
      if rest.starts(with: mark) {
        let name = rest.dropFirst(mark.count).prefix { $0 != end }
        if let last = name.split(separator: UInt8(ascii: ".")).last { found.insert(String(decoding: last, as: UTF8.self)) }
      }
      rest = rest.dropFirst()
    }
  }
  return found.sorted()
}
