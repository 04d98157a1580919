import JSONText
import Records
import SourceText

/// An object of the document: a record, or what has a form of its own inside one.
package struct ObjectPlace: Hashable, Sendable {
  /// The record, by its identity in this reading.
  package var record: RecordID
  /// Where it is inside the record; empty for the record itself.
  package var path: [JSONStep]

  package init(_ record: RecordID, path: [JSONStep] = []) {
    self.record = record
    self.path = path
  }

  /// What is inside of it.
  func inside(_ steps: [JSONStep]) -> ObjectPlace { ObjectPlace(record, path: path + steps) }
}

/// A row of an object: what drafts, problems, changes and jumps point at.
package struct Location: Sendable {
  /// The record, by its identity in this reading.
  package var record: RecordID
  /// Where the object is inside the record whose form has the row; empty for the record itself.
  package var path: [JSONStep]
  /// The row's identifier.
  package var row: String

  package init(_ record: RecordID, path: [JSONStep] = [], row: String) {
    self.record = record
    self.path = path
    self.row = row
  }

  init(_ place: ObjectPlace, row: String) {
    self.init(place.record, path: place.path, row: row)
  }

  /// Whether the row is one of an object inside of another.
  func isInside(_ place: ObjectPlace) -> Bool {
    record == place.record && path.count > place.path.count && path.starts(with: place.path)
  }

  /// The object that has the row.
  var place: ObjectPlace { ObjectPlace(record, path: path) }
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
  /// The same at the places where the rows are now; without what has none any more.
  func moved(_ place: (Location) -> Location?) -> Self {
    Dictionary(compactMap { key, value in place(key).map { ($0, value) } }) { first, _ in first }
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
