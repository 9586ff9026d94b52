import UIKit

final class PartyController: UIViewController {
  func editName() { present(NameEditor(), animated: true) }
  func editDate() { present(DateEditor(), animated: true) }
  func editPlace() { present(PlaceEditor(), animated: true) }
  func editGuests() { present(GuestEditor(), animated: true) }
  func editNote() { present(NoteEditor(), animated: true) }
  func editColour() { present(ColourEditor(), animated: true) } // expect: mixed-transitions
}
