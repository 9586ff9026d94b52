// A view that makes a router of its own, or is handed one that is made right there, sets the flag of another object than the one that it is presented
// by. One that it is handed on to it may be the same, and so may one whose flag others observe.
import SwiftUI

struct Station: View {
  @StateObject private var router = Router()

  var body: some View {
    VStack {
      Button("Map") { router.showsMap = true }
      Button("Plan") { router.showPlan() }
      Button("Guide") { router.showsGuide = true }
      Button("Clock") { router.showsClock = true }
      Button("Gate") { router.showsGate = true }
      Button("Bell") { router.showsBell = true }
    }
    .fullScreenCover(isPresented: $router.showsMap) { MapView() } // expect: trapped-modal
    .fullScreenCover(isPresented: $router.showsPlan) { PlanView() } // expect: trapped-modal
    .fullScreenCover(isPresented: $router.showsGuide) { GuideView(router: Router()) } // expect: trapped-modal
    .fullScreenCover(isPresented: $router.showsClock) { ClockView(router: router) }
    .fullScreenCover(isPresented: $router.showsGate) { GateView().environmentObject(router) }
    .fullScreenCover(isPresented: $router.showsBell) { BellView() }
  }
}

final class Router: ObservableObject {
  @Published var showsMap = false
  @Published var showsPlan = false
  @Published var showsGuide = false
  @Published var showsClock = false
  @Published var showsGate = false
  @Published var showsBell = false
  func showPlan() { showsPlan = true }
  func hidePlan() { showsPlan = false }
  func hideClock() { showsClock = false }
}

struct MapView: View {
  @StateObject private var router = Router()
  var body: some View { Button("Close") { router.showsMap = false } }
}

struct PlanView: View {
  @StateObject private var own = Router()
  var body: some View {
    VStack {
      Button("Close") { own.hidePlan() }
      PlanFooter(router: own)
    }
  }
}

struct PlanFooter: View {
  @ObservedObject var router: Router
  var body: some View { Button("Done") { router.hidePlan() } }
}

struct GuideView: View {
  let router: Router
  var body: some View { Button("Close") { router.showsGuide = false } }
}

struct ClockView: View {
  @ObservedObject var router: Router
  var body: some View { Button("Close") { router.hideClock() } }
}

struct GateView: View {
  @EnvironmentObject private var router: Router
  var body: some View { Button("Close") { router.showsGate = false } }
}

struct BellView: View {
  @StateObject private var router = Router()
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Close") { router.showsBell.toggle() }
      .onChange(of: router.showsBell) { dismiss() }
  }
}
