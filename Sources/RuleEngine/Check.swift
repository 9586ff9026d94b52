// A check asks the index and reports; it knows no disk, no text and no configuration. Its rule hands it
// the severity and the parameters, so that one check may serve several pages.

import ModalFacts

/// The code behind one or more rule pages.
public protocol Check: SendableMetatype {
  /// The name by which pages ask for it.
  static var name: String { get }

  /// The parameters that it reads; pages may have no others.
  static var parameters: [String] { get }

  /// Reports the findings of `rule` in the whole project, in any order.
  static func run(_ rule: Rule, on index: ProjectIndex, report: (Finding) -> Void)
}

extension Check {
  public static var parameters: [String] { [] }
}
