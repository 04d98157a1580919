import Expressions
import SourceText
import Values

/// The dependencies among a form's computed rows.
package struct FormulaGraph: Sendable {
  /// Indices of the computed rows in the form, ascending.
  package let rows: [Int]
  /// For each computed row the rows whose results it needs, as indices in `rows`.
  package let needs: [[Int]]

  /// Of rows whose needs are known, as indices among themselves.
  init(needs: [[Int]]) {
    rows = Array(needs.indices)
    self.needs = needs
  }

  /// O(rows and what their formulas name).
  package init(_ all: [ConfigRow]) {
    let rows = all.indices.filter { all[$0].hasFormulas }
    self.rows = rows
    var byName: [ExactText: [Int]] = [:]
    for (index, row) in rows.enumerated() {
      // Whoever reads a part of a value, or what it is in, begins with the same name.
      if let name = all[row].valuePath?.steps.first?.name {
        byName[name, default: []].append(index)
      }
      byName["$" + all[row].identifier, default: []].append(index)
    }
    needs = rows.indices.map { index in
      let formulas = all[rows[index]].formulas
      let dependencies = formulas.map(\.dependencies)
      let names = dependencies.flatMap { dependencies in
        dependencies.references.compactMap { $0.recordPath?.steps.first?.name }
          + dependencies.identifiers.map { "$" + $0.text }
      }
      let candidates = Set(names: names).flatMap { byName[$0] ?? [] }
      var needed = Set(
        candidates.filter { other in formulas.contains { all[rows[other]].isRead(by: $0) } })
      if dependencies.contains(where: { $0.reads(.row) }) { needed.insert(index) }
      return needed.sorted()
    }
  }

  /// Indices of the computed rows in the form, each after those whose results it needs; rows
  /// that need their own come last. O(rows + needs).
  package var order: [Int] {
    let sorted = sorted
    let isSorted = Set(sorted)
    return (sorted + rows.indices.filter { !isSorted.contains($0) }).map { rows[$0] }
  }

  /// Cycles of rows that need their own results, as indices in the form; each row is needed by
  /// the one before it. A row in several cycles is reported once. The first cycle is always
  /// found, the others until the search reaches its limit.
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

  private static let mostSearched = 1_000_000

  /// Rows that don't depend on their own results, in order of dependency (Kahn's algorithm).
  private var sorted: [Int] {
    var waiting = needs.map(\.count)
    var neededBy = needs.map { _ in [Int]() }
    for (index, needed) in needs.enumerated() {
      for other in needed { neededBy[other].append(index) }
    }
    var ready = rows.indices.filter { waiting[$0] == 0 }
    var next = 0
    while next < ready.count {
      for index in neededBy[ready[next]] {
        waiting[index] -= 1
        if waiting[index] == 0 { ready.append(index) }
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
  package var hasFormulas: Bool {
    if case .some = formula { return true }
    if case .some = defaultFormula { return true }
    return false
  }

  package var formulas: [Expression] {
    hasFormulas ? [formula?.expression, defaultFormula].compactMap(\.self) : []
  }

  /// True if an expression of the form reads the row's value, a part of it, or an enclosing
  /// value.
  package func isRead(by expression: Expression) -> Bool {
    let dependencies = expression.dependencies
    if let valuePath, dependencies.reads(valuePath) { return true }
    return dependencies.identifiers.contains(identifier)
  }
}
