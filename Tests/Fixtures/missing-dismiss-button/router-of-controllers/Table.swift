import UIKit

final class TableController: UIViewController {
  let guest: GuestCoordinator

  init(guest: GuestCoordinator) {
    self.guest = guest
    super.init(nibName: nil, bundle: nil)
  }

  func openRecipe() {
    let recipe = RecipeCoordinator()
    // expect: missing-dismiss-button
    present(recipe.shown(), animated: true)
    recipe.start()
  }

  func openMenu() {
    let menu = MenuCoordinator()
    menu.start()
    // expect: missing-dismiss-button
    present(menu.shown(), animated: true)
  }

  func openBill() {
    let bill = BillCoordinator()
    bill.start()
    present(bill.shown(), animated: true)
  }

  func openGuest() { present(guest.shown(), animated: true) }
}
