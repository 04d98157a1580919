import Forms
import Texts
import Values

/// What is said of dates that are typed, with an example in the row's own notation.
extension RecordBinder {
  /// A typed text that is not a date yet.
  func typedDateFailure(in row: ConfigRow) -> ValidationFailure {
    row.dateFailure(texts, like: example(of: row))
  }

  /// Why no date has what was typed.
  func message(of fault: TypedDate.Fault, in row: ConfigRow) -> String {
    fault.message(in: texts, like: fault.isOfTime ? example(.time, of: row) : example(of: row))
  }

  /// What is still to be typed after a day, or before a time.
  func missingPart(of date: DateText, in row: ConfigRow) -> String {
    let example = example(.dateAndTime, of: row)
    return date.hasDay ? texts.timeIsMissing(example) : texts.dayIsMissing(example)
  }

  /// A date as the row takes it.
  func example(of row: ConfigRow) -> String { example(row.dates?.storedMode ?? .date, of: row) }

  /// A day, a time or both as the row shows them with the whole year; in ISO 8601 where that could not be typed.
  private func example(_ mode: DateMode, of row: ConfigRow) -> String {
    let iso = DateText.example(mode)
    guard let dates = prepared(row).dates, let pattern = dates.patterns[mode]?.withWholeYear,
      let date = DateText(iso) ?? DateText(timeOfDay: iso)
    else { return iso }
    let shown = pattern.text(of: date, names: dates.names)
    guard case .complete(let text) = typedDate(shown, of: dates, mode, in: row).state,
      let read = DateText(text) ?? DateText(timeOfDay: text)
    else { return iso }
    return read.hasDay == date.hasDay && read.date == date.date && read.time == date.time
      ? shown : iso
  }
}

extension RuleTexts {
  /// A date, a time or both, as is still to be typed.
  func date(_ mode: DateMode?, like example: String) -> String {
    switch mode {
    case .time: aTimeLike(example)
    case .dateAndTime: aDateAndTimeLike(example)
    case .date, nil: aDateLike(example)
    }
  }
}
