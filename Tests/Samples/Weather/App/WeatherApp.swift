import SwiftUI

@main
struct WeatherApp: App {
  @StateObject private var store = WeatherStore()

  var body: some Scene {
    WindowGroup {
      TabView {
        ForecastView()
          .tabItem { Label("Forecast", systemImage: "cloud.sun") }
        PlacesView()
          .tabItem { Label("Places", systemImage: "mappin") }
        StationMap()
          .ignoresSafeArea()
          .tabItem { Label("Map", systemImage: "map") }
      }
      .environmentObject(store)
    }
  }
}
