// Methods that a text field or text view tells its delegate by, in a class that nobody makes one's delegate: `textViewDidChange(_:)`
// without `textView.delegate = self`. They never run, so they refuse no swipe.
// Trap: outlets, packages and helpers make delegates; a class that hands itself on in any way may be told.

import SwiftScan

extension Project {
  /// Whether a statement of a class's own stands in what only a text's delegate is told, and the class is nobody's.
  func isNeverTold(_ statement: NodeRef, of type: TypeID) -> Bool {
    guard let method = enclosingMember(of: scope(of: statement)), self[method].kind == .function, isOfTextDelegate(method, of: type),
      let owner = enclosingType(of: parent(of: method)), !types[Int(owner)].isExternal
    else { return false }
    if let known = textDelegates[type] { return !known }
    let isTold = mayBeTextDelegate(type)
    textDelegates[type] = isTold
    return !isTold
  }

  private func isOfTextDelegate(_ method: DeclarationRef, of type: TypeID) -> Bool {
    let declaration = self[method]
    guard isListed(declaration.name, in: Self.textMethods), parameters(of: method).first.map({ self[$0].label == none }) ?? false,
      !declaration.modifiers.contains(.override)
    else { return false }
    // Other classes call their own.
    return calls[declaration.name].allSatisfy { call in
      files[Int(call.file)].isOwn(self[call].base) && enclosingType(of: scope(of: call)).map { !types[Int($0)].isExternal && !areRelated($0, type) } ?? false
    }
  }

  private static let textMethods: Spellings = [
    "textViewDidChange", "textViewDidBeginEditing", "textViewDidEndEditing", "textFieldDidBeginEditing", "textFieldDidEndEditing",
    "textFieldDidChangeSelection", "textViewDidChangeSelection",
  ]

  private func mayBeTextDelegate(_ type: TypeID) -> Bool {
    let lineage = ancestors(of: type).types.filter { types[Int($0)].kind == .class } + descendants(of: type)
    let outside = ancestors(of: type).external
    guard outside.contains(where: { $0 == .UITextViewDelegate || $0 == .UITextFieldDelegate }), outside.allSatisfy({ begins($0, with: "UI") || begins($0, with: "NS") }) else { return true }
    // What a scene or XIB ties is another matter.
    for each in lineage {
      if types[Int(each)].isExternal || !interfaces.objects(of: each, self).isEmpty { return true }
      for part in types[Int(each)].parts {
        if children(of: part).contains(where: { hasAttribute($0, Known.IBOutlet.name) }) || handsItselfOn(in: part) { return true }
      }
    }
    // Somebody else makes it one.
    return assignments[Known.delegate.name].contains { assignment in
      let value = self[assignment].first
      let left = node(self[assignment].base, in: assignment.file)
      if isSelf(value, in: assignment.file) || node(value, in: assignment.file).kind == .nil { return false }
      if left.kind == .member, left.base != none, words(of: files[Int(assignment.file)].lastName(left.base)).contains("presentation") { return false }
      let assigned = typesOf(value, in: context(of: assignment))
      return assigned.isEmpty || assigned.contains { if case .project(let id) = $0 { types[Int(id)].kind == .protocol || lineage.contains(id) } else { true } }
    }
  }

  /// Whether code of a class hands the class's own object to anybody but a control, a list, a recogniser or a presentation.
  private func handsItselfOn(in part: DeclarationRef) -> Bool {
    (self[part].nodeStart..<self[part].nodeEnd).contains { index in
      let node = node(index, in: part.file)
      switch node.kind {
      case .assign:
        guard isSelf(node.first, in: part.file) else { return false }
        let left = self.node(node.base, in: part.file)
        guard left.kind == .member, left.base != none else { return true }
        if words(of: files[Int(part.file)].lastName(left.base)).contains("presentation") { return false }
        let types = typesOf(left.base, in: context(of: NodeRef(file: part.file, index: index)))
        return types.isEmpty || !types.allSatisfy { if case .external(let name) = $0 { isListed(name, in: Self.otherTellers) } else { false } }
      case .call:
        let callee = files[Int(part.file)].lastName(node.base)
        return arguments(of: node, in: part.file).contains {
          isSelf($0.value, in: part.file) && $0.label != Known.target.name && !isListed(callee, in: Self.selfTakers) && !traits(callee).contains(.recognizerLike)
        }
      case .array: return list(of: node, in: part.file).contains { isSelf($0, in: part.file) }
      default: return false
      }
    }
  }

  /// Who has delegates for something else than text.
  private static let otherTellers: Spellings = [
    "UITableView", "UICollectionView", "UIScrollView", "UIPickerView", "UINavigationController", "UITabBarController", "UISearchBar", "UISearchController",
    "UIImagePickerController", "UIDocumentPickerViewController", "PHPickerViewController", "UITapGestureRecognizer", "UIPanGestureRecognizer",
  ]
  private static let selfTakers: Spellings = ["addTarget", "addObserver", "removeObserver", "print", "didMove", "perform", "type"]
}
