// The module beside.
import UIKit

class TextField: UITextField {}
public final class Sign: UILabel {}
