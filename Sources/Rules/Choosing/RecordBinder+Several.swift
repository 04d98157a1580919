import Forms
import JSONText

/// Rows that hold several of their choices as a list.
extension RecordBinder {
  /// The titles of a list's elements, those that are not offered as their text.
  func titles(of list: JSONSlice, in state: RowState) -> String {
    let titles = list.elements.map { element in
      if let title = state.choiceTitle(of: element) { return title }
      return element.kind == .string ? element.stringValue : preview(element, at: nil)
    }
    return texts.names(Array(titles))
  }

  /// The list that a typed text means in place of what is stored: JSON, or choices with commas between. Numbers that the
  /// list has already stay as they are written.
  func several(
    _ text: String, in row: ConfigRow, stored: RowContent
  ) -> Result<JSONValue, ValidationFailure> {
    guard case .value(let slice) = stored else { return several(text, in: row) }
    return several(text, in: row).map { value in
      guard case .array(let elements) = value else { return value }
      let former = slice.elements.map(\.value)
      return .array(elements.map { element in former.first { $0.equals(element) } ?? element })
    }
  }

  private func several(_ text: String, in row: ConfigRow) -> Result<JSONValue, ValidationFailure> {
    if text.first(where: { !$0.isWhitespace }) == "[" { return json(text, in: row) }
    if case .success(let value) = choice(text, in: row) { return .success(.array([value])) }
    var elements: [JSONValue] = []
    var known: Set<JSONValue> = []
    for name in row.parts(ofList: text) {
      switch choice(name, in: row) {
      case .success(let value): if known.insert(value).inserted { elements.append(value) }
      case .failure(let failure): return .failure(failure)
      case nil:
        guard !row.takesOnlyChoices else { return .failure(notOffered(name, in: row)) }
        let other = JSONValue.string(name)
        if known.insert(other).inserted { elements.append(other) }
      }
    }
    return .success(.array(elements))
  }

  /// Whether a list has no element that is not offered, but for those that the record has already: they stay.
  func addsOnlyOffered(_ value: JSONValue, to bound: BoundRow) -> Bool {
    guard case .array(let elements) = value, let choices = bound.state.rules.choices else {
      return false
    }
    var former: [JSONValue] = []
    if case .value(let slice) = bound.content { former = slice.elements.map(\.value) }
    return elements.allSatisfy {
      choices.index(of: JSONSlice(writing: $0)) != nil || former.contains($0)
    }
  }
}

extension ConfigRow {
  /// The names of a list that is typed with commas.
  func parts(ofList text: String) -> [String] {
    text.split(whereSeparator: { ",、，".contains($0) }).map {
      String($0).trimmingWhitespace()
    }
  }
}
