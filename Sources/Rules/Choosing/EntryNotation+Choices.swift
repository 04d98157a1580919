import Forms
import JSONText
import SourceText
import Values

/// Choosing among a row's choices, by value or by title, and several of them as a list.
extension EntryNotation {
  /// By value first, then by title. Where several choices have the title, none is taken. Nil for a text that means no
  /// choice.
  func choice(_ text: String, in row: ConfigRow) -> Result<JSONValue, ValidationFailure>? {
    let found = row.choices(meaning: text)
    if found.count > 1, !row.disclosure.isSecret {
      // Whoever sees one title for both can only write their values.
      let haveOneTitle = found[0].title.hasSameBytes(as: found[1].title)
      let names = found.map { haveOneTitle ? $0.value.jsonText() : texts.inQuotes($0.title) }
      return .failure(row.failure(.choice, texts.couldBe(names[0], or: names[1])))
    }
    return found.first.map { .success($0.value) }
  }

  /// Why a text that means no choice is refused, with what may be meant. O(choices).
  func notOffered(_ text: String, in row: ConfigRow) -> ValidationFailure {
    row.notOffered(.text(text), instead: row.offer(near: text), texts)
  }

  /// The list that a typed text means in place of what is stored: JSON, or choices with commas between. Numbers that the
  /// list has already stay as they are written.
  func several(
    _ text: String, in row: ConfigRow, replacing stored: RowContent
  ) -> Result<JSONValue, ValidationFailure> {
    guard case .value(let slice) = stored else { return several(text, in: row) }
    return several(text, in: row).map { value in
      guard case .array(let elements) = value else { return value }
      let former = slice.elements.map(\.value)
      let known = ListedValues(former)
      return .array(
        elements.map { known.index(of: JSONSlice(writing: $0)).map { former[$0] } ?? $0 })
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
}
