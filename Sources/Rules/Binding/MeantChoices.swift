import Forms
import JSONText
import Values

/// What somebody enters in a row of choices, before it is known which are offered.
enum MeantChoices {
  case text(String)
  case value(JSONValue)

  /// The values of the choices that it is, of all that the row has: so many at most that looking at each of them costs
  /// little. O(choices) for each name.
  func values(in row: ConfigRow) -> [JSONSlice] {
    let values =
      switch self {
      case .value(.array(let elements)): elements
      case .value(let value): [value]
      case .text(let text): names(in: text, row).flatMap { row.choices(meaning: $0).map(\.value) }
      }
    return values.prefix(Self.most).map { JSONSlice(writing: $0) }
  }

  private func names(in text: String, _ row: ConfigRow) -> [String] {
    guard row.hasSeveralChoices else { return [text] }
    if let list = try? JSONSlice(parsing: text), list.kind == .array {
      return list.elements.prefix(Self.most).map(\.value.textAsTyped)
    }
    return [text] + row.parts(ofList: text).prefix(Self.most)
  }

  private static let most = 100
}

extension RecordBinder {
  /// The row with the choices that are meant, where the steps of its filter were not enough to look at all: each is looked
  /// at by itself.
  func offering(_ meant: MeantChoices, in bound: BoundRow) -> BoundRow {
    guard let record = bound.unreadRecord, let offered = prepared(bound.row).offered else {
      return bound
    }
    let scope = RecordScope(binder: self, record: record, row: bound.state)
    return bound.inState(offered.state(bound.state, offering: meant, in: scope))
  }
}
