// Views that a navigation stack pushes wherever they are made. Their own `dismiss` leads back, and no modal goes.

import SwiftScan

extension Project {
  /// Whether all who make a view hand it to a link or to what a stack's values lead to, and nobody to a modal.
  func isOnlyPushed(_ view: TypeID) -> Bool {
    let makers = calls[types[Int(view)].name].filter { !isInactive($0) && !previews.contain($0) }
    return isView(view) && !makers.isEmpty && makers.count <= 8 && makers.allSatisfy(isPushed)
  }

  /// What is innermost around it decides.
  private func isPushed(_ maker: NodeRef) -> Bool {
    var scope = scope(of: maker)
    while let at = scope, self[at].kind == .closure {
      if let holder = call(handing: at), case let name = files[Int(maker.file)].lastName(self[holder].base), name != none {
        if name == Known.NavigationLink.name || name == Known.navigationDestination.name { return true }
        if [Role.sheet, .cover, .popover].contains(where: { roles.has(name, $0) }) { return false }
      }
      scope = parent(of: at)
    }
    // `NavigationLink("Share", destination: SharePage())`
    return calls.list(of: Known.NavigationLink.name, in: maker.file).contains { link in
      arguments(of: self[link], in: link.file).contains { $0.label == Known.destination.name && $0.value == maker.index }
    }
  }
}
