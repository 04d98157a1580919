import Forms
import JSONText
import Values

/// An entry in a row of choices, before it is known which of them are offered.
enum MeantChoices {
  case text(String)
  case value(JSONValue)

  /// The values that the entry may mean, of all choices of the row; at most `most`, since each is looked at by itself.
  /// O(choices) for each name.
  func values(in row: ConfigRow) -> [JSONSlice] {
    candidates(in: row).prefix(Self.most).map { JSONSlice(writing: $0) }
  }

  private func candidates(in row: ConfigRow) -> [JSONValue] {
    switch self {
    case .value(.array(let elements)): return elements
    case .value(let value): return [value]
    case .text(let text):
      if row.hasSeveralChoices, case .array(let elements)? = try? JSONSlice(parsing: text).value {
        return elements
      }
      let parts = row.hasSeveralChoices ? row.parts(ofList: text).prefix(Self.most) : []
      return ([text] + parts).flatMap { row.choices(meaning: $0).map(\.value) }
    }
  }

  private static let most = 100
}

extension RecordBinder {
  /// The row with the choices of an entry, if the steps of its filter were not enough for all: each is looked at by itself.
  func offering(_ meant: MeantChoices, in bound: BoundRow) -> BoundRow {
    guard let record = bound.unreadRecord, let offered = prepared[bound.row].offered else {
      return bound
    }
    let scope = RecordScope(reading(record), row: bound.state)
    return bound.inState(offered.state(bound.state, offering: meant, in: scope))
  }
}
