// Two properties with one key are one setting, whatever they are called; so is what is written to the defaults under that key.
import SwiftUI

struct Home: View {
  @AppStorage("didTour") private var didTour = false
  @AppStorage("knowsNews") private var knowsNews = false
  @AppStorage("likesTips") private var likesTips = false

  var body: some View {
    Text("Home")
      .fullScreenCover(isPresented: Binding(get: { !didTour }, set: { didTour = !$0 })) { Tour() }
      .fullScreenCover(isPresented: Binding(get: { !knowsNews }, set: { knowsNews = !$0 })) { News() }
      .fullScreenCover(isPresented: Binding(get: { !likesTips }, set: { likesTips = !$0 })) { Tips() } // expect: missing-dismiss-button
  }
}

struct Tour: View {
  @AppStorage("didTour") private var seen = false
  var body: some View { Button("Leave") { seen = true } }
}

struct News: View {
  var body: some View { Button("Leave") { UserDefaults.standard.set(true, forKey: "knowsNews") } }
}

struct Tips: View {
  @AppStorage("isLoud") private var isLoud = false
  var body: some View { Button("Louder") { isLoud = true } }
}
