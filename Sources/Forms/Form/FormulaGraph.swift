import Expressions
import SourceText
import Values

/// Which of a form's computed rows need the results of which others.
package struct FormulaGraph: Sendable {
  /// The places of computed rows among the form's, ascending.
  package let rows: [Int]
  /// For each of them those whose results it needs, as places in `rows`.
  package let needs: [[Int]]

  /// Of rows whose needs are known, as places among themselves.
  init(needs: [[Int]]) {
    rows = Array(needs.indices)
    self.needs = needs
  }

  /// O(rows and what their formulas name).
  package init(_ all: [ConfigRow]) {
    let rows = all.indices.filter { all[$0].hasFormulas }
    self.rows = rows
    var byName: [ExactText: [Int]] = [:]
    for (place, row) in rows.enumerated() {
      // Whoever reads a part of a value, or what it is in, begins with the same name.
      if let name = all[row].valuePath?.steps.first?.name {
        byName[name, default: []].append(place)
      }
      byName["$" + all[row].identifier, default: []].append(place)
    }
    needs = rows.indices.map { place in
      let formulas = all[rows[place]].formulas
      let dependencies = formulas.map(\.dependencies)
      let names = dependencies.flatMap { dependencies in
        dependencies.references.compactMap { $0.recordPath?.steps.first?.name }
          + dependencies.identifiers.map { "$" + $0.text }
      }
      let candidates = Set(names: names).flatMap { byName[$0] ?? [] }
      var needed = Set(
        candidates.filter { other in formulas.contains { all[rows[other]].isRead(by: $0) } })
      if dependencies.contains(where: { $0.reads(.row) }) { needed.insert(place) }
      return needed.sorted()
    }
  }

  /// The computed rows' places among the form's, each after those whose results it needs; rows that need their own
  /// come last. O(rows + needs).
  package var order: [Int] {
    let sorted = sorted
    let isSorted = Set(sorted)
    return (sorted + rows.indices.filter { !isSorted.contains($0) }).map { rows[$0] }
  }

  /// Rows that need their own results, each with those between, as places among the form's. Each is needed by the one
  /// before it; a row in several circles is reported once. The first circle is always found, the others until the
  /// search reaches its limit.
  package var circles: [[Int]] {
    var circles: [[Int]] = []
    var isSeen = Set(sorted)
    var searched = 0
    for start in rows.indices where !isSeen.contains(start) {
      if !circles.isEmpty, searched > Self.mostSearched { break }
      guard let way = way(from: start, searched: &searched) else { continue }
      isSeen.formUnion(way)
      circles.append(way.map { rows[$0] })
    }
    return circles
  }

  /// So many rows are looked at for circles besides the first.
  private static let mostSearched = 1_000_000

  /// All that don't wait for their own results (Kahn's algorithm).
  private var sorted: [Int] {
    var waiting = needs.map(\.count)
    var neededBy = needs.map { _ in [Int]() }
    for (place, needed) in needs.enumerated() {
      for other in needed { neededBy[other].append(place) }
    }
    var ready = rows.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < ready.count {
      for place in neededBy[ready[next]] {
        waiting[place] -= 1
        if waiting[place] == 0 { ready.append(place) }
      }
      next += 1
    }
    return ready
  }

  /// The shortest way from a row over those that it needs back to itself.
  private func way(from start: Int, searched: inout Int) -> [Int]? {
    var origin: [Int: Int] = [:]
    var open = [start]
    var next = 0
    defer { searched += next }
    while next < open.count {
      let row = open[next]
      next += 1
      if needs[row].contains(start) {
        var way = [row]
        while let before = origin[way[0]] { way.insert(before, at: 0) }
        return way
      }
      for needed in needs[row] where origin[needed] == nil && needed != start {
        origin[needed] = row
        open.append(needed)
      }
    }
    return nil
  }
}

extension ConfigRow {
  /// Whether something is computed of its value, or in its place.
  package var hasFormulas: Bool {
    if case .some = formula { return true }
    if case .some = defaultFormula { return true }
    return false
  }

  package var formulas: [Expression] {
    hasFormulas ? [formula?.expression, defaultFormula].compactMap(\.self) : []
  }

  /// Whether an expression of the form reads its value, or a part of it, or what it is in.
  package func isRead(by expression: Expression) -> Bool {
    let dependencies = expression.dependencies
    if let valuePath, dependencies.reads(valuePath) { return true }
    return dependencies.identifiers.contains(identifier)
  }
}
