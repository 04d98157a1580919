import JSONText
import Values

/// Dates and times of day: ISO 8601 as it is, or in the formats that the form sets.
struct DateValueFormat: ValueFormat {
  /// Storage and formats of the row's dates; nil for ISO 8601.
  let dates: RowDates?

  func shown(
    _ slice: JSONSlice, in state: RowState, by notation: ValueNotation
  ) -> (text: String, isForeign: Bool)? {
    let text = slice.kind == .string ? slice.stringValue : slice.text
    guard let dates else { return (text, !text.isEmpty && DateText(text) == nil) }
    return dates.date(of: slice).map { (dates.shownText(of: $0), false) }
      ?? (text, !slice.isEmptyValue)
  }

  func typedText(of slice: JSONSlice, in state: RowState, by notation: ValueNotation) -> String {
    if let dates, let date = dates.date(of: slice) { return dates.editText(of: date) }
    return notation.plainText(of: slice, in: state.row)
  }

  func reads(_ slice: JSONSlice, in state: RowState) -> Bool {
    guard state.rules.takes(slice, kind: slice.kind) else { return false }
    return (dates.map { $0.date(of: slice) } ?? DateText(slice.stringValue)) != nil
  }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    slice.kind == .string || slice.kind == .number && dates?.storesNumber == true
  }

  func value(
    of text: String, in state: RowState, replacing stored: RowContent, by notation: ValueNotation
  ) -> Result<JSONValue, ValidationFailure> {
    notation.dateEntry(in: state).value(of: text, replacing: stored.slice)
  }

  func judgement(
    of typed: TypedText, in state: RowState, replacing stored: JSONSlice?,
    by notation: ValueNotation
  ) -> TypingJudgement? {
    let entry = notation.dateEntry(in: state)
    if let stored, entry.isShown(typed.text, of: stored) {
      return TypingJudgement(state: .complete)
    }
    switch entry.typed(typed.text).state {
    case .open:
      let message = typed.texts.date(state.row.dates?.storedMode, like: entry.example)
      return TypingJudgement(state: .open, message: message)
    case .impossible(let place, let fault):
      return TypingJudgement(state: .impossible(at: place), message: entry.message(of: fault))
    case .complete(let text):
      guard let date = DateText(text) ?? DateText(timeOfDay: text) else {
        return TypingJudgement(state: .open)
      }
      if let refusal = entry.refusal(of: date, replacing: stored) {
        return TypingJudgement(state: .open, message: refusal)
      }
      let broken = entry.stating { row in
        state.rules.all.lazy.compactMap { $0.judge(typed: date, in: row, typed.texts) }.first
      }
      return broken ?? TypingJudgement(state: .complete)
    }
  }
}

extension ValueNotation {
  /// The entry of dates in a row.
  func dateEntry(in state: RowState) -> DateEntry {
    DateEntry(row: state.row, dates: state.dates, notation: dates)
  }
}
