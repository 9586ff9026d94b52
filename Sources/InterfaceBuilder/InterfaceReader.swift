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
    file.hasComments = !tree.comments.isEmpty
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
      guard let id = tree.value(element, "id"), let kind = kind(of: element) else { continue }
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
  private func kind(of element: Int) -> InterfaceKind? {
    for (name, kind) in Self.kinds where tree.isNamed(element, name) { return kind }
    if tree.isNamed(element, "placeholder") {
      return tree.value(element, "placeholderIdentifier") == "IBFilesOwner" ? .owner : .firstResponder
    }
    if tree.hasSuffix(element, "GestureRecognizer") { return .gesture }
    // Not a `searchDisplayController`, which is part of another.
    if tree.hasSuffix(element, "Controller"), tree.value(element, "sceneMemberID") == "viewController" || isTopLevel(element) { return .controller }
    let matters = tree.value(element, "customClass") != nil || tree.children(element).contains { tree.isNamed($0, "connections") }
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
    guard let name = tree.value(element, "customClass"), !name.isEmpty else { return nil }
    return name.split(separator: ".").last.map(String.init)
  }

  /// Titles, images and traits: of the element, and of what describes it inside.
  private mutating func readLooks(of element: Int, into object: Int) {
    addTitles(of: element, to: object)
    for child in tree.children(element) {
      switch tree.name(child) {
      case "state", "buttonConfiguration", "accessibility": addTitles(of: child, to: object)
      case "textInputTraits":
        if tree.value(child, "secureTextEntry") == "YES" { file.objects[object].isSecure = true }
      default: break
      }
    }
  }

  private mutating func addTitles(of element: Int, to object: Int) {
    for attribute: StaticString in ["title", "systemItem", "image", "label", "text"] {
      guard let text = tree.value(element, attribute), !text.isEmpty else { continue }
      let isRead = attribute.description == "title" || attribute.description == "label" || attribute.description == "text"
      if isRead, file.objects[object].caption == nil { file.objects[object].caption = text }
      // Interface Builder calls a cross "stop".
      file.objects[object].titles.append(text == "stop" ? "close" : text)
    }
  }

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
    switch tree.name(element) {
    case "action": return tree.value(element, "selector").map { .action(selector: $0) }
    case "outlet", "outletCollection": return tree.value(element, "property").map { .outlet(property: $0) }
    case "segue":
      var segue = Segue(kind: tree.value(element, "kind") ?? "", id: tree.value(element, "id") ?? "")
      segue.identifier = tree.value(element, "identifier")
      segue.modalPresentationStyle = tree.value(element, "modalPresentationStyle")
      segue.unwindAction = tree.value(element, "unwindAction")
      segue.creationSelector = tree.value(element, "destinationCreationSelector")
      segue.className = tree.value(element, "customClass")
      segue.relationship = tree.value(element, "relationship")
      segue.anchor = tree.value(element, "popoverAnchorView") ?? tree.value(element, "popoverAnchorBarButtonItem")
      return .segue(segue)
    default: return nil
    }
  }
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
