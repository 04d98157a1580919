import JSONText
import Records
import SourceText

/// An object of the document: a record, or what has a form of its own inside one.
package struct ObjectLocation: Hashable, Sendable {
  package var record: RecordID
  /// Path of the object inside the record; empty for the record itself.
  package var path: [JSONStep]

  package init(_ record: RecordID, path: [JSONStep] = []) {
    self.record = record
    self.path = path
  }

  /// The object at `steps` inside of this one.
  func inside(_ steps: [JSONStep]) -> ObjectLocation { ObjectLocation(record, path: path + steps) }
}

/// A row of an object: what drafts, problems, changes and jumps point at.
package struct Location: Sendable {
  package var record: RecordID
  /// Path inside the record of the object whose form has the row; empty for the record
  /// itself.
  package var path: [JSONStep]
  /// The row's identifier.
  package var row: String

  package init(_ record: RecordID, path: [JSONStep] = [], row: String) {
    self.record = record
    self.path = path
    self.row = row
  }

  init(_ object: ObjectLocation, row: String) {
    self.init(object.record, path: object.path, row: row)
  }

  /// Returns whether the row belongs to an object inside of another one.
  func isInside(_ object: ObjectLocation) -> Bool {
    record == object.record && path.count > object.path.count && path.starts(with: object.path)
  }

  var object: ObjectLocation { ObjectLocation(record, path: path) }
}

extension Location: Hashable {
  /// Identifiers are compared by their bytes, as names of members are.
  package static func == (a: Self, b: Self) -> Bool {
    a.record == b.record && a.path == b.path && a.row.hasSameBytes(as: b.row)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(record)
    hasher.combine(path)
    hasher.combine(ExactText(row))
  }
}

extension Dictionary where Key == Location {
  /// The entries at the present locations of their rows, without those whose rows no longer
  /// exist.
  func moved(_ location: (Location) -> Location?) -> Self {
    Dictionary(compactMap { key, value in location(key).map { ($0, value) } }) { first, _ in first }
  }
}

extension Location {
  /// The order in which locations are listed: by record, then by path and row.
  static func isBefore(_ a: Location, _ b: Location) -> Bool {
    guard a.record == b.record else { return a.record < b.record }
    guard a.path == b.path else {
      return a.path.lexicographicallyPrecedes(b.path) { $0.precedes($1) }
    }
    return a.row < b.row
  }
}

extension JSONStep {
  fileprivate func precedes(_ other: JSONStep) -> Bool {
    if case .index(let a) = self, case .index(let b) = other { return a < b }
    return name < other.name
  }
}
