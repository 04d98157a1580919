import JSONText
import Values

@testable import Expressions

/// A record, its neighbors and a clock that stands still.
struct RecordScope: ExpressionScope {
  var record: JSONSlice
  var row: JSONSlice?
  var rows: [String: JSONSlice] = [:]
  var root: JSONSlice?
  var parent: JSONSlice?
  var choice: JSONSlice?
  var titles: [ExpressionReference: String] = [:]
  var index: Int?
  var today = "2026-11-22"
  var now = "2026-11-22T09:30:00+01:00"

  init(_ record: String = "{}") throws {
    self.record = try JSONSlice(parsing: record)
  }

  var hasChoice: Bool { choice != nil }

  func value(of reference: ExpressionReference) -> JSONSlice? {
    let base: JSONSlice?
    switch reference.root {
    case .record: base = record
    case .row: base = row
    case .root: base = root
    case .parent: base = parent
    case .choice: base = choice
    case .identifier:
      for (identifier, path) in reference.identifierReadings {
        if let value = rows[identifier] { return found(value, path) }
      }
      return nil
    }
    return base.flatMap { found($0, reference.path.steps) }
  }

  func choiceTitle(of reference: ExpressionReference) -> String? { titles[reference] }

  private func found(_ value: JSONSlice, _ path: [JSONStep]) -> JSONSlice? {
    if case .found(let slice) = value.lookup(path) { slice } else { nil }
  }
}

/// The value of an expression for a record as JSON text; "missing" for none.
func evaluated(_ text: String, _ record: String = "{}") throws -> String {
  try Expression(text).value(in: RecordScope(record)).json?.jsonText() ?? "missing"
}

/// Whether a condition is true for a record.
func isTrue(_ text: String, _ record: String = "{}") throws -> Bool {
  try Expression(text).isSatisfied(in: RecordScope(record))
}
