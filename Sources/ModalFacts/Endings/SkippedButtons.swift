// What `presentationControllerDidDismiss` does, which UIKit calls for a swipe and not for code that dismisses, and which a button that
// closes the modal does not do.

import SwiftScan

extension DismissalMethods {
  func skippedButtons() -> [SkippedButton] {
    var found: [SkippedButton] = []
    guard let told = project.names.find("presentationControllerDidDismiss") else { return [] }
    // A helper that every controller has may close, and tell the delegate itself.
    let isToldByHelper = project.calls[told].contains { call in
      project.enclosingType(of: project.scope(of: call)).map { project.types[Int($0)].isExternal } ?? true
    }
    if isToldByHelper { return [] }
    for method in project.declarationsInFocus(told) {
      guard project[method].kind == .function, !project.isInactive(method), let type = project.enclosingType(of: project.parent(of: method)),
        project.types[Int(type)].kind == .class
      else { continue }
      for runner in runners(of: method, in: type) {
        let works = read(method, for: runner).works.filter { $0.kind != .resets }
        guard !works.isEmpty else { continue }
        if let skipped = ownButton(of: type, for: runner, method, works) ?? presentedButton(of: runner, method, works) { found.append(skipped) }
        break
      }
    }
    return found.sorted { $0.handlerSite < $1.handlerSite }
  }

  /// A screen that is its own presentation's delegate, and whose Close only dismisses.
  private func ownButton(of type: TypeID, for runner: TypeID, _ method: DeclarationRef, _ works: [Work]) -> SkippedButton? {
    guard project.isViewController(type), isOwnDelegate(type) || SwipeHooks(project).isMadeDelegate(type), !endsAnyway(with: works, runner) else { return nil }
    for handler in Handlers(of: type, project).controls where project.members(named: project[handler].name, of: runner).contains(handler) {
      let title = project.words(of: project[handler].name)
      guard words.isCancel(title) || words.isDone(title), !words.isCommit(title) else { continue }
      // A swipe gives up what Done keeps.
      if keepsForSwipe(works, title) { continue }
      if !words.isCancel(title), works.allSatisfy({ $0.kind == .calls && words.givesUp(project.words(of: $0.name)) }) { continue }
      guard onlyCloses(read(handler, for: runner), without: works, method) else { continue }
      return skipped(method, works, handler)
    }
    return nil
  }

  /// Whether Cancel gives up what a swipe keeps: `saveDraft()`.
  private func keepsForSwipe(_ works: [Work], _ title: [String]) -> Bool {
    title.contains("cancel") && works.allSatisfy { $0.kind == .calls && !Self.keeping.isDisjoint(with: project.words(of: $0.name)) }
  }

  private static let keeping: Set<String> = ["save", "autosave", "persist", "store", "keep", "park", "stash", "draft"]

  /// Whether what a button runs closes, and does nothing that may be the work of the delegate's method: nor calls that method itself.
  private func onlyCloses(_ button: WorkReader, without works: [Work], _ method: DeclarationRef) -> Bool {
    button.closes && button.works.isEmpty && !button.mayAnswer && button.names.isDisjoint(with: works.map(\.name) + [project[method].name])
  }

  /// Whether a class does some of the work however it goes away: as it disappears or dies, in a `dismiss` of its own, or in what it
  /// overrides of a class that is not read, which may call that at any end.
  private func endsAnyway(with works: [Work], _ type: TypeID) -> Bool {
    goingHooks(of: type).contains { !read($0, for: type).names.isDisjoint(with: works.map(\.name)) }
  }

  private func goingHooks(of type: TypeID) -> [DeclarationRef] {
    let hooks = ["viewWillDisappear", "viewDidDisappear", "dismiss"].flatMap { functions(named: $0, of: type) } + project.deinitializers(of: type)
    return hooks + project.overridesOfUnread(by: type) + project.closures(of: type, runWhen: LifecycleWords.going)
  }

  private func skipped(_ method: DeclarationRef, _ works: [Work], _ handler: DeclarationRef, called name: String? = nil) -> SkippedButton {
    SkippedButton(
      site: project.site(of: method), method: project.text(project[method].name), works: works.map { project.sentence(for: $0) },
      handler: name ?? project.text(project[handler].name), handlerSite: project.site(of: handler))
  }

  /// `presentationController?.delegate = self`, on itself or its navigation controller.
  func isOwnDelegate(_ type: TypeID) -> Bool {
    project.types[Int(type)].parts.contains { part in
      let declaration = project[part]
      return (declaration.nodeStart..<declaration.nodeEnd).contains { index in
        let node = project.node(index, in: part.file)
        guard node.kind == .assign, project.isSelf(node.first, in: part.file) else { return false }
        let left = project.node(node.base, in: part.file)
        guard left.kind == .member, left.name == .delegate, left.base != none else { return false }
        let controller = project.node(left.base, in: part.file)
        guard controller.name == .presentationController else { return false }
        guard controller.kind == .member, controller.base != none else { return controller.kind == .name }
        let base = project.node(controller.base, in: part.file)
        return base.name == Word.`self`.rawValue || base.name == .navigationController || base.name == .parent
      }
    }
  }

  /// A presenter that is told of swipes, and whose own callback for the button only dismisses.
  private func presentedButton(of type: TypeID, _ method: DeclarationRef, _ works: [Work]) -> SkippedButton? {
    for presentation in presented.all where presentation.isSwipeable && !presentation.isSwiftUI {
      guard let (member, found) = presentation.call == nil ? preparedSubjects(of: presentation, by: type) : subjects(of: presentation, by: type),
        SwipeHooks(project).tellsPresenter(in: [member], 2)
      else { continue }
      var subjects = found
      guard !asksForOthers(method, than: subjects.types), !([type] + subjects.types).contains(where: { endsAnyway(with: works, $0) }) else { continue }
      let callbacks = subjects.callbacks(in: member, presenter: type)
      for callback in callbacks {
        let title = project.title(of: callback, words)
        guard words.isCancel(title), !words.isCommit(title), !keepsForSwipe(works, title) else { continue }
        guard onlyCloses(read(callback.body, for: type), without: works, method), !isCalledAlong(with: works, callback) else { continue }
        return skipped(method, works, callback.body, called: project.text(callback.name))
      }
      if callbacks.isEmpty, let button = pageButton(of: presentation, for: type, method, works) { return button }
    }
    return nil
  }

  /// What a method of a class presents, and that method.
  private func subjects(of presentation: Presentation, by type: TypeID) -> (DeclarationRef, Subjects)? {
    guard let call = presentation.call, let member = project.enclosingMember(of: project.scope(of: call)),
      project.enclosingType(of: project.parent(of: member)) == type, let shown = project.arguments(of: project[call], in: call.file).first
    else { return nil }
    var subjects = Subjects(project)
    var context = project.context(of: call)
    context.position = call.index
    subjects.collect(shown.value, in: context)
    return (member, subjects)
  }

  /// What the only segue of a class presents, and the method that prepares it.
  private func preparedSubjects(of presentation: Presentation, by type: TypeID) -> (DeclarationRef, Subjects)? {
    guard presentation.presentingType == type, let member = project.preparations(of: type).first,
      presented.all.count(where: { $0.call == nil && $0.presentingType == type }) == 1
    else { return nil }
    var subjects = Subjects(project)
    subjects.collect(declaredIn: member, of: Set(presentation.contents.compactMap(\.type)))
    return (member, subjects)
  }

  /// A Close in the page's own code that dismisses and tells nobody, where the presenter hands it nothing to be told by.
  private func pageButton(of presentation: Presentation, for presenter: TypeID, _ method: DeclarationRef, _ works: [Work]) -> SkippedButton? {
    let pages = presentation.contents.compactMap(\.type)
    guard !pages.isEmpty, !pages.contains(where: { tellsAsItGoes($0, method) }) else { return nil }
    for (exit, reader) in project.leavingControls(of: presentation, words) where exit.kind == .button && words.isPlainCancel(exit.words) {
      guard !keepsForSwipe(works, exit.words), reader.dismisses, onlyCloses(reader, without: works, method), !exit.title.isEmpty, let node = exit.node,
        let handler = project.action(of: node)
      else { continue }
      return skipped(method, works, handler, called: project[handler].kind == .closure ? exit.title : nil)
    }
    return nil
  }

  /// Whether a page does anything of its own as it goes, which may be to tell its presenter.
  private func tellsAsItGoes(_ page: TypeID, _ method: DeclarationRef) -> Bool {
    goingHooks(of: page).contains { hook in
      let reader = read(hook, for: page)
      return !reader.works.isEmpty || reader.mayAnswer || reader.names.contains(project[method].name)
    }
  }

  /// Whether whoever calls a callback may do the work by itself: `list.reload()` before `onCancel?()`.
  private func isCalledAlong(with works: [Work], _ callback: EndingReader.Callback) -> Bool {
    project.calls[callback.name].contains { call in
      guard let caller = project.enclosingMember(of: project.scope(of: call)), let owner = project.enclosingType(of: caller),
        callback.owner.map({ project.areRelated($0, owner) || project.types[Int($0)].kind == .protocol }) ?? true
      else { return false }
      return !read(caller, for: owner).names.isDisjoint(with: works.map(\.name))
    }
  }

  /// Whether the delegate's method tells by `presentedViewController` which modal has gone, and asks for none of these classes.
  private func asksForOthers(_ method: DeclarationRef, than types: [TypeID]) -> Bool {
    var asks = false
    var asked: Set<NameID> = []
    project.walk(project[method].body, in: method.file) { _, node in
      asks = asks || node.name == .presentedViewController
      if node.kind == .cast || node.kind == .typeTest { asked.insert(project.files[Int(method.file)].lastName(node.first)) }
      return true
    }
    return asks && !types.contains { type in project.ancestors(of: type).types.contains { asked.contains(project.types[Int($0)].name) } }
  }
}
