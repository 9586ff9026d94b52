// A button for each case of an enum: the tap on the case that only closes leaves. Where each case does more, all of them choose.

import SwiftUI

struct Drawing: View {
  @State private var showsStamps = false
  @State private var showsDial = false
  @State private var showsPapers = false
  @State private var showsCrayons = false
  @State private var showsBrushes = false

  var body: some View {
    HStack {
      Button("Stamps") { showsStamps = true }
        .fullScreenCover(isPresented: $showsStamps) { StampBoard() }
      Button("Dial") { showsDial = true }
        .fullScreenCover(isPresented: $showsDial) { DialPad() }
      Button("Papers") { showsPapers = true }
        .fullScreenCover(isPresented: $showsPapers) { PaperBoard() } // expect: missing-dismiss-button
      Button("Crayons") { showsCrayons = true }
        .fullScreenCover(isPresented: $showsCrayons) { CrayonBoard() } // expect: missing-dismiss-button
      Button("Brushes") { showsBrushes = true }
        .fullScreenCover(isPresented: $showsBrushes) { BrushBoard() }
    }
  }
}

/// Asks for the case by an `if`.
struct BrushBoard: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack {
      ForEach(StampAction.allCases, id: \.self) { action in
        Button(action.rawValue) {
          if action == .leave { dismiss() } else { PaperDrawer.shared.take(.plain) }
        }
      }
    }
  }
}

enum StampAction: String, CaseIterable { case turn, mirror, leave }

struct StampBoard: View {
  @Environment(\.dismiss) private var dismiss
  @State private var angle = 0

  var body: some View {
    HStack {
      ForEach(StampAction.allCases, id: \.self) { action in
        Button(action.rawValue) { perform(action) }
      }
    }
  }

  private func perform(_ action: StampAction) {
    switch action {
    case .turn: angle += 90
    case .mirror: angle = -angle
    case .leave: dismiss()
    }
  }
}

enum PadKey: Hashable {
  case number(Int), erase, leave

  var label: String {
    switch self {
    case .number(let value): "\(value)"
    case .erase: "⌫"
    case .leave: "✕"
    }
  }
}

struct DialPad: View {
  @Environment(\.dismiss) private var dismiss
  @State private var entered = ""
  private let rows: [[PadKey]] = [[.number(1), .number(2)], [.erase, .leave]]

  var body: some View {
    Grid {
      ForEach(rows, id: \.self) { row in
        GridRow {
          ForEach(row, id: \.self) { key in
            Button(key.label) { press(key) }
          }
        }
      }
    }
  }

  private func press(_ key: PadKey) {
    switch key {
    case .number(let value): entered += "\(value)"
    case .erase: entered = String(entered.dropLast())
    case .leave: dismiss()
    }
  }
}

enum Paper: String, CaseIterable { case plain, lined }

final class PaperDrawer {
  static let shared = PaperDrawer()
  private(set) var paper = Paper.plain
  func take(_ paper: Paper) { self.paper = paper }
}

struct PaperBoard: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    HStack {
      ForEach(Paper.allCases, id: \.self) { paper in
        Button(paper.rawValue) { choose(paper) }
      }
    }
  }

  private func choose(_ paper: Paper) {
    switch paper {
    case .plain: PaperDrawer.shared.take(.plain)
    case .lined: PaperDrawer.shared.take(.lined)
    }
    dismiss()
  }
}

/// Has a case that only closes, which is none of its buttons.
struct CrayonBoard: View {
  @Environment(\.dismiss) private var dismiss
  private let crayons: [StampAction] = [.turn, .mirror]

  var body: some View {
    HStack {
      ForEach(crayons, id: \.self) { crayon in
        Button(crayon.rawValue) { use(crayon) }
      }
    }
  }

  private func use(_ crayon: StampAction) {
    switch crayon {
    case .turn: turn()
    case .mirror: PaperDrawer.shared.take(.lined)
    case .leave: dismiss()
    }
  }

  private func turn() {
    PaperDrawer.shared.take(.plain)
    dismiss()
  }
}
