import JSONText
import Values

/// Finds the row of a form that has the value at a path.
struct RowsByPath {
  /// Index of the first row with each path, or with a form for the value there.
  private let first: [ValuePath: Int]
  /// Index of the first row that shows something inside the value at each path.
  private let inside: [ValuePath: Int]

  /// O(rows and their steps).
  init(_ rows: [ConfigRow]) {
    var first: [ValuePath: Int] = [:]
    var inside: [ValuePath: Int] = [:]
    func add(_ path: ValuePath, _ index: Int, to indices: inout [ValuePath: Int]) {
      if indices[path] == nil { indices[path] = index }
    }
    for (index, row) in rows.enumerated() {
      guard let path = row.valuePath else { continue }
      add(path, index, to: &first)
      for count in path.steps.indices.dropFirst() {
        add(ValuePath(steps: Array(path.steps.prefix(count))), index, to: &inside)
      }
    }
    for (index, row) in rows.enumerated() {
      if let path = row.childPath { add(path, index, to: &first) }
    }
    self.first = first
    self.inside = inside
  }

  /// The index of the row that has what is at a path, or has it inside; else of the first that has a part of it.
  func row(reading path: ValuePath) -> Int? {
    for count in (1...max(path.steps.count, 1)).reversed() {
      if let index = first[ValuePath(steps: Array(path.steps.prefix(count)))] { return index }
    }
    return inside[path]
  }
}
