// What a list is ordered and chosen by shows nothing; what its elements are made of may close all the same.
import SwiftUI

struct Harbour: View {
  @State private var showsBerths = false
  @State private var showsJobs = false
  let berths: [String: String]

  var body: some View {
    Button("Berths") { showsBerths = true }
      .sheet(isPresented: $showsBerths) { Berths(berths: berths) }  // expect: missing-dismiss-button
    Button("Jobs") { showsJobs = true }
      .sheet(isPresented: $showsJobs) { Jobs() }
  }
}

struct Berths: View {
  let berths: [String: String]

  private var inOrder: [String] {
    return berths.keys.filter { !$0.isEmpty }.sorted {
      $0.lowercased() < $1.lowercased()
    }
  }

  var body: some View {
    List {
      ForEach(inOrder, id: \.self) { berth in
        Text(berths[berth] ?? berth)
      }
    }
  }
}

struct Job: Identifiable {
  let id: Int
  let title: String
  let run: () -> Void
}

struct Jobs: View {
  @Environment(\.dismiss) private var dismiss

  private var jobs: [Job] {
    [Job(id: 1, title: "Moor", run: { print("moored") }), Job(id: 2, title: "Leave", run: { dismiss() })]
  }

  private var inOrder: [Job] { jobs.sorted { $0.title < $1.title } }

  var body: some View {
    List {
      ForEach(inOrder) { job in
        Button(job.title, action: job.run)
      }
    }
  }
}
