import Forms
import JSONText
import Texts
import Values

/// Dates and times of day: ISO 8601 as it is, or in the formats that the form sets.
struct DateValueFormat: ValueFormat {
  /// Storage and formats of the row's dates; nil for ISO 8601.
  let dates: RowDates?
  let type: TypeRule
  var order: ValueKind? { .date }
  var samples: [String] { ["\"\(DateText.example(.date))\""] }

  init(dates: RowDates?) {
    self.dates = dates
    let isNumber = dates?.storesNumber == true
    let kinds: StoredKinds = isNumber ? .numbers : .texts
    type = TypeRule(
      kinds, takesEmptyText: false, dates: dates, message: Self.message, reading: kinds
    ) { value in
      value.date =
        if let dates {
          value.withCharacters { dates.date(of: $0, isNumber: isNumber) }
        } else {
          DateText(utf8: value.bytes)
        }
      // Rules of texts judge dates, however they are stored.
      guard value.date == nil else {
        value.kind = .texts
        return .read
      }
      let text = isNumber ? "" : value.withCharacters { String(decoding: $0, as: UTF8.self) }
      guard !isNumber, let fault = dates?.storage.fault(ofText: text) else { return .foreign }
      return .broken(
        RuleBreach { row, texts in
          row.disclosure.isSecret
            ? Self.message(found: .string, in: row, texts) ?? row.dateFailure(texts)
            : row.dateFailure(of: fault, because: fault.message(in: texts), texts)
        })
    }
  }

  /// A value that is stored in another way than the row's dates, or a text that is none.
  private static func message(
    found kind: JSONKind, in row: ConfigRow, _ texts: Texts
  ) -> ValidationFailure? {
    if let name = row.dates?.storage.name {
      return row.failure(.type, texts.isNotStored(as: name))
    }
    return kind == .string ? row.dateFailure(texts) : nil
  }

  func shown(_ slice: JSONSlice, in context: RowNotation) -> ShownText? {
    let text = slice.kind == .string ? slice.stringValue : slice.text
    guard let dates else { return (text, !text.isEmpty && DateText(text) == nil) }
    return dates.date(of: slice).map { (dates.shownText(of: $0), false) }
      ?? (text, !slice.isEmptyValue)
  }

  func typedText(of slice: JSONSlice, in context: RowNotation) -> String {
    if let dates, let date = dates.date(of: slice) { return dates.editText(of: date) }
    return context.plainText(of: slice)
  }

  func reads(_ slice: JSONSlice, in state: RowState) -> Bool {
    guard state.rules.takes(slice, kind: slice.kind) else { return false }
    return (dates.map { $0.date(of: slice) } ?? DateText(slice.stringValue)) != nil
  }

  func represents(_ slice: JSONSlice, in state: RowState, isAsked: Bool) -> Bool {
    slice.kind == .string || slice.kind == .number && dates?.storesNumber == true
  }

  func value(of text: String, in context: RowNotation, replacing stored: RowContent) -> TypedValue {
    context.dateEntry.value(of: text, replacing: stored.slice)
  }

  func judgement(of typed: TypedText, in context: RowNotation, replacing stored: JSONSlice?)
    -> TypingJudgement?
  {
    let entry = context.dateEntry
    if let stored, entry.isShown(typed.text, of: stored) {
      return TypingJudgement(state: .complete)
    }
    switch entry.typed(typed.text).state {
    case .open:
      let message = typed.texts.date(context.row.dates?.storedMode, like: entry.example)
      return TypingJudgement(state: .open, message: message)
    case .impossible(let index, let fault):
      return TypingJudgement(state: .impossible(at: index), message: entry.message(of: fault))
    case .complete(let text):
      guard let date = DateText(text) ?? DateText(timeOfDay: text) else {
        return TypingJudgement(state: .open)
      }
      if let refusal = entry.refusal(of: date, replacing: stored) {
        return TypingJudgement(state: .open, message: refusal)
      }
      let broken = entry.stating { row in
        context.state.rules.all.lazy.compactMap { $0.judge(typed: date, in: row, typed.texts) }
          .first
      }
      return broken ?? TypingJudgement(state: .complete)
    }
  }
}
