import JSONText
import Values

/// Which row of a form has what is read at a path.
struct RowsByPath {
  /// The first row of each path, or with the form of what is there.
  private let first: [ValuePath: Int]
  /// The first row with something inside of what is at a path.
  private let inside: [ValuePath: Int]

  /// O(rows and their steps).
  init(_ rows: [ConfigRow]) {
    var first: [ValuePath: Int] = [:]
    var inside: [ValuePath: Int] = [:]
    func add(_ path: ValuePath, _ place: Int, to places: inout [ValuePath: Int]) {
      if places[path] == nil { places[path] = place }
    }
    for (place, row) in rows.enumerated() {
      guard let path = row.valuePath else { continue }
      add(path, place, to: &first)
      for count in path.steps.indices.dropFirst() {
        add(ValuePath(steps: Array(path.steps.prefix(count))), place, to: &inside)
      }
    }
    for (place, row) in rows.enumerated() {
      if let path = row.childPath { add(path, place, to: &first) }
    }
    self.first = first
    self.inside = inside
  }

  /// The place of the row that has what is at a path, or has it inside; else of the first that has a part of it.
  func row(reading path: ValuePath) -> Int? {
    for count in (1...max(path.steps.count, 1)).reversed() {
      if let place = first[ValuePath(steps: Array(path.steps.prefix(count)))] { return place }
    }
    return inside[path]
  }
}
