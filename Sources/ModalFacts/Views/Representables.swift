// UIKit inside SwiftUI: the controller or view that a representable makes, and what its classes refuse for the sheet around it.

import SwiftScan

extension ViewReader {
  /// UIKit inside SwiftUI: a system controller brings its exit, anything else may close from its coordinator.
  mutating func enterRepresentable(_ type: TypeID, _ frame: Frame) {
    let name = project.text(project.types[Int(type)].name)
    noteRefusal(byRepresentable: type)
    for make in project.members(named: Known.makeUIViewController.name, of: type) {
      var reader = ValueReader(project)
      let context = Context(file: make.file, scope: make, position: none, frame: frame)
      var values = reader.returns(of: make, in: context, 0)
      // `let page: UIViewController`, which whoever shows it hands in.
      if let given = givenController(by: make, in: context) { values = reader.values(of: given.node, in: given.context) }
      for value in values {
        if case .external(let made) = value.kind, project.roles.has(made, .systemController) {
          showsSystem(name)
          return
        }
      }
      if values.count == 1, case .type(let id) = values[0].kind, project.isViewController(id) {
        if open.count == 1, project.types[Int(type)].parts.contains(where: { project.signature(of: $0).generics.count > 0 }) { screen.controller = id }
        var reader = ControllerReader(project, drivers: drivers, words: words)
        guard zone == .pushed else {
          // In a modal nothing has pushed it: there is no stack, or it is the first of one.
          reader.isAtRoot = values[0].containers.isEmpty && Project.pops.allSatisfy { !project.overriddenNames.contains($0.name) }
          reader.read(id, made: values[0].made)
          screen.add(reader.screen)
          if !screen.hasButton { noteControls(setUpByRepresentable: type, name) }
          return
        }
        reader.isAtRoot = true
        project.apart { reader.read(id, made: values[0].made) }
        reader.screen.exits.removeAll(where: \.steps.endInPop)
        screen.add(reader.screen)
        return
      }
      let returned = project.typesOf(declaration: make)
      if returned.contains(where: { if case .external(let made) = $0 { project.roles.has(made, .systemController) } else { false } }) {
        showsSystem(name)
        return
      }
      screen.note("`\(name)` shows a UIKit controller")
      return
    }
    // A UIKit view: what its coordinator does is not followed, but whether it closes is.
    if mayClose(type) { return screen.note("`\(name)` may close from UIKit") }
    let external = project.members(named: Known.makeUIView.name, of: type)
    for make in external {
      let text = project.typesOf(declaration: make)
      if text.contains(where: { if case .external(let made) = $0 { made == .UITextView || made == .UITextField } else { false } }) {
        screen.note("`\(name)` holds text of UIKit's")
        inputs(ofRepresentable: type, made: make, frame)
      }
    }
  }

  /// `page.navigationItem.leftBarButtonItem = UIBarButtonItem(…, target: context.coordinator, …)`: what the representable hangs on the controller
  /// that it makes is not followed, but whether it may close is.
  private mutating func noteControls(setUpByRepresentable type: TypeID, _ name: String) {
    let isControl = { [project] (called: NameID) in
      called == .UIBarButtonItem || called == .addTarget || called == .addAction || called == .UIAction || project.traits(called).contains(.recognizerLike)
    }
    guard calls(type, where: isControl), mayClose(type) || setsBinding(type) else { return }
    screen.note("`\(name)` hangs a control on its controller, which may close it")
  }

  private func mayClose(_ type: TypeID) -> Bool {
    calls(type) { [project] in project.roles.has($0, .exit) || project.takesPartInClosing($0) }
  }

  /// Whether the code of a type calls anything of some name.
  private func calls(_ type: TypeID, where isAsked: (NameID) -> Bool) -> Bool {
    project.types[Int(type)].parts.contains { part in
      (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let call = project.node(index, in: part.file)
        guard call.kind == .call, case let callee = project.node(call.base, in: part.file), callee.kind == .name || callee.kind == .member else { return false }
        return isAsked(callee.name)
      }
    }
  }

  /// Whether the code of a type sets one of its bindings, `parent.shows = false`.
  private func setsBinding(_ type: TypeID) -> Bool {
    project.types[Int(type)].parts.contains { part in
      (project[part].nodeStart..<project[part].nodeEnd).contains { index in
        let assignment = project.node(index, in: part.file)
        return assignment.kind == .assign && project.bindingNames.contains(project.files[Int(part.file)].lastName(assignment.base))
      }
    }
  }

  /// What the call that makes a representable hands to the property that it shows.
  private func givenController(by make: DeclarationRef, in context: Context) -> Bound? {
    let reader = ValueReader(project)
    let returned = reader.returned(by: make, in: context)
    guard returned.count == 1, let only = returned.first, case let shown = project.node(only.value, in: make.file),
      shown.kind == .name || shown.kind == .member && project.isSelf(shown.base, in: make.file),
      let property = project.meanings(of: shown, in: context.at(only.statement)).first, project[property].kind == .variable,
      project.parent(of: property).map({ project[$0].kind.isType }) ?? false, reader.getter(of: property) == nil
    else { return nil }
    return reader.bound(property, in: context.frame)
  }

  /// `controller.parent?.isModalInPresentation = refuses`: UIKit inside SwiftUI refuses for the sheet that is around it.
  private mutating func noteRefusal(byRepresentable type: TypeID) {
    let helpers = project.helpers(ofRepresentable: type)
    let refuses = project.nodes(project.assignments[Known.isModalInPresentation.name], of: helpers.union([type])).contains { assignment in
      let left = project.node(project[assignment].base, in: assignment.file)
      // Its own controller is only a child of the one that is presented.
      guard !project.isInactive(assignment), left.kind == .member, left.base != none else { return false }
      // `top`, a local that walks up the parents.
      let refusing = project.node(left.base, in: assignment.file)
      let isLocal = project.meanings(of: refusing, in: project.context(of: assignment)).first.map { project[$0].kind == .variable && project[$0].value != none } ?? false
      return (refusing.kind == .member || refusing.name == .parent || refusing.kind == .name && isLocal) && project.node(project[assignment].first, in: assignment.file).kind != .false
    }
    if refuses {
      screen.guards.append(Guard(name: "isModalInPresentation", isUnconditional: false, spot: nil))
    } else if helpers.contains(where: { !project.members(named: Known.presentationControllerShouldDismiss.name, of: $0).isEmpty }) {
      screen.guards.append(Guard(name: "presentationController.delegate", isUnconditional: false, spot: nil))
    }
  }
}

extension Project {
  /// The classes that a representable works with: what it makes, its coordinator and what else is nested in it.
  fileprivate func helpers(ofRepresentable type: TypeID) -> Set<TypeID> {
    let nested = types[Int(type)].parts.flatMap { children(of: $0).filter { self[$0].kind.isType }.compactMap { self.type(of: $0) } }
    let makers = [Known.makeUIViewController, .makeUIView, .makeCoordinator].flatMap { members(named: $0.name, of: type) }
    let made = makers.flatMap { typesOf(declaration: $0) }.compactMap { type in
      if case .project(let id) = type, !types[Int(id)].isExternal { id } else { nil }
    }
    return Set(nested + made)
  }
}
